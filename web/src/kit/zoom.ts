/** How near the board is, and where the window over it stands. Pure numbers; the viewport moves by them. */

export interface Place {
  readonly x: number;
  readonly y: number;
}

export const FARTHEST = 1;
export const NEAREST = 2.8;
/** A finger needs so many pixels. */
export const FINGER = 46;

export function within(scale: number): number {
  return Math.min(NEAREST, Math.max(FARTHEST, scale));
}

/** The next step in or out; far out is exactly the whole board. */
export function stepped(scale: number, direction: 1 | -1): number {
  const next = within(scale * (direction > 0 ? 1.5 : 1 / 1.5));
  return next < 1.15 ? FARTHEST : next;
}

/** How near a field is as wide as a finger; `field` is its width in pixels when all is in sight. */
export function fingerScale(field: number): number {
  return within(Math.max(1.5, FINGER / Math.max(1, field)));
}

/** Where the window has to stand so that what lay under the fingers still lies there. */
export function kept(scroll: Place, under: Place, before: number, after: number): Place {
  const ratio = after / before;
  return { x: (scroll.x + under.x) * ratio - under.x, y: (scroll.y + under.y) * ratio - under.y };
}

export function distance(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function between(one: Place, other: Place): Place {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
