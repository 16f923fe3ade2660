/**
 * The tiles of the box, read from the same file as the rules read it. Only drawing needs it; what may be laid where
 * comes from the server. RULES.md P-9.2
 */

import toml from '../../../../src/omerta/games/palermo/components.toml?raw';
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

type Values = Readonly<Record<string, unknown>>;

/** The tables of the file that carry this name. */
export function tablesOf(text: string, name: string): readonly Values[] {
  return text
    .split(/^\[+/m)
    .filter((part) => part.startsWith(`${name}]`))
    .map((part) => Object.fromEntries([...part.matchAll(/^(\w+) = ([^#\n]*)/gm)].map(entryOf)));
}

function entryOf(match: RegExpExecArray): [string, unknown] {
  return [match[1] ?? '', JSON.parse(match[2] ?? 'null')];
}

export const KINDS: readonly Kind[] = tablesOf(toml, 'tile_kind')
  .filter((table) => table['role'] === 'house')
  .map((table) => ({
    id: table['id'] as string,
    code: table['code'] as string,
    house: table['house'] as readonly TileField[],
    entrance: table['entrance'] as TileField,
    door: table['door_on'] as TileField,
  }));

export const SIGNS: readonly string[] = tablesOf(toml, 'venue_signs').flatMap((table) => table['ids'] as string[]);

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
