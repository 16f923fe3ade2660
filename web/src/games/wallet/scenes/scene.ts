/** The end of a round as a scene: the beats that its events make, and what lies open after each of them. */

import type { Event, Log, View } from '../types';

type Told = Log[number];
type RoundResult = NonNullable<View['last_round']>;
type SeatResult = RoundResult['seats'][number];
type Kind = 'alarm' | 'duty' | 'check' | 'bag' | 'reveal' | 'returned' | 'credit' | 'wealth' | 'chips';

export interface Beat {
  readonly kind: Kind;
  readonly events: readonly Event[];
  /** Whom it is about. */
  readonly seats: readonly number[];
  /** The number of the last event in it. */
  readonly number: number;
  readonly ms: number;
}

/** One seat in the scene; whatever is not known yet is null. */
export interface Row extends Omit<SeatResult, 'hand' | 'verdict'> {
  readonly hand: readonly string[] | null;
  readonly verdict: SeatResult['verdict'] | null;
  /** How many cards lie face down as long as `hand` is unknown. */
  readonly backs: number;
  readonly checkedBy: number | null;
  /** The values of the chips drawn and of the chip put back: for their owner. */
  readonly values: readonly number[];
  readonly lost: number | null;
}

const BOUNDS: ReadonlySet<string> = new Set(['round_ended', 'round_started', 'game_over']);

/** The ends of all rounds so far, each from its last timer to the next deal. */
export function endingsIn(log: Log): readonly Log[] {
  const endings: Told[][] = [];
  let isOn = false;
  for (const told of log) {
    if (told.event.event === 'round_ended') endings.push([]);
    if (BOUNDS.has(told.event.event)) isOn = told.event.event === 'round_ended';
    if (isOn) endings.at(-1)?.push(told);
  }
  return endings;
}

/** Whether the round that ended last has been scored: the next one is dealt, or the game is over. */
export function isScored(log: Log): boolean {
  const last = log.findLast(({ event }) => BOUNDS.has(event.event));
  return last !== undefined && last.event.event !== 'round_ended';
}

/** Hands shown before are not shown again; chips go back together, and are drawn when all money is counted. */
export function beatsOf(ending: Log): readonly Beat[] {
  const beats: Beat[] = [];
  const seen = new Set<number>();
  const add = (kind: Kind, number: number, ms: number, event: Event, ...seats: readonly number[]) =>
    beats.push({ kind, events: [event], seats, number, ms });
  const awards = ending.filter(({ event }) => event.event === 'chips_awarded');
  for (const { number, event } of ending) {
    switch (event.event) {
      case 'round_ended':
        add('alarm', number, 1_600, event, event.seat);
        break;
      case 'on_duty_revealed':
        seen.add(event.seat);
        add('duty', number, 1_500, event, event.seat);
        break;
      case 'checked':
        seen.add(event.target);
        add('check', number, 2_000, event, event.target);
        break;
      case 'confiscated':
        add('bag', number, 1_500, event, event.seat);
        break;
      case 'hand_revealed':
        add('reveal', number, seen.has(event.seat) ? 0 : 1_300, event, event.seat);
        break;
      case 'chip_returned':
        join(beats, number, event);
        break;
      case 'credit_drawn':
        add('credit', number, 1_700, event, event.seat);
        break;
      default:
    }
  }
  // From the poorest to the richest, then the other way round.
  const last = awards.at(-1)?.number ?? 0;
  for (const { event } of awards.toReversed()) if ('seat' in event) add('wealth', last, 700, event, event.seat);
  for (const { event } of awards) if ('seat' in event) add('chips', last, 900, event, event.seat);
  return beats;
}

function join(beats: Beat[], number: number, event: Extract<Event, { event: 'chip_returned' }>) {
  const last = beats.at(-1);
  if (last?.kind !== 'returned') {
    beats.push({ kind: 'returned', events: [event], seats: [event.seat], number, ms: 1_200 });
  } else {
    beats[beats.length - 1] = {
      ...last,
      events: [...last.events, event],
      seats: [...last.seats, event.seat],
      number,
    };
  }
}

/** All seats before anything is shown. How many cards lie there is public. */
export function facedDown(ending: Log, view: View): readonly Row[] {
  return view.players.map((player, seat) => ({
    seat,
    hand: null,
    verdict: null,
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
      change(event.seat, { hand: event.cards, exchanged: event.exchanged, currency: event.currency, on_duty: true });
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
  return result.seats.map((seat) => ({ ...seat, backs: 0, checkedBy: null, ...chipsIn(ending, seat.seat) }));
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
