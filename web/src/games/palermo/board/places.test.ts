import { describe, expect, it } from 'vitest';
import { fieldAt, middleOf, placeOf, slotAt, slotOf, slotOrigin, SLOTS, START, trackPlace, WIDTH } from './places';

describe('fields and slots', () => {
  it('names every field by column letter and row number, and finds it again', () => {
    expect(fieldAt(0, 0)).toBe('A1');
    expect(fieldAt(13, 13)).toBe('N14');
    expect(placeOf('N14')).toEqual({ x: 13, y: 13 });
  });

  it('lays six by six slots of two by two fields inside the bypass', () => {
    expect(SLOTS).toHaveLength(36);
    expect(slotAt(5, 5)).toBe('f6');
    expect(slotOrigin('a1')).toEqual({ x: 1, y: 1 });
    expect(slotOf('B2')).toBe('a1');
    expect(slotOf('M13')).toBe('f6');
    expect(slotOf('A7')).toBeNull();
  });

  it('puts the start node into the middle of its tile', () => {
    expect(middleOf(START, 'a1')).toEqual({ x: 2.75, y: 2.75 });
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

  it('begins anew after sixty', () => {
    expect(trackPlace(63)).toEqual(trackPlace(3));
  });
});
