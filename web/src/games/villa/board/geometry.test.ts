import { describe, expect, it } from 'vitest';
import { CELLAR, PLACES } from './box';
import { CARD_HEIGHT, GROUND_HEIGHT, GROUND_WIDTH, layerOf, present, slotTowards, spotOf } from './geometry';
import { empty, viewOf } from '../testing';

const start = viewOf();

describe('the grounds', () => {
  it('lie nine over four over one, each layer shifted by half a card', () => {
    expect(spotOf('P1')).toEqual({ left: 0, top: 0 });
    expect(spotOf('V1').left).toBeCloseTo(spotOf('P2').left / 2);
    expect(spotOf(CELLAR)).toEqual(spotOf('P5'));
    expect(['P5', 'V1', CELLAR].map(layerOf)).toEqual([2, 1, 0]);
  });

  it('reach as far as their outermost cards', () => {
    const spots = PLACES.map(({ id }) => spotOf(id));
    expect(GROUND_WIDTH).toBeCloseTo(Math.max(...spots.map(({ left }) => left)) + 1);
    expect(GROUND_HEIGHT).toBeCloseTo(Math.max(...spots.map(({ top }) => top)) + CARD_HEIGHT);
  });

  it('hold the godfather until he is arrested', () => {
    expect(present(viewOf({ slots: empty('V1') }))).toEqual(['V1', CELLAR]);
    expect(present(viewOf({ slots: empty(), result: 'won' }))).toEqual([]);
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
