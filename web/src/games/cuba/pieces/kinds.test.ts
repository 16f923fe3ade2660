import { describe, expect, it } from 'vitest';
import { BOX } from '../generated';
import { CHIP_KINDS, emblemOf, emblemOfRole, lookOf } from './kinds';
import { rays, trunk } from './palms';
import { figureOf } from './portraits';
import sheet from '../symbols.svg?raw';

const ROLES = BOX.role.map(({ id }) => id);

describe('chips and people', () => {
  it('have an emblem of their own for every kind, whatever the colour', () => {
    expect(new Set(CHIP_KINDS.map((kind) => JSON.stringify(emblemOf(kind)))).size).toBe(CHIP_KINDS.length);
  });

  it('have letters where two kinds share a colour', () => {
    const colourOf = (kind: (typeof CHIP_KINDS)[number]) => BOX.chip_style[kind];
    const alike = CHIP_KINDS.filter(
      (kind) => CHIP_KINDS.filter((other) => colourOf(other) === colourOf(kind)).length > 1,
    );
    expect(alike.map((kind) => lookOf(kind).letters)).toEqual(['FBI', 'CIA']);
    expect(lookOf('loyal').letters).toBeUndefined();
  });

  it('have a portrait each, but for the two agents, who share one', () => {
    const figures = ROLES.map(figureOf);
    expect(figures).not.toContain(null);
    expect([figureOf('fbi'), figureOf('cia')]).toEqual(['agent', 'agent']);
    expect(new Set(figures).size).toBe(ROLES.length - 1);
    expect(figures.filter((figure) => !sheet.includes(`id="face-${figure}"`))).toEqual([]);
  });

  it('have an emblem for every role, unless somebody broke the rules', () => {
    expect(ROLES.map(emblemOfRole)).toEqual(ROLES);
    expect([emblemOfRole('rule_breaker'), figureOf('rule_breaker'), figureOf(null)]).toEqual([null, null, null]);
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
