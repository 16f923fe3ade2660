import { describe, expect, it } from 'vitest';
import { tourOf } from './plan';

const action = { do: 'move_to', field: 'C3' } as const;

describe('the plan of the house', () => {
  it('is where it goes now, then the rest of its tour', () => {
    expect(tourOf({ action, why: '', about: { slot: 'a1', tour: ['b2', 'c3'] } })).toEqual(['a1', 'b2', 'c3']);
  });

  it('is only the way home when nothing is left', () => {
    expect(tourOf({ action, why: '', about: { slot: 'a1', tour: [] } })).toEqual(['a1']);
  });

  it('is nothing where the reason speaks of no tour', () => {
    expect(tourOf({ action, why: '', about: { slot: 'a1', steps: 3 } })).toEqual([]);
    expect(tourOf(null)).toEqual([]);
  });
});
