/** The voice of a table: the sentences of its game, with the names of those who sit at it. */

import type { Texts } from '../text';
import { speech, spoken, t } from '../text';
import { hyphened } from '../text/keys';
import type { Circle } from '../text/render';
import type { Action, Argument, Decision, GameEvent, Say } from './game';

type Fields = Readonly<Record<string, Argument>>;

/** Looks in the game's texts, then in the client's own words. */
export function sayFor(texts: Texts, circle: Circle): Say {
  const say = (key: string, args: Fields = {}): string =>
    texts.has(key) || !spoken(key) ? texts.sentence(key, args, circle) : t(key, plain(args));

  const voice = Object.assign(say, {
    has: (key: string) => texts.has(key) || spoken(key),
    action: (action: Action) => texts.told(action, circle),
    event: (event: GameEvent) => texts.told(event, circle),
    deed: (event: GameEvent, key = `deed-${hyphened(event.event)}`) => texts.about(event, key, {}, circle),
    deeds: (event: GameEvent, deeds: readonly string[]) =>
      texts.about(event, 'deeds', { deeds: texts.listed(deeds) }, circle),
    decision: (decision: Decision) => texts.decision(decision, circle),
    word: (field: string, value: string) => circle.meanings?.get(`${field}-${value}`)?.name ?? texts.word(field, value),
    language: speech.language,
    you: circle.you ?? null,
  });
  // Every function has a name already, and it can only be redefined.
  return Object.defineProperty(voice, 'name', { value: (seat: number) => circle.names[seat] ?? '' }) as unknown as Say;
}

/** The client's own words know numbers and texts only. */
function plain(args: Fields): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
  );
}
