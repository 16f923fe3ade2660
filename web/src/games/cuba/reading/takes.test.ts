import { describe, expect, it } from 'vitest';
import { diamondsIn, emblemOfSlot, emblemOfTake, stemOf, whatOf } from './takes';

describe('a take', () => {
  it('is so many diamonds, or a word', () => {
    expect(['diamonds:12', 'diamonds:some', 'chip:loyal', 'nothing', null].map(diamondsIn)).toEqual([
      12,
      null,
      null,
      null,
      null,
    ]);
  });

  it('has a picture', () => {
    const takes = ['diamonds:3', 'diamonds:some', 'chip:cia', 'chip:some', 'nothing', 'none', 'no_diamonds'];
    expect(takes.map(emblemOfTake)).toEqual(['diamond', 'diamond', 'cia', 'chip', 'urchin', null, null]);
  });
});

describe('a slot', () => {
  it('counts something in a box', () => {
    expect(['recv.diamonds', 'gf.returned.fbi', 'gf.hidden', 'took'].map(stemOf)).toEqual([
      'recv',
      'gf.returned',
      '',
      '',
    ]);
    expect(['recv.diamonds', 'gf.returned.fbi', 'pass.all'].map(whatOf)).toEqual(['diamonds', 'fbi', 'all']);
  });

  it('carries the picture of what is counted', () => {
    const slots = ['recv.diamonds', 'pass.chips', 'gf.returned.driver', 'recv.all', 'took', 'bag'];
    expect(slots.map(emblemOfSlot)).toEqual(['diamond', 'chip', 'driver', null, null, null]);
  });
});
