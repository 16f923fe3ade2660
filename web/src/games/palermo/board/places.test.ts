import { describe, expect, it } from 'vitest';
import {
  FIELDS,
  isField,
  isSlot,
  lettersOf,
  MIDDLE_SLOTS,
  middleOf,
  middleOfSlot,
  placeOf,
  slotAt,
  slotOf,
  slotOrigin,
  SLOTS,
  START,
  trackPlace,
  WIDTH,
} from './places';

describe('fields and slots', () => {
  it('are known by their names, and lie row by row', () => {
    expect(FIELDS[0]).toBe('A1');
    expect(FIELDS.at(-1)).toBe('N14');
    expect(placeOf('N14')).toEqual({ x: 13, y: 13 });
    expect([isField('N14'), isField('O1'), isField(START)]).toEqual([true, false, false]);
    expect([isSlot('f6'), isSlot('F6'), isSlot('g1')]).toEqual([true, false, false]);
  });

  it('lays six by six slots of two by two fields inside the bypass', () => {
    expect(SLOTS).toHaveLength(36);
    expect(slotAt(6, 0)).toBeNull();
    expect(slotAt(5, 5)).toBe('f6');
    expect(slotOrigin('a1')).toEqual({ x: 1, y: 1 });
    expect(slotOf('B2')).toBe('a1');
    expect(slotOf('M13')).toBe('f6');
    expect([slotOf('A7'), slotOf('N7'), slotOf('G1'), slotOf('G14'), slotOf(START)]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(MIDDLE_SLOTS).toEqual(['c3', 'd3', 'c4', 'd4']);
  });

  it('puts the start node into the middle of its tile', () => {
    expect(middleOf(START, 'a1')).toEqual({ x: 2.75, y: 2.75 });
    expect(middleOf(START, 'f6')).toEqual(middleOfSlot('f6'));
    expect(middleOf('B2', null)).toEqual({ x: 2.25, y: 2.25 });
  });
});

describe('the money track', () => {
  it('goes clockwise from the upper left corner, fifteen places a side', () => {
    expect(trackPlace(0)).toEqual({ x: 0.375, y: 0.375 });
    expect(trackPlace(15)).toEqual({ x: WIDTH - 0.375, y: 0.375 });
    expect(trackPlace(30)).toEqual({ x: WIDTH - 0.375, y: WIDTH - 0.375 });
    expect(trackPlace(45)).toEqual({ x: 0.375, y: WIDTH - 0.375 });
  });
});

describe('the letters along the edge', () => {
  it('are those of the slots while the city is built, then those of the fields', () => {
    const texts = (areSlots: boolean) =>
      lettersOf(areSlots)
        .map(({ text }) => text)
        .join(' ');
    expect(texts(true)).toBe('a b c d e f 1 2 3 4 5 6');
    expect(texts(false)).toBe('A B C D E F G H I J K L M N 1 2 3 4 5 6 7 8 9 10 11 12 13 14');
  });

  it('stand where the log says', () => {
    const column = lettersOf(false).find(({ text }) => text === 'I');
    expect(column?.x).toBe(middleOf('I2', null).x);
    expect(lettersOf(true).find(({ text }) => text === 'c')?.x).toBe(middleOfSlot('c1').x);
  });
});
