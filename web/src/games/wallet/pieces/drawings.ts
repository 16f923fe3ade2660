/** Own drawings on the sheet of 48 x 48 of the house's symbols: jewels, and the fifteen special cards. */

import type { SymbolName } from '../../../symbols/names';
import { BOX } from '../generated';

/** A symbol of the house, or paths of our own (even-odd); `flip` mirrors them. */
export type Drawing =
  { readonly symbol: SymbolName } | { readonly path: string; readonly line?: string; readonly flip?: boolean };

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const EARRINGS: Drawing = {
  path: `M13 17l8 13a9.500 9.500 0 1 1-16 0zM35 17l8 13a9.500 9.500 0 1 1-16 0z${dot(13, 34.5, 3.4)}${dot(35, 34.5, 3.4)}`,
  line: 'M13 18v-6q0-6-5-6M35 18v-6q0-6 5-6',
};

const BRACELET: Drawing = {
  path: `${[
    [24, 9],
    [11, 12.5],
    [37, 12.5],
    [4.5, 23],
    [43.5, 23],
    [9, 34],
    [39, 34],
  ]
    .map(([x = 0, y = 0]) => dot(x, y, 4))
    .join('')}M24 27l10 8-10 11-10-11zM24 31l-4.500 4 4.500 5.500 4.500-5.500z`,
  line: 'M15 37Q1 30 6 20 12 9 24 9t18 11q5 10-9 17',
};

/** From the ring to the necklace: the dearer, the larger. */
const JEWELS: readonly Drawing[] = [{ symbol: 'wallet/ring' }, EARRINGS, BRACELET, { symbol: 'wallet/necklace' }];
const VALUES = [...new Set(BOX.play_cards.rows.flatMap(({ kind, value }) => (kind === 'jewel' ? [value] : [])))];

export function jewelOf(value: number): Drawing {
  const cheaper = VALUES.filter((other) => other < value).length;
  return JEWELS[Math.min(cheaper, JEWELS.length - 1)]!;
}

const PASSED = 'M24 4h18q3 0 3 3v34q0 3-3 3H24q-3 0-3-3v-8h-6v8L1 24l14-17v8h6V7q0-3 3-3zm5 8v24h9V12z';

export const SPECIALS: Readonly<Record<string, Drawing>> = {
  double_move: { symbol: 'wallet/steps' },
  happy_birthday: {
    path: 'M6 28q0-5 5-5h26q5 0 5 5v5q-3 4-6 0-3 4-6 0-3 4-6 0-3 4-6 0-3 4-6 0-3 4-6 0zM6 38q3 2 6-1 3 4 6 0 3 4 6 0 3 4 6 0 3 4 6 0 3 3 6 1v7q0 2-2 2H8q-2 0-2-2zM12 13h4v8h-4zM22 13h4v8h-4zM32 13h4v8h-4zM14 2q5 6 0 9-5-3 0-9zM24 2q5 6 0 9-5-3 0-9zM34 2q5 6 0 9-5-3 0-9z',
  },
  redistribution: {
    path: 'M17 14h14q2 0 2 2v18q0 2-2 2H17q-2 0-2-2V16q0-2 2-2zm3 5v12h8V19zM46 17l-1 11-8.500-7zM2 31l1-11 8.500 7z',
    line: 'M40 22Q38 6 22 5q-8 0-13 6M8 26q2 16 18 17 8 0 13-6',
  },
  to_left: { path: PASSED },
  to_right: { path: PASSED, flip: true },
  inspection: { symbol: 'u-search' },
  gift: {
    path: 'M22 15Q9 16 8 9q1-8 8-5 5 3 8 9 3-6 8-9 7-3 8 5-1 7-14 6h17q2 0 2 2v7H26v-9h-4v9H3v-7q0-2 2-2zm-1-3q-4-5-7-5-3 1-1 3 3 2 8 2zm6 0q5 0 8-2 2-2-1-3-3 0-7 5zM6 27h16v19H8q-2 0-2-2zm20 0h16v17q0 2-2 2H26z',
  },
  stolen: { symbol: 'wallet/thief' },
  card_swap: {
    path: 'M5 3h14q3 0 3 3v20q0 3-3 3H5q-3 0-3-3V6q0-3 3-3zM29 19h14q3 0 3 3v20q0 3-3 3H29q-3 0-3-3V22q0-3 3-3zm2 5v16h10V24zM34 17l-6-7h12zM14 31l6 7H8z',
    line: 'M25 5h4q5 0 5 6M23 43h-4q-5 0-5-6',
  },
  wish: {
    path: 'M29 2l4.500 10 11 1-8.300 7.200L38.700 31 29 25.400 19.300 31l2.500-10.800L13.500 13l11-1z',
    line: 'M17 27L4 40M22 33l-9 9M13 22L4 31',
  },
  emergency: {
    path: 'M16 10V7q0-5 5-5h6q5 0 5 5v3h9q5 0 5 5v25q0 5-5 5H7q-5 0-5-5V15q0-5 5-5zm4 0h8V7q0-1-1-1h-6q-1 0-1 1zm0 7v7h-7v8h7v7h8v-7h7v-8h-7v-7z',
  },
  gain_time: { symbol: 'wallet/lift' },
  secret_stash: {
    path: 'M2 21q5-2.600 9-3.200.8-11.300 4.500-14.300 1.600-1.200 3.600-.2 4.900 2.400 9.800 0 2-1 3.600.2 3.700 3 4.500 14.300 4 .6 9 3.200.9.700 0 1.500Q37 27 24 27T2 22.500q-.9-.8 0-1.500zM8 30q16 4 32 0v16H8zm4 4v8h24v-8q-12 2-24 0zm12 .5a3.500 3.500 0 1 1-.01 0z',
  },
  atm: {
    path: 'M7 2h34q3 0 3 3v24q0 3-3 3h-3v-6H10v6H7q-3 0-3-3V5q0-3 3-3zm3 5v9h28V7zm4 22h20v17H14zm10 4a4.500 4.500 0 1 0 .01 0z',
  },
  exchange: {
    path: `M20 10h14V3l13 11-13 11v-7H20zM28 31H14v-7L1 35l13 11v-7h14z${dot(9, 14, 8)}${dot(9, 14, 3)}${dot(39, 35, 8)}${dot(39, 35, 3)}`,
  },
};

/** A card of another box wears a rosette. */
export function specialOf(id: string): Drawing {
  return SPECIALS[id] ?? { symbol: 'points' };
}
