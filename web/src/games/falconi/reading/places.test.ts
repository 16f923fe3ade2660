import { expect, it } from 'vitest';
import { BOX } from '../generated';
import { beside, borderAt, inside, isCell, spotOf } from './places';

it('names on the map know their neighbours and the border', () => {
  expect(beside('e4', 'N')).toBe('e5');
  expect(beside('a4', 'W')).toBeNull();
  expect(borderAt('a7', 'W')).toBe('W-7');
  expect(inside('N-c')).toEqual({ cell: 'c9', side: 'N' });
  expect(spotOf('e4>S')).toEqual({ cell: 'e4', side: 'S' });
  expect([isCell('i9'), isCell('W-7')]).toEqual([true, false]);
});

it('every position of the border touches a cell', () => {
  const names = BOX.border_piece.flatMap(({ positions }) => positions);
  expect(names.map(inside).map(({ cell, side }) => borderAt(cell, side))).toEqual(names);
});
