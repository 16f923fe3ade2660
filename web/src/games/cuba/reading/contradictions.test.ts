import { describe, expect, it } from 'vitest';
import type { Event } from '../types';
import { areCompatible, asTold } from './contradictions';

const said = (slot: string, value: string, about: number | null = 2): Event => ({
  event: 'said',
  seat: 1,
  slot,
  value,
  about,
  number: null,
  changed: true,
});
const isMarked = (...events: readonly Event[]) => {
  const told = asTold(events.at(-1)!, events.slice(0, -1));
  return told.event === 'said' && told.changed;
};

describe('a changed story', () => {
  it('is none when a liar is called a thief', () => {
    expect(isMarked(said('view', 'liar'), said('view', 'thief'))).toBe(false);
  });

  it('is one when a thief is called loyal, whatever was said in between', () => {
    expect(isMarked(said('view', 'thief'), said('view', 'liar'), said('view', 'loyal'))).toBe(true);
  });

  it('is one when a count is another, and none when it is about somebody else', () => {
    expect(isMarked(said('recv.diamonds', '9', null), said('recv.diamonds', '8', null))).toBe(true);
    expect(isMarked(said('view', 'thief', 3), said('view', 'loyal'))).toBe(false);
  });

  it.each([
    ['took', 'diamonds:some', 'diamonds:3', true],
    ['took', 'no_diamonds', 'chip:loyal', true],
    ['took', 'no_diamonds', 'diamonds:1', false],
    ['took', 'chip:some', 'chip:fbi', true],
    ['took', 'chip:loyal', 'chip:driver', false],
    ['bag', 'some', 'fbi', true],
    ['bag', 'none', 'some', false],
    ['view', 'not_thief', 'loyal', true],
    ['view', 'thief', 'not_thief', false],
    ['view', 'liar', 'truthful', false],
    ['view', 'agent', 'driver', false],
  ])('%s: %s and %s', (slot, one, other, fits) => {
    expect(areCompatible(slot, one, other)).toBe(fits);
    expect(areCompatible(slot, other, one)).toBe(fits);
  });
});
