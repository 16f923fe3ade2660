/** Where things lie in the cigar box. All measures are units of its drawing; the box is 366 wide, with its shadow. */

import type { ChipKind } from '../pieces/kinds';

export type Lid = 'closed' | 'ajar' | 'open';

/** A stack of equal chips in the tray; a stack of none leaves its place empty. */
export interface ChipStack {
  readonly kind: ChipKind;
  readonly count: number;
  readonly label: string;
  readonly selectable?: boolean;
}

/** What is marked: so many diamonds, or one chip. */
export type Marked = number | ChipKind;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface BoxPlan {
  readonly height: number;
  readonly lid: number;
  /** The upper edge of the lower half. */
  readonly top: number;
  readonly body: number;
  readonly inside: Area;
  readonly stones: Area;
  readonly tray: Area;
  readonly columns: number;
  /** The tray lies below the diamonds, not beside them. */
  readonly below: boolean;
}

export const WIDTH = 366;
const WOOD = 14;
const WALL = 7;

/** Up to three kinds lie beside the diamonds, more in a row below them. */
export function planOf(kinds: number, low: boolean): BoxPlan {
  const below = kinds > 3;
  const lid = low ? 112 : below ? 176 : 204;
  const body = below ? 260 : 232;
  const top = lid + 8;
  const inside = { x: WOOD, y: top + WOOD, width: 330, height: body - 2 * WOOD };
  const deep = below ? 70 : 94;
  const tray = below
    ? { ...inside, y: inside.y + inside.height - deep, height: deep }
    : { ...inside, x: inside.x + inside.width - deep, width: deep };
  const stones = below
    ? { x: inside.x + 6, y: inside.y + 5, width: inside.width - 8, height: inside.height - deep - WALL - 5 }
    : { x: inside.x + 6, y: inside.y + 5, width: inside.width - deep - WALL - 8, height: inside.height - 6 };
  return { height: top + body + 8, lid, top, body, inside, stones, tray, columns: below ? 5 : 4, below };
}

/** Rows as even as they go; the spare ones fall to every other row first, so that the rows interlock. */
export function rowsOf(count: number, columns: number): number[] {
  const rows = Math.max(1, Math.ceil(count / columns));
  const even = Math.floor(count / rows);
  const turns = Array.from({ length: rows }, (_, row) => row).sort((a, b) => (a % 2) - (b % 2) || a - b);
  const spare = new Set(turns.slice(0, count - even * rows));
  return turns.map((_, row) => even + Number(spare.has(row)));
}

/** A place for each diamond: in rows, but thrown and not laid out. */
export function stonePlaces(count: number, { stones, columns }: BoxPlan): Area[] {
  const rows = rowsOf(count, columns);
  const width = stones.width / columns;
  const height = Math.min(stones.height / rows.length, 62);
  const start = stones.y + (stones.height - rows.length * height) / 2;
  const slack = stones.height / rows.length - height;
  return rows.flatMap((size, row) =>
    Array.from({ length: size }, (_, column) => ({
      x: stones.x + (stones.width - size * width) / 2 + (column + wave(row * 4 + column, 12.9) * 0.04) * width,
      y: start + (row + wave(row * 4 + column, 7.3) * (slack > 0 ? 0.1 : 0.04)) * height,
      width,
      height,
    })),
  );
}

/** How many degrees a diamond is turned. */
export function turned(index: number): number {
  return Math.round(wave(index, 4.7) * 8);
}

/** The same throw every time: between -1 and 1. */
function wave(index: number, factor: number): number {
  return Math.sin((index + 1) * factor);
}

/** The place of a stack of chips in the tray. */
export function trayPlace(index: number, stacks: number, { tray, below }: BoxPlan): Area {
  const size = (below ? tray.width : tray.height) / Math.max(stacks, 3);
  if (below) return { ...tray, x: tray.x + index * size, width: size };
  return { ...tray, y: tray.y + index * size, height: size };
}

/** The order in which a stepper marks diamonds: scattered over the box. */
export function markOrder(count: number): number[] {
  const step = count % 7 === 0 ? 5 : 7;
  return Array.from({ length: count }, (_, index) => (index * step + 1) % Math.max(count, 1));
}

/** The order after a touch on one diamond: it is the next to be marked, or the first to lose its mark. */
export function touched(order: readonly number[], marked: number, index: number): { order: number[]; marked: number } {
  const at = order.indexOf(index);
  const others = order.filter((other) => other !== index);
  const place = at < marked ? marked - 1 : marked;
  others.splice(place, 0, index);
  return { order: others, marked: at < marked ? marked - 1 : marked + 1 };
}

/** Where an arrow key leads; null for other keys. */
export function steppedTo(key: string, index: number, count: number): number | null {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (step !== undefined) return (index + step + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
