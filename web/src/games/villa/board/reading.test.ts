import { describe, expect, it } from 'vitest';
import { glossOf, logOf, viewOf } from '../testing';
import { heap, pileSize, preview, raid } from './reading';

describe('a pile', () => {
  it('has its known cards at the bottom, too', () => {
    expect(pileSize(viewOf(), 2)).toBe(12);
  });
});

describe('the raid sheet', () => {
  const view = viewOf({ phase: 'play', target: 'P1', filled: 2, laid: [['Y'], ['B', 'B']] });
  const gloss = glossOf({
    raid: [
      { symbol: 'Y', seat: null, marker: null },
      { symbol: 'G', seat: null, marker: 'R' },
      { symbol: 'R', seat: 0, marker: null },
      { symbol: 'B', seat: 1, marker: null },
    ],
  });
  const log = logOf(
    { event: 'matched', seat: 2, kind: 'G', position: 4 },
    { event: 'attack_planned', target: 'P1', leader: 1 },
    { event: 'matched', seat: 1, kind: 'Y', position: 1 },
    { event: 'passed', seat: 2, kind: 'G' },
    { event: 'paired', seat: 0, kinds: ['B', 'B'], position: 2 },
  );

  it('says who filled a position in this raid, who has to now, and who would next', () => {
    expect(raid(view, gloss, log).map(({ seat, state }) => [seat, state])).toEqual([
      [1, 'done'],
      [0, 'done'],
      [0, 'now'],
      [1, 'next'],
    ]);
  });

  it('shows what was laid, and the marker of a position', () => {
    expect(raid(view, gloss, log).map(({ laid }) => laid)).toEqual([['Y'], ['B', 'B'], [], []]);
    expect(raid(view, gloss, log).map(({ marker }) => marker)).toEqual([null, 'R', null, null]);
  });
});

describe('the preview of a plan', () => {
  it('goes through the turns from the leader and ticks what lies open', () => {
    expect(preview(glossOf(), 'P1', 2)).toEqual([
      { position: 1, seat: 2, symbol: null, hasIt: false },
      { position: 2, seat: 0, symbol: 'B', hasIt: true },
      { position: 3, seat: 1, symbol: null, hasIt: false },
    ]);
  });

  it('ticks nothing where the symbol does not lie open', () => {
    expect(preview(glossOf({ foreseen: { P1: ['G'] } }), 'P1', 1)).toMatchObject([{ symbol: 'G', hasIt: false }]);
  });

  it('is empty for a guard who is not free', () => {
    expect(preview(glossOf(), 'V1', 0)).toEqual([]);
  });
});

describe('heaps', () => {
  it('count by colour, jokers apart', () => {
    const { suits, jokers } = heap({ Y: 2, YR: 1, W: 1 });
    expect(suits.map(({ count }) => count)).toEqual([2, 0, 0, 0]);
    expect(jokers).toBe(2);
  });
});
