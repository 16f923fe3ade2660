import { describe, expect, it } from 'vitest';
import { minutesOf, timeOf } from './night.svelte';

describe('the hours of a night', () => {
  it('are minutes of the day for the server and a time of day for people', () => {
    expect(timeOf(23 * 60 + 5)).toBe('23:05');
    expect(timeOf(0)).toBe('00:00');
    expect(minutesOf('23:05')).toBe(1385);
  });

  it('come back as they went', () => {
    for (const minutes of [0, 59, 60, 719, 1439]) expect(minutesOf(timeOf(minutes))).toBe(minutes);
  });
});
