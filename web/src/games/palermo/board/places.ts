/**
 * Where fields and slots lie on the drawing: the bypass at the edge, the slots inside it. A field is one unit wide; the
 * money track around it adds three quarters of one on every side. RULES.md P-9.1
 */

import { BOX } from '../generated';
import { tileOf } from '../pieces/tiles';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const { fields: FIELD_ROWS, slots: SLOT_ROWS, start } = BOX.places;

export const SLOTS_ACROSS = SLOT_ROWS.length;
/** The fields of the board from edge to edge. */
export const EDGE = FIELD_ROWS.length;
/** A slot is so many fields wide. */
export const SLOT_EDGE = BOX.city.fields_per_slot_edge;
export const TRACK = 0.75;
/** The whole board with the money track. */
export const WIDTH = EDGE + 2 * TRACK;
export const START = start;
export const FIELDS: readonly string[] = FIELD_ROWS.flat();
export const SLOTS: readonly string[] = SLOT_ROWS.flat();

const NOWHERE: Point = { x: -1, y: -1 };
const FIELD_PLACES = placesIn(FIELD_ROWS);
const SLOT_PLACES = placesIn(SLOT_ROWS);

function placesIn(rows: readonly (readonly string[])[]): ReadonlyMap<string, Point> {
  return new Map(rows.flatMap((row, y) => row.map((name, x) => [name, { x, y }] as const)));
}

export function isField(name: string): boolean {
  return FIELD_PLACES.has(name);
}

export function isSlot(name: string): boolean {
  return SLOT_PLACES.has(name);
}

/** Column and row of a field, both from 0. */
export function placeOf(field: string): Point {
  return FIELD_PLACES.get(field) ?? NOWHERE;
}

/** The slot in this column and row of slots, or null beyond them. */
export function slotAt(x: number, y: number): string | null {
  return SLOT_ROWS[y]?.[x] ?? null;
}

/** The upper left field of a slot; the first one lies behind the bypass. */
export function slotOrigin(slot: string): Point {
  const { x, y } = SLOT_PLACES.get(slot) ?? NOWHERE;
  return { x: SLOT_EDGE * x + 1, y: SLOT_EDGE * y + 1 };
}

/** The slot in which a field lies, or null on the bypass. */
export function slotOf(field: string): string | null {
  const { x, y } = placeOf(field);
  return slotAt(Math.floor((x - 1) / SLOT_EDGE), Math.floor((y - 1) / SLOT_EDGE));
}

/** The four slots around the middle of the city. */
export const MIDDLE_SLOTS: readonly string[] = middle(SLOT_ROWS).flatMap(middle);

function middle<T>(row: readonly T[]): readonly T[] {
  return row.slice(row.length / 2 - 1, row.length / 2 + 1);
}

/** The middle of a slot on the drawing. */
export function middleOfSlot(slot: string): Point {
  const { x, y } = slotOrigin(slot);
  return { x: TRACK + x + SLOT_EDGE / 2, y: TRACK + y + SLOT_EDGE / 2 };
}

/** The middle of a node on the drawing; `startTile` is the slot of the start tile. */
export function middleOf(node: string, startTile: string | null): Point {
  if (node === START) return startTile === null ? { x: WIDTH / 2, y: WIDTH / 2 } : middleOfSlot(startTile);
  const { x, y } = placeOf(node);
  return { x: TRACK + x + 0.5, y: TRACK + y + 0.5 };
}

export function startSlot(city: Readonly<Record<string, string>>): string | null {
  return SLOTS.find((slot) => tileOf(city[slot]).what === 'start') ?? null;
}

export interface Letter extends Point {
  readonly text: string;
}

/** The columns along the upper edge, the rows along the left one: of slots, or of fields. They lie on the bypass. */
export function lettersOf(areSlots: boolean): readonly Letter[] {
  const names = areSlots ? SLOT_ROWS : FIELD_ROWS;
  const middleAt = (index: number) => TRACK + (areSlots ? SLOT_EDGE * (index + 0.5) + 1 : index + 0.5);
  const edge = TRACK + (areSlots ? 0.27 : 0.22);
  const columns = (names[0] ?? []).map((name, index) => ({ text: name.slice(0, 1), x: middleAt(index), y: edge }));
  const rows = names.map(([name = ''], index) => ({ text: name.slice(1), x: edge, y: middleAt(index) }));
  return [...columns, ...rows];
}

/** The fields of the money track go clockwise from the upper left corner, equally many on each side. */
export const TRACK_FIELDS = BOX.money_track.fields;
const SIDE = TRACK_FIELDS / 4;

export function trackPlace(field: number): Point {
  const near = TRACK / 2;
  const along = near + ((field % SIDE) * (WIDTH - TRACK)) / SIDE;
  const far = WIDTH - near;
  const sides: readonly Point[] = [
    { x: along, y: near },
    { x: far, y: along },
    { x: WIDTH - along, y: far },
    { x: near, y: WIDTH - along },
  ];
  return sides[Math.floor(field / SIDE)] ?? { x: near, y: near };
}
