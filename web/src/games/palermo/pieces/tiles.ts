/** The tiles of the box, as they lie. Only drawing needs it; what may be laid where comes from the server. */

import { BOX, type BoxLaidTile } from '../generated';
import type { TileField } from '../types';

/** Clockwise, as tiles are turned. */
export const TILE_FIELDS: readonly TileField[] = BOX.places.tile_fields;

/** The numbers of quarter turns that make a difference. */
export const TURNS: readonly number[] = TILE_FIELDS.map((_, turn) => turn);

/** The kinds of houses, in the order of the box. */
export const KINDS: readonly string[] = BOX.tile_kind.filter(({ role }) => role === 'house').map(({ id }) => id);

/** A stall is laid like a kind of house; its turns are the tile fields. */
export const STALL = 'stall';

const TOKENS: readonly (readonly [string, BoxLaidTile])[] = Object.entries(BOX.tiles);

export const START_TOKEN = tokenFor((tile) => tile.what === 'start');
export const EMPTY_TOKEN = tokenFor((tile) => tile.what === 'empty');

function tokenFor(isIt: (tile: BoxLaidTile) => boolean): string {
  return TOKENS.find(([, tile]) => isIt(tile))?.[0] ?? '';
}

const NOTHING: BoxLaidTile = { what: 'empty', kind: null, rotation: 0, house: [], entrance: null, door: null };

/** What lies there by the token of a city text: house fields, the entrance field and the house field with the door. */
export function tileOf(token: string | undefined): BoxLaidTile {
  return BOX.tiles[token ?? EMPTY_TOKEN] ?? NOTHING;
}

/** The token of a kind of house, or of a stall, that is turned so. */
export function tokenOf(kind: string, rotation: number): string {
  return tokenFor((tile) => tile.rotation === rotation && (tile.what === STALL ? STALL : tile.kind) === kind);
}
