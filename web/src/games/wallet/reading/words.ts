/** Names of cards, places and people in short sentences; all of them are messages of the game. */

import type { Decision, Say } from '../../../table/game';
import { BOX } from '../generated';
import { faceOf } from '../pieces/faces';
import type { Action, Gloss, View } from '../types';

/** When a special card is played. */
export function timingOf(say: Say, special: string): string {
  const card = BOX.special_cards.list.find(({ id }) => id === special);
  return card === undefined ? '' : say(keyed('board-timing', card.timing));
}

/** "100 Dollar", "Ausweis: John Smith". */
export function cardName(say: Say, face: string): string {
  return say.word('card', face);
}

/** What is printed below the picture of a card in the hand: short, so without an article. */
export function captionOf(say: Say, key: string): string {
  const face = faceOf(key);
  switch (face.kind) {
    case 'note':
      return say.word('currency', face.currency);
    case 'jewel':
      return say.has(`board-jewel-${face.value}`) ? say(`board-jewel-${face.value}`) : cardName(say, key);
    case 'id':
      return say.word('character', face.character).replace(/^(Der|Die|The) /, '');
    default:
      return say(`board-caption-${face.kind === 'badge' ? 'badge' : 'credit'}`);
  }
}

export function specialName(say: Say, special: string): string {
  return say.word('special', special);
}

/** The same as it is printed on the card: with soft hyphens where it is long. */
export function printName(say: Say, special: string): string {
  const key = keyed('board-print', special);
  return say.has(key) ? say(key) : specialName(say, special);
}

/** Cents as money: "430,20". */
export function moneyOf(say: Say, cents: number): string {
  return new Intl.NumberFormat(say.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    cents / 100,
  );
}

/** The message for a value with underscores: `guilt-too-rich`. */
export function keyed(stem: string, value: string): string {
  return `${stem}-${value.replaceAll('_', '-')}`;
}

/** What is asked; whom a special card is to hit is asked by the card: "Mit wem tauschst du?" */
export function questionOf(say: Say, view: View, decisions: readonly Decision[]): string {
  const key = keyed('board-target', view.resolving ?? '');
  if (view.phase === 'target' && say.has(key)) return say(key);
  return decisions.map((decision) => say.decision(decision)).join(' ');
}

/** What an answer is, on its button: "Mit Carla tauschen". */
export function answerOf(say: Say, view: View, action: Action): string {
  const key = keyed('board-aim', view.resolving ?? '');
  return action.do === 'target' && say.has(key) ? say(key, { seat: action.seat }) : say.action(action);
}

/** What the question of a special card is about: who gets the card, who wished for what. */
export function detailOf(say: Say, view: View, { taker }: Gloss): string {
  switch (view.phase) {
    case 'pass_pick':
    case 'swap_pick':
      return taker === null ? '' : say(keyed('board-taker', view.phase), { seat: taker });
    case 'wish_answer':
      return view.wish === null ? '' : say('board-wished', { seat: view.wish.seat, request: view.wish.request });
    case 'redist_give':
    case 'redist_pick':
    case 'birthday':
    case 'chip_return':
      return say(keyed('board-detail', view.phase));
    case 'end_first':
      return say('board-detail-end');
    case 'target':
    case 'gift':
    case 'wish':
      return view.resolving === null ? '' : say(keyed('about', view.resolving));
    default:
      return '';
  }
}
