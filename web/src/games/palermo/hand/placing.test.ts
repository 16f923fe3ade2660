import { beforeEach, describe, expect, it } from 'vitest';
import { chosenOf, intent, meantBy } from './intent.svelte';
import { fittingTurn, kindInHand, kindsIn, nextTurn, placementsOf, rotationsFor, slotsFor } from './placing';
import { STALL } from '../pieces/tiles';
import type { Action } from '../types';

const lay = (kind: string, slot: string, rotation: number): Action => ({ do: 'lay_tile', kind, slot, rotation });
const LEGAL: readonly Action[] = [lay('h1a', 'a1', 1), lay('h1a', 'a1', 3), lay('h2a', 'b1', 0), lay('h1a', 'c1', 2)];
const PLACEMENTS = placementsOf(LEGAL);

describe('what the menu offers for building', () => {
  it('is sorted by kind, slot and turn', () => {
    expect(kindsIn(PLACEMENTS)).toEqual(['h1a', 'h2a']);
    expect([...slotsFor(PLACEMENTS, 'h1a')]).toEqual(['a1', 'c1']);
    expect(rotationsFor(PLACEMENTS, 'h1a', 'a1')).toEqual([1, 3]);
  });

  it('keeps the house in hand as long as it fits somewhere', () => {
    expect(kindInHand(PLACEMENTS, 'h2a')).toBe('h2a');
    expect(kindInHand(PLACEMENTS, 'h3a')).toBe('h1a');
    expect(kindInHand([], 'h3a')).toBeNull();
  });

  it('treats a stall as a kind whose turns are the fields of the tile', () => {
    const stall = placementsOf([{ do: 'open_stall', slot: 'd4', field: 'SE' }]);
    expect(stall).toMatchObject([{ kind: STALL, slot: 'd4', rotation: 2 }]);
  });

  it('turns only to what is allowed', () => {
    expect(fittingTurn([1, 3], 0)).toBe(1);
    expect(nextTurn([1, 3], 1)).toBe(3);
    expect(nextTurn([1, 3], 3)).toBe(1);
  });
});

describe('a house in hand', () => {
  beforeEach(() => {
    intent.drop();
    intent.kind = 'h1a';
    intent.rotation = 0;
  });

  it('lies on a slot in a turn that fits, and turns when the slot is pressed again', () => {
    expect(intent.layOn('a1', 'h1a', PLACEMENTS)).toBe(true);
    expect(intent.rotation).toBe(1);
    intent.layOn('a1', 'h1a', PLACEMENTS);
    expect(intent.rotation).toBe(3);
    expect(chosenOf(LEGAL, intent, 'h1a')).toBe(LEGAL[1]);
  });

  it('does not lie where it does not fit', () => {
    expect(intent.layOn('b1', 'h1a', PLACEMENTS)).toBe(false);
    expect(intent.slot).toBeNull();
  });

  it('is exchanged on the slot for another that fits there, and taken away otherwise', () => {
    intent.layOn('a1', 'h1a', PLACEMENTS);
    intent.take('h2a', PLACEMENTS);
    expect(intent.slot).toBeNull();
    intent.layOn('b1', 'h2a', PLACEMENTS);
    expect(chosenOf(LEGAL, intent, 'h2a')).toBe(LEGAL[2]);
  });

  it('is turned freely until it lies somewhere', () => {
    intent.turn('h1a', PLACEMENTS);
    expect(intent.rotation).toBe(1);
    intent.layOn('c1', 'h1a', PLACEMENTS);
    intent.turn('h1a', PLACEMENTS);
    expect(intent.rotation).toBe(2);
  });

  it('is kept at a new moment, what was picked is not', () => {
    intent.layOn('a1', 'h1a', PLACEMENTS);
    intent.follow('another moment');
    expect(intent.slot).toBeNull();
    expect(intent.kind).toBe('h1a');
  });
});

describe('what is meant by a place', () => {
  it('is the action of the phase, offered or not', () => {
    expect(meantBy('build', 'c3', { rotation: 2 }, 'h3a')).toEqual(lay('h3a', 'c3', 2));
    expect(meantBy('police', 'C3', { rotation: 0 }, null)).toEqual({ do: 'police_to', field: 'C3' });
    expect(meantBy('build', 'c3', { rotation: 1 }, STALL)).toEqual({ do: 'open_stall', slot: 'c3', field: 'NE' });
    expect(meantBy('over', 'C3', { rotation: 0 }, null)).toBeNull();
  });

  it('is picked and let go by pressing it twice', () => {
    intent.pickField('C3');
    expect(chosenOf([{ do: 'move_to', field: 'C3' }], intent, null)).toEqual({ do: 'move_to', field: 'C3' });
    intent.pickField('C3');
    expect(intent.field).toBeNull();
  });

  it('comes near when it is picked in the rail', () => {
    intent.pickFar('C3');
    expect(intent.wanted).toEqual({ node: 'C3' });
    intent.drop();
    expect(intent.wanted).toBeNull();
  });
});
