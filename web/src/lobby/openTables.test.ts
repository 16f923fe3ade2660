import { describe, expect, it } from 'vitest';
import { TABLE } from '../protocol/testing';
import type { SeatInfo, TableInfo } from '../protocol/generated';
import { bySeatsLeft, gamesOf } from './openTables';

const seat = (kind: SeatInfo['kind']): SeatInfo =>
  ({ seat: 0, kind, name: null, hat: null, level: null, present: false, yours: false }) as SeatInfo;
const table = (code: string, game: string, free: number, created = 0): TableInfo => ({
  ...TABLE,
  code,
  game,
  created,
  seats: [seat('person'), ...Array.from({ length: free }, () => seat('open'))],
});

describe('open tables', () => {
  it('come in the order of the seats that are left, then of how long they wait; full ones do not', () => {
    const tables = [
      table('AAAAA', 'x', 3),
      table('BBBBB', 'x', 1, 9),
      table('CCCCC', 'y', 1, 5),
      table('DDDDD', 'z', 0),
    ];
    expect(bySeatsLeft(tables).map(({ code }) => code)).toEqual(['CCCCC', 'BBBBB', 'AAAAA']);
    expect(gamesOf(tables)).toEqual(['x', 'y']);
  });
});
