import { describe, expect, it } from 'vitest';
import { barOf, marksOf, minutesBetween, widthOf } from './plot';

describe('the plots of one’s figures', () => {
  it('have a bar for the share, and its bounds around it', () => {
    const figure = { role: null, played: 4, won: 1, share: 0.25, low: 0.05, high: 0.7, minutes: 20 };
    expect(barOf(figure)).toEqual({ share: 25, low: 5, high: 70 });
  });

  it('show the results side by side, and are as wide as these', () => {
    expect(marksOf([true, false])).toEqual([
      { x: 0, won: true },
      { x: 10, won: false },
    ]);
    expect(widthOf([true, false])).toBe(17);
    expect(widthOf([])).toBe(7);
  });

  it('count at least a minute', () => {
    expect(minutesBetween(0, 10)).toBe(1);
    expect(minutesBetween(0, 25 * 60_000)).toBe(25);
  });
});
