/** Names of cards, places and people in short sentences; all of them are messages of the game. */

import type { Say, SeatFace } from '../../../table/game';
import { CELLAR, GODFATHERS, GUARDS, symbolsOf } from './box';
import type { Gloss, Hint, View } from '../types';

export function letterOf(say: Say, symbol: string): string {
  return say.word('letter', symbol);
}

/** "Marke", "Joker H/P", "Joker": as it stands on a card. */
export function shortName(say: Say, kind: string): string {
  const symbols = symbolsOf(kind);
  if (symbols.length === 1) return say(`board-short-${kind}`);
  if (symbols.length > 2) return say('board-joker');
  const letters = symbols.map((symbol) => letterOf(say, symbol)).join('/');
  return say('board-joker-duo', { letters });
}

/** "2 Marken" or "Marke + Joker". */
export function pairName(say: Say, one: string, other: string): string {
  return one === other && symbolsOf(one).length === 1
    ? say(`board-two-${one}`)
    : `${shortName(say, one)} + ${shortName(say, other)}`;
}

export function guardName(say: Say, id: string): string {
  return say.word('guard', id);
}

/** How many letters the longest piece of a name has that cannot be broken: "Rausschmeißer-". */
export function longestOf(name: string): number {
  return Math.max(...name.split(/(?<=-)|\s/).map((piece) => piece.length));
}

export function godfatherName(say: Say, id: string): string {
  return say.word('godfather', id);
}

export function suitNames(say: Say, symbols: readonly string[]): string {
  return symbols.map((symbol) => say.word('symbol', symbol)).join(', ');
}

/** "du" for yourself, otherwise the name. */
export function whoIs(say: Say, seats: readonly SeatFace[], seat: number): string {
  return seats[seat]?.isYou ? say('board-you') : say.name(seat);
}

/** The same at the beginning of a line. */
export function nameAt(say: Say, seats: readonly SeatFace[], seat: number): string {
  const name = whoIs(say, seats, seat);
  return name.charAt(0).toLocaleUpperCase(say.language) + name.slice(1);
}

export function hintName(say: Say, hint: Hint): string {
  const suit = say.word('symbol', hint.symbol);
  return hint.kind === 'at'
    ? say('board-hint-at', { position: hint.position ?? 0, suit })
    : say('board-hint-absent', { suit });
}

/** The card's facts in words: what it needs and what it returns. */
export function explained(say: Say, view: View, slot: string): string {
  const back = view.slots[slot] ?? null;
  if (back === null) {
    return say('board-explain-godfather', {
      suits: suitNames(say, GODFATHERS.get(view.godfather)?.symbols ?? []),
    });
  }
  return say(`board-explain-${back.hint.kind}`, {
    strength: back.strength,
    position: back.hint.position ?? 0,
    symbol: back.hint.symbol,
  });
}

/** What a screen reader says of a slot: place, strength, hint or front, and whether it is free. */
export function slotName(say: Say, view: View, gloss: Gloss, slot: string): string {
  const place = say.word('slot', slot);
  const state = say(`board-state-${stateOf(view, gloss, slot)}`);
  const back = view.slots[slot] ?? null;
  if (slot === CELLAR || back === null) {
    const suits = suitNames(say, GODFATHERS.get(view.godfather)?.symbols ?? []);
    return say('board-godfather', { place, name: godfatherName(say, view.godfather), suits, state });
  }
  const strength = back.strength;
  if (back.front === null) {
    return say('board-guard-back', { place, strength, clue: hintName(say, back.hint), state });
  }
  const suits = suitNames(say, GUARDS.get(back.front)?.symbols ?? []);
  return say('board-guard-front', { place, name: guardName(say, back.front), strength, suits, state });
}

export function stateOf(view: View, gloss: Gloss, slot: string): 'raid' | 'free' | 'covered' | 'blocked' {
  if (view.target === slot) return 'raid';
  if (gloss.free.includes(slot)) return 'free';
  return gloss.covered.includes(slot) ? 'covered' : 'blocked';
}
