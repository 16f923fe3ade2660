import { describe, expect, it } from 'vitest';
import { durationOf, endOf } from './duration';

describe('what is left of a clock', () => {
  it('is said in minutes and seconds', () => {
    expect(durationOf(0)).toBe('0:00');
    expect(durationOf(9)).toBe('0:09');
    expect(durationOf(15 * 60 + 20)).toBe('15:20');
  });

  it('is said to the hour where it is days', () => {
    expect(durationOf(3_600)).toMatch(/1.*0/);
    expect(durationOf(2 * 86_400 + 7_200)).toMatch(/2.*2/);
  });

  it('has an end to look forward to only where it is hours away', () => {
    expect(endOf(59 * 60_000, 0, 'de')).toBeNull();
    expect(endOf(3_600_000, 0, 'de')).not.toBeNull();
  });
});
