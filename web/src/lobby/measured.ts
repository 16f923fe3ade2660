/** How often the house wins: measured by scripts/measure_levels.py, a small file in each game's folder. */

export interface Measured {
  /** So many games were played for each number, at so many seats. */
  readonly games: number;
  readonly seats: number;
  /** Percents by preset and level of bots, where a game has sides. */
  readonly presets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Percents by level of bots, for one among bots of another level. */
  readonly bots: Readonly<Record<string, number>>;
}

const FOUND = import.meta.glob<Measured>('../games/*/measured.json', { eager: true, import: 'default' });

export function measuredOf(game: string): Measured | undefined {
  return FOUND[`../games/${game}/measured.json`];
}

/** What bots of a level win with a preset; undefined where nobody has measured it. */
export function shareOf(game: string, preset: string, level: string): number | undefined {
  return measuredOf(game)?.presets[preset]?.[level];
}
