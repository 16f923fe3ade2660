/**
 * Where cars stand and drive on the map, lane by lane. Units are those of the drawings: a cell is 56 wide, the border
 * 44. `turn` is by how many quarter turns clockwise the map is seen: 0 with the prison at the bottom.
 */

import { HOME, type Car } from './box';
import {
  ACROSS,
  CELLS,
  FILES,
  inside,
  isBorder,
  opposite,
  SIDES,
  spotOf,
  turned,
  type Side,
  type Spot,
} from './places';

export const CELL = 56;
export const EDGE = 44;
export const WIDTH = 2 * EDGE + ACROSS * CELL;
/** How far the middle of a lane lies beside the middle of the street. */
export const LANE = 7;
/** How far before the edge of its card the middle of a car stands. */
const STAND = 17;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where something is and where it looks, in degrees clockwise from north. */
export interface Pose extends Point {
  readonly angle: number;
}

/** The middle of a cell. */
export function middleOf(cell: string, turn: number): Point {
  const [file, rank] = [FILES.indexOf(cell[0] ?? 'a'), Number(cell[1]) - 1];
  const last = ACROSS - 1;
  const [column, row] = (
    [
      [file, last - rank],
      [rank, file],
      [last - file, rank],
      [last - rank, last - file],
    ] as const
  )[turn % 4] ?? [0, 0];
  return { x: EDGE + (column + 0.5) * CELL, y: EDGE + (row + 0.5) * CELL };
}

/** The upper left corner of a cell. */
export function cornerOf(cell: string, turn: number): Point {
  const { x, y } = middleOf(cell, turn);
  return { x: x - CELL / 2, y: y - CELL / 2 };
}

/** How a side of the map lies on the screen, in quarter turns from the top. */
export function quarterOf(side: Side, turn: number): number {
  return SIDES.indexOf(turned(side, turn));
}

/** The turn that brings a car's home to the bottom. */
export function turnFor(car: Car): number {
  return (6 - SIDES.indexOf(HOME[car])) % 4;
}

const UNIT: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** A point seen from the middle of a cell: so far towards a side, so far to the right of whoever looks there. */
export function offset(from: Point, quarter: number, forward: number, right: number): Point {
  const [fx, fy] = UNIT[quarter % 4] ?? [0, 0];
  return { x: from.x + fx * forward - fy * right, y: from.y + fy * forward + fx * right };
}

/** The middle of an edge of a cell. */
export function edgeOf({ cell, side }: Spot, turn: number, forward = CELL / 2, right = 0): Point {
  return offset(middleOf(cell, turn), quarterOf(side, turn), forward, right);
}

/** Where a car stands that is about to leave its card by a side. */
export function poseAt(place: string, turn: number): Pose {
  const { cell, side } = spotOf(place);
  const quarter = quarterOf(side, turn);
  return { ...offset(middleOf(cell, turn), quarter, CELL / 2 - STAND, LANE), angle: quarter * 90 };
}

/** Where a car waits at one of its exits, looking into the city. */
export function poseAtExit(exit: Spot, turn: number): Pose {
  const quarter = quarterOf(opposite(exit.side), turn);
  return { ...offset(middleOf(exit.cell, turn), quarter, -(CELL / 2 + STAND), LANE), angle: quarter * 90 };
}

/** Where a car stands: at a place, or at a position of the border, looking into the city. */
export function standing(place: string, turn: number): Pose {
  return isBorder(place) ? poseAtExit(inside(place), turn) : poseAt(place, turn);
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A drive as a line through its lanes. */
export function lineOf(poses: readonly Point[]): string {
  return poses.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

export function transformOf({ x, y, angle }: Pose): string {
  return `translate(${round(x)} ${round(y)}) rotate(${round(angle)})`;
}

/** The cell at a point of the map, or null on the border. */
export function cellAt({ x, y }: Point, turn: number): string | null {
  const half = CELL / 2;
  const isHere = (cell: string) => {
    const middle = middleOf(cell, turn);
    return Math.abs(middle.x - x) <= half && Math.abs(middle.y - y) <= half;
  };
  return CELLS.find(isHere) ?? null;
}
