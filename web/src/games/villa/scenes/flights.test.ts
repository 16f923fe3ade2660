import { describe, expect, it } from 'vitest';
import { ghostsOf } from './flights';

describe('what flies', () => {
  it('goes from the row to its position, from the pile to the row, from the grounds to the cells', () => {
    expect(ghostsOf({ event: 'matched', seat: 1, kind: 'Y', position: 2 })).toEqual([
      { from: 'row-1', to: 'position-2', kind: 'Y' },
    ]);
    expect(ghostsOf({ event: 'drew', seat: 1, kind: 'G' })).toEqual([{ from: 'pile-1', to: 'row-1', kind: 'G' }]);
    expect(ghostsOf({ event: 'arrested', slot: 'P1', guard: 'x' })).toEqual([
      { from: 'slot-P1', to: 'cells', guard: 'x' },
    ]);
    expect(ghostsOf({ event: 'swap_ended' })).toEqual([]);
  });
});
