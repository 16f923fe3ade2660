import { describe, expect, it } from 'vitest';
import { bubblePlace, ringAround } from './bubble';

const DESK = { width: 1280, height: 800 };
const SIZE = { width: 320, height: 140 };

describe('a hint', () => {
  it('stands above what it speaks of where there is room', () => {
    const rail = { left: 0, top: 540, width: 960, height: 260 };
    expect(bubblePlace(rail, SIZE, DESK, [rail])).toEqual({ left: 320, top: 388 });
  });

  it('stands below what lies at the top', () => {
    const strip = { left: 8, top: 60, width: 120, height: 90 };
    expect(bubblePlace(strip, SIZE, DESK, [strip])).toEqual({ left: 12, top: 162 });
  });

  it('stands beside what fills the height', () => {
    const column = { left: 900, top: 20, width: 300, height: 760 };
    expect(bubblePlace(column, SIZE, DESK, [column])).toEqual({ left: 568, top: 330 });
  });

  it('does not stand where the answer is to be given', () => {
    const card = { left: 100, top: 400, width: 100, height: 100 };
    const answers = { left: 0, top: 200, width: 600, height: 180 };
    expect(bubblePlace(card, SIZE, DESK, [card, answers])).toEqual({ left: 12, top: 512 });
  });

  it('has no place beside it where everything is needed', () => {
    const whole = { left: 0, top: 0, width: 1280, height: 800 };
    expect(bubblePlace(whole, SIZE, DESK, [whole])).toBeNull();
  });
});

describe('the ring', () => {
  it('goes around what the hint speaks of', () => {
    expect(ringAround({ left: 100, top: 100, width: 50, height: 40 }, DESK)).toEqual({
      left: 95,
      top: 95,
      width: 60,
      height: 50,
    });
  });

  it('stays whole where that reaches to the edge of the page', () => {
    expect(ringAround({ left: 0, top: 700, width: 1280, height: 100 }, DESK)).toEqual({
      left: 2,
      top: 695,
      width: 1276,
      height: 103,
    });
  });
});
