/** What can be read off a view and its gloss, as cards and lines need it. */

import type { Gloss, Log, View } from '../types';
import { isJoker, plainKind, SUITS } from './box';

export function pileSize(view: View, seat: number): number {
  const pile = view.piles[seat];
  return pile === undefined ? 0 : pile.unknown + pile.known_bottom.length;
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
export function raid(view: View, gloss: Gloss, log: Log): Position[] {
  const fillers = fillersOf(log);
  return gloss.raid.map(({ symbol, seat, marker }, index) => ({
    number: index + 1,
    symbol,
    seat: seat ?? fillers[index] ?? 0,
    state: index < view.filled ? 'done' : index === view.filled ? 'now' : 'next',
    laid: view.laid[index] ?? [],
    marker,
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

export interface PlannedTurn {
  readonly position: number;
  readonly seat: number;
  /** What the back, or the godfather's card, says of this position. */
  readonly symbol: string | null;
  readonly hasIt: boolean;
}

/** Who would play which position if this seat led, and where the wanted card lies open already. */
export function preview(gloss: Gloss, target: string, leader: number): PlannedTurn[] {
  return (gloss.foreseen[target] ?? []).map((symbol, index) => {
    const seat = gloss.turns[leader]?.[index] ?? leader;
    const hasIt = symbol !== null && (gloss.shown[seat]?.[symbol] ?? 0) > 0;
    return { position: index + 1, seat, symbol, hasIt };
  });
}

export interface Heap {
  readonly suits: readonly { readonly symbol: string; readonly count: number }[];
  readonly jokers: number;
}

/** A face-up heap by colour, and its jokers apart. */
export function heap(cards: Readonly<Record<string, number>>): Heap {
  let jokers = 0;
  for (const [kind, count] of Object.entries(cards)) if (isJoker(kind)) jokers += count;
  return { suits: SUITS.map((symbol) => ({ symbol, count: cards[plainKind(symbol)] ?? 0 })), jokers };
}
