/** How cars drive from place to place: straight to the edge, round the bends, about on a turning place. */

import { CELL, EDGE, LANE, middleOf, offset, poseAt, quarterOf, standing, type Point, type Pose } from './lanes';
import { inside, isBorder, opposite, spotOf, type Side } from './places';

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
