import { describe, expect, it } from 'vitest';
import { columnsOf, evasion, fateOf, jointOf, rowsOf, sagOf, suspectsOf, takeClaim, verdictOf } from './stories';
import { claim, logOf, playerOf, say, viewOf } from '../testing';

const claimsOf = (...args: Parameters<typeof rowsOf>) => rowsOf(...args).map((row) => row.claim);

describe('a story', () => {
  it('is told in the order of the box', () => {
    const players = [2, 3, 0, 1].map((position) => playerOf(position));
    expect(suspectsOf(viewOf({ players }))).toEqual([3, 0, 1]);
  });

  it('is what was received, taken and passed on', () => {
    const claims = [claim(1, 'recv.diamonds', '9'), claim(1, 'recv.chips', '2'), claim(1, 'took', 'chip:loyal')];
    expect(claimsOf(viewOf({ claims }), [], say, 1)).toEqual([
      { diamonds: 9, chips: 2 },
      { text: 'value-chip:loyal', emblem: 'loyal' },
      null,
    ]);
  });

  it('adds the chips up once every kind is named', () => {
    const claims = [claim(1, 'pass.loyal', '1'), claim(1, 'pass.fbi', '1')];
    expect(claimsOf(viewOf({ claims }), [], say, 1)[2]).toEqual({ diamonds: null, chips: 2 });
    expect(claimsOf(viewOf({ claims: claims.slice(1) }), [], say, 1)[2]).toBeNull();
  });

  it('says who refused, until he speaks after all', () => {
    const refused = { event: 'refused', seat: 1, slot: 'took', number: 1 } as const;
    const said = {
      event: 'said',
      seat: 1,
      slot: 'took',
      value: 'nothing',
      about: null,
      number: null,
      changed: false,
    } as const;
    expect(evasion(logOf(refused), 1, 'took')).toBe('refused');
    expect(evasion(logOf(refused, said), 1, 'took')).toBeNull();
    expect(claimsOf(viewOf(), logOf(refused), say, 1)[1]).toEqual({ text: 'board-refused' });
  });

  it('counts diamonds, and names the rest', () => {
    expect(takeClaim(say, 'diamonds:4')).toEqual({ diamonds: 4 });
    expect(takeClaim(say, 'diamonds:some')).toEqual({ text: 'value-diamonds:some', emblem: 'diamond' });
    expect(takeClaim(say, 'no_diamonds')).toEqual({ text: 'value-no_diamonds' });
    expect(takeClaim(say, 'nothing')).toEqual({ text: 'value-nothing', emblem: 'urchin' });
  });
});

describe('the joint between two stories', () => {
  const claims = [claim(1, 'pass.diamonds', '9'), claim(2, 'recv.diamonds', '9')];
  const options = { contradiction_hints: 'all' } as const;
  const hints = [{ giver: 1, taker: 2, count: 'diamonds', passed: 13, received: 9 }];

  it('is not marked unless the table wants it', () => {
    expect(jointOf(viewOf({ claims, hints }), 1, 2)).toBeNull();
  });

  it('fits, breaks or is open', () => {
    expect(jointOf(viewOf({ claims, options }), 1, 2)).toBe('fits');
    expect(jointOf(viewOf({ claims, options, hints }), 1, 2)).toBe('broken');
    expect(jointOf(viewOf({ claims, options }), 2, 3)).toBe('unknown');
  });

  it('is underlined on both its sides', () => {
    const view = viewOf({ claims, options, hints });
    const broken = (seat: number) => rowsOf(view, [], say, seat).map((row) => row.broken);
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
    expect(rowsOf(viewOf({ claims }), [], say, 1).map(({ changed }) => changed)).toEqual([false, false, true]);
  });
});
