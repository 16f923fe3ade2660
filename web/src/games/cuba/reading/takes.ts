/** Takes, claims and slots as they travel: `diamonds:5`, `chip:loyal`, `nothing`; `recv.diamonds`, `gf.returned.fbi`. */

import { CHIP_KINDS, type EmblemName } from '../pieces/kinds';

/** The counts of one box belong together: as it came, as it went on, as it came back to the Godfather. */
export const STEMS = ['recv', 'pass', 'gf.returned'] as const;

/** So many diamonds, or null where the value is a word. */
export function diamondsIn(value: string | null): number | null {
  const count = /^diamonds:(\d+)$/.exec(value ?? '')?.[1];
  return count === undefined ? null : Number(count);
}

/** Which box a slot or topic counts; empty for what is no count. */
export function stemOf(slot: string): string {
  return STEMS.find((stem) => slot.startsWith(`${stem}.`)) ?? '';
}

/** What is counted: `diamonds`, `chips`, a kind, `all`. */
export function whatOf(slot: string): string {
  return slot.slice(slot.lastIndexOf('.') + 1);
}

/** The picture of a take or of a claim about it. */
export function emblemOfTake(take: string): EmblemName | null {
  const [what, detail = ''] = take.split(':');
  if (what === 'diamonds') return 'diamond';
  if (what === 'nothing') return 'urchin';
  return what === 'chip' ? (CHIP_KINDS.find((kind) => kind === detail) ?? 'chip') : null;
}

/** The picture of what is counted in a slot. */
export function emblemOfSlot(slot: string): EmblemName | null {
  if (stemOf(slot) === '') return null;
  const what = whatOf(slot);
  if (what === 'diamonds') return 'diamond';
  return what === 'chips' ? 'chip' : (CHIP_KINDS.find((kind) => kind === what) ?? null);
}
