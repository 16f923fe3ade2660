import { describe, expect, it } from 'vitest';
import { heldPlaces, isEnough, laidPlaces, mayFollow, nextStep, worth } from './payment';
import { glossOf, ownOf } from '../testing';
import type { Action } from '../types';

const WANTED = ['note:dollar:100', 'note:euro:200'];
/** Two payments out of four cards: the first and the second, or the second and the third. */
const GLOSS = glossOf({ worth: [100, 200, 150, 0], payments: [0b0011, 0b0110] });

describe('a payment', () => {
  it('is shown as the hand is held, and known by the places of the view', () => {
    expect(heldPlaces(['note:dollar:20', 'note:dollar:100', 'jewel:50', 'id:blonde'])).toEqual([3, 1, 0, 2]);
  });

  it('counts what the server says of each card', () => {
    expect(worth(GLOSS, [1, 2, 3])).toBe(350);
  });

  it('is enough where the server lists exactly these cards', () => {
    expect(isEnough(GLOSS, [1, 0])).toBe(true);
    expect(isEnough(GLOSS, [0, 1, 2])).toBe(false);
    expect(isEnough(GLOSS, [])).toBe(false);
  });

  it('takes in what belongs to some payment with the cards that are marked', () => {
    expect([0, 1, 2, 3].map((place) => mayFollow(GLOSS, [0], place))).toEqual([true, true, false, false]);
  });

  it('finds the cards that are laid, of equal ones the first', () => {
    expect(laidPlaces(['note:euro:50', 'note:euro:50', 'jewel:50'], ['note:euro:50', 'jewel:50'])).toEqual([0, 2]);
    expect(laidPlaces(['note:euro:50', 'note:euro:50'], ['note:euro:50', 'note:euro:50'])).toEqual([0, 1]);
  });
});

describe('the steps of a payment', () => {
  const add: Action = { do: 'pay_add', card: 'note:euro:200' };

  it('begin with the purchase', () => {
    expect(nextStep([{ do: 'draw' }, { do: 'buy' }], WANTED, ownOf())).toEqual({ do: 'buy' });
  });

  it('go on where a reload left them', () => {
    expect(nextStep([add, { do: 'pay_done' }], WANTED, ownOf({ paying: ['note:dollar:100'] }))).toBe(add);
  });

  it('end when everything is laid', () => {
    expect(nextStep([add, { do: 'pay_done' }], WANTED, ownOf({ paying: WANTED }))).toEqual({ do: 'pay_done' });
  });

  it('stop when something else lies there, or is not offered', () => {
    expect(nextStep([add], WANTED, ownOf({ paying: ['jewel:50'] }))).toBeUndefined();
    expect(nextStep([], WANTED, ownOf({ paying: ['note:dollar:100'] }))).toBeUndefined();
  });
});
