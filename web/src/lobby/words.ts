/** Words that several pages of the lobby use. */

import { hatsOf, namesOf } from '../kit/seats';
import type { GameCard, Hat, Preset, SeatInfo, TableInfo } from '../protocol/generated';
import { spoken, t, type Texts, texts } from '../text';
import { hasLooks, presetBy, sameJson } from './presets';

/** The title of a game, from its poster, else from its own texts. */
export function titleOf(game: string): string {
  const key = `poster-${game}-title`;
  return spoken(key) ? t(key) : texts(game, 'lobby').sentence('title');
}

export interface Sitting {
  readonly info: SeatInfo;
  readonly name: string;
  readonly hat: Hat;
}

/** Who sits where: everybody with a name and a hat. */
export function sittings(seats: readonly SeatInfo[]): Sitting[] {
  const names = namesOf(seats, (seat) => t(seat.kind === 'bot' ? 'seat-bot' : 'seat-free', { number: seat.seat + 1 }));
  const hats = hatsOf(seats);
  return seats.map((info, place) => ({ info, name: names[place]!, hat: hats[place]! }));
}

/** The short name of a game, for narrow lines. */
export function shortOf(game: string): string {
  const key = `poster-${game}-short`;
  return spoken(key) ? t(key) : titleOf(game);
}

/** A table is named after the people one finds at it. */
export function nameOf(table: TableInfo): string {
  const person = table.seats.find((seat) => seat.kind === 'person' && !seat.yours && seat.name);
  return person ? t('table-of', { name: person.name! }) : t('table-code', { code: table.code });
}

export function occupied(table: TableInfo): string {
  const taken = table.seats.filter((seat) => seat.kind !== 'open').length;
  return t('seats-taken', { taken, all: table.seats.length });
}

/** Where a preset has its name. */
export function presetKey(name: string): string {
  return `preset-${name.replaceAll('_', '-')}`;
}

/** The name of the level that a table's options are; empty for a mixture of one's own. */
export function levelOf(table: TableInfo, card: GameCard, say: Texts): string {
  const isLike = (preset: Preset) =>
    Object.entries(preset.options).every(([name, value]) => sameJson(value, table.options[name] ?? null));
  const level = hasLooks(card.id) ? presetBy(card, table.options) : card.presets.find(isLike);
  return level ? say.sentence(presetKey(level.name)) : '';
}
