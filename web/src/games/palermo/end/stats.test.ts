import { describe, expect, it } from 'vitest';
import { ownStats } from './stats';
import { logOf } from '../testing';
import type { Event } from '../types';

const walked = (seat: number, origin: string, path: readonly string[]): Event => ({
  event: 'crook_moved',
  seat,
  origin,
  field: path.at(-1) ?? origin,
  path,
  cost: path.length,
  fines: 0,
});
const collected: Event = { event: 'chip_collected', seat: 0, slot: 'a1', income: 2, allowance: 4 };
const home: Event = { event: 'came_home', seat: 0, bonus: 7, round_number: 3 };

describe('the evening in numbers', () => {
  const log = logOf(
    walked(0, 'B1', ['A1', 'A2']),
    collected,
    walked(0, 'A5', ['A1']),
    walked(1, 'B1', ['B2']),
    walked(0, 'A1', ['START']),
    home,
  );

  it('counts only what one has done oneself', () => {
    expect(ownStats(log, 0)).toEqual({ best: 7, steps: 4, hops: 1, empty: 1 });
    expect(ownStats(log, 2)).toEqual({ best: 0, steps: 0, hops: 0, empty: 0 });
  });
});
