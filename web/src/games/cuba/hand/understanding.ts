/**
 * Typed words that name a claim ("ich bin der FBI-Agent", "Carla is lying") or, from the Godfather, a question: they are
 * offered as one, never said by themselves.
 */

import type { Action } from '../types';
import * as clue from './clues';

type Say = Extract<Action, { do: 'say' }>;
type Ask = Extract<Action, { do: 'ask' }>;
type Meant = Pick<Say, 'slot' | 'value' | 'about'>;

const OF_MYSELF =
  /\b(ich|i) (bin|war|hab\w*|hatte|nahm|bekam|gab|am|was|have|had|took|got|gave|passed|received)\b|\b(bin|war|hab\w*|hatte|nahm|bekam|gab) ich\b|\bi'(m|ve)\b|wasn't me/;
const TO_ME = /\b(mir|me)\b/;
const SURE = /\b(sicher|sure|certain|überzeugt)\b/;
const OPPOSITE: Readonly<Record<string, string>> = {
  thief: 'not_thief',
  not_thief: 'thief',
  liar: 'truthful',
  truthful: 'liar',
};

/** The claim or question that somebody may have meant; null if the words name none, or none that is legal now. */
export function understood(text: string, names: readonly string[], legal: readonly Action[]): Say | Ask | null {
  const words = clue.plain(text);
  const whom = named(words, names);
  if (text.trimEnd().endsWith('?')) return whom === null ? null : asked(words, whom, legal);
  const says = legal.filter((action): action is Say => action.do === 'say');
  for (const { slot, value, about } of meanings(words, whom)) {
    const found = says.find((say) => say.slot === slot && say.value === value && say.about === about);
    if (found !== undefined) return found;
  }
  return null;
}

/** What the words may mean, the likeliest first. */
function meanings(words: string, whom: number | null): readonly Meant[] {
  if (whom !== null && TO_ME.test(words)) return counted(words, 'recv');
  if (whom !== null && (SURE.test(words) || !OF_MYSELF.test(words))) return ofAnother(words, whom);
  return ofOneself(words);
}

function ofAnother(words: string, about: number): readonly Meant[] {
  const value = clue.valueOf(clue.OPINIONS, words);
  if (value === null) return [];
  if (!clue.NEGATED.test(words)) return [{ slot: 'view', value, about }];
  const opposite = OPPOSITE[value];
  return opposite === undefined ? [] : [{ slot: 'view', value: opposite, about }];
}

function ofOneself(words: string): readonly Meant[] {
  const counts = counted(words);
  if (counts.length > 0) return counts;
  if (clue.EMPTY.test(words) && !clue.NEGATED.test(words)) return [{ slot: 'recv.diamonds', value: '0', about: null }];
  return OF_MYSELF.test(words) ? tookOf(words) : [];
}

/** So many diamonds or chips were got or given on, or so many diamonds taken. */
function counted(words: string, side = sideOf(words)): readonly Meant[] {
  const found = clue.countIn(words);
  if (found === null || clue.NEGATED.test(words)) return [];
  if (side !== null) return [{ slot: `${side}.${found.what}`, value: found.count, about: null }];
  if (found.what !== 'diamonds' || !OF_MYSELF.test(words)) return [];
  return [{ slot: 'took', value: `diamonds:${found.count}`, about: null }];
}

function sideOf(words: string): string | null {
  if (clue.GIVEN_ON.test(words)) return 'pass';
  return clue.RECEIVED.test(words) ? 'recv' : null;
}

/** Who one is follows from what one took. C-1.5 */
function tookOf(words: string): readonly Meant[] {
  const took = (value: string): Meant => ({ slot: 'took', value, about: null });
  const steals = clue.THIEF.test(words) || clue.areDiamonds(words);
  if (clue.INNOCENT.test(words)) return [took('no_diamonds')];
  if (clue.NEGATED.test(words)) return steals ? [took('no_diamonds')] : [];
  const kinds = clue.kindsIn(words);
  if (kinds.length > 0) return kinds.map((kind) => took(`chip:${kind}`));
  if (clue.URCHIN.test(words)) return [took('nothing')];
  return steals ? [took('diamonds:some')] : [];
}

/** "Carla, wie viele Diamanten hast du bekommen?" */
function asked(words: string, whom: number, legal: readonly Action[]): Ask | null {
  const topic = clue.valueOf(clue.TOPICS, words);
  if (topic === null) return null;
  const wanted = topic.endsWith('.') ? topic + whatOf(words) : topic;
  return (
    legal.find((action): action is Ask => action.do === 'ask' && action.seat === whom && action.topic === wanted) ??
    null
  );
}

/** What a question about a box is after; the whole of it, if it does not say. */
function whatOf(words: string): string {
  if (clue.areDiamonds(words)) return 'diamonds';
  return clue.kindsIn(words)[0] ?? (/\bchips?\b/.test(words) ? 'chips' : 'all');
}

/** The seat whose name stands in the words; of two, the one named first. */
function named(words: string, names: readonly string[]): number | null {
  const spaced = ` ${words.split(/[^\p{L}\p{N}]+/u).join(' ')} `;
  const places = names.map((name) => (name === '' ? -1 : spaced.indexOf(` ${name.toLowerCase()} `)));
  const first = Math.min(...places.filter((place) => place >= 0));
  return Number.isFinite(first) ? places.indexOf(first) : null;
}
