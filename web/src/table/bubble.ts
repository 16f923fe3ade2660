/** Where a hint stands: beside what it speaks of, never over it, and always whole on the page. */

import type { Place } from '../kit/flight';

const GAP = 12;

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Above, else below, else right, else left; where nothing is free, in the upper corner. */
export function bubblePlace(anchor: Place, size: Room, window: Room): { left: number; top: number } {
  const centred = between(anchor.left + anchor.width / 2 - size.width / 2, GAP, window.width - size.width - GAP);
  const level = between(anchor.top + anchor.height / 2 - size.height / 2, GAP, window.height - size.height - GAP);
  // Over an anchor that lies lower than the room, at its lower edge.
  const above = Math.min(anchor.top, window.height) - size.height - GAP;
  const below = anchor.top + anchor.height + GAP;
  const right = anchor.left + anchor.width + GAP;
  const left = anchor.left - size.width - GAP;
  if (above >= GAP) return { left: centred, top: above };
  if (below + size.height <= window.height - GAP) return { left: centred, top: below };
  if (right + size.width <= window.width - GAP) return { left: right, top: level };
  if (left >= GAP) return { left, top: level };
  return { left: GAP, top: GAP };
}

function between(value: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(highest, value));
}
