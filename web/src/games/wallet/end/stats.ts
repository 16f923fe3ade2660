/** The evening in numbers, counted from what one was told. */

import { endingsIn } from '../scenes/beats';
import type { Log, Verdict } from '../types';

export interface Judged {
  readonly seat: number;
  readonly verdict: Verdict;
  /** What the police found; for the innocent what was counted in the end. */
  readonly cents: number;
}

export interface RoundStats {
  readonly number: number;
  readonly judged: readonly Judged[];
  /** The richest innocent and their money in cents. */
  readonly richest: { readonly seat: number; readonly wealth: number } | null;
}

export type OwnStats = Readonly<Record<'drawn' | 'bought' | 'innocent' | 'played' | 'flipped', number>>;

export function roundsOf(log: Log): readonly RoundStats[] {
  return endingsIn(log).map((ending, index) => {
    const wealth = new Map<number, number>();
    for (const { event } of ending) if (event.event === 'chips_awarded') wealth.set(event.seat, event.wealth);
    const judged = ending.flatMap(({ event }): Judged[] => {
      if (event.event !== 'hand_revealed') return [];
      const { seat, verdict } = event;
      return [{ seat, verdict, cents: wealth.get(seat) ?? verdict.cents }];
    });
    // Chips are given out to the richest first.
    const richest = [...wealth].map(([seat, cents]) => ({ seat, wealth: cents }))[0] ?? null;
    return { number: index + 1, judged, richest };
  });
}

/** Only a timer that was turned by choice is one's own doing. */
export function ownStats(log: Log, you: number): OwnStats {
  const mine = log.map(({ event }) => event).filter((event) => 'seat' in event && event.seat === you);
  const count = (...kinds: readonly string[]) => mine.filter((event) => kinds.includes(event.event)).length;
  return {
    drawn: count('card_drawn'),
    bought: count('id_taken'),
    innocent: mine.filter((event) => event.event === 'hand_revealed' && event.verdict.innocent).length,
    played: count('special_played'),
    flipped: mine.filter((event) => event.event === 'timer_flipped' && !event.automatic).length,
  };
}
