import { describe, expect, it } from 'vitest';
import type { GameCard } from '../protocol/generated';
import { degreeOf, hasLooks, presetBy, presetLooks, tellingOptions } from './presets';
import { POSTERS } from './posters';

const option = { choices: [], lowest: null, highest: null, seats: [], needs: [], names_seats: false };
const CARD: GameCard = {
  id: 'toy',
  version: 1,
  seats: [2],
  options: [
    { ...option, name: 'variant', kind: 'choice', default: 'mild', choices: ['mild', 'hot'] },
    { ...option, name: 'first', kind: 'number', default: 0 },
  ],
  presets: [
    { name: 'mild', options: { variant: 'mild', first: 0 } },
    { name: 'hot', options: { variant: 'hot' } },
  ],
  bots: [],
  clocks: [],
  board: [],
};

describe('presets with pictures', () => {
  it('are told by the options in which they differ', () => {
    expect(tellingOptions(CARD)).toEqual(['variant']);
    expect(presetBy(CARD, { variant: 'hot', first: 1 })?.name).toBe('hot');
  });

  it('rise by degrees from the first', () => {
    expect(degreeOf(CARD, { variant: 'mild', first: 0 })).toBe(1);
    expect(degreeOf(CARD, { variant: 'hot', first: 0 })).toBe(2);
    expect(degreeOf(CARD, { variant: 'cold', first: 0 })).toBe(0);
  });

  it('belong to games that have brought some', async () => {
    const pictured = POSTERS.map(({ game }) => game).filter(hasLooks);
    const looks = await Promise.all(pictured.map(presetLooks));
    expect(looks.every((found) => Object.values(found?.pictures ?? {}).every(Boolean))).toBe(true);
    expect(pictured.length).toBeGreaterThan(0);
    expect(await presetLooks('toy')).toBeUndefined();
  });
});
