/** Names on the map: cells "e4", places "e4>N" on a card, positions of the border "W-7". Sides run clockwise from N. */

import { BOX, type Side } from '../generated';

export type { Side };

export const { files: FILES, ranks: ACROSS, directions: SIDES } = BOX.board;

/** Every cell: a1, a2, … i9. */
export const CELLS: readonly string[] = [...FILES].flatMap((file) =>
  Array.from({ length: ACROSS }, (_, rank) => `${file}${rank + 1}`),
);

export interface Spot {
  readonly cell: string;
  readonly side: Side;
}

export function isSide(text: string): text is Side {
  return (SIDES as readonly string[]).includes(text);
}

export function isCell(text: string): boolean {
  return CELLS.includes(text);
}

/** The place "e4>N" in its parts. */
export function spotOf(place: string): Spot {
  const [cell = '', side = 'N'] = place.split('>');
  return { cell, side: isSide(side) ? side : 'N' };
}

/** A side so many quarter turns clockwise from another. */
export function turned(side: Side, quarters: number): Side {
  return SIDES[(SIDES.indexOf(side) + quarters + 8) % 4] ?? 'N';
}

export function opposite(side: Side): Side {
  return turned(side, 2);
}

const STEPS: Readonly<Record<Side, readonly [number, number]>> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

/** The cell beside one, or null beyond the border. */
export function beside(cell: string, side: Side): string | null {
  const [file, rank] = STEPS[side];
  const name = FILES[FILES.indexOf(cell[0] ?? '') + file];
  const number = Number(cell[1]) + rank;
  return name === undefined || number < 1 || number > ACROSS ? null : `${name}${number}`;
}

/** Whether a name is one of the border, and no place on a card. */
export function isBorder(name: string): boolean {
  return name.includes('-');
}

/** The position of the border that a cell of the edge touches: "W-7". */
export function borderAt(cell: string, side: Side): string {
  return `${side}-${side === 'N' || side === 'S' ? cell[0] : cell[1]}`;
}

/** The cell that a position of the border touches, and the side on which it does. */
export function inside(border: string): Spot {
  const side = isSide(border[0] ?? '') ? (border[0] as Side) : 'N';
  return { side, cell: CELLS.find((cell) => beside(cell, side) === null && borderAt(cell, side) === border) ?? '' };
}
