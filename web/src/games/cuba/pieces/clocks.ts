/** The clocks that the board shows as a burning cigar. */

import type { RunningClock } from '../../../table/game';
import type { Event, Log } from '../types';

/** What everybody has seen begin with it. C-13.2 */
const BEGINNINGS: Readonly<Record<string, Event['event']>> = {
  hide: 'game_started',
  take_p1: 'box_passed',
  take: 'box_passed',
  answer: 'asked',
  window: 'window_opened',
};

export interface Burning {
  readonly clock: RunningClock;
  /** In milliseconds: for everybody the same, whatever he does. */
  readonly length: number;
}

/** The first of these clocks that runs, or null. */
export function burning(deadlines: readonly RunningClock[], told: Log, names: readonly string[]): Burning | null {
  const clock = deadlines.find(({ name }) => names.includes(name));
  if (clock === undefined) return null;
  const begun = told.findLast(({ event }) => event.event === BEGINNINGS[clock.name])?.at;
  return begun === undefined || clock.due <= begun ? null : { clock, length: clock.due - begun };
}

export const BOX_CLOCKS: readonly string[] = ['hide', 'take_p1', 'take'];
