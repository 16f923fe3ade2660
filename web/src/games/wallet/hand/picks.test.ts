import { describe, expect, it } from 'vitest';
import { chosenOf, kindsOf, plainOf, questionsOf } from './picks';
import type { Action } from '../types';

const GIFTS: Action[] = ['badge', 'jewel:50'].flatMap((card) =>
  [1, 2].map((seat): Action => ({ do: 'gift', card, seat })),
);
const END: Action[] = [
  { do: 'pass' },
  { do: 'stash', card: 'badge' },
  { do: 'atm_draw' },
  { do: 'exchange', card: 'note:euro:50', currency: 'dollar' },
  { do: 'exchange', card: 'note:euro:50', currency: 'yen' },
];

describe('a choice of several parts', () => {
  it('asks for the card, then for the seat', () => {
    expect(questionsOf(GIFTS, {}).map(({ part, values }) => [part, values])).toEqual([
      ['card', ['badge', 'jewel:50']],
      ['seat', [1, 2]],
    ]);
  });

  it('is an action when all parts are named', () => {
    expect(chosenOf(GIFTS, { card: 'badge' })).toBeUndefined();
    expect(chosenOf(GIFTS, { card: 'badge', seat: 2 })).toEqual({ do: 'gift', card: 'badge', seat: 2 });
  });

  it('forgets what is not offered any more', () => {
    expect(chosenOf(GIFTS, { card: 'credit_card', seat: 2 })).toBeUndefined();
  });

  it('makes the choice where there is none', () => {
    expect(chosenOf(GIFTS.slice(0, 1), {})).toEqual(GIFTS[0]);
  });

  it('keeps apart what needs a card and what is done at once', () => {
    expect(kindsOf(END)).toEqual(['stash', 'exchange']);
    expect(plainOf(END).map((action) => action.do)).toEqual(['pass', 'atm_draw']);
  });

  it('asks which way first, and only then for its parts', () => {
    expect(questionsOf(END, {})).toEqual([]);
    expect(questionsOf(END, { do: 'exchange' }).map(({ part }) => part)).toEqual(['card', 'currency']);
    expect(chosenOf(END, { do: 'exchange', currency: 'yen' })).toEqual(END[4]);
  });
});
