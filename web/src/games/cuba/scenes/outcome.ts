/** What came of the last accusation, as everybody was told. */

import type { Event, Log } from '../types';

export interface Accusation {
  readonly seat: number;
  /** Null until the pocket is open. */
  readonly opened: Extract<Event, { event: 'pocket_opened' }> | null;
  /** Who has fired, or null. */
  readonly shooter: number | null;
  readonly hasBottle: boolean;
}

export function lastAccusation(told: Log): Accusation | null {
  const at = told.findLastIndex(({ event }) => event.event === 'accused');
  const accused = told[at]?.event;
  if (accused?.event !== 'accused') return null;
  const since = told.slice(at).map(({ event }) => event);
  return {
    seat: accused.seat,
    opened: since.find((event) => event.event === 'pocket_opened') ?? null,
    shooter: since.find((event) => event.event === 'fired')?.seat ?? null,
    hasBottle: since.some((event) => event.event === 'joker_given'),
  };
}
