import { describe, expect, it } from 'vitest';
import { Fingers } from './viewport.svelte';
import { FARTHEST, fingerScale, kept, NEAREST, stepped, within } from './zoom';

const WINDOW = { scrollLeft: 0, scrollTop: 0, left: 0, top: 0 };

describe('how near the board is', () => {
  it('stays between the whole and the nearest', () => {
    expect(within(0.2)).toBe(FARTHEST);
    expect(within(9)).toBe(NEAREST);
    expect(stepped(1.5, -1)).toBe(FARTHEST);
    expect(stepped(FARTHEST, 1)).toBe(1.5);
  });

  it('makes a field as wide as a finger on a phone', () => {
    expect(24.6 * fingerScale(24.6)).toBeCloseTo(46);
  });

  it('keeps what lies under the fingers where it is', () => {
    expect(kept({ x: 0, y: 0 }, { x: 100, y: 50 }, 1, 2)).toEqual({ x: 100, y: 50 });
  });
});

describe('fingers', () => {
  it('that tremble are still a tap', () => {
    const fingers = new Fingers();
    fingers.press(1, { x: 10, y: 10 });
    expect(fingers.move(1, { x: 14, y: 12 }, WINDOW)).toBeNull();
    expect(fingers.hasMoved).toBe(false);
  });

  it('move the board, one of them', () => {
    const fingers = new Fingers();
    fingers.press(1, { x: 100, y: 100 });
    expect(fingers.move(1, { x: 60, y: 90 }, WINDOW)).toEqual({ x: 40, y: 10 });
    expect(fingers.hasMoved).toBe(true);
  });

  it('bring it nearer, two of them', () => {
    const fingers = new Fingers();
    fingers.press(1, { x: 100, y: 100 });
    fingers.press(2, { x: 200, y: 100 });
    fingers.move(2, { x: 300, y: 100 }, WINDOW);
    expect(fingers.scale).toBe(2);
  });

  it('that are lifted move nothing', () => {
    const fingers = new Fingers();
    fingers.press(1, { x: 100, y: 100 });
    fingers.release(1);
    expect(fingers.move(1, { x: 0, y: 0 }, WINDOW)).toBeNull();
    expect(fingers.count).toBe(0);
  });
});
