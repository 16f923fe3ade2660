/** How long the round can still last: without a flip by choice, one timer falls with every turn of the start player. */

import type { View } from './types';

/** The turns that a seat can have at most, the one that is on included. */
export function turnsLeft({ players, start, active, timers_left: timers }: View, seat: number): number {
  if (active === null || timers === 0) return 0;
  const ahead = (from: number, to: number) => (to - from + players.length) % players.length;
  const toStart = ahead(active, start) || players.length;
  const comesBefore = seat === active || (ahead(active, seat) > 0 && ahead(active, seat) < toStart);
  return timers - 1 + (comesBefore ? 1 : 0);
}

const ENDING: ReadonlySet<View['phase']> = new Set(['end_first', 'gain_time_action', 'end_cards', 'police_check']);

/** Whether turns are still being taken in this round. */
export function isRunning({ phase, timers_left: timers }: View): boolean {
  return timers > 0 && phase !== 'over' && phase !== 'chip_return' && !ENDING.has(phase);
}
