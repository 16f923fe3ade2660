import { describe, expect, it } from 'vitest';
import { reachOf } from '../testing';
import { finesOn, isHop, lineOf, paying, wayTo } from './ways';

const REACH = [
  reachOf('C5', 1),
  reachOf('C6', 3, { via: 'C5', fines: 1 }),
  reachOf('C7', 4, { via: 'C6', fines: 1, venue: 'b3', income: 2 }),
  reachOf('START', 2, { income: 5 }),
  reachOf('D5', 2, { via: 'C5', income: 2, stop: false }),
  reachOf('D6', 3, { income: 2 }),
];

describe('a way', () => {
  it('is the chain of nodes that the server has found', () => {
    expect(wayTo(REACH, 'C7').map(({ field }) => field)).toEqual(['C5', 'C6', 'C7']);
    expect(wayTo(REACH, 'N14')).toEqual([]);
    expect(wayTo(REACH, null)).toEqual([]);
  });

  it('ends even if it were told in a circle', () => {
    const circle = [reachOf('A1', 1, { via: 'A2' }), reachOf('A2', 2, { via: 'A1' })];
    expect(wayTo(circle, 'A1')).toHaveLength(2);
  });

  it('shows a fine where the policeman stands, once', () => {
    expect(finesOn(wayTo(REACH, 'C7'))).toEqual([{ field: 'C6', fine: 1 }]);
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
    expect(paying(REACH).map(({ field }) => field)).toEqual(['START', 'D6', 'C7']);
  });
});
