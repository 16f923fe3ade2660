import { describe, expect, it } from 'vitest';
import { ghostsOf, isTogether } from './flights';

describe('a card on its way', () => {
  it('comes out of the wallet with its back to all but its owner', () => {
    expect(ghostsOf({ event: 'card_drawn', seat: 2 })).toEqual([{ from: 'wallet', to: 'seat-2', face: null }]);
    expect(ghostsOf({ event: 'card_drawn', seat: 0, card: 'badge' })[0]?.face).toBe('badge');
  });

  it('pays openly', () => {
    const paid = ghostsOf({ event: 'id_paid', seat: 1, cards: ['jewel:250', 'note:yen:50'] });
    expect(paid.map(({ to, face }) => [to, face])).toEqual([
      ['discard', 'jewel:250'],
      ['discard', 'note:yen:50'],
    ]);
  });

  it('moves together with those that the others pass', () => {
    const passed = { event: 'card_passed', giver: 0, taker: 1, cause: 'to_left' } as const;
    expect(isTogether(passed)).toBe(true);
    expect(isTogether({ event: 'card_drawn', seat: 0 })).toBe(false);
  });

  it('does not fly where nothing moves', () => {
    expect(ghostsOf({ event: 'turn_began', seat: 0, turn: 1 })).toEqual([]);
  });
});
