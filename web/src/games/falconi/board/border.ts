/** The border of the city, piece by piece, drawn for the upper side; the others are turned. */

import { BOX } from '../generated';
import { CARS, FRONT, TUNNEL, type Car } from '../reading/box';
import { CELL, EDGE, middleOf, quarterOf, WIDTH, type Point } from '../reading/lanes';
import { CELLS, type Side, type Spot } from '../reading/places';
import { paintOf } from './colours';
import { hashOf } from './decor';

/** Small things on the band, seen from above: x along the side, y from its outer edge. */
export interface Thing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The pieces of a side as they lie along its upper edge: the box lists them as one sees them who sits behind it. */
function piecesOf(side: Side) {
  return BOX.border_piece.filter(({ positions }) => positions[0]?.startsWith(side)).reverse();
}

/** Where one piece of a side meets the next. */
export function jointsOn(side: Side): readonly number[] {
  const lengths = piecesOf(side).map(({ positions }) => positions.length);
  return lengths.slice(1).map((_, index) => {
    const before = lengths.slice(0, index + 1).reduce((sum, length) => sum + length, 0);
    return EDGE + before * CELL;
  });
}

/** What stands on the positions of a side, three each; the station has its own for itself. */
export function thingsOn(side: Side): readonly Thing[] {
  const seed = BOX.border_side.findIndex((border) => border.side === side);
  return piecesOf(side)
    .flatMap(({ positions, station }) => [...positions].reverse().map((name) => name === station))
    .flatMap((isStation, place) => (isStation ? [] : [0, 1, 2].map((number) => thingAt(seed, place, number))));
}

function thingAt(seed: number, place: number, number: number): Thing {
  const hash = hashOf(seed * 97 + place * 7 + number);
  return {
    x: EDGE + place * CELL + 10 + number * 18 + (hash % 5),
    y: 12 + (hash % 23),
    size: 4 + ((hash >>> 5) % 4),
  };
}

/** How the band of a theme is painted beside its colour; the prison is built of bricks. */
const SHADES: Readonly<Record<string, { readonly band?: string; readonly deep: string; readonly high?: string }>> = {
  forest: { deep: '#1f5c3f', high: '#3c8a63' },
  harbour: { deep: '#143a68', high: '#fffaef' },
  country: { deep: '#d6991a' },
  prison: { band: '#8e1d13', deep: '#741409' },
};

export interface Look {
  readonly theme: string;
  readonly style: string;
}

/** What a side of the border looks like, and its sign. */
export function lookOfSide(car: Car): Look {
  const { theme = 'country', colour = 'grey' } = BOX.border_side.find(({ id }) => id === car) ?? {};
  const { fill, ink } = paintOf(colour);
  const { band = fill, deep = fill, high = ink } = SHADES[theme] ?? {};
  return { theme, style: `--band: ${band}; --deep: ${deep}; --high: ${high}` };
}

export interface Name extends Point {
  readonly text: string;
}

/** Whichever way the city lies, names stand below it and on its left, each in the middle of its row or column. */
export function namesAround(turn: number, hasTunnels: boolean): readonly Name[] {
  return CELLS.flatMap((cell) => {
    const { x, y } = middleOf(cell, turn);
    const [isLeft, isBelow] = [x < EDGE + CELL, y > WIDTH - EDGE - CELL];
    const [file = '', rank = ''] = cell;
    const [beside, below] = turn % 2 === 0 ? [rank, file] : [file, rank];
    const aside = (quarter: number) => asideOf(cell, quarter, turn, hasTunnels);
    return [
      ...(isLeft ? [{ text: beside, x: EDGE - 11, y: y + 6 - aside(3) }] : []),
      ...(isBelow ? [{ text: below, x: x - aside(2), y: WIDTH - EDGE + 17 }] : []),
    ];
  });
}

/** Where a station or a tunnel stands, the name stands beside it. */
function asideOf(cell: string, quarter: number, turn: number, hasTunnels: boolean): number {
  const isHere = (exit: Spot) => exit.cell === cell && quarterOf(exit.side, turn) === quarter;
  if (CARS.some((car) => isHere(FRONT[car]))) return 21;
  return hasTunnels && CARS.some((car) => isHere(TUNNEL[car])) ? 25 : 0;
}
