/** What is in the box: suits, cards, guards, godfathers, places. Only drawing and explaining need it. */

import { BOX, type BoxGodfather, type BoxGuard, type BoxSlot } from './generated';

export type Guard = BoxGuard;
export type Godfather = BoxGodfather;
export type Place = BoxSlot;

export const SUITS: readonly string[] = BOX.symbols.list.map((symbol) => symbol.code);
export const SYMBOLS_OF: ReadonlyMap<string, readonly string[]> = new Map(
  [...BOX.police_plain.list, ...BOX.police_duo.list, ...BOX.police_quad.list].map((card) => [card.kind, card.symbols]),
);
export const GUARDS: ReadonlyMap<string, Guard> = new Map(BOX.guards.list.map((guard) => [guard.id, guard]));
export const GODFATHERS: ReadonlyMap<string, Godfather> = new Map(
  BOX.godfathers.list.map((godfather) => [godfather.id, godfather]),
);
export const PLACES: readonly Place[] = BOX.grounds.slots;
/** The named levels by their handicap, from easy to hard. */
export const LEVELS: ReadonlyMap<number, string> = new Map(
  BOX.difficulty.levels.flatMap(({ id, handicap }) => (handicap === null ? [] : [[handicap, id] as const])),
);
export const HANDICAPS: readonly number[] = [...LEVELS.keys()];

export function symbolsOf(kind: string): readonly string[] {
  return SYMBOLS_OF.get(kind) ?? [];
}

export function isJoker(kind: string): boolean {
  return symbolsOf(kind).length > 1;
}
