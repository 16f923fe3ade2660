import { describe, expect, it } from 'vitest';
import { CELLAR, isCovered, isOpen, layerOf, present, slotTowards, spotOf } from './geometry';
import { empty, viewOf } from './testing';

const start = viewOf();

describe('the grounds', () => {
  it('lie nine over four over one, each layer shifted by half a card', () => {
    expect(spotOf('P1')).toEqual({ left: 0, top: 0 });
    expect(spotOf('V1').left).toBeCloseTo(spotOf('P2').left / 2);
    expect(spotOf(CELLAR)).toEqual(spotOf('P5'));
    expect(['P5', 'V1', CELLAR].map(layerOf)).toEqual([2, 1, 0]);
  });

  it('have the four corners of the park open at the start', () => {
    expect(present(start).filter((slot) => isOpen(start, slot))).toEqual(['P1', 'P3', 'P7', 'P9']);
  });

  it('keep a villa guard in the shade until the four above him are gone', () => {
    expect(isCovered(start, 'V1')).toBe(true);
    const later = viewOf({ slots: empty('V1', 'V2', 'V3', 'V4', 'P9') });
    expect(isCovered(later, 'V1')).toBe(false);
    expect(isCovered(later, 'V4')).toBe(true);
    expect(isOpen(later, 'V1')).toBe(true);
  });

  it('show the godfather in the light when nobody is left', () => {
    expect(isOpen(viewOf({ slots: empty('V1') }), CELLAR)).toBe(false);
    expect(isOpen(viewOf({ slots: empty() }), CELLAR)).toBe(true);
  });
});

describe('keys on the grounds', () => {
  const all = present(start);

  it('lead to the neighbour in their direction', () => {
    expect(slotTowards('P1', 'ArrowRight', ['P1', 'P2', 'P3', 'P4'])).toBe('P2');
    expect(slotTowards('P1', 'ArrowDown', ['P1', 'P2', 'P4', 'P7'])).toBe('P4');
  });

  it('skip what is gone', () => {
    expect(slotTowards('P1', 'ArrowRight', ['P1', 'P3', 'P7'])).toBe('P3');
  });

  it('lead to the layer below and above', () => {
    expect(slotTowards('P1', 'PageDown', all)).toBe('V1');
    expect(slotTowards('V4', 'PageDown', all)).toBe('G');
    expect(slotTowards('V4', 'PageUp', all)).toBe('P5');
  });

  it('lead to another layer where their own has ended', () => {
    expect(slotTowards('P9', 'ArrowLeft', ['P9', 'V1'])).toBe('V1');
  });

  it('end at the edge and ignore other keys', () => {
    expect(slotTowards('P1', 'ArrowLeft', all)).toBeNull();
    expect(slotTowards('P1', 'Enter', all)).toBeNull();
  });

  it('reach every slot from every other', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageDown'];
    const reached = new Set(['P1']);
    for (const slot of reached) for (const key of keys) reached.add(slotTowards(slot, key, all) ?? slot);
    expect([...reached].sort()).toEqual([...all].sort());
  });
});
