import { describe, expect, it } from 'vitest';
import { CHIP_KINDS, CHIP_LOOKS, emblemOf, ROLES } from './kinds';
import { rays, trunk } from './palms';
import { portraitOf } from './portraits';

describe('chips and people', () => {
  it('have an emblem of their own for every kind, whatever the colour', () => {
    expect(new Set(CHIP_KINDS.map((kind) => JSON.stringify(emblemOf(kind)))).size).toBe(CHIP_KINDS.length);
  });

  it('have letters where two kinds share a colour', () => {
    const alike = CHIP_KINDS.filter(
      (kind) => CHIP_KINDS.filter((other) => CHIP_LOOKS[other].ground === CHIP_LOOKS[kind].ground).length > 1,
    );
    expect(alike.map((kind) => CHIP_LOOKS[kind].letters)).toEqual(['FBI', 'CIA']);
  });

  it('have a portrait each', () => {
    expect(new Set(ROLES.map((role) => JSON.stringify(portraitOf(role)))).size).toBe(ROLES.length);
  });
});

describe('the scenery', () => {
  it('has a beam for every ray', () => {
    expect(rays(0, 0, 100, 22).match(/z/g)).toHaveLength(22);
  });

  it('leans a palm to either side', () => {
    expect(trunk(118, -9)).not.toContain('NaN');
    expect(trunk(118, -9)).not.toBe(trunk(118, 9));
  });
});
