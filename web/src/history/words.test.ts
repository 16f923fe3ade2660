import { describe, expect, it } from 'vitest';
import type { PlayedSeat } from '../protocol/generated';
import { resultOf } from './words';

function seat(yours: boolean, won: boolean): PlayedSeat {
  return { name: 'Anna', hat: 'fedora', bot: false, level: null, role: null, won, yours };
}

describe('the result of a game', () => {
  it.each([
    ['won', [seat(true, true), seat(false, false)]],
    ['shared', [seat(true, true), seat(false, true), seat(false, false)]],
    ['together', [seat(true, true), seat(false, true)]],
    ['lost', [seat(true, false), seat(false, true)]],
    ['nobody', [seat(true, false), seat(false, false)]],
  ] as const)('is %s', (result, seats) => {
    expect(resultOf(seats)).toBe(result);
  });
});
