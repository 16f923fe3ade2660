/** The half-round display over the lift: where its floors stand and where the needle points. */

export interface Floor {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  /** The lift has still to pass it. */
  readonly ahead: boolean;
}

/** The axis of the needle, and how far from it the numbers stand. */
export const AXIS = { x: 100, y: 96 };
const RADIUS = 65.5;
/** Degrees from upright to the first and to the last floor. */
const SWING = 72;
/** Before the first floor the needle lies still further down. */
const GROUND = 86;

function angleOf(floor: number, total: number): number {
  return total < 2 ? SWING : -SWING + (2 * SWING * (floor - 1)) / (total - 1);
}

export function floors(left: number, total: number): Floor[] {
  return Array.from({ length: total }, (_, index) => {
    const angle = (angleOf(index + 1, total) * Math.PI) / 180;
    return {
      number: index + 1,
      x: AXIS.x + RADIUS * Math.sin(angle),
      y: AXIS.y - RADIUS * Math.cos(angle),
      ahead: index >= total - left,
    };
  });
}

/** Degrees from upright. */
export function needle(left: number, total: number): number {
  return left >= total ? -GROUND : angleOf(total - left, total);
}
