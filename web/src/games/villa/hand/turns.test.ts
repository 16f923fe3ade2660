import { describe, expect, it } from 'vitest';
import { joins, mayPick, maySwap, narrowed, reasonAgainst, swapOf, turnOf } from './turns';
import { glossOf, viewOf } from '../testing';
import type { Action } from '../types';

const row = ['R', 'G', 'G', 'Y'];
const legal: Action[] = [
  { do: 'play_match', card: 'R' },
  { do: 'play_pair', card_a: 'G', card_b: 'G' },
  { do: 'pass', card: 'Y' },
  { do: 'pass', card: 'R' },
  { do: 'pass', card: 'G' },
];
const turn = turnOf(legal);

describe('a turn', () => {
  it('sorts what is legal', () => {
    expect([turn.matches.length, turn.pairs.length, turn.passes.length]).toEqual([1, 1, 3]);
  });

  it('is narrowed by a tap on a card', () => {
    expect(narrowed(turn, ['R'])).toMatchObject({ matches: [{ card: 'R' }], pairs: [], passes: [{ card: 'R' }] });
    expect(narrowed(turn, ['G', 'G']).pairs).toHaveLength(1);
    expect(narrowed(turn, ['G', 'Y']).pairs).toHaveLength(0);
  });

  it('lets a second card be picked only for a pair', () => {
    expect(mayPick(turn, row, [], 3, 'pair')).toBe(false);
    expect(mayPick(turn, row, [], 1, 'pair')).toBe(true);
    expect(mayPick(turn, row, [1], 2, 'pair')).toBe(true);
    expect(mayPick(turn, row, [1], 0, 'pair')).toBe(false);
    expect(mayPick(turn, row, [1], 9, 'play')).toBe(false);
    expect(row.map((_, index) => joins(turn, row, [1], index))).toEqual([false, true, true, false]);
  });

  it('lets every card be thrown away', () => {
    expect(row.map((_, index) => mayPick(turn, row, [], index, 'pass'))).toEqual([true, true, true, true]);
  });

  it('says why a card does not fit', () => {
    const view = viewOf({ phase: 'play', required: 'R' });
    const gloss = glossOf({ barred: ['RB'] });
    expect(reasonAgainst(view, gloss, turn, 'R')).toBeNull();
    expect(reasonAgainst(view, gloss, turn, 'Y')).toBe('symbol');
    expect(reasonAgainst(view, gloss, turn, 'RB')).toBe('marker');
  });
});

describe('a swap', () => {
  const swap: Action = { do: 'swap', seat_a: 0, card_a: 'Y', seat_b: 2, card_b: 'G' };

  it('is found whichever card was tapped first', () => {
    const [own, theirs] = [
      { seat: 0, kind: 'Y' },
      { seat: 2, kind: 'G' },
    ];
    expect(swapOf([swap], own, theirs)).toBe(swap);
    expect(swapOf([swap], theirs, own)).toBe(swap);
    expect(swapOf([swap], own, own)).toBeUndefined();
  });

  it('is offered for its two cards only', () => {
    expect([maySwap([swap], 0, 'Y'), maySwap([swap], 2, 'G'), maySwap([swap], 0, 'G')]).toEqual([true, true, false]);
  });
});
