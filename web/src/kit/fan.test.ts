import { describe, expect, it } from 'vitest';
import { fan } from './fan';

describe('a hand', () => {
  it('lies side by side where there is room', () => {
    expect(fan(4, 88, 10, 500)).toBe(98);
  });

  it('overlaps so that the last card still fits', () => {
    const pitch = fan(7, 88, 10, 360);
    expect(pitch * 6 + 88).toBeCloseTo(360);
  });

  it('always shows the corner of every card', () => {
    expect(fan(30, 88, 10, 300)).toBe(26);
  });

  it('does not squeeze before it knows its room', () => {
    expect(fan(12, 88, 10, 0)).toBe(98);
  });
});
