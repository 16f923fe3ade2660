/** What lies open after each beat of the scene, a row a seat. */

import type { Event, Log, Verdict, View } from '../types';
import type { Beat, Kind } from './beats';

type RoundResult = NonNullable<View['last_round']>;
type SeatResult = RoundResult['seats'][number];

/** One seat in the scene; whatever is not known yet is null. */
export interface Row extends Omit<SeatResult, 'hand' | 'verdict'> {
  readonly hand: readonly string[] | null;
  readonly verdict: Verdict | null;
  /** What everybody knows of the verdict by now, though its beat may be still to come. */
  readonly found: Verdict | null;
  /** How many cards lie face down as long as `hand` is unknown. */
  readonly backs: number;
  readonly checkedBy: number | null;
  /** The values of the chips drawn and of the chip put back: for their owner. */
  readonly values: readonly number[];
  readonly lost: number | null;
}

/** All seats before anything is shown. How many cards lie there is public. */
export function facedDown(ending: Log, view: View): readonly Row[] {
  return view.players.map((player, seat) => ({
    seat,
    hand: null,
    verdict: null,
    found: foundOn(ending, seat) ?? player.shown?.verdict ?? null,
    exchanged: null,
    currency: null,
    on_duty: false,
    confiscated: [],
    turned: [],
    credit_note: null,
    wealth: null,
    rank: null,
    drawn: 0,
    returned: 0,
    backs: sizeOf(ending, seat) ?? player.cards,
    checkedBy: null,
    values: [],
    lost: null,
  }));
}

function sizeOf(ending: Log, seat: number): number | undefined {
  for (const { event } of ending) {
    if (event.event === 'checked' && event.target === seat) return event.cards.length;
    const isShown = event.event === 'on_duty_revealed' || event.event === 'hand_revealed';
    if (isShown && event.seat === seat) return event.cards.length;
  }
  return undefined;
}

function foundOn(ending: Log, seat: number): Verdict | undefined {
  for (const { event } of ending) if (event.event === 'hand_revealed' && event.seat === seat) return event.verdict;
  return undefined;
}

export function rowsAfter(rows: readonly Row[], beats: readonly Beat[]): readonly Row[] {
  const after = [...rows];
  for (const { kind, events } of beats) for (const event of events) step(after, kind, event);
  return after;
}

function step(rows: Row[], kind: Kind, event: Event) {
  const change = (seat: number, different: Partial<Row>) => {
    const row = rows[seat];
    if (row !== undefined) rows[seat] = { ...row, ...different };
  };
  switch (event.event) {
    case 'on_duty_revealed':
      // The event has no verdict: the view has, and so has the reveal.
      change(event.seat, {
        hand: event.cards,
        exchanged: event.exchanged,
        currency: event.currency,
        on_duty: true,
        verdict: rows[event.seat]?.found ?? null,
      });
      break;
    case 'checked': {
      const { cards: hand, exchanged, currency, verdict, seat: checkedBy } = event;
      change(event.target, { hand, exchanged, currency, verdict, checkedBy });
      break;
    }
    case 'confiscated':
      change(event.seat, { confiscated: event.cards });
      change(event.target, { exchanged: null, currency: null });
      break;
    case 'hand_revealed': {
      const { cards: hand, exchanged, currency, verdict } = event;
      change(event.seat, { hand, exchanged, currency, verdict });
      break;
    }
    case 'chip_returned':
      change(event.seat, { returned: 1, lost: event.value ?? null });
      break;
    case 'credit_drawn':
      change(event.seat, { credit_note: event.note, turned: event.cards });
      break;
    case 'chips_awarded':
      if (kind === 'wealth') change(event.seat, { wealth: event.wealth });
      else change(event.seat, { rank: event.rank, drawn: event.count, values: event.values ?? [] });
      break;
    default:
  }
}

/** The table of a round that is over; the log knows the values of one's own chips. */
export function rowsOf(result: RoundResult, ending: Log): readonly Row[] {
  return result.seats.map((seat) => ({
    ...seat,
    found: seat.verdict,
    backs: 0,
    checkedBy: null,
    ...chipsIn(ending, seat.seat),
  }));
}

function chipsIn(ending: Log, seat: number): Pick<Row, 'values' | 'lost'> {
  let [values, lost]: [readonly number[], number | null] = [[], null];
  for (const { event } of ending) {
    if (event.event === 'chips_awarded' && event.seat === seat) values = event.values ?? [];
    if (event.event === 'chip_returned' && event.seat === seat) lost = event.value ?? null;
  }
  return { values, lost };
}

/** The innocent by their money, then the guilty; those who are not counted yet stay where they sit. */
export function ranked(rows: readonly Row[]): readonly Row[] {
  return [...rows].sort((one, other) => (one.rank ?? rows.length + 1) - (other.rank ?? rows.length + 1));
}
