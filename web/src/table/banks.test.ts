import { describe, expect, it } from 'vitest';
import { standing } from '../protocol/testing';
import { bankOf, runningOf } from './banks';

const clock = { name: 'decision', since: 3, seats: [0] };
const EVENING = standing({ banks: [60_000, 30_000, null], deadlines: [{ clock, due: 90_000, bank_from: 30_000 }] });

describe('a bank', () => {
  it('stands while the decision has time of its own', () => {
    expect(bankOf(EVENING, 0, 29_000)).toBe(60_000);
  });

  it('runs from then on, and not below nothing', () => {
    expect(bankOf(EVENING, 0, 40_000)).toBe(50_000);
    expect(bankOf(EVENING, 0, 999_000)).toBe(0);
  });

  it('stands while another is asked, and while the table is paused', () => {
    expect(bankOf(EVENING, 1, 80_000)).toBe(30_000);
    expect(bankOf({ ...EVENING, paused_at: 35_000 }, 0, 80_000)).toBe(55_000);
  });

  it('is nothing that a bot has, or a table without banks', () => {
    expect(bankOf(EVENING, 2, 0)).toBeNull();
    expect(bankOf(standing({}), 0, 0)).toBeNull();
  });

  it('is taken from by the clock of its seat alone', () => {
    expect(runningOf(EVENING, 0)?.due).toBe(90_000);
    expect(runningOf(EVENING, 1)).toBeUndefined();
  });
});
