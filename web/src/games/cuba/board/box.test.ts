import { describe, expect, it } from 'vitest';
import { BOX } from '../generated';
import { markOrder, planOf, rowsOf, steppedTo, stonePlaces, touched, trayPlace, type Area } from './box';

const FULL = BOX.supply.diamonds;
const COUNTS = Array.from({ length: FULL + 1 }, (_, count) => count);
/** The box on a phone of 360 with its margins, and the smallest place a finger hits. */
const NARROW = 328 / 366;
const HIT = 44;

/** The stone in the middle of its place. */
const stoneIn = ({ x, y, width, height }: Area): Area => ({
  x: x + width / 2 - 23,
  y: y + height / 2 - 20,
  width: 46,
  height: 40,
});

const within = (inner: Area, outer: Area, slack: number) =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.width <= outer.x + outer.width + slack &&
  inner.y + inner.height <= outer.y + outer.height + slack;

describe('the diamonds in the box', () => {
  it.each(COUNTS)('have a place each: %i', (count) => {
    expect(stonePlaces(count, planOf(3, false))).toHaveLength(count);
    expect(stonePlaces(count, planOf(5, true))).toHaveLength(count);
  });

  it.each([3, 5])('lie inside the wood beside %i kinds of chips', (kinds) => {
    const plan = planOf(kinds, false);
    expect(
      stonePlaces(FULL, plan)
        .map(stoneIn)
        .every((stone) => within(stone, plan.inside, 0)),
    ).toBe(true);
  });

  it.each([3, 5])('are large enough for a finger beside %i kinds of chips', (kinds) => {
    const [place] = stonePlaces(FULL, planOf(kinds, false));
    expect(place!.width * NARROW).toBeGreaterThanOrEqual(HIT);
    expect(place!.height * NARROW).toBeGreaterThanOrEqual(HIT);
  });

  it('lie in rows that interlock', () => {
    expect(rowsOf(11, 4)).toEqual([4, 3, 4]);
    expect(rowsOf(15, 5)).toEqual([5, 5, 5]);
    expect(rowsOf(0, 4)).toEqual([0]);
  });
});

describe('the chips in the tray', () => {
  it('lie beside the diamonds up to three kinds, below them from four on', () => {
    expect(planOf(3, false).below).toBe(false);
    expect(planOf(4, false).below).toBe(true);
  });

  it.each([1, 2, 3, 4, 5])('stay in their tray: %i kinds', (kinds) => {
    const plan = planOf(kinds, true);
    const places = Array.from({ length: kinds }, (_, index) => trayPlace(index, kinds, plan));
    expect(places.every((place) => within(place, plan.tray, 0.001))).toBe(true);
  });
});

describe('marking diamonds', () => {
  it.each(COUNTS)('goes through all of them: %i', (count) => {
    expect(markOrder(count).sort((a, b) => a - b)).toEqual(COUNTS.slice(0, count));
  });

  it('marks the touched one next', () => {
    expect(touched([0, 1, 2, 3], 1, 3)).toEqual({ order: [0, 3, 1, 2], marked: 2 });
  });

  it('takes the mark from the touched one, not from another', () => {
    expect(touched([0, 1, 2, 3], 3, 0)).toEqual({ order: [1, 2, 0, 3], marked: 2 });
  });
});

describe('arrow keys', () => {
  it('go round', () => {
    expect(steppedTo('ArrowRight', 4, 5)).toBe(0);
    expect(steppedTo('ArrowUp', 0, 5)).toBe(4);
    expect(steppedTo('End', 0, 5)).toBe(4);
    expect(steppedTo('Home', 3, 5)).toBe(0);
  });

  it('leave other keys alone', () => {
    expect(steppedTo('Enter', 2, 5)).toBeNull();
  });
});
