/** The voice of a table: the sentences of its game, with the names of those who sit at it. */

import type { Texts } from '../text';
import { speech, spoken, t } from '../text';
import type { Action, Argument, Decision, GameEvent, Say } from './game';

type Fields = Readonly<Record<string, Argument>>;

/** Looks in the game's texts, then in the client's own words. */
export function sayFor(texts: Texts, names: readonly string[], you: number | null): Say {
  const say = (key: string, args: Fields = {}): string =>
    texts.has(key) || !spoken(key) ? texts.sentence(key, args, names) : t(key, plain(args));

  const voice = Object.assign(say, {
    has: (key: string) => texts.has(key) || spoken(key),
    action: (action: Action) => texts.told(action, names),
    event: (event: GameEvent) => told(texts, event, names, you),
    decision: (decision: Decision) => texts.decision(decision, names),
    word: (field: string, value: string) => texts.word(field, value),
    rule: (id: string) => texts.rule(id),
    language: speech.language,
  });
  // Every function has a name already, and it can only be redefined.
  return Object.defineProperty(voice, 'name', { value: (seat: number) => names[seat] ?? '' }) as unknown as Say;
}

/** Where the game has a sentence of its own for it, what you did is told to you: `event-matched-you`. */
function told(texts: Texts, event: GameEvent, names: readonly string[], you: number | null): string {
  const key = `event-${event.event.replaceAll('_', '-')}-you`;
  const isYours = you !== null && 'seat' in event && event.seat === you;
  if (!isYours || !texts.has(key)) return texts.told(event, names);
  return texts.sentence(key, event as unknown as Fields, names);
}

/** The client's own words know numbers and texts only. */
function plain(args: Fields): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
  );
}
