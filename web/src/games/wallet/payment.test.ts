import { describe, expect, it } from 'vitest';
import { canonical, isEnough, isMoney, mayFollow, nextStep, worth } from './payment';
import { ownOf } from './testing';
import type { Action } from './types';

const WANTED = ['note:dollar:100', 'note:euro:200'];

describe('a payment', () => {
  it('is laid by currency and value, jewels last', () => {
    const marked = ['jewel:50', 'note:yen:20', 'note:dollar:200', 'note:euro:50', 'note:dollar:100'];
    expect(canonical(marked)).toEqual([
      'note:dollar:100',
      'note:dollar:200',
      'note:euro:50',
      'note:yen:20',
      'jewel:50',
    ]);
  });

  it('counts notes and jewels only', () => {
    expect(worth(['note:dollar:200', 'jewel:150', 'badge'])).toBe(350);
    expect(isMoney('id:blonde')).toBe(false);
  });

  it('may be more than 300, unless the table wants no card too many', () => {
    expect(isEnough(['note:dollar:200', 'note:euro:50'], 'free')).toBe(false);
    expect(isEnough(['note:dollar:200', 'note:euro:200', 'note:yen:20'], 'free')).toBe(true);
    expect(isEnough(['note:dollar:200', 'note:euro:200', 'note:yen:20'], 'minimal')).toBe(false);
    expect(isEnough(['note:dollar:200', 'note:euro:200'], 'minimal')).toBe(true);
  });

  it('takes nothing in before what is laid already', () => {
    expect(mayFollow('note:dollar:100', ['note:euro:20'])).toBe(false);
    expect(mayFollow('note:euro:20', ['note:euro:20'])).toBe(true);
    expect(mayFollow('jewel:50', ['note:yen:200'])).toBe(true);
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
