import { describe, expect, it } from 'vitest';
import { glossOf, reachOf, stepOf, viewOf } from '../testing';
import { isHop, lineOf, paying, stepsOf, wayTo } from './ways';

const STEPS = [
  stepOf('C5'),
  stepOf('C6', { cost: 3, via: 'C5', fine: 1 }),
  stepOf('C7', { cost: 4, via: 'C6', venue: 'b3', income: 2 }),
  stepOf('START', { cost: 2, income: 5 }),
  stepOf('D5', { cost: 2, via: 'C5', income: 2, stop: false }),
  stepOf('D6', { cost: 3, income: 2 }),
];

describe('a way', () => {
  it('is the chain of nodes that the server has found', () => {
    expect(wayTo(STEPS, 'C7').map(({ field }) => field)).toEqual(['C5', 'C6', 'C7']);
    expect(wayTo(STEPS, 'N14')).toEqual([]);
    expect(wayTo(STEPS, null)).toEqual([]);
  });

  it('ends even if it were told in a circle', () => {
    const circle = [stepOf('A1', { via: 'A2' }), stepOf('A2', { via: 'A1' })];
    expect(wayTo(circle, 'A1')).toHaveLength(2);
  });

  it('has the sum of the server at every node', () => {
    const view = viewOf({ reach: [reachOf('C5', 1), reachOf('C6', 3)] });
    const gloss = glossOf({
      walks: [
        { steps: 1, left: 2, fine: 0 },
        { steps: 2, left: 0, fine: 1 },
      ],
    });
    expect(stepsOf(view, gloss)).toMatchObject([
      { field: 'C5', left: 2 },
      { field: 'C6', cost: 3, steps: 2, fine: 1 },
    ]);
    expect(stepsOf(view, glossOf())).toEqual([]);
  });

  it('knows a hop from a step', () => {
    expect(isHop('A5', 'A6')).toBe(false);
    expect(isHop('A5', 'A1')).toBe(true);
    expect(isHop('START', 'C7')).toBe(false);
  });

  it('is drawn straight for steps and bent for hops', () => {
    expect(lineOf('B1', ['C1'], null)).toBe('M2.25 1.25L3.25 1.25');
    expect(lineOf('D1', ['A1'], null)).toContain('Q2.75 0.55');
  });

  it('leaves the start tile straight ahead', () => {
    expect(lineOf('START', ['D3'], 'a1')).toBe('M2.75 2.75L3.25 3.25L4.25 3.25');
  });
});

describe('what pays', () => {
  it('is listed best first, then cheapest, and only where one may stop', () => {
    expect(paying(STEPS).map(({ field }) => field)).toEqual(['START', 'D6', 'C7']);
  });
});
