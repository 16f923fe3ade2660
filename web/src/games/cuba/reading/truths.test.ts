import { describe, expect, it } from 'vitest';
import { glossOf } from '../testing';
import { truthsOf } from './truths';

const GLOSS = glossOf({
  truths: [{ 'gf.hidden': ['2'] }, { took: ['diamonds:3', 'diamonds:some'] }],
  still_missing: [3, 2, 1, 0],
});

describe('what was so', () => {
  it('is told slot by slot', () => {
    expect(truthsOf(GLOSS, 0, 'gf.hidden', 0)).toEqual(['2']);
    expect(truthsOf(GLOSS, 1, 'took', 0)).toEqual(['diamonds:3', 'diamonds:some']);
  });

  it('is not told of opinions, nor of what nobody tells this seat', () => {
    expect(truthsOf(GLOSS, 1, 'view', 0)).toEqual([]);
    expect(truthsOf(GLOSS, 2, 'took', 0)).toEqual([]);
    expect(truthsOf(glossOf(), 0, 'gf.missing', 0)).toEqual([]);
  });

  it('goes by what was back, where it is about what was missing', () => {
    expect([0, 3].map((recovered) => truthsOf(GLOSS, 0, 'gf.missing', recovered))).toEqual([['3'], ['0']]);
  });
});
