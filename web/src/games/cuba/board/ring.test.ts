import { describe, expect, it } from 'vitest';
import { BOX } from '../generated';
import { spotOf } from './ring';

const MOST = Math.max(...BOX.setup.map(({ players }) => players));

describe('the ring of seats', () => {
  it('begins at the lower edge and goes to the left', () => {
    const [godfather, next] = [spotOf(0, 4), spotOf(1, 4)];
    expect([godfather.x, godfather.y].map(Math.round)).toEqual([50, 90]);
    expect([next.x, next.y].map(Math.round)).toEqual([9, 50]);
  });

  it('has no two at one place', () => {
    const spots = Array.from({ length: MOST }, (_, index) => spotOf(index, MOST));
    const places = new Set(spots.map(({ x, y }) => `${Math.round(x)}/${Math.round(y)}`));
    expect(places.size).toBe(MOST);
  });

  it('lets the box lie further in', () => {
    expect(spotOf(0, 5, 0.5).y).toBe(70);
  });
});
