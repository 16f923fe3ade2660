/** Who is asked about the box, and where they sit. */

import type { View } from '../types';

/** The suspects in the order of the box. */
export function suspectsOf(view: View): number[] {
  return view.players
    .map(({ position }, seat) => ({ position, seat }))
    .filter(({ position }) => position > 0)
    .sort((one, other) => one.position - other.position)
    .map(({ seat }) => seat);
}
