/** The four suits: colour, frame and silhouette, always drawn together with their letter. */

import type { SymbolName } from '../../../symbols/names';
import { BOX } from '../generated';

export interface Suit {
  readonly symbol: SymbolName;
  readonly ink: string;
  readonly on: string;
  /** The frame behind the silhouette on a card: a step darker or lighter than the card. */
  readonly shade: string;
  /** The frame on a 48 x 48 sheet with the origin in its middle. */
  readonly frame: string;
  /** The side of the silhouette inside the frame. */
  readonly side: number;
}

const CIRCLE = 'M-22 0a22 22 0 1 0 44 0a22 22 0 1 0-44 0z';
const DIAMOND = 'M0-23.200L23.200 0 0 23.200-23.200 0z';
const SQUARE =
  'M-16.500-20.200h33q3.700 0 3.700 3.700v33q0 3.700-3.700 3.700h-33q-3.700 0-3.700-3.700v-33q0-3.700 3.700-3.700z';
const HEXAGON = 'M0-23.300L20.200-11.700V11.700L0 23.300-20.200 11.700V-11.700z';

const HANDCUFFS: Suit = {
  symbol: 'villa/cuffs',
  ink: 'var(--suit-cuffs)',
  on: 'var(--on-suit-cuffs)',
  shade: '#F8D27C',
  frame: CIRCLE,
  side: 29,
};

/** The pictures by the name that a symbol has in the box. */
const PICTURES: Readonly<Record<string, Suit>> = {
  handcuffs: HANDCUFFS,
  pistol: {
    symbol: 'villa/pistol',
    ink: 'var(--suit-pistol)',
    on: 'var(--on-suit-pistol)',
    shade: '#911B10',
    frame: DIAMOND,
    side: 25,
  },
  patrol_car: {
    symbol: 'villa/car',
    ink: 'var(--suit-car)',
    on: 'var(--on-suit-car)',
    shade: '#153A68',
    frame: SQUARE,
    side: 30,
  },
  badge: {
    symbol: 'villa/badge',
    ink: 'var(--suit-badge)',
    on: 'var(--on-suit-badge)',
    shade: '#286647',
    frame: HEXAGON,
    side: 30,
  },
};

const SUITS = new Map(BOX.symbols.list.map(({ code, id }) => [code, PICTURES[id] ?? HANDCUFFS]));

export function suitOf(symbol: string): Suit {
  return SUITS.get(symbol) ?? HANDCUFFS;
}
