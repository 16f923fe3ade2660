import { describe, expect, it } from 'vitest';
import { BOX } from '../generated';
import { EMPTY_TOKEN, KINDS, STALL, START_TOKEN, tileOf, tokenOf, TURNS } from './tiles';
import { doorstep, facesOf, footprint } from './roofs';
import { SIGN_DRAWINGS, signOf } from './signs';

describe('the box', () => {
  it('has five kinds of houses in the order of the file', () => {
    expect(KINDS).toEqual(['h1a', 'h1b', 'h2a', 'h2b', 'h3a']);
  });

  it('has a drawing for every sign, and no two neighbours in a row the same', () => {
    expect(BOX.venue_signs.ids.every((sign) => SIGN_DRAWINGS[sign] !== undefined)).toBe(true);
    expect(signOf('a1')).not.toBe(signOf('b1'));
    expect(signOf('a1')).not.toBe(signOf('a2'));
  });
});

describe('a tile of a city text', () => {
  it('turns clockwise with its rotation', () => {
    expect(tileOf('1a0')).toMatchObject({ house: ['NW'], entrance: 'NE', door: 'NW' });
    expect(tileOf('1a1')).toMatchObject({ house: ['NE'], entrance: 'SE', door: 'NE' });
    expect(tileOf('2b3')).toMatchObject({ entrance: 'SE', door: 'SW' });
  });

  it('is without a house on streets, stalls, the start and empty slots', () => {
    expect(tileOf(START_TOKEN)).toMatchObject({ what: 'start', house: [] });
    expect(tileOf(EMPTY_TOKEN).entrance).toBeNull();
    expect(tileOf('st2')).toMatchObject({ what: 'stall', house: [], entrance: 'SE', door: null });
    expect([tileOf('nonsense').what, tileOf(undefined).what]).toEqual(['empty', 'empty']);
  });

  it('is written as its kind and rotation, a stall as its tile field', () => {
    expect(tokenOf('h2a', 1)).toBe('2a1');
    expect(tokenOf(STALL, 3)).toBe('st3');
    expect(KINDS.flatMap((kind) => TURNS.map((turn) => tileOf(tokenOf(kind, turn)).kind))).toHaveLength(20);
  });
});

describe('roofs', () => {
  it('cover every house that the box knows, however it is turned', () => {
    const houses = KINDS.flatMap((kind) => TURNS.map((turn) => tileOf(tokenOf(kind, turn)).house));
    expect(houses.every((house) => facesOf(house).length >= 4)).toBe(true);
  });

  it('are lit from the north-west however the house is turned', () => {
    const [north] = facesOf(['SE']).filter(({ side }) => side === 'north');
    expect(Math.max(...(north?.points.map(({ y }) => y) ?? []))).toBeCloseTo(1.5);
    expect(Math.min(...(north?.points.map(({ y }) => y) ?? []))).toBeCloseTo(1.08);
  });

  it('throw a shadow of one piece for each field', () => {
    expect(footprint(['NW', 'NE']).match(/M/g)).toHaveLength(2);
  });

  it('have a doorstep on the edge between door and entrance', () => {
    expect(doorstep('NW', 'NE')).toEqual({ at: { x: 1, y: 0.5 }, isUpright: true });
    expect(doorstep('NE', 'SE')).toEqual({ at: { x: 1.5, y: 1 }, isUpright: false });
  });
});
