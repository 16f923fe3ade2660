import { describe, expect, it } from 'vitest';
import { standings, walk } from './figures';
import { apart, pieceOf } from '../pieces/pieces';
import { viewOf } from '../testing';

describe('everybody in the streets', () => {
  it('stands at the start side by side', () => {
    const [one, other] = standings(viewOf()).filter(({ who, key }) => who === 'crook' && key !== 'crook2');
    expect(one?.x).not.toBe(other?.x);
    expect(one?.y).toBe(other?.y);
  });

  it('is nowhere while the city is built', () => {
    expect(standings(viewOf({ phase: 'build' }))).toEqual([]);
  });

  it('shows a pinned policeman beside the crook on his field', () => {
    const view = viewOf({ crooks: ['D3', 'START', 'A5'], pinned: [false, true, false] });
    const cop = standings(view).find(({ who }) => who === 'cop');
    const crook = standings(view).find(({ key }) => key === 'crook0');
    expect(cop?.isPinned).toBe(true);
    expect(cop?.x).not.toBe(crook?.x);
  });

  it('draws the southern ones last', () => {
    const heights = standings(viewOf()).map(({ y }) => y);
    expect(heights).toEqual([...heights].sort((one, other) => one - other));
  });
});

describe('a walk', () => {
  const event = {
    event: 'crook_moved',
    seat: 0,
    origin: 'B1',
    field: 'D1',
    path: ['C1', 'D1'],
    cost: 2,
    fines: 0,
  } as const;

  it('goes from field to field and ends where the crook stands', () => {
    expect(walk(event, {})?.frames).toEqual([
      { x: -2, y: 0 },
      { x: -1, y: 0 },
      { x: 0, y: 0 },
    ]);
  });

  it('takes a step at a time, but not for ever', () => {
    expect(walk(event, {})?.duration).toBe(240);
    expect(walk({ ...event, path: Array.from({ length: 20 }, () => 'D1') }, {})?.duration).toBe(900);
    expect(walk({ ...event, path: [] }, {})).toBeNull();
  });
});

describe('pieces', () => {
  it('of different seats differ in shape, not only in colour', () => {
    expect(new Set([0, 1, 2, 3, 4].map((seat) => pieceOf([], seat).shape)).size).toBe(5);
  });

  it('that share a place stand apart, in two rows if there are many', () => {
    expect(apart(0, 1, 1)).toEqual({ x: 0, y: 0 });
    expect(new Set([0, 1, 2, 3, 4].map((index) => JSON.stringify(apart(index, 5, 1)))).size).toBe(5);
  });
});
