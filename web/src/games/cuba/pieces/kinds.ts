/** The chips of the box and the people they make: a colour and an emblem each, so that colour never stands alone. */

import type { SymbolName } from '../../../symbols/names';
import { BOX, type BoxChips, type ChipColour } from '../generated';

export type ChipKind = keyof BoxChips;
export const CHIP_KINDS = Object.keys(BOX.supply.chips) as readonly ChipKind[];

export type EmblemName = ChipKind | 'agent' | 'chip' | 'diamond' | 'godfather' | 'thief' | 'urchin';

/** Its symbol on the game's sheet; the agent of the FBI has the picture of all agents. */
export function emblemOf(name: EmblemName): { readonly symbol: SymbolName } {
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
