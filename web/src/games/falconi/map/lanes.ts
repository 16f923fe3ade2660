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
function offset(from: Point, quarter: number, forward: number, right: number): Point {
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

const PARTS = 6;

/** From one pose into the next card and to the place there: straight to the edge, then round the bend in the lane. */
export function stepPoses(from: Pose, place: string, entry: Side, turn: number): readonly Pose[] {
  const { cell, side } = spotOf(place);
  const middle = middleOf(cell, turn);
  const heading = quarterOf(opposite(entry), turn);
  const exit = quarterOf(side, turn);
  const enter: Pose = { ...offset(middle, heading, -CELL / 2, LANE), angle: heading * 90 };
  const goal = poseAt(place, turn);
  if (side === entry) return [from, enter, ...roundabout(middle, heading), goal];
  if (exit === heading) return [from, enter, goal];
  // Where both lanes cross.
  const way = offset(middle, heading, crossing(heading, exit), LANE);
  const bend = Array.from({ length: PARTS - 1 }, (_, index) => along(enter, way, goal, (index + 1) / PARTS));
  return [from, enter, ...bend, goal];
}

/** The lane of a card that leads from one side to a place on it. */
export function lanePoses(place: string, entry: Side, turn: number): readonly Pose[] {
  return stepPoses(poseAt(place, turn), place, entry, turn).slice(1);
}

/** How far a lane goes over the middle until it meets the lane out: short to the right, long to the left. */
function crossing(heading: number, exit: number): number {
  return (exit - heading + 4) % 4 === 1 ? -LANE : LANE;
}

function along(from: Pose, by: Point, to: Pose, share: number): Pose {
  const rest = 1 - share;
  const mix = (one: number, two: number, three: number) =>
    rest * rest * one + 2 * rest * share * two + share * share * three;
  const swing = ((to.angle - from.angle + 540) % 360) - 180;
  return { x: mix(from.x, by.x, to.x), y: mix(from.y, by.y, to.y), angle: from.angle + swing * share };
}

/** Round the turning circle: keep right, and come back to the left. */
function roundabout(middle: Point, heading: number): Pose[] {
  const radius = 10;
  return [45, 0, -45, -90, -135, -180, -225].map((degrees) => {
    const at = ((degrees + heading * 90) * Math.PI) / 180;
    // Degrees count clockwise from the heading; on the circle a car looks a quarter to the left.
    return {
      x: middle.x + Math.sin(at) * radius,
      y: middle.y - Math.cos(at) * radius,
      angle: degrees + heading * 90 - 90,
    };
  });
}

/** All poses of a drive: it begins where the car stood, and ends beyond the border for whoever flees. */
export function drivePoses(path: readonly string[], turn: number): readonly Pose[] {
  return path.flatMap((place, index): readonly Pose[] => {
    const before = path[index - 1];
    if (before === undefined) return [standing(place, turn)];
    return legPoses(before, place, turn).slice(1);
  });
}

/** One step of it. */
export function legPoses(from: string, to: string, turn: number): readonly Pose[] {
  if (isBorder(to)) return [standing(from, turn), fleeing(to, turn)];
  if (isBorder(from)) return stepPoses(standing(from, turn), to, inside(from).side, turn);
  const { cell, side } = spotOf(from);
  if (cell === spotOf(to).cell) return turningPoses(from, to, turn);
  return stepPoses(poseAt(from, turn), to, opposite(side), turn);
}

function fleeing(border: string, turn: number): Pose {
  const { cell, side } = inside(border);
  const quarter = quarterOf(side, turn);
  return { ...offset(middleOf(cell, turn), quarter, CELL / 2 + EDGE / 2, LANE), angle: quarter * 90 };
}

/** The three-point turn: back, about, and forward again. */
export function turningPoses(from: string, to: string, turn: number): readonly Pose[] {
  const [begin, end] = [poseAt(from, turn), poseAt(to, turn)];
  const middle = middleOf(spotOf(from).cell, turn);
  const swing = ((end.angle - begin.angle + 540) % 360) - 180 || 180;
  const at = (share: number, pull: number): Pose => ({
    x: middle.x + (begin.x * (1 - share) + end.x * share - middle.x) * pull,
    y: middle.y + (begin.y * (1 - share) + end.y * share - middle.y) * pull,
    angle: begin.angle + swing * share,
  });
  return [begin, at(0.35, 0.5), at(0.65, 0.5), { ...end, angle: begin.angle + swing }];
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
