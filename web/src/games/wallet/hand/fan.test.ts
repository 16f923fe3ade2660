import { describe, expect, it } from 'vitest';
import { LEAST_SHOWN, MARGIN, spread, steppedTo, type Spread } from './fan';

/** What shows of each card that has a neighbour in its tier. */
function shown({ spots }: Spread): number[] {
  return spots.flatMap((spot, place) => {
    const next = spots[place + 1];
    return next === undefined || next.top !== spot.top ? [] : [next.left - spot.left];
  });
}

const PHONE = 360 - 24;

describe('a fan', () => {
  it('of five cards lies in one tier on a phone', () => {
    const fan = spread(5, PHONE);
    expect(new Set(fan.spots.map((spot) => spot.top)).size).toBe(1);
  });

  it('of twelve cards shows every corner on a phone', () => {
    const fan = spread(12, PHONE);
    expect(fan.spots).toHaveLength(12);
    expect(Math.min(...shown(fan))).toBeGreaterThanOrEqual(fan.width * LEAST_SHOWN);
  });

  it('of twelve cards lies in two tiers on a phone', () => {
    expect(new Set(spread(12, PHONE).spots.map((spot) => spot.top)).size).toBe(2);
  });

  it('keeps the last card inside its room', () => {
    const fan = spread(12, PHONE);
    const right = Math.max(...fan.spots.map((spot) => spot.left + fan.width));
    expect(right).toBeLessThanOrEqual(PHONE - MARGIN + 0.01);
  });

  it('lies in the middle of a wide room', () => {
    const fan = spread(3, 900);
    const [first, , last] = fan.spots;
    expect((first?.left ?? 0) + (last?.left ?? 0) + fan.width).toBeCloseTo(900);
  });

  it('opens to both sides alike', () => {
    const turns = spread(4, 400).spots.map((spot) => spot.turn);
    expect(turns[0]).toBeCloseTo(-(turns[3] ?? 0));
    expect(turns[0]).toBeLessThan(0);
  });

  it('of a single card stands upright', () => {
    expect(spread(1, 400).spots[0]?.turn).toBe(0);
  });

  it('of no card is as high as a card', () => {
    const fan = spread(0, 400);
    expect(fan.spots).toEqual([]);
    expect(fan.height).toBe(fan.card);
  });

  it('does not squeeze before it knows its room', () => {
    expect(new Set(spread(9, 0).spots.map((spot) => spot.top)).size).toBe(1);
  });

  it('never needs more than three tiers', () => {
    expect(new Set(spread(40, PHONE).spots.map((spot) => spot.top)).size).toBe(3);
  });
});

describe('an arrow key', () => {
  it('leads to the next card that can be picked', () => {
    expect(steppedTo('ArrowRight', 0, [0, 3, 4])).toBe(3);
    expect(steppedTo('ArrowLeft', 3, [0, 3, 4])).toBe(0);
  });

  it('stays at the ends', () => {
    expect(steppedTo('ArrowRight', 4, [0, 3, 4])).toBe(4);
    expect(steppedTo('ArrowLeft', 0, [0, 3, 4])).toBe(0);
  });

  it('goes to the ends with Home and End', () => {
    expect(steppedTo('Home', 4, [0, 3, 4])).toBe(0);
    expect(steppedTo('End', 0, [0, 3, 4])).toBe(4);
  });

  it('of another kind leads nowhere', () => {
    expect(steppedTo('Enter', 0, [0, 3])).toBeNull();
    expect(steppedTo('Home', 0, [])).toBeNull();
  });
});
