import { describe, expect, it } from 'vitest';
import { BOX } from '../generated';
import { CURRENCIES, currencyOf, emblemOf, faceOf, sortFaces, valueOf } from './faces';

describe('a face', () => {
  it('of a note names currency and value', () => {
    expect(faceOf('note:dollar:100')).toEqual({ kind: 'note', currency: 'dollar', value: 100 });
  });

  it('of a jewel names its value', () => {
    expect(faceOf('jewel:250')).toEqual({ kind: 'jewel', value: 250 });
  });

  it('of an identity names the person', () => {
    expect(faceOf('id:secret_agent')).toEqual({ kind: 'id', character: 'secret_agent' });
  });

  it('of a tool is its own name', () => {
    expect(faceOf('credit_card')).toEqual({ kind: 'credit_card' });
    expect(faceOf('badge')).toEqual({ kind: 'badge' });
  });

  it('that nobody printed is refused by its key', () => {
    expect(() => faceOf('bond:7')).toThrow('bond:7');
    expect(() => faceOf('note:dollar:much')).toThrow('note:dollar:much');
  });

  it('has a value in the corner only if it is worth something', () => {
    expect(valueOf(faceOf('note:yen:20'))).toBe(20);
    expect(valueOf(faceOf('jewel:50'))).toBe(50);
    expect(valueOf(faceOf('badge'))).toBeNull();
  });
});

describe('a currency', () => {
  it('differs from every other in sign, ground and weave', () => {
    const printed = Object.values(CURRENCIES);
    const all = BOX.currencies.list.length;
    expect(new Set(printed.map((money) => money.sign)).size).toBe(all);
    expect(new Set(printed.map((money) => money.ground)).size).toBe(all);
    expect(new Set(printed.map((money) => money.weave)).size).toBe(all);
  });

  it('of another box shows its initial', () => {
    expect(currencyOf('lira').sign).toBe('L');
  });
});

describe('papers', () => {
  it('carry the hat of their person', () => {
    expect(emblemOf('millionaire')).toBe('hat-tophat');
  });

  it('of a stranger carry a plain card', () => {
    expect(emblemOf('nobody')).toBe('wallet/id');
  });
});

describe('a hand', () => {
  it('is held by kind, then currency, then value', () => {
    const hand = [
      'badge',
      'jewel:100',
      'note:yen:200',
      'note:dollar:20',
      'note:dollar:200',
      'credit_card',
      'id:blonde',
    ];
    expect(sortFaces(hand)).toEqual([
      'id:blonde',
      'note:dollar:200',
      'note:dollar:20',
      'note:yen:200',
      'jewel:100',
      'credit_card',
      'badge',
    ]);
  });

  it('puts John Smith before the Blonde', () => {
    expect(sortFaces(['id:blonde', 'id:john_smith'])).toEqual(['id:john_smith', 'id:blonde']);
  });
});
