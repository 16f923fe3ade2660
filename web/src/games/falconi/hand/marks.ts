/** Where the marks of goals stand on the map: before an open end in the empty cell, else on the card itself. */

import { placeOf } from '../map/places';
import type { Goal } from './goals';
import { CELL, edgeOf, type Point } from '../map/lanes';
import { aheadOf, type Streets } from '../map/streets';

const HALF = CELL / 2;
/** How far beside the middle: on the right of whoever drives out, where the lane is. */
const ASIDE = 6;

export function spotOfGoal({ kind, spot }: Goal, turn: number, streets: Streets): Point {
  if (kind === 'catch') return edgeOf(spot, turn, HALF - 9);
  if (kind === 'blast' || kind === 'break' || kind === 'flee') return edgeOf(spot, turn, HALF + 16);
  const isOpen = aheadOf(streets, placeOf(spot)) === 'open';
  return edgeOf(spot, turn, isOpen ? HALF + 11 : HALF - 11, ASIDE);
}
