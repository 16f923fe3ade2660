/** The signs of the venues, for decoration; on a grid of ten units around the middle. RULES.md P-1.3 */

import { SLOTS, SLOTS_ACROSS } from '../board/places';
import { BOX } from '../generated';

const SIGNS: readonly string[] = BOX.venue_signs.ids;

/** Dealt to the slots one after the other. */
export function signOf(slot: string): string {
  const index = SLOTS.indexOf(slot);
  // Not the same sign down a column.
  return SIGNS[(index + Math.floor(index / SLOTS_ACROSS) * 2) % SIGNS.length] ?? SIGNS[0] ?? '';
}

export const SIGN_DRAWINGS: Readonly<Record<string, string>> = {
  // A slice of pizza.
  pizzeria: 'M-4-3.2Q0-5 4-3.2L0 4.6zM-1-1.4a.8.8 0 1 0 .1 0zM1.2-.6a.7.7 0 1 0 .1 0zM0 1.4a.6.6 0 1 0 .1 0z',
  // A cocktail glass.
  bar: 'M-4-4.2H4L.6-.1V3.2H2.6V4.4H-2.6V3.2H-.6V-.1z',
  // A cup that steams.
  caffe: 'M-3.8-.6H2.4V0Q4.4 0 4.2 1.4 4 2.8 2 2.8 1 4.4-.7 4.4-3.6 4.4-3.8 1zM-1.8-4.4h1v2.6h-1zM.4-4.4h1v2.6h-1z',
  // Knife and fork.
  ristorante:
    'M-3.6-4.4h.8V-1h.7v-3.4h.8V-1h.7v-3.4h.8V-.4Q.2 1-1 1.2V4.4h-1.4V1.2Q-3.6 1-3.6-.4zM1.6-4.4Q4-4 4 0V1H3V4.4H1.6z',
  // An ice cream cone.
  gelateria: 'M-3-1Q-3-4.6 0-4.6T3-1zM-2.6-.2H2.6L0 4.8z',
  // A pot with handles.
  trattoria:
    'M-3.4-.8H3.4V2.6Q3.4 4.2 1.8 4.2H-1.8Q-3.4 4.2-3.4 2.6zM-4.8-.6h1V1h-1zM3.8-.6h1V1h-1zM-3-2.8H-.7V-4h1.4v1.2H3v1.2H-3z',
};
