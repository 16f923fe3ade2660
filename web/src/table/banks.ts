/** What everybody has left in their bank, as it runs. */

import type { Standing } from '../protocol/generated';

/**
 * Milliseconds in the bank of a seat at a moment of the server; null where it has none. A clock runs on the bank only
 * when the time of the decision itself is used up.
 */
export function bankOf(standing: Standing, seat: number, now: number): number | null {
  const bank = standing.banks[seat] ?? null;
  if (bank === null) return null;
  const from = runningOf(standing, seat)?.bank_from ?? null;
  return from === null ? bank : Math.max(0, bank - Math.max(0, (standing.paused_at ?? now) - from));
}

/** The clock that may take from the bank of this seat now. */
export function runningOf(standing: Standing, seat: number): Standing['deadlines'][number] | undefined {
  return standing.deadlines.find(({ clock, bank_from }) => bank_from != null && clock.seats[0] === seat);
}
