import { describe, expect, it } from 'vitest';
import { bubblePlace } from './bubble';

const PHONE = { width: 390, height: 844 };
const SIZE = { width: 320, height: 140 };

describe('a hint', () => {
  it('stands above what it speaks of where there is room', () => {
    const rail = { left: 0, top: 540, width: 390, height: 304 };
    expect(bubblePlace(rail, SIZE, PHONE)).toEqual({ left: 35, top: 388 });
  });

  it('stands below what lies at the top', () => {
    const strip = { left: 8, top: 60, width: 120, height: 90 };
    expect(bubblePlace(strip, SIZE, PHONE)).toEqual({ left: 12, top: 162 });
  });

  it('stands beside what fills the height', () => {
    const column = { left: 900, top: 20, width: 300, height: 760 };
    expect(bubblePlace(column, SIZE, { width: 1280, height: 800 })).toEqual({ left: 568, top: 330 });
  });

  it('stays on the page where nothing is free', () => {
    const whole = { left: 0, top: 0, width: 390, height: 844 };
    expect(bubblePlace(whole, SIZE, PHONE)).toEqual({ left: 12, top: 12 });
  });
});
