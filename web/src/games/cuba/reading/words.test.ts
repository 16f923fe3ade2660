import { describe, expect, it } from 'vitest';
import { BOX } from '../generated';
import { CHIP_KINDS } from '../pieces/kinds';
import { contentsOf, playerOf, say, viewOf } from '../testing';
import { contentsOf as wordsOf, placeName, valueName } from './words';

describe('the box in words', () => {
  it('counts diamonds and chips', () => {
    expect(wordsOf(say, contentsOf({ diamonds: 9, loyal: 2 }))).toBe('board-diamonds 9, board-chips 3');
  });

  it('asks yes or no where there is one chip of a kind', () => {
    const single = CHIP_KINDS.filter((kind) => valueName(say, `recv.${kind}`, '1') === 'board-yes');
    expect(single).toEqual(CHIP_KINDS.filter((kind) => BOX.supply.chips[kind] === 1));
    expect(valueName(say, 'recv.fbi', '0')).toBe('board-no');
    expect(valueName(say, 'recv.diamonds', '1')).toBe('value-1');
  });

  it('names the first and the last on its way', () => {
    const view = viewOf({ players: [1, 2, 3, 0].map((position) => playerOf(position)) });
    expect([0, 1, 2, 3].map((seat) => placeName(say, view, seat))).toEqual([
      'board-first',
      undefined,
      'board-last',
      undefined,
    ]);
  });
});
