/** What stands beside the streets: small city details in the corners of a card, always the same on the same cell. */

import { CELLS } from '../reading/places';

/** Drawn around 0/0, about 14 wide; the first of each pair is its shadow. */
interface Piece {
  readonly paths: readonly (readonly [fill: string, d: string])[];
}

const DISC = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

export const PIECES: readonly Piece[] = [
  {
    paths: [
      ['roof', 'M-6.5-6h13v12h-13z'],
      ['light', 'M-6.5-6h13L0 0zM-6.5-6L0 0-6.5 6z'],
      ['dark', 'M-6.5 6L0 0l6.5 6z'],
    ],
  },
  {
    paths: [
      ['paper', 'M-6.5-6h13v12h-13z'],
      ['court', 'M-3.5-3h7v6h-7z'],
    ],
  },
  {
    paths: [
      ['leaf', DISC(0, 0, 5.5)],
      ['sun', DISC(-1.2, -1.2, 3)],
    ],
  },
  {
    paths: [
      ['leaf', DISC(-3, 2.5, 3.8)],
      ['sun', DISC(3, -2.5, 3.8)],
    ],
  },
  {
    paths: [
      ['paper', DISC(0, 0, 5.4)],
      [
        'stripe',
        'M0 0L2-5A5.4 5.4 0 0 1 5-2zM0 0L5 2A5.4 5.4 0 0 1 2 5zM0 0L-2 5A5.4 5.4 0 0 1-5 2zM0 0L-5-2A5.4 5.4 0 0 1-2-5z',
      ],
    ],
  },
  {
    paths: [
      ['tower', 'M-6-4.5h8v9h-8z'],
      ['lit', 'M2-4.5h4.5v9H2z'],
      ['leaf', DISC(4.4, 3, 2.6)],
    ],
  },
];

/** The corners of a card, by quarters from the upper left. */
export const CORNERS: readonly (readonly [number, number])[] = [
  [9.5, 9],
  [46, 9.5],
  [46, 46],
  [9.5, 46.5],
];

export interface Look {
  /** The ground: one of three tones. */
  readonly tone: number;
  /** Which piece stands in which corner; null leaves it free. */
  readonly corners: readonly (number | null)[];
}

/** A mixing hash: neighbours look different, and the same cell always the same. */
export function hashOf(seed: number): number {
  let value = (seed + 1) * 0x9e3779b1;
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

export function seedOf(cell: string): number {
  return CELLS.indexOf(cell);
}

export function lookOf(seed: number): Look {
  const hash = hashOf(seed);
  const corners = CORNERS.map((_, corner) => {
    const share = (hash >>> (corner * 7 + 2)) % (PIECES.length + 1);
    return share < PIECES.length ? share : null;
  });
  return { tone: hash % 3, corners };
}
