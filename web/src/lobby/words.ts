/** Words that several pages of the lobby use. */

import { hatsOf, namesOf } from '../kit/seats';
import type { GameCard, Hat, Preset, SeatInfo, TableInfo } from '../protocol/generated';
import { spoken, t, type Texts, texts } from '../text';
import { measuredOf, shareOf } from './measured';
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

/** What a seat is called that has no name; a person without one has been deleted. */
const NAMELESS: Record<SeatInfo['kind'], string> = { person: 'guest', bot: 'seat-bot', open: 'seat-free' };

/** Who sits where: everybody with a name and a hat. */
export function sittings(seats: readonly SeatInfo[]): Sitting[] {
  const names = namesOf(seats, ({ kind, seat }) => t(NAMELESS[kind], { number: seat + 1 }));
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

/** Which game it is, and whose table. */
export function placeOf(table: TableInfo): string {
  const title = shortOf(table.game);
  if (table.host) return t('game-at-home', { title });
  return table.host_name ? t('game-at', { title, name: table.host_name }) : title;
}

/** How the table stands for whoever reads it. */
export function standOf(table: TableInfo): string {
  return table.turn ? t('your-turn') : t(`phase-${table.phase}`);
}

export function occupied(table: TableInfo): string {
  const free = table.seats.filter((seat) => seat.kind === 'open').length;
  return t('seats-left', { free, all: table.seats.length });
}

/** Where a level of bots has its name and its help. */
export function botKey(level: string): string {
  return `bot-${level.replaceAll('_', '-')}`;
}

/** Where a preset has its name. */
export function presetKey(name: string): string {
  return `preset-${name.replaceAll('_', '-')}`;
}

/**
 * How often the house wins with a preset: bots of the usual level among themselves, or in the game's own sentence about
 * all levels (`measured-levels`); empty if nobody has measured it.
 */
export function winsWith(card: GameCard, preset: string): string {
  const share = shareOf(card.id, preset, usualLevel(card));
  if (share === undefined) return '';
  const say = texts(card.id, 'lobby');
  const key = say.has('measured-levels') ? 'measured-levels' : 'measured-preset';
  return say.sentence(key, { share, ...measuredOf(card.id)?.presets[preset] });
}

/** The house's own level, else the first. */
function usualLevel({ bots }: GameCard): string {
  return bots.includes('house') ? 'house' : (bots[0] ?? '');
}

/** The name of the level that a table's options are; empty for a mixture of one's own. */
export function levelOf(table: TableInfo, card: GameCard, say: Texts): string {
  const isLike = (preset: Preset) =>
    Object.entries(preset.options).every(([name, value]) => sameJson(value, table.options[name] ?? null));
  const level = hasLooks(card.id) ? presetBy(card, table.options) : card.presets.find(isLike);
  return level ? say.sentence(presetKey(level.name)) : '';
}
