import { describe, expect, it } from 'vitest';
import { BOX } from '../generated';
import { CARS, TUNNEL } from '../reading/box';
import { CELL, EDGE } from '../reading/lanes';
import { SIDES } from '../reading/places';
import { jointsOn, lookOfSide, namesAround, thingsOn } from './border';

describe('a side of the border', () => {
  it('is laid out of its pieces', () => {
    const pieces = BOX.border_piece.filter(({ id }) => id.startsWith('S'));
    expect(jointsOn('S')).toHaveLength(pieces.length - 1);
    expect(jointsOn('S')[0]).toBe(EDGE + (pieces[2]?.positions.length ?? 0) * CELL);
  });

  it.each(SIDES)('leaves the position of its station free: %s', (side) => {
    const pieces = BOX.border_piece.filter(({ id }) => id.startsWith(side));
    const names = pieces.flatMap(({ positions }) => positions).toReversed();
    const place = names.findIndex((name) => pieces.some(({ station }) => station === name));
    const taken = thingsOn(side).map(({ x }) => Math.floor((x - EDGE) / CELL));
    expect([...new Set(taken)]).toEqual([...names.keys()].filter((each) => each !== place));
  });

  it('has the theme and the colour of the box', () => {
    expect(CARS.map((car) => lookOfSide(car).theme)).toEqual(
      CARS.map((car) => BOX.border_side.find(({ id }) => id === car)?.theme),
    );
    expect(new Set(CARS.map((car) => lookOfSide(car).style)).size).toBe(CARS.length);
  });
});

describe('the names around the city', () => {
  it('are its files and ranks, each once', () => {
    const names = namesAround(0, false).map(({ text }) => text);
    expect(names.toSorted()).toEqual(
      [...BOX.board.files, ...Array.from({ length: BOX.board.ranks }, (_, rank) => String(rank + 1))].toSorted(),
    );
  });

  it('make room for a tunnel where cars may use it', () => {
    const [file = ''] = TUNNEL.prison.cell;
    const at = (hasTunnels: boolean) => namesAround(0, hasTunnels).find(({ text }) => text === file)?.x ?? 0;
    expect(at(true)).toBeLessThan(at(false));
  });
});
