/** What the winners were: the thief with his loot, the driver with his passenger, the others by their role. */

import type { Say } from '../../../table/game';
import type { SeatEnd } from '../generated';
import type { Gloss, View } from '../types';

export function meritsOf({ reveal, ended }: View, { ends }: Gloss, say: Say): ReadonlyMap<number, string> {
  const lootOf = (seat: number) => reveal?.travels.find((travel) => travel.seat === seat)?.take ?? null;
  return new Map(
    (ended?.winners ?? []).flatMap((seat) => {
      const end = ends[seat];
      return end === undefined ? [] : [[seat, meritOf(end, lootOf(seat), say)] as const];
    }),
  );
}

function meritOf({ role, passenger }: SeatEnd, loot: string | null, say: Say): string {
  if (role === 'thief' && loot !== null) return say('end-merit-thief', { take: loot });
  return passenger === null ? say.word('role', role) : say('end-merit-driver', { seat: passenger });
}
