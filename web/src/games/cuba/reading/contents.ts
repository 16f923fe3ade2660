/** What lies in a box, counted for the eye. */

import { CHIP_KINDS, type ChipKind } from '../pieces/kinds';
import type { Contents } from '../types';

export function chipsIn(contents: Contents): number {
  return CHIP_KINDS.reduce((sum, kind) => sum + contents[kind], 0);
}

/** The kinds of chips that are in this game at all. */
export function kindsIn(mix: Contents): ChipKind[] {
  return CHIP_KINDS.filter((kind) => mix[kind] > 0);
}
