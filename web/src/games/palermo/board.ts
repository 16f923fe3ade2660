/**
 * Where fields and slots lie: 14 by 14 fields, the bypass at the edge, slots of two by two fields inside it. A field is
 * one unit wide; the money track around it adds three quarters of one on every side. RULES.md P-9.1
 */

import { BOX } from './generated';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const SLOTS_ACROSS = BOX.city.slot_columns;
/** The fields of the city from edge to edge, and the bypass on both sides. */
export const EDGE = SLOTS_ACROSS * BOX.city.fields_per_slot_edge + 2;
export const TRACK = 0.75;
/** The whole board with the money track. */
export const WIDTH = EDGE + 2 * TRACK;
export const START = 'START';

const COLUMNS = 'ABCDEFGHIJKLMN';
const SLOT_COLUMNS = 'abcdef';

export function fieldAt(x: number, y: number): string {
  return `${COLUMNS.charAt(x)}${y + 1}`;
}

/** Column and row of a field, both from 0. */
export function placeOf(field: string): Point {
  return { x: COLUMNS.indexOf(field.charAt(0)), y: Number(field.slice(1)) - 1 };
}

export function slotAt(x: number, y: number): string {
  return `${SLOT_COLUMNS.charAt(x)}${y + 1}`;
}

/** Column and row of a slot among the slots. */
export function slotPlace(slot: string): Point {
  return { x: SLOT_COLUMNS.indexOf(slot.charAt(0)), y: Number(slot.slice(1)) - 1 };
}

/** The upper left field of a slot. */
export function slotOrigin(slot: string): Point {
  const { x, y } = slotPlace(slot);
  return { x: 2 * x + 1, y: 2 * y + 1 };
}

export const SLOTS: readonly string[] = Array.from({ length: SLOTS_ACROSS ** 2 }, (_, index) =>
  slotAt(index % SLOTS_ACROSS, Math.floor(index / SLOTS_ACROSS)),
);

/** The slot in which a field lies, or null on the bypass. */
export function slotOf(field: string): string | null {
  const { x, y } = placeOf(field);
  const isBypass = x === 0 || y === 0 || x === EDGE - 1 || y === EDGE - 1;
  return isBypass ? null : slotAt((x - 1) >> 1, (y - 1) >> 1);
}

/** The middle of a node on the drawing; `start` is the slot of the start tile. */
export function middleOf(node: string, start: string | null): Point {
  if (node === START) {
    const origin = slotOrigin(start ?? 'c3');
    return { x: TRACK + origin.x + 1, y: TRACK + origin.y + 1 };
  }
  const { x, y } = placeOf(node);
  return { x: TRACK + x + 0.5, y: TRACK + y + 0.5 };
}

export function startSlot(city: Readonly<Record<string, string>>): string | null {
  return SLOTS.find((slot) => city[slot] === 'STA') ?? null;
}

/** Places of the money track, clockwise from the upper left corner; 60 is 0 again. P-7.5 */
export const TRACK_FIELDS = BOX.money_track.fields;
const SIDE = TRACK_FIELDS / 4;

export function trackPlace(money: number): Point {
  const place = ((money % TRACK_FIELDS) + TRACK_FIELDS) % TRACK_FIELDS;
  const middle = TRACK / 2;
  const along = middle + ((place % SIDE) * (WIDTH - TRACK)) / SIDE;
  const far = WIDTH - middle;
  const sides: readonly Point[] = [
    { x: along, y: middle },
    { x: far, y: along },
    { x: WIDTH - along, y: far },
    { x: middle, y: WIDTH - along },
  ];
  return sides[Math.floor(place / SIDE)] ?? { x: middle, y: middle };
}
