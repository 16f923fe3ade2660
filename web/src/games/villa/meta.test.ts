import { describe, expect, it } from 'vitest';
import type { Say } from '../../table/game';
import { ghostsOf } from './flights';
import hints from './guide';
import { intent } from './intent.svelte';
import meta from './meta';
import { empty, logOf, plans, viewOf } from './testing';
import { noteOf } from './notes';

/** Keys and arguments instead of sentences. */
const say = Object.assign(
  (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args).map(String)].join(' '),
  {
    word: (field: string, value: string) => `${field}:${value}`,
    language: 'de',
  },
) as unknown as Say;

describe('what the frame is told', () => {
  it('names the raid and the level', () => {
    expect(meta.phase?.(viewOf({ arrested: ['a', 'b'], options: { handicap: 7 } }), say, {})).toBe(
      'board-phase-raid 3 · preset:patrol',
    );
    expect(meta.phase?.(viewOf({ phase: 'swap', options: { roster: 'first_game' } }), say, {})).toBe(
      'phase:swap · preset:first_game',
    );
  });

  it('begins a chapter with each raid', () => {
    const before = logOf(
      { event: 'godfather_shown', godfather: 'don_bellavista' },
      { event: 'arrested', slot: 'P1', guard: 'x' },
    ).map(({ event }) => event);
    const raidOn = (target: string) => meta.chapter?.({ event: 'attack_planned', target, leader: 0 }, before, say);
    expect(raidOn('P3')).toBe('board-chapter 2 board-place-P3');
    expect(raidOn('G')).toBe('board-chapter 2 godfather:don_bellavista');
    expect(meta.chapter?.({ event: 'guard_revealed', slot: 'P3', guard: 'y' }, before, say)).toBeNull();
  });

  it('goes from the first game to easy and then down the levels', () => {
    expect(meta.harder?.({ roster: 'first_game', handicap: 10 })).toMatchObject({ roster: 'random', handicap: 10 });
    expect(meta.harder?.({ roster: 'random', handicap: 5 })).toMatchObject({ handicap: 4 });
    expect(meta.harder?.({ roster: 'random', handicap: -6 })).toBeNull();
  });

  it('makes winners of all or of nobody', () => {
    expect(meta.ending?.(viewOf({ result: 'won', reason: 'godfather_arrested' }), say)).toMatchObject({
      won: true,
      winners: [0, 1, 2],
    });
    expect(meta.ending?.(viewOf({ result: 'lost', reason: 'conceded' }), say)).toMatchObject({
      won: false,
      winners: [],
      reason: 'reason:conceded',
    });
  });
});

describe('the guide', () => {
  const keysAt = (moment: Partial<Parameters<(typeof hints)[number]['when']>[0]>) =>
    hints
      .filter((hint) => hint.when({ view: viewOf(), gloss: {}, legal: [], told: [], you: 0, ...moment }))
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
    ).toEqual(['turn']);
    expect(
      keysAt({
        view,
        legal: [
          { do: 'play_pair', card_a: 'Y', card_b: 'Y' },
          { do: 'pass', card: 'Y' },
        ],
      }),
    ).toEqual(['pair']);
    expect(keysAt({ view, legal: [{ do: 'pass', card: 'Y' }] })).toEqual(['pass']);
  });

  it('says after a pass that the position is still open', () => {
    expect(
      keysAt({ view: viewOf({ phase: 'play', filled: 1 }), told: logOf({ event: 'passed', seat: 1, kind: 'Y' }) }),
    ).toEqual(['passed']);
  });

  it('announces the godfather', () => {
    expect(keysAt({ view: viewOf({ slots: empty() }) })).toEqual(['godfather']);
  });
});

describe('what flies', () => {
  it('goes from the row to its position, from the pile to the row, from the grounds to the cells', () => {
    expect(ghostsOf({ event: 'matched', seat: 1, kind: 'Y', position: 2 })).toEqual([
      { from: 'row-1', to: 'position-2', kind: 'Y' },
    ]);
    expect(ghostsOf({ event: 'drew', seat: 1, kind: 'G' })).toEqual([{ from: 'pile-1', to: 'row-1', kind: 'G' }]);
    expect(ghostsOf({ event: 'arrested', slot: 'P1', guard: 'x' })).toEqual([
      { from: 'slot-P1', to: 'cells', guard: 'x' },
    ]);
    expect(ghostsOf({ event: 'swap_ended' })).toEqual([]);
  });
});

describe('the line under a name', () => {
  const none = { target: null, leader: null };
  const log = logOf(
    { event: 'attack_planned', target: 'P1', leader: 1 },
    { event: 'matched', seat: 1, kind: 'Y', position: 1 },
  );
  const view = viewOf({ phase: 'play', active: 0, leader: 1 });

  it('tells what somebody has done in this raid', () => {
    expect(noteOf(say, view, log, 1, none)).toBe('board-note-matched 1');
    expect(noteOf(say, view, log, 0, none)).toBe('board-note-turn');
  });

  it('says who plays after you', () => {
    expect(noteOf(say, viewOf({ phase: 'play', active: 0 }), [], 1, none)).toBe('board-note-next');
    expect(noteOf(say, viewOf({ phase: 'play', active: 0 }), [], 2, none)).toBe('board-note-pile 12');
  });

  it('shows the positions of a plan that is considered', () => {
    expect(noteOf(say, viewOf(), [], 1, { target: 'P1', leader: 0 })).toBe('board-note-would 2');
  });
});
