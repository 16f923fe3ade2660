/** What the picture of the front page shows: which of the endings, and the people in it, by what they have to do there. */

import type { View } from '../types';

export interface Pictured {
  readonly name: 'thieves' | 'godfather' | 'agent' | 'killer';
  /** Whose evening it was: they stand in front. */
  readonly heroes: readonly number[];
  /** Who drives them, sits in the police car, or has lost a hat. */
  readonly other: number | null;
}

/** So many have room beside each other. */
const MOST = 4;

export function pictured({ ended, reveal, godfather, accused, killer }: View): Pictured {
  const winners = ended?.winners ?? [];
  const roleOf = (seat: number) => reveal?.travels.find((travel) => travel.seat === seat)?.role ?? null;
  switch (ended?.reason) {
    case 'agent_accused':
      return { name: 'agent', heroes: present(accused), other: godfather };
    case 'killer_shot_agent':
      return { name: 'killer', heroes: present(killer), other: accused };
    case 'godfather_out': {
      const thieves = winners.filter((seat) => roleOf(seat) === 'thief');
      const driver = winners.find((seat) => roleOf(seat) === 'driver') ?? null;
      return { name: 'thieves', heroes: thieves.slice(0, 2), other: driver };
    }
    default:
      return {
        name: 'godfather',
        heroes: [godfather, ...winners.filter((seat) => seat !== godfather)].slice(0, MOST + 1),
        other: null,
      };
  }
}

function present(seat: number | null): readonly number[] {
  return seat === null ? [] : [seat];
}
