/** The tour that the house has in mind, as its reason tells it: the slots in the order in which it goes there. */

import { isSlot } from '../board/places';
import type { Props } from '../types';

export function tourOf(hint: Props['hint']): readonly string[] {
  const tour: unknown = hint?.about['tour'];
  if (!Array.isArray(tour)) return [];
  const first: unknown = hint?.about['slot'];
  return [first, ...(tour as readonly unknown[])].filter(
    (slot): slot is string => typeof slot === 'string' && isSlot(slot),
  );
}
