/** The end of a round as a scene: the beats that its events make. */

import type { Event, Log } from '../types';

type Told = Log[number];
export type Kind = 'alarm' | 'duty' | 'check' | 'bag' | 'reveal' | 'returned' | 'credit' | 'wealth' | 'chips';

export interface Beat {
  readonly kind: Kind;
  readonly events: readonly Event[];
  /** Whom it is about. */
  readonly seats: readonly number[];
  /** The number of the last event in it. */
  readonly number: number;
  readonly ms: number;
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

/** The beats that what has just been told adds to those before. */
export function newIn(beats: readonly Beat[], fresh: Log): readonly Beat[] {
  const first = fresh[0]?.number ?? Infinity;
  return beats.filter(({ number }) => number >= first);
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
