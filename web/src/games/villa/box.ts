/**
 * What is in the box, read from the same file as the rules read it: suits, cards, guards, godfathers, places.
 * Only drawing and explaining need it; what may be done comes from the server.
 */

import toml from '../../../../src/omerta/games/villa/components.toml?raw';
import type { Hint } from './types';

export interface Guard {
  readonly id: string;
  readonly strength: number;
  readonly symbols: readonly string[];
  readonly hint: Hint;
  readonly marker: { readonly position: number; readonly symbol: string } | null;
}

export interface Godfather {
  readonly id: string;
  readonly symbols: readonly string[];
}

export interface Place {
  readonly id: string;
  readonly layer: 'park' | 'villa' | 'cellar';
  readonly x: number;
  readonly y: number;
  readonly neighbours: readonly string[];
  readonly covered_by: readonly string[];
}

interface PoliceCard {
  readonly kind: string;
  readonly symbols: readonly string[];
}

interface Box {
  readonly symbols: readonly { readonly code: string }[];
  readonly police_plain: readonly PoliceCard[];
  readonly police_duo: readonly PoliceCard[];
  readonly police_quad: readonly PoliceCard[];
  readonly godfathers: readonly Godfather[];
  readonly guards: readonly Guard[];
  readonly grounds: readonly Place[];
  readonly difficulty: readonly { readonly id: string; readonly handicap?: number }[];
}

/** The lists of inline tables of the file, by the name of their section. Other values are not needed here. */
export function listsOf(text: string): Readonly<Record<string, readonly unknown[]>> {
  const lists: Record<string, unknown[]> = {};
  let section = '';
  for (const line of text.split('\n')) {
    section = /^\[(\w+)\]/.exec(line)?.[1] ?? section;
    const row = /^\s+(\{.*\}),/.exec(line)?.[1];
    if (row !== undefined) (lists[section] ??= []).push(JSON.parse(jsonOf(row)));
  }
  return lists;
}

/** An inline table with bare keys as a JSON object; what stands inside quotes is left alone. */
function jsonOf(table: string): string {
  return table
    .split(/("[^"]*")/)
    .map((part) => (part.startsWith('"') ? part : part.replace(/(\w+) = /g, '"$1": ')))
    .join('');
}

const box = listsOf(toml) as unknown as Box;

export const SUITS: readonly string[] = box.symbols.map((symbol) => symbol.code);
export const SYMBOLS_OF: ReadonlyMap<string, readonly string[]> = new Map(
  [...box.police_plain, ...box.police_duo, ...box.police_quad].map((card) => [card.kind, card.symbols]),
);
export const GUARDS: ReadonlyMap<string, Guard> = new Map(
  box.guards.map((guard) => [guard.id, { ...guard, marker: guard.marker ?? null }]),
);
export const GODFATHERS: ReadonlyMap<string, Godfather> = new Map(
  box.godfathers.map((godfather) => [godfather.id, godfather]),
);
export const PLACES: readonly Place[] = box.grounds;
/** The named levels by their handicap, from easy to hard. */
export const LEVELS: ReadonlyMap<number, string> = new Map(
  box.difficulty.flatMap(({ id, handicap }) => (handicap === undefined ? [] : [[handicap, id] as const])),
);
export const HANDICAPS: readonly number[] = [...LEVELS.keys()];

export function symbolsOf(kind: string): readonly string[] {
  return SYMBOLS_OF.get(kind) ?? [];
}

export function isJoker(kind: string): boolean {
  return symbolsOf(kind).length > 1;
}
