import { expect, it } from 'vitest';
import { CARD_TYPES, isJunction, isTurning, linksOf, portsOf } from './box';

it('a card has its ports where the table of the rules has them', () => {
  expect(portsOf(linksOf('curve', 2)).join('')).toBe('SW');
  expect(portsOf(linksOf('tee', 3)).join('')).toBe('NSW');
  expect(portsOf(linksOf('straight', 1)).join('')).toBe('EW');
});

it('a card is told by its streets', () => {
  expect(CARD_TYPES.filter(isJunction)).toEqual(['tee', 'cross']);
  expect(CARD_TYPES.filter(isTurning)).toEqual(['uturn']);
  expect([isJunction(null), isTurning('escape-blue')]).toEqual([false, false]);
});
