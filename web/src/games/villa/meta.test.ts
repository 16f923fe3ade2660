import { describe, expect, it } from 'vitest';
import { CELLAR } from './board/box';
import hints from './guide';
import { intent } from './hand/intent.svelte';
import meta from './meta';
import { BOX } from './generated';
import { empty, glossOf, keys as say, logOf, plans, viewOf } from './testing';

describe('what the frame is told', () => {
  it('names the raid and the level', () => {
    expect(meta.phase?.(viewOf({ arrested: ['a', 'b'], options: { handicap: 7 } }), say, glossOf())).toBe(
      'board-phase-raid 3 · preset:patrol',
    );
    expect(meta.phase?.(viewOf({ phase: 'swap', options: { roster: 'first_game' } }), say, glossOf())).toBe(
      'phase:swap · preset:first_game',
    );
  });

  it('begins a chapter with each raid', () => {
    const before = logOf(
      { event: 'godfather_shown', godfather: 'don_bellavista' },
      { event: 'arrested', slot: 'P1', guard: 'x' },
    ).map(({ event }) => event);
    const raidOn = (target: string) => meta.chapter?.({ event: 'attack_planned', target, leader: 0 }, before, say);
    expect(raidOn('P3')).toBe('board-chapter 2 slot:P3');
    expect(raidOn('G')).toBe('board-chapter 2 godfather:don_bellavista');
    expect(meta.chapter?.({ event: 'guard_revealed', slot: 'P3', guard: 'y' }, before, say)).toBeNull();
  });

  it('goes from the first game to easy and then down the levels', () => {
    const [first, ...levels] = BOX.difficulty.levels.map(({ roster, handicap }) => ({ roster, handicap }));
    expect(meta.harder?.({ ...first })).toEqual(levels[0]);
    expect(levels.map((level) => meta.harder?.({ ...level })?.['handicap'] ?? null)).toEqual([
      ...levels.slice(1).map(({ handicap }) => handicap),
      null,
    ]);
  });

  it('goes from between two levels to the harder of them', () => {
    const [easy, hard] = BOX.difficulty.levels.slice(1).map(({ handicap }) => handicap ?? 0);
    expect(meta.harder?.({ roster: 'random', handicap: ((easy ?? 0) + (hard ?? 0)) / 2 })).toMatchObject({
      handicap: hard,
      handicap_timing: 'lobby',
    });
  });

  it('makes winners of all or of nobody', () => {
    expect(meta.ending?.(viewOf({ result: 'won', reason: 'godfather_arrested' }), say, glossOf())).toMatchObject({
      won: true,
      winners: [0, 1, 2],
    });
    expect(meta.ending?.(viewOf({ result: 'lost', reason: 'conceded' }), say, glossOf())).toMatchObject({
      won: false,
      winners: [],
      reason: 'reason:conceded',
    });
  });
});

describe('the guide', () => {
  const keysAt = (moment: Partial<Parameters<(typeof hints)[number]['when']>[0]>) =>
    hints
      .filter((hint) => hint.when({ view: viewOf(), gloss: glossOf(), legal: [], told: [], you: 0, ...moment }))
      .map(({ key }) => key);

  it('explains the first plan, then the leader', () => {
    intent.drop();
    expect(keysAt({ legal: plans('P1') })).toContain('plan');
    intent.aim('P1');
    expect(keysAt({ legal: plans('P1') })).toEqual(['leader']);
    intent.drop();
  });

  it('explains match, pair and pass when they come up', () => {
    const view = viewOf({ phase: 'play', filled: 1 });
    expect(
      keysAt({
        view,
        legal: [
          { do: 'play_match', card: 'Y' },
          { do: 'pass', card: 'Y' },
        ],
      }),
    ).toEqual(['raid', 'turn']);
    expect(
      keysAt({
        view,
        legal: [
          { do: 'play_pair', card_a: 'Y', card_b: 'Y' },
          { do: 'pass', card: 'Y' },
        ],
      }),
    ).toEqual(['raid', 'pair']);
    expect(keysAt({ view, legal: [{ do: 'pass', card: 'Y' }] })).toEqual(['raid', 'pass']);
  });

  it('says after a pass that the position is still open', () => {
    expect(
      keysAt({ view: viewOf({ phase: 'play', filled: 1 }), told: logOf({ event: 'passed', seat: 1, kind: 'Y' }) }),
    ).toEqual(['raid', 'passed']);
  });

  it('announces the godfather', () => {
    expect(keysAt({ view: viewOf({ slots: empty() }), gloss: glossOf({ free: [CELLAR] }) })).toEqual(['godfather']);
  });
});
