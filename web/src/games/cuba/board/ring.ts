/** Places round the table, clockwise from the Godfather, who sits at the lower edge. */

export interface Spot {
  /** In percent of the width and of the height. */
  readonly x: number;
  readonly y: number;
}

const REACH = { x: 41, y: 40 };

/** `inward`: which share of the way from the middle to the chairs; the box lies further in than the hats. */
export function spotOf(index: number, count: number, inward = 1): Spot {
  const angle = Math.PI / 2 + (index / count) * 2 * Math.PI;
  return { x: 50 + REACH.x * inward * Math.cos(angle), y: 50 + REACH.y * inward * Math.sin(angle) };
}
