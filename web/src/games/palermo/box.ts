/** The tiles of the box. Only drawing needs it; what may be laid where comes from the server. RULES.md P-9.2 */

import { BOX, type Role } from './generated';
import type { TileField } from './types';

export interface Kind {
  readonly id: string;
  readonly code: string;
  readonly house: readonly TileField[];
  readonly entrance: TileField;
  readonly door: TileField;
}

/** A tile as it lies: its house fields, the field before the door, and the house field with the door. */
export interface Laid {
  readonly house: readonly TileField[];
  readonly entrance: TileField | null;
  readonly door: TileField | null;
}

/** Clockwise, as tiles are turned. */
export const TILE_FIELDS: readonly TileField[] = ['NW', 'NE', 'SE', 'SW'];

export const KINDS: readonly Kind[] = BOX.tile_kind.flatMap(({ role, id, code, house, entrance, door_on: door }) =>
  role === 'house' && entrance !== null && door !== null ? [{ id, code, house, entrance, door }] : [],
);

/** What a city text says of the start tile, and of a street without a house. */
export const START_CODE = codeOf('start');
export const STREET_CODE = codeOf('street');

function codeOf(role: Role): string {
  return BOX.tile_kind.find((kind) => kind.role === role)?.code ?? '';
}

export const SIGNS: readonly string[] = BOX.venue_signs.ids;

export function turned(field: TileField, rotation: number): TileField {
  return TILE_FIELDS[(TILE_FIELDS.indexOf(field) + rotation) % 4] ?? field;
}

export function laidOf(kind: Kind, rotation: number): Laid {
  return {
    house: kind.house.map((field) => turned(field, rotation)),
    entrance: turned(kind.entrance, rotation),
    door: turned(kind.door, rotation),
  };
}

/** How the tile of a city text lies: `2a1` is a house, `st0` a stall; start, street and empty slots have neither. */
export function tileOf(token: string): Laid {
  if (token.startsWith('st')) {
    return { house: [], entrance: TILE_FIELDS[Number(token.slice(2))] ?? null, door: null };
  }
  const kind = KINDS.find((known) => known.code === token.slice(0, -1));
  return kind === undefined ? { house: [], entrance: null, door: null } : laidOf(kind, Number(token.slice(-1)));
}

export function isStall(token: string): boolean {
  return token.startsWith('st');
}

export function tokenOf(kind: string, rotation: number): string {
  const code = KINDS.find((known) => known.id === kind)?.code ?? 'st';
  return `${code}${rotation}`;
}
