import { describe, expect, it } from 'vitest';
import { nextOpen, placesOf, shared, sharingOf } from './birthday';
import type { Action } from '../types';

const THREE: Action[] = [
  { do: 'birthday', keep: 'badge', cards: ['jewel:50', 'id:blonde'], seats: [1, 2], back: null },
  { do: 'birthday', keep: 'badge', cards: ['id:blonde', 'jewel:50'], seats: [1, 2], back: null },
];
const TWO: Action[] = [{ do: 'birthday', keep: 'badge', cards: ['jewel:50'], seats: [1], back: 'badge' }];

describe('birthday cards', () => {
  it('go to oneself, to others, and with two players back', () => {
    expect(placesOf(THREE)).toEqual(['keep', 1, 2]);
    expect(placesOf(TWO)).toEqual(['keep', 1, 'back']);
  });

  it('never go two to one place', () => {
    expect(shared(['keep', null, null], 1, 'keep')).toEqual([null, 'keep', null]);
  });

  it('are asked for one after the other', () => {
    expect(nextOpen(['keep', null, null], 0)).toBe(1);
    expect(nextOpen(['keep', 1, 2], 2)).toBe(2);
  });

  it('are shared by the action that says the same', () => {
    expect(sharingOf(THREE, ['badge', 'jewel:50', 'id:blonde'], ['keep', 2, 1])).toBe(THREE[1]);
    expect(sharingOf(THREE, ['badge', 'jewel:50', 'id:blonde'], ['keep', 2, null])).toBeUndefined();
    expect(sharingOf(TWO, ['badge', 'badge', 'jewel:50'], ['back', 'keep', 1])).toBe(TWO[0]);
  });
});
