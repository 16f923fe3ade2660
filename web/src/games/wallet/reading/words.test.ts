import { describe, expect, it } from 'vitest';
import type { Say } from '../../../table/game';
import { glossOf, viewOf } from '../testing';
import { captionOf, detailOf, keyed, moneyOf, printName, timingOf } from './words';

/** Says the key itself with what it was given, so that a test sees what is asked for. */
const say = Object.assign(
  (key: string, args: Readonly<Record<string, unknown>> = {}) => [key, ...Object.values(args)].join(' '),
  {
    has: (key: string) => key === 'board-jewel-50' || key === 'board-print-gift',
    word: (field: string, value: string) => `${field} ${value}`,
    language: 'de' as const,
  },
) as unknown as Say;

describe('the words of a card', () => {
  it('are the currency of a note, the kind of a jewel, the person of papers', () => {
    expect(captionOf(say, 'note:yen:20')).toBe('currency yen');
    expect(captionOf(say, 'jewel:50')).toBe('board-jewel-50');
    expect(captionOf(say, 'jewel:75')).toBe('card jewel:75');
    expect(captionOf(say, 'id:blonde')).toBe('character blonde');
  });

  it('say for whom a tool is', () => {
    expect([captionOf(say, 'credit_card'), captionOf(say, 'badge')]).toEqual([
      'board-caption-credit',
      'board-caption-badge',
    ]);
  });

  it('have soft hyphens where the game gives them', () => {
    expect([printName(say, 'gift'), printName(say, 'atm')]).toEqual(['board-print-gift', 'special atm']);
  });

  it('say when a special card is played', () => {
    expect(['double_move', 'gift', 'gain_time'].map((special) => timingOf(say, special))).toEqual([
      'board-timing-instead-of-turn',
      'board-timing-turn-start',
      'board-timing-round-end-first',
    ]);
    expect(timingOf(say, 'of another box')).toBe('');
  });
});

describe('the question of a special card', () => {
  it('names who gets the card, as the server says', () => {
    const gloss = glossOf({ taker: 2 });
    expect(detailOf(say, viewOf({ phase: 'pass_pick' }), gloss)).toBe('board-taker-pass-pick 2');
    expect(detailOf(say, viewOf({ phase: 'swap_pick' }), gloss)).toBe('board-taker-swap-pick 2');
    expect(detailOf(say, viewOf({ phase: 'swap_pick' }), glossOf())).toBe('');
  });

  it('names the wish', () => {
    const wish = { seat: 1, target: 0, request: 'value:100' };
    expect(detailOf(say, viewOf({ phase: 'wish_answer', wish }), glossOf())).toBe('board-wished 1 value:100');
  });
});

describe('small words', () => {
  it('write cents as money, and values as keys', () => {
    expect(moneyOf(say, 43_020)).toBe('430,20');
    expect(keyed('guilt', 'too_many_ids')).toBe('guilt-too-many-ids');
  });
});
