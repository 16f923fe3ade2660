import { describe, expect, it } from 'vitest';
import { TABLE } from '../protocol/testing';
import { goesOn, ranking } from './series';

const after = (number: number) => ({ ...TABLE, series: { number, games: 3, points: [0, 0], places: false } });

describe('a series of games', () => {
  it('goes on until its last game', () => {
    expect([1, 2, 3].map((number) => goesOn(after(number)))).toEqual([true, true, false]);
  });

  it('is over after one game where it has only one', () => {
    expect(goesOn(TABLE)).toBe(false);
  });

  it('ranks the seats by their points, and equal ones share a place', () => {
    expect(ranking([1, 2, 0, 2])).toEqual([
      { seat: 1, points: 2, place: 1 },
      { seat: 3, points: 2, place: 1 },
      { seat: 0, points: 1, place: 3 },
      { seat: 2, points: 0, place: 4 },
    ]);
  });
});
