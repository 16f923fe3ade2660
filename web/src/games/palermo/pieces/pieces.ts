/** The pieces of a seat: colour and shape, never one without the other, and the letter on them. */

import { hatColour, initialOf, onHatColour } from '../../../kit/seats';
import type { Point } from '../board/places';
import type { Seats } from '../types';

/** Outlines of chips, by seat: circle, square, diamond, hexagon, shield. Radius about 1. */
const SHAPES: readonly string[] = [
  'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z',
  'M-.86-.7Q-.86-.86-.7-.86H.7Q.86-.86.86-.7V.7Q.86.86.7.86H-.7Q-.86.86-.86.7z',
  'M-.12-1.06Q0-1.16.12-1.06L1.06-.12Q1.16 0 1.06.12L.12 1.06Q0 1.16-.12 1.06L-1.06.12Q-1.16 0-1.06-.12z',
  'M-.52-.92H.52L1.04 0 .52.92H-.52L-1.04 0z',
  'M-.92-.84Q0-1.12.92-.84V.1Q.8.82 0 1.1-.8.82-.92.1z',
];

export interface Piece {
  readonly shape: string;
  readonly fill: string;
  readonly ink: string;
  readonly letter: string;
}

export function pieceOf(seats: Seats, seat: number): Piece {
  const face = seats[seat];
  return {
    shape: SHAPES[seat % SHAPES.length] ?? '',
    fill: face ? hatColour(face.hat) : 'var(--ink-500)',
    ink: face ? onHatColour(face.hat) : 'var(--paper-100)',
    letter: face ? initialOf(face.name) : '?',
  };
}

/** Pieces that share a place stand a little apart: the k-th of n, around its middle. */
export function apart(index: number, count: number, width: number): Point {
  if (count < 2) return { x: 0, y: 0 };
  const row = count > 3 ? Math.ceil(count / 2) : count;
  const [column, line] = [index % row, Math.floor(index / row)];
  const inRow = line === 0 ? row : count - row;
  return {
    x: (column - (inRow - 1) / 2) * (width / Math.max(1, row - 0.5)),
    y: count > 3 ? (line - 0.5) * width * 0.45 : 0,
  };
}
