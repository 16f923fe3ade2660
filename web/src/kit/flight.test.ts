import { describe, expect, it } from 'vitest';
import { distance, flight, milestones, transformAt } from './flight';

const HAND = { left: 100, top: 500, width: 88, height: 124 };
const SLOT = { left: 400, top: 100, width: 44, height: 62 };

describe('a flight', () => {
  it('begins exactly over the old place', () => {
    expect(flight(HAND, SLOT)).toEqual({ dx: -278, dy: 431, scaleX: 2, scaleY: 2 });
    expect(transformAt(flight(HAND, SLOT), 1)).toBe('translate(-278px, 431px) scale(2, 2)');
  });

  it('ends without any transform', () => {
    expect(transformAt(flight(HAND, SLOT), 0)).toBe('translate(0px, 0px) scale(1, 1)');
  });

  it('is on one straight line halfway', () => {
    expect(transformAt(flight(HAND, SLOT), 0.5)).toBe('translate(-139px, 215.5px) scale(1.5, 1.5)');
  });

  it('does not blow up a piece that has no size yet', () => {
    expect(flight(HAND, { ...SLOT, width: 0, height: 0 }).scaleX).toBe(1);
  });

  it('knows how far it goes', () => {
    const here = { left: 0, top: 0, width: 10, height: 10 };
    expect(distance(flight(here, { left: 30, top: 40, width: 10, height: 10 }))).toBe(50);
  });
});

describe('a way over several fields', () => {
  const field = (left: number, top: number) => ({ left, top, width: 24, height: 24 });

  it('has its corners at their share of the length', () => {
    expect(milestones([field(0, 0), field(24, 0), field(24, 72)])).toEqual([0, 0.25, 1]);
  });

  it('is over at once where nothing moves', () => {
    expect(milestones([field(0, 0), field(0, 0)])).toEqual([0, 1]);
  });
});
