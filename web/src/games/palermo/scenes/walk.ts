/** How a crook walks to where it stands. */

import { middleOf, startSlot, type Point } from '../board/places';
import type { Event, View } from '../types';

const STEP = 120;
const LONGEST = 900;

/** The frames of a walk, relative to where it ends, and how long it takes. */
export function walk(
  event: Event,
  city: View['city'],
): { readonly frames: readonly Point[]; readonly duration: number } | null {
  if (event.event !== 'crook_moved' || event.path.length === 0) return null;
  const start = startSlot(city);
  const end = middleOf(event.field, start);
  const frames = [event.origin, ...event.path].map((node) => {
    const { x, y } = middleOf(node, start);
    return { x: x - end.x, y: y - end.y };
  });
  return { frames, duration: Math.min(LONGEST, STEP * event.path.length) };
}
