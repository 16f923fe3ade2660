import { describe, expect, it } from 'vitest';
import { logOf } from '../testing';
import type { Event } from '../types';
import { gainsOf } from './gains';

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

describe('money that comes in', () => {
  it('is shown where it was earned, after the walk', () => {
    const gains = gainsOf(logOf(walked(0, 'B1', ['C1', 'C2']), collected, home), { a1: 'C2' });
    expect(gains).toEqual([
      { key: 2, delay: 240, seat: 0, amount: 2, node: 'C2' },
      { key: 3, delay: 240, seat: 0, amount: 7, node: 'START' },
    ]);
  });

  it('is shown for interest at the start', () => {
    expect(gainsOf(logOf({ event: 'interest_paid', seat: 1, interest: 5 }), {})[0]).toMatchObject({
      amount: 5,
      node: 'START',
    });
  });
});
