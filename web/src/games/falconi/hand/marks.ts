/** Where the marks of goals stand on the map: before a street end in the empty cell, else on the card itself. */

import { CELL, edgeOf, type Point } from '../reading/lanes';
import { beside } from '../reading/places';
import type { View } from '../types';
import type { Goal } from './goals';

const HALF = CELL / 2;
/** How far beside the middle: on the right of whoever drives out, where the lane is. */
const ASIDE = 6;

export function spotOfGoal({ kind, spot }: Goal, turn: number, grid: View['grid']): Point {
  if (kind === 'catch') return edgeOf(spot, turn, HALF - 9);
  if (kind === 'blast' || kind === 'break' || kind === 'flee') return edgeOf(spot, turn, HALF + 16);
  const next = beside(spot.cell, spot.side);
  const hasRoom = next !== null && !(next in grid);
  return edgeOf(spot, turn, hasRoom ? HALF + 11 : HALF - 11, ASIDE);
}
