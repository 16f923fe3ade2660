/** What a play card shows, read from its key: `note:dollar:100`, `jewel:250`, `id:blonde`, `credit_card`, `badge`. */

import type { SymbolName } from '../../../symbols/names';
import { BOX } from '../generated';
import type { Weave } from './guilloche';

export type Face =
  | { readonly kind: 'note'; readonly currency: string; readonly value: number }
  | { readonly kind: 'jewel'; readonly value: number }
  | { readonly kind: 'id'; readonly character: string }
  | { readonly kind: 'credit_card' }
  | { readonly kind: 'badge' };

export function faceOf(key: string): Face {
  const [kind, first = '', second = ''] = key.split(':');
  switch (kind) {
    case 'note':
      return { kind, currency: first, value: amount(key, second) };
    case 'jewel':
      return { kind, value: amount(key, first) };
    case 'id':
      return { kind, character: first };
    case 'credit_card':
    case 'badge':
      return { kind };
    default:
      throw new Error(`no face ${key}`);
  }
}

function amount(key: string, figures: string): number {
  const value = Number(figures);
  if (!Number.isInteger(value) || value <= 0) throw new Error(`no value in ${key}`);
  return value;
}

/** The value in the corner; identities and tools have none. */
export function valueOf(face: Face): number | null {
  return face.kind === 'note' || face.kind === 'jewel' ? face.value : null;
}

/** How a currency is printed: three marks that hold without each other. */
export interface Currency {
  readonly sign: string;
  /** The ground, and the ink of sign, value and weave. */
  readonly ground: string;
  readonly ink: string;
  readonly weave: Weave;
}

const LOOKS: Readonly<Record<string, Omit<Currency, 'sign'>>> = {
  dollar: { ground: 'var(--sage)', ink: 'var(--cypress)', weave: 'rings' },
  euro: { ground: 'var(--sky)', ink: '#174b73', weave: 'waves' },
  pound: { ground: 'var(--rose)', ink: 'var(--aubergine)', weave: 'lattice' },
  yen: { ground: 'var(--apricot)', ink: 'var(--chili)', weave: 'rays' },
};
/** Money that nobody has drawn a note for. */
const PLAIN: Omit<Currency, 'sign'> = { ground: 'var(--paper-300)', ink: 'var(--ink-700)', weave: 'lattice' };

export const CURRENCIES: Readonly<Record<string, Currency>> = Object.fromEntries(
  BOX.currencies.list.map(({ id, symbol }) => [id, { sign: symbol, ...(LOOKS[id] ?? PLAIN) }]),
);

/** Money of another box has its initial for a sign. */
export function currencyOf(id: string): Currency {
  return CURRENCIES[id] ?? { sign: id.charAt(0).toUpperCase(), ...PLAIN };
}

/** What the persons wear in the corner of their papers. */
const EMBLEMS: Readonly<Record<string, SymbolName>> = {
  john_smith: 'hat-fedora',
  policeman: 'hat-chauffeur',
  millionaire: 'hat-tophat',
  blonde: 'hat-sunhat',
  secret_agent: 'wallet/agent',
};

export function emblemOf(character: string): SymbolName {
  return EMBLEMS[character] ?? 'wallet/id';
}

const KINDS: readonly Face['kind'][] = ['id', 'note', 'jewel', 'credit_card', 'badge'];

/** As a hand is held: identities, notes by currency, jewels, tools; the dearer card first. */
export function compareFaces(one: string, other: string): number {
  const [a, b] = [faceOf(one), faceOf(other)];
  return (
    KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
    rankOf(a) - rankOf(b) ||
    (valueOf(b) ?? 0) - (valueOf(a) ?? 0) ||
    one.localeCompare(other, 'en')
  );
}

function rankOf(face: Face): number {
  if (face.kind === 'id') return placeIn(BOX.characters.list, face.character);
  return face.kind === 'note' ? placeIn(BOX.currencies.list, face.currency) : 0;
}

/** Whatever is not in the box comes after everything that is. */
function placeIn(list: readonly { readonly id: string }[], id: string): number {
  const place = list.findIndex((entry) => entry.id === id);
  return place < 0 ? list.length : place;
}

export function sortFaces(keys: readonly string[]): string[] {
  return [...keys].sort(compareFaces);
}
