/** Games whose presets are chosen by their pictures: a small chunk of each, fetched where presets are shown. */

import type { AnyOptions, GameCard, Json, Preset } from '../protocol/generated';
import type { SymbolName } from '../symbols/names';
import { spoken, t } from '../text';

/** What a game's `presets.ts` says. The presets rise by degrees: the first has one symbol, the second two. */
export interface PresetLooks {
  readonly symbol: SymbolName;
  /** By the names of the presets. */
  readonly pictures: Readonly<Record<string, string>>;
}

const FOUND = import.meta.glob<PresetLooks>('../games/*/presets.ts', { import: 'default' });

export function hasLooks(game: string): boolean {
  return `../games/${game}/presets.ts` in FOUND;
}

/** Undefined for a game whose presets are words alone. */
export async function presetLooks(game: string): Promise<PresetLooks | undefined> {
  return FOUND[`../games/${game}/presets.ts`]?.();
}

/** "Schärfe 3 von 5", if the game has such words (`poster-<id>-degree`), else "Stufe 3 von 5". */
export function degreeWords(game: string, count: number, all: number): string {
  const key = `poster-${game}-degree`;
  return t(spoken(key) ? key : 'level-degree', { count, all });
}

/** The options in which the presets differ from one another: these alone make a preset that has a picture. */
export function tellingOptions(card: GameCard): readonly string[] {
  const [first, ...others] = card.presets;
  return card.options
    .map(({ name }) => name)
    .filter((name) => others.some((preset) => !sameJson(valueOf(card, preset, name), valueOf(card, first!, name))));
}

/** The preset that these options are as far as presets differ, whatever else is set. */
export function presetBy(card: GameCard, options: AnyOptions): Preset | undefined {
  const telling = tellingOptions(card);
  return card.presets.find((preset) =>
    telling.every((name) => sameJson(valueOf(card, preset, name), options[name] ?? null)),
  );
}

/** Which of the presets these options are, counted from 1; 0 for none of them. */
export function degreeOf(card: GameCard, options: AnyOptions): number {
  const preset = presetBy(card, options);
  return preset === undefined ? 0 : card.presets.indexOf(preset) + 1;
}

export function valueOf(card: GameCard, preset: Preset, name: string): Json {
  return preset.options[name] ?? card.options.find((form) => form.name === name)?.default ?? null;
}

export function sameJson(one: Json, other: Json): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
