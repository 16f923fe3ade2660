/** The chips of the box and the people they make: a colour and an emblem each, so that colour never stands alone. */

import type { SymbolName } from '../../../symbols/names';
import { BOX, type BoxChips, type ChipColour } from '../generated';

export type ChipKind = keyof BoxChips;
export const CHIP_KINDS = Object.keys(BOX.supply.chips) as readonly ChipKind[];

export type EmblemName = ChipKind | 'agent' | 'chip' | 'diamond' | 'godfather' | 'thief' | 'urchin';

/** An eye with a star in it, on the sheet of 48 x 48 of the house's symbols (even-odd). */
const EYE =
  'M1.5 24Q12 8 24 8t22.5 16Q36 40 24 40T1.5 24zM24 12.5a11.5 11.5 0 1 0 .01 0zM24 15l2.5 6.2 6.6.4-5.1 4.2 1.7 6.5-5.7-3.6-5.7 3.6 1.7-6.5-5.1-4.2 6.6-.4z';

/** A symbol of the game's sheet, or a path of our own. */
export function emblemOf(name: EmblemName): { readonly symbol: SymbolName } | { readonly path: string } {
  if (name === 'cia') return { path: EYE };
  return { symbol: `cuba/${name === 'fbi' ? 'agent' : name}` };
}

export interface ChipLook {
  readonly ground: string;
  readonly ink: string;
  readonly ring: string;
  /** Printed under the emblem where two kinds share a colour. */
  readonly letters?: string;
}

const GROUNDS: Readonly<Record<ChipColour, ChipLook>> = {
  white: { ground: 'var(--paper-100)', ink: 'var(--ink-900)', ring: 'var(--tobacco)' },
  blue: { ground: '#1b4a82', ink: 'var(--paper-100)', ring: '#8fb0d6' },
  green: { ground: '#22684c', ink: 'var(--paper-100)', ring: 'var(--sage)' },
  red: { ground: 'var(--bad)', ink: 'var(--paper-100)', ring: 'var(--rose)' },
};

export function lookOf(kind: ChipKind): ChipLook {
  const colour = BOX.chip_style[kind];
  const isAlone = CHIP_KINDS.every((other) => other === kind || BOX.chip_style[other] !== colour);
  return isAlone ? GROUNDS[colour] : { ...GROUNDS[colour], letters: kind.toUpperCase() };
}

/** The picture of a role; a rule breaker has none. */
export function emblemOfRole(role: string): EmblemName | null {
  if (role === 'godfather' || role === 'thief' || role === 'urchin') return role;
  return CHIP_KINDS.find((kind) => kind === role) ?? null;
}
