import { describe, expect, it } from 'vitest';
import { BOX } from '../generated';
import { CELLAR, GODFATHERS, GUARDS, isIn, isJoker, LEVELS, placeOf, plainKind, SUITS, symbolsOf } from './box';

describe('the box', () => {
  it('finds every guard and every godfather by its id', () => {
    expect([...GUARDS.values()]).toEqual(BOX.guards.list);
    expect([...GODFATHERS.values()]).toEqual(BOX.godfathers.list);
  });

  it('finds a place by its id, and the cellar without', () => {
    expect(BOX.grounds.slots.map(({ id }) => placeOf(id))).toEqual(BOX.grounds.slots);
    expect(placeOf(CELLAR).layer).toBe('cellar');
    expect([isIn('cellar', CELLAR), isIn('park', CELLAR)]).toEqual([true, false]);
    expect(() => placeOf('nowhere')).toThrow('no slot nowhere');
  });

  it('tells jokers from plain cards', () => {
    const jokers = [...BOX.police_duo.list, ...BOX.police_quad.list];
    expect(jokers.map(({ kind }) => isJoker(kind))).toEqual(jokers.map(() => true));
    expect(SUITS.map((symbol) => isJoker(plainKind(symbol)))).toEqual(SUITS.map(() => false));
    expect(SUITS.map((symbol) => symbolsOf(plainKind(symbol)))).toEqual(SUITS.map((symbol) => [symbol]));
  });

  it('lists the levels from easy to hard', () => {
    const handicaps = [...LEVELS.keys()];
    expect(handicaps).toEqual([...handicaps].sort((one, other) => other - one));
    expect([...LEVELS.values()]).toEqual(
      BOX.difficulty.levels.flatMap(({ id, handicap }) => (handicap === null ? [] : [id])),
    );
  });
});
