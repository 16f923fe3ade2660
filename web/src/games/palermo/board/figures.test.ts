import { describe, expect, it } from 'vitest';
import { standings } from './figures';
import { viewOf } from '../testing';

describe('everybody in the streets', () => {
  it('stands at the start side by side', () => {
    const [one, other] = standings(viewOf()).filter(({ who, key }) => who === 'crook' && key !== 'crook2');
    expect(one?.x).not.toBe(other?.x);
    expect(one?.y).toBe(other?.y);
  });

  it('is nowhere before the start tile lies', () => {
    expect(standings(viewOf({ city: {} }))).toEqual([]);
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
