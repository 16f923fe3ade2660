import { describe, expect, it } from 'vitest';
import { GODFATHERS, GUARDS, HANDICAPS, isJoker, PLACES, SUITS, symbolsOf } from './box';

describe('the box', () => {
  it('holds four suits, twenty guards, four godfathers and fourteen places', () => {
    expect(SUITS).toEqual(['Y', 'R', 'B', 'G']);
    expect([GUARDS.size, GODFATHERS.size, PLACES.length]).toEqual([20, 4, 14]);
  });

  it('knows what a guard needs and what his back betrays', () => {
    expect(GUARDS.get('narben_juri')).toMatchObject({
      strength: 4,
      symbols: ['Y', 'G', 'R', 'B'],
      hint: { kind: 'at', symbol: 'Y', position: 1 },
      marker: null,
    });
    expect(GUARDS.get('dirty_diana')?.marker).toEqual({ position: 2, symbol: 'R' });
  });

  it('tells jokers from plain cards', () => {
    expect(symbolsOf('YR')).toEqual(['Y', 'R']);
    expect(['Y', 'YR', 'W'].map(isJoker)).toEqual([false, true, true]);
  });

  it('lists the levels from easy to hard', () => {
    expect(HANDICAPS).toEqual([10, 7, 4, 0, -4, -6]);
  });
});
