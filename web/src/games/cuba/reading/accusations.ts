/** Every "Empty your pockets!", in order, and what came of it, as everybody was told. */

import type { PocketOpened } from '../generated';
import type { Log } from '../types';

export interface Accusation {
  readonly seat: number;
  /** Null until the pocket is open. */
  readonly opened: PocketOpened | null;
  /** Who has fired, or null. */
  readonly shooter: number | null;
  readonly hasBottle: boolean;
}

export function accusationsIn(log: Log): readonly Accusation[] {
  const starts = log.flatMap(({ event }, at) => (event.event === 'accused' ? [at] : []));
  return starts.map((at, index) => accusationIn(log.slice(at, starts[index + 1])));
}

export function lastAccusation(log: Log): Accusation | null {
  const at = log.findLastIndex(({ event }) => event.event === 'accused');
  return at < 0 ? null : accusationIn(log.slice(at));
}

/** The log begins with an accusation and has no other. */
function accusationIn(log: Log): Accusation {
  const events = log.map(({ event }) => event);
  const seat = events.find((event) => event.event === 'accused')!.seat;
  return {
    seat,
    opened: events.filter((event) => event.event === 'pocket_opened').find((event) => event.seat === seat) ?? null,
    shooter: events.find((event) => event.event === 'fired')?.seat ?? null,
    hasBottle: events.some((event) => event.event === 'joker_given'),
  };
}
