/** The legal actions of a turn and of the swap phase, as cards and buttons need them. */

import type { Action, Gloss, View } from '../types';

export type Match = Extract<Action, { do: 'play_match' }>;
export type Pair = Extract<Action, { do: 'play_pair' }>;
export type Pass = Extract<Action, { do: 'pass' }>;
export type Swap = Extract<Action, { do: 'swap' }>;

export interface Turn {
  readonly matches: readonly Match[];
  readonly pairs: readonly Pair[];
  readonly passes: readonly Pass[];
}

export function turnOf(legal: readonly Action[]): Turn {
  return {
    matches: legal.filter((action) => action.do === 'play_match'),
    pairs: legal.filter((action) => action.do === 'play_pair'),
    passes: legal.filter((action) => action.do === 'pass'),
  };
}

/** What remains to choose from when these kinds are picked: everything for none, pairs only for two. */
export function narrowed(turn: Turn, picked: readonly string[]): Turn {
  const [one, other] = picked;
  if (one === undefined) return turn;
  if (other !== undefined)
    return { matches: [], pairs: turn.pairs.filter((pair) => isPair(pair, one, other)), passes: [] };
  return {
    matches: turn.matches.filter((match) => match.card === one),
    pairs: turn.pairs.filter((pair) => pair.card_a === one || pair.card_b === one),
    passes: turn.passes.filter((pass) => pass.card === one),
  };
}

function isPair(pair: Pair, one: string, other: string): boolean {
  return (pair.card_a === one && pair.card_b === other) || (pair.card_a === other && pair.card_b === one);
}

/** Whether the card at this place makes a pair with the one that is held. */
export function joins(turn: Turn, row: readonly string[], picked: readonly number[], index: number): boolean {
  const [held, kind] = [row[picked[0] ?? -1], row[index]];
  if (picked.length !== 1 || held === undefined || kind === undefined) return false;
  return turn.pairs.some((pair) => isPair(pair, held, kind));
}

/** Whether the card at this place may be tapped, after those already picked. */
export function mayPick(
  turn: Turn,
  row: readonly string[],
  picked: readonly number[],
  index: number,
  mode: 'play' | 'pair' | 'pass',
): boolean {
  const kind = row[index];
  if (kind === undefined) return false;
  if (picked.includes(index)) return true;
  const left = narrowed(turn, [kind]);
  if (mode === 'pass') return left.passes.length > 0;
  if (mode === 'pair') return picked.length === 0 ? left.pairs.length > 0 : joins(turn, row, picked, index);
  return left.matches.length + left.pairs.length + left.passes.length > 0;
}

/** Why a card cannot be laid: the wrong symbol, or a marked position that asks for a card kept in the row. */
export function reasonAgainst(view: View, gloss: Gloss, turn: Turn, kind: string): 'symbol' | 'marker' | null {
  if (view.required === null || turn.matches.some((match) => match.card === kind)) return null;
  return gloss.barred.includes(kind) ? 'marker' : 'symbol';
}

/** The swap of these two cards, in the form in which it is offered. */
export function swapOf(
  legal: readonly Action[],
  one: { seat: number; kind: string },
  other: { seat: number; kind: string },
): Swap | undefined {
  const [a, b] = one.seat < other.seat ? [one, other] : [other, one];
  return legal.find(
    (action): action is Swap =>
      action.do === 'swap' &&
      action.seat_a === a.seat &&
      action.card_a === a.kind &&
      action.seat_b === b.seat &&
      action.card_b === b.kind,
  );
}

/** Whether a card may take part in some swap. */
export function maySwap(legal: readonly Action[], seat: number, kind: string): boolean {
  return legal.some(
    (action) =>
      action.do === 'swap' &&
      ((action.seat_a === seat && action.card_a === kind) || (action.seat_b === seat && action.card_b === kind)),
  );
}
