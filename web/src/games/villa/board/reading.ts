/** What can be read off a view: sums, whose turn a position will be, who may hide behind a back. No rule. */

import { GODFATHERS, GUARDS, isJoker, SUITS, symbolsOf } from './box';
import type { Guard } from './box';
import { CELLAR } from './geometry';
import type { Action, Hint, Log, SlotView, TeamChoice, View } from './types';

export interface Reserve {
  readonly cards: number;
  readonly bonuses: number;
  readonly needed: number;
  readonly left: number;
}

/** Cards in hand and piles, the most that can come back, the positions still to fill: T + g - N. */
export function reserve(view: View): Reserve {
  const open = view.rows.reduce((sum, row) => sum + row.length, 0);
  const cards = view.piles.reduce((sum, pile) => sum + pile.unknown + pile.known_bottom.length, open);
  const guards = Object.values(view.slots).filter((slot) => slot !== null);
  const strength = guards.reduce((sum, slot) => sum + slot.strength, 0);
  const needed = strength + 4 - view.filled;
  return { cards, bonuses: guards.length, needed, left: cards + guards.length - needed };
}

export function pileSize(view: View, seat: number): number {
  const pile = view.piles[seat];
  return pile === undefined ? 0 : pile.unknown + pile.known_bottom.length;
}

/** The symbols of the target that is revealed, from position 1. */
export function positionsOf(view: View): readonly string[] {
  if (view.target === null) return [];
  if (view.target === CELLAR) return GODFATHERS.get(view.godfather)?.symbols ?? [];
  return GUARDS.get(view.slots[view.target]?.front ?? '')?.symbols ?? [];
}

export interface Position {
  readonly number: number;
  readonly symbol: string;
  /** Who filled it, has to fill it now, or would if nobody passes. */
  readonly seat: number;
  readonly state: 'done' | 'now' | 'next';
  readonly laid: readonly string[];
  readonly marker: string | null;
}

/** The raid sheet, line by line. */
export function raid(view: View, log: Log): Position[] {
  const symbols = positionsOf(view);
  const guard = view.target === null ? undefined : GUARDS.get(view.slots[view.target]?.front ?? '');
  const fillers = fillersOf(log);
  const from = view.active ?? view.leader ?? 0;
  return symbols.map((symbol, index) => ({
    number: index + 1,
    symbol,
    seat: fillers[index] ?? (from + index - view.filled) % view.rows.length,
    state: index < view.filled ? 'done' : index === view.filled ? 'now' : 'next',
    laid: view.laid[index] ?? [],
    marker: view.options.expert && guard?.marker?.position === index + 1 ? guard.marker.symbol : null,
  }));
}

/** Who filled the positions of the raid that is on, in order. */
function fillersOf(log: Log): number[] {
  const fillers: number[] = [];
  for (let index = log.length - 1; index >= 0; index--) {
    const event = log[index]?.event;
    if (event?.event === 'attack_planned') break;
    if (event?.event === 'matched' || event?.event === 'paired') fillers.unshift(event.seat);
  }
  return fillers;
}

/** The fronts not yet seen that have this back, in the order of the box. */
export function suspects(view: View, log: Log, back: SlotView): Guard[] {
  const seen = new Set(view.arrested);
  for (const { event } of log) if (event.event === 'guard_revealed') seen.add(event.guard);
  return [...GUARDS.values()].filter(
    (guard) => guard.strength === back.strength && sameHint(guard.hint, back.hint) && !seen.has(guard.id),
  );
}

function sameHint(one: Hint, other: Hint): boolean {
  return one.kind === other.kind && one.symbol === other.symbol && (one.position ?? null) === (other.position ?? null);
}

export interface Turn {
  readonly position: number;
  readonly seat: number;
  /** What the back, or the godfather's card, says of this position. */
  readonly symbol: string | null;
  readonly hasIt: boolean;
}

/** Who would play which position if this seat led, and where the wanted card lies open already. */
export function preview(view: View, target: string, leader: number): Turn[] {
  const known = target === CELLAR ? (GODFATHERS.get(view.godfather)?.symbols ?? []) : [];
  const back = view.slots[target] ?? null;
  const length = back?.strength ?? known.length;
  return Array.from({ length }, (_, index) => {
    const told = back?.hint.kind === 'at' && back.hint.position === index + 1;
    const symbol = known[index] ?? (told ? back.hint.symbol : null);
    const seat = (leader + index) % view.rows.length;
    const row = view.rows[seat] ?? [];
    return {
      position: index + 1,
      seat,
      symbol,
      hasIt: symbol !== null && row.some((kind) => symbolsOf(kind).includes(symbol)),
    };
  });
}

export interface Heap {
  readonly suits: readonly { readonly symbol: string; readonly count: number }[];
  readonly jokers: number;
}

/** A face-up heap by colour; jokers apart, since none of them comes back. */
export function heap(cards: Readonly<Record<string, number>>): Heap {
  let jokers = 0;
  for (const [kind, count] of Object.entries(cards)) if (isJoker(kind)) jokers += count;
  return { suits: SUITS.map((symbol) => ({ symbol, count: cards[symbol] ?? 0 })), jokers };
}

/** The choice inside an action of the team, however it is put: at once, as a proposal, as a decision. */
export function choiceOf(action: Action): TeamChoice | null {
  if (action.do === 'propose' || action.do === 'decide') return action.action;
  return action.do === 'plan' || action.do === 'give_bonus' || action.do === 'set_handicap' ? action : null;
}

/** The legal action that makes this choice, or undefined. */
export function actionFor(legal: readonly Action[], fits: (choice: TeamChoice) => boolean): Action | undefined {
  return legal.find((action) => {
    const choice = choiceOf(action);
    return choice !== null && fits(choice);
  });
}

/** The targets that may be planned now. */
export function targets(legal: readonly Action[]): Set<string> {
  const found = new Set<string>();
  for (const action of legal) {
    const choice = choiceOf(action);
    if (choice?.do === 'plan') found.add(choice.target);
  }
  return found;
}
