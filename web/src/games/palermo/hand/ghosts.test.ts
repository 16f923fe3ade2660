import { describe, expect, it } from 'vitest';
import { cityOf } from '../testing';
import type { Action } from '../types';
import { ghostAt, ghostOf, refusedGhost } from './ghosts';
import type { Offer } from './offer';
import { placementsOf, slotsFor } from './placing';

const lay = (kind: string, slot: string, rotation: number): Action => ({ do: 'lay_tile', kind, slot, rotation });
const offered = (kind: string, ...legal: readonly Action[]): Offer => {
  const placements = placementsOf(legal);
  return { placements, kind, places: slotsFor(placements, kind), chosen: undefined };
};

describe('a tile that is not laid yet', () => {
  it('is the one of the action', () => {
    expect(ghostOf(lay('h2a', 'c3', 1))).toEqual({ slot: 'c3', token: '2a1' });
    expect(ghostOf({ do: 'open_stall', slot: 'c3', field: 'SE' })).toEqual({ slot: 'c3', token: 'st2' });
    expect(ghostOf({ do: 'place_start', slot: 'c3' })).toEqual({ slot: 'c3', token: 'STA' });
  });

  it('is none where none is laid', () => {
    expect([ghostOf({ do: 'claim', slot: 'c3' }), ghostOf(null), ghostOf(undefined)]).toEqual([null, null, null]);
  });

  it('is turned as it fits under the pointer', () => {
    const offer = offered('h1a', lay('h1a', 'a1', 1), lay('h1a', 'a1', 3));
    expect(ghostAt('build', offer, 'a1', 2)).toEqual({ slot: 'a1', token: '1a3' });
    expect(ghostAt('build', offer, 'b1', 2)).toBeNull();
    expect(ghostAt('build', offer, null, 2)).toBeNull();
    expect(ghostAt('draft_claim', offer, 'a1', 2)).toBeNull();
  });

  it('shows a stall on the field that fits', () => {
    const offer = offered('stall', { do: 'open_stall', slot: 'd4', field: 'SW' });
    expect(ghostAt('build', offer, 'd4', 0)).toEqual({ slot: 'd4', token: 'st3' });
  });

  it('is shown as refused only where nothing lies', () => {
    const city = cityOf('1a0');
    expect(refusedGhost(lay('h1a', 'a1', 0), city)).toBeNull();
    expect(refusedGhost(lay('h1a', 'b1', 0), city)).toEqual({ slot: 'b1', token: '1a0' });
  });
});
