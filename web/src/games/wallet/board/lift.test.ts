import { describe, expect, it } from 'vitest';
import { floors, needle } from './lift';

describe('the lift', () => {
  it('waits below the first floor at the start', () => {
    expect(needle(6, 6)).toBeLessThan(needle(5, 6));
    expect(floors(6, 6).every((floor) => floor.ahead)).toBe(true);
  });

  it('has three floors to go after three', () => {
    expect(floors(3, 6).map((floor) => floor.ahead)).toEqual([false, false, false, true, true, true]);
  });

  it('points at the last floor when no timer is left', () => {
    expect(needle(0, 6)).toBe(72);
    expect(floors(0, 6).some((floor) => floor.ahead)).toBe(false);
  });

  it('has its floors on both sides alike', () => {
    const [first, , , , , last] = floors(6, 6);
    expect((first?.x ?? 0) + (last?.x ?? 0)).toBeCloseTo(200);
    expect(first?.y).toBeCloseTo(last?.y ?? 0);
  });
});
