import { describe, expect, it } from 'vitest';
import { columnsOf, fateOf, rowsOf, sagOf, takeClaim, verdictOf } from './stories';
import { suspectsOf } from '../reading/suspects';
import { claim, glossOf, playerOf, say, storyOf, viewOf } from '../testing';

const claimsOf = (...args: Parameters<typeof rowsOf>) => rowsOf(...args).map((row) => row.claim);

describe('a story', () => {
  it('is told in the order of the box', () => {
    const players = [2, 3, 0, 1].map((position) => playerOf(position));
    expect(suspectsOf(viewOf({ players }))).toEqual([3, 0, 1]);
  });

  it('is what was received, taken and passed on', () => {
    const view = viewOf({ claims: [claim(1, 'took', 'chip:loyal')] });
    const gloss = glossOf({ stories: [storyOf(), storyOf({ received: { diamonds: 9, chips: 2 } })] });
    expect(claimsOf(view, gloss, say, 1)).toEqual([
      { diamonds: 9, chips: 2 },
      { text: 'value-chip:loyal', emblem: 'loyal' },
      null,
    ]);
  });

  it('says how somebody got out of the last question, until he speaks of it after all', () => {
    const evasions = [
      { seat: 1, slot: 'pass.diamonds', how: 'refused', question: 3 },
      { seat: 1, slot: 'pass.chips', how: 'forgot', question: 2 },
      { seat: 2, slot: 'took', how: 'no_answer', question: 4 },
    ] as const;
    const gloss = glossOf({ stories: [storyOf(), storyOf(), storyOf()] });
    expect(claimsOf(viewOf({ evasions }), gloss, say, 1)).toEqual([null, null, { text: 'board-refused' }]);
    expect(claimsOf(viewOf({ evasions }), gloss, say, 2)[1]).toEqual({ text: 'board-no-answer' });
    const told = glossOf({ stories: [storyOf(), storyOf({ passed: { diamonds: 4, chips: null } })] });
    expect(claimsOf(viewOf({ evasions }), told, say, 1)[2]).toEqual({ diamonds: 4, chips: null });
  });

  it('counts diamonds, and names the rest', () => {
    expect(takeClaim(say, 'diamonds:4')).toEqual({ diamonds: 4 });
    expect(takeClaim(say, 'diamonds:some')).toEqual({ text: 'value-diamonds:some', emblem: 'diamond' });
    expect(takeClaim(say, 'no_diamonds')).toEqual({ text: 'value-no_diamonds' });
    expect(takeClaim(say, 'nothing')).toEqual({ text: 'value-nothing', emblem: 'urchin' });
  });
});

describe('a joint that breaks', () => {
  it('is underlined on both its sides', () => {
    const hints = [{ giver: 1, taker: 2, count: 'diamonds', passed: 13, received: 9 }];
    const view = viewOf({ hints });
    const gloss = glossOf({ stories: [storyOf(), storyOf(), storyOf({ joint: 'broken' })] });
    const broken = (seat: number) => rowsOf(view, gloss, say, seat).map((row) => row.broken);
    expect(broken(1)).toEqual([false, false, true]);
    expect(broken(2)).toEqual([true, false, false]);
  });
});

describe('a pocket', () => {
  it('is closed, open, paid with a bottle, caught or out', () => {
    const of = (different: Parameters<typeof playerOf>[1]) => fateOf(playerOf(1, different));
    expect([
      of({}),
      of({ is_open: true }),
      of({ is_open: true, has_joker: true }),
      of({ out: 'caught' }),
      of({ out: 'shot' }),
    ]).toEqual(['closed', 'open', 'bottle', 'caught', 'out']);
  });

  it('tells what came out of it', () => {
    expect(verdictOf(say, playerOf(1))).toBeUndefined();
    expect(verdictOf(say, playerOf(1, { out: 'caught', take: 'diamonds:4', role: 'thief' }))).toEqual({
      text: 'board-caught',
      diamonds: 4,
    });
    expect(verdictOf(say, playerOf(1, { take: 'chip:loyal', role: 'loyal', is_open: true }))).toEqual({
      text: 'role-loyal',
      emblem: 'loyal',
    });
  });
});

describe('the line of suspects', () => {
  it('stands in two rows where it is long', () => {
    expect([4, 8, 9, 11].map(columnsOf)).toEqual([4, 8, 5, 6]);
  });

  it('hangs lowest at its ends', () => {
    expect([0, 2, 4].map((index) => sagOf(index, 5))).toEqual([1, 0, 1]);
    expect(sagOf(0, 1)).toBe(0);
  });

  it('marks a story that was told differently before', () => {
    const claims = [{ ...claim(1, 'pass.fbi', '1'), changed: true }];
    expect(rowsOf(viewOf({ claims }), glossOf(), say, 1).map(({ changed }) => changed)).toEqual([false, false, true]);
  });
});
