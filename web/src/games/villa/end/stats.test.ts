import { describe, expect, it } from 'vitest';
import { deedsOf, statsOf } from './stats';
import { logOf, viewOf } from '../testing';

describe('the operation in numbers', () => {
  const log = logOf(
    { event: 'attack_planned', target: 'P1', leader: 0 },
    { event: 'passed', seat: 0, kind: 'W' },
    { event: 'matched', seat: 1, kind: 'YR', position: 1 },
    { event: 'paired', seat: 2, kinds: ['G', 'G'], position: 2 },
    { event: 'arrested', slot: 'P1', guard: 'dirty_diana' },
    { event: 'bonus_missing', symbol: 'G' },
    { event: 'attack_planned', target: 'G', leader: 0 },
    { event: 'matched', seat: 0, kind: 'G', position: 1 },
    { event: 'game_over', result: 'won', reason: 'godfather_arrested' },
  );
  const stats = statsOf(viewOf(), log);

  it('counts matches, pairs, passes, jokers and bonuses missed', () => {
    expect(stats).toMatchObject({ matches: 2, pairs: 1, passes: 1, jokers: 2, missed: 1 });
  });

  it('tells what each arrest has cost, the godfather last', () => {
    expect(stats.arrests).toEqual([
      { id: 'dirty_diana', isGodfather: false, cards: 4 },
      { id: 'capo_curtillo', isGodfather: true, cards: 1 },
    ]);
  });

  it('says of everybody what they did', () => {
    expect(deedsOf(log, 0)).toEqual({ led: 2, laid: 1, paired: 0, passed: 1, last: 1 });
    expect(deedsOf(log, 2)).toEqual({ led: 0, laid: 0, paired: 1, passed: 0, last: 0 });
  });

  it('leaves a godfather who got away out', () => {
    const lost = logOf({ event: 'game_over', result: 'lost', reason: 'not_enough_cards' });
    expect(statsOf(viewOf(), lost).arrests).toEqual([]);
  });
});
