/** The seven people of the box and a lady on the wall, flat paper on 80 x 80: symbols `face-…` of the game's sheet. */

const FIGURES = ['godfather', 'lady', 'thief', 'loyal', 'agent', 'driver', 'killer', 'urchin'] as const;

export type Figure = (typeof FIGURES)[number];

/** Both agents are one person; a rule breaker has no portrait. */
export function figureOf(role: string | null): Figure | null {
  if (role === 'fbi' || role === 'cia') return 'agent';
  return FIGURES.find((figure) => figure === role) ?? null;
}
