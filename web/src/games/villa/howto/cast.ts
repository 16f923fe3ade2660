/** Who and what is shown in the pictures, all from the box: the same guard in every step. */

import { BOX, type BoxGuard, type Hint } from '../generated';
import { GODFATHERS, placeOf, PLACES, SUITS } from '../board/box';

/** A guard whose back names a position: what is behind it can be followed from step to step. */
export const TARGET: BoxGuard = BOX.guards.list.find(
  ({ hint, symbols }) => hint.kind === 'at' && new Set(symbols).size === SUITS.length,
)!;

/** The required symbol in the pictures, and another one that two cards have in common. */
export const NEEDED: string = TARGET.symbols[1]!;
export const OTHER: string = SUITS.find((symbol) => symbol !== NEEDED && symbol !== TARGET.hint.symbol)!;

export const GODFATHER = [...GODFATHERS.values()][0]!;

/** The backs in the order in which they lie in the picture of the grounds. */
export const BACKS: ReadonlyMap<string, { strength: number; hint: Hint }> = new Map(
  PLACES.map(({ id }, place) => [id, BOX.guards.list[(place * 7) % BOX.guards.list.length]!]),
);

/** At the corners of the park nobody lies on two sides. */
export function isCorner(slot: string): boolean {
  const { layer, neighbours } = placeOf(slot);
  return layer === 'park' && neighbours.length === 2;
}
