import { describe, expect, it } from 'vitest';
import { jewelOf, SPECIALS, specialOf } from './drawings';
import { EMBLEMS } from './faces';
import { PORTRAYED, portraitOf } from './portraits';

describe('the drawings', () => {
  it('know the fifteen special cards', () => {
    expect(Object.keys(SPECIALS)).toHaveLength(15);
  });

  it('show each special card differently', () => {
    expect(new Set(Object.values(SPECIALS).map((drawing) => JSON.stringify(drawing))).size).toBe(15);
  });

  it('show each jewel differently', () => {
    expect(new Set([50, 100, 150, 250].map((value) => JSON.stringify(jewelOf(value)))).size).toBe(4);
  });

  it('have a picture for a special card nobody drew', () => {
    expect(specialOf('unheard_of')).toEqual({ symbol: 'points' });
  });

  it('have a portrait for everybody with a hat', () => {
    expect([...PORTRAYED].sort()).toEqual(Object.keys(EMBLEMS).sort());
  });

  it('keep a stranger in the dark', () => {
    expect(portraitOf('stranger').length).toBeGreaterThan(0);
    expect(PORTRAYED.map(portraitOf)).not.toContain(portraitOf('stranger'));
  });
});
