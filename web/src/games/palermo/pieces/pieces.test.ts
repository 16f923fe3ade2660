import { describe, expect, it } from 'vitest';
import { apart, pieceOf } from './pieces';

describe('pieces', () => {
  it('of different seats differ in shape, not only in colour', () => {
    expect(new Set([0, 1, 2, 3, 4].map((seat) => pieceOf([], seat).shape)).size).toBe(5);
  });

  it('that share a place stand apart, in two rows if there are many', () => {
    expect(apart(0, 1, 1)).toEqual({ x: 0, y: 0 });
    expect(new Set([0, 1, 2, 3, 4].map((index) => JSON.stringify(apart(index, 5, 1)))).size).toBe(5);
  });
});
