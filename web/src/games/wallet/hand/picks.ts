/** A choice of several parts (which card, to whom, for what), narrowed part by part within what is legal. */

import type { Action } from '../types';

export type Part = 'card' | 'seat' | 'currency' | 'request';
export type Value = string | number;
export type Picks = Readonly<Partial<Record<'do' | Part, Value>>>;

/** In the order in which they are asked. */
const PARTS: readonly Part[] = ['card', 'seat', 'request', 'currency'];

export interface Question {
  readonly part: Part;
  readonly values: readonly Value[];
  readonly picked: Value | undefined;
}

function fieldOf(action: Action, part: 'do' | Part): Value | undefined {
  return part in action ? (action as Action & Record<typeof part, Value>)[part] : undefined;
}

function distinct(actions: readonly Action[], part: 'do' | Part): Value[] {
  const values = actions.map((action) => fieldOf(action, part)).filter((value) => value !== undefined);
  return [...new Set(values)];
}

/** What is done with one press, because nothing else is to be chosen. */
export function plainOf(legal: readonly Action[]): Action[] {
  return legal.filter((action) => PARTS.every((part) => fieldOf(action, part) === undefined));
}

/** The ways to act that have parts: with several of them one is chosen first. */
export function kindsOf(legal: readonly Action[]): Action['do'][] {
  const plain = plainOf(legal);
  return [...new Set(legal.filter((action) => !plain.includes(action)).map((action) => action.do))];
}

/** What is asked, each part within what the parts before it leave; where there is no choice it is made. */
export function questionsOf(legal: readonly Action[], picks: Picks): Question[] {
  const kinds = kindsOf(legal);
  const kind = kinds.length === 1 ? kinds[0] : picks.do;
  let left = legal.filter((action) => action.do === kind);
  const questions: Question[] = [];
  for (const part of PARTS) {
    const values = distinct(left, part);
    if (values.length === 0) continue;
    const wanted = values.length === 1 ? values[0] : picks[part];
    const picked = values.find((value) => value === wanted);
    questions.push({ part, values, picked });
    if (picked !== undefined) left = left.filter((action) => fieldOf(action, part) === picked);
  }
  return questions;
}

/** The one action that all parts together name, or undefined as long as one is missing. */
export function chosenOf(legal: readonly Action[], picks: Picks): Action | undefined {
  const kinds = kindsOf(legal);
  const kind = kinds.length === 1 ? kinds[0] : picks.do;
  const questions = questionsOf(legal, picks);
  if (questions.length === 0 || questions.some(({ picked }) => picked === undefined)) return undefined;
  return legal.find(
    (action) => action.do === kind && questions.every(({ part, picked }) => fieldOf(action, part) === picked),
  );
}
