/** What is in the box: suits, cards, guards, godfathers, places. Only drawing and explaining need it. */

import { BOX, type BoxGodfather, type BoxGuard, type BoxPoliceKind, type BoxSlot, type Layer } from '../generated';

export type Guard = BoxGuard;
export type Godfather = BoxGodfather;
export type Place = BoxSlot;

export const SUITS: readonly string[] = BOX.symbols.list.map((symbol) => symbol.code);
const KINDS: ReadonlyMap<string, BoxPoliceKind> = new Map(
  [...BOX.police_plain.list, ...BOX.police_duo.list, ...BOX.police_quad.list].map((card) => [card.kind, card]),
);
export const GUARDS: ReadonlyMap<string, Guard> = new Map(BOX.guards.list.map((guard) => [guard.id, guard]));
export const GODFATHERS: ReadonlyMap<string, Godfather> = new Map(
  BOX.godfathers.list.map((godfather) => [godfather.id, godfather]),
);
/** All strengths of guards, from the weakest on. */
export const STRENGTHS: readonly number[] = [...new Set(BOX.guards.list.map(({ strength }) => strength))].sort(
  (one, other) => one - other,
);
/** Everybody who can be arrested: the guards, and the godfather at last. */
export const ARRESTS = BOX.setup.guards_in_play + 1;

export const PLACES: readonly Place[] = BOX.grounds.slots;
const PLACE = new Map(PLACES.map((place) => [place.id, place]));
/** The slot of the godfather: the one that every view has, though no guard lies there. */
export const CELLAR: string = PLACES.find((place) => place.layer === 'cellar')?.id ?? '';

/** The named levels by their handicap, from easy to hard. */
export const LEVELS: ReadonlyMap<number, string> = new Map(
  BOX.difficulty.levels.flatMap(({ id, handicap }) => (handicap === null ? [] : [[handicap, id] as const])),
);

export function placeOf(slot: string): Place {
  const place = PLACE.get(slot);
  if (place === undefined) throw new Error(`no slot ${slot}`);
  return place;
}

export function isIn(layer: Layer, slot: string): boolean {
  return PLACE.get(slot)?.layer === layer;
}

export function symbolsOf(kind: string): readonly string[] {
  return KINDS.get(kind)?.symbols ?? [];
}

export function isJoker(kind: string): boolean {
  return KINDS.get(kind)?.joker ?? false;
}

/** The kind of card that shows this symbol and nothing else. */
export function plainKind(symbol: string): string {
  return BOX.police_plain.list.find(({ symbols }) => symbols.includes(symbol))?.kind ?? symbol;
}
