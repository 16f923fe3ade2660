/** Tiles that are not laid yet: in hand over a slot, picked, advised by the house, or refused. */

import { EMPTY_TOKEN, STALL, START_TOKEN, TILE_FIELDS, tokenOf } from '../pieces/tiles';
import type { Action, View } from '../types';
import type { Offer } from './offer';
import { fittingTurn, rotationsFor } from './placing';

export interface GhostTile {
  readonly slot: string;
  readonly token: string;
}

/** The tile that this action lays; null for one that lays none. */
export function ghostOf(action: Action | null | undefined): GhostTile | null {
  switch (action?.do) {
    case 'lay_tile':
      return { slot: action.slot, token: tokenOf(action.kind, action.rotation) };
    case 'open_stall':
      return { slot: action.slot, token: tokenOf(STALL, TILE_FIELDS.indexOf(action.field)) };
    case 'place_start':
      return { slot: action.slot, token: START_TOKEN };
    default:
      return null;
  }
}

/** The tile in hand over the slot that the pointer is on, turned as it fits there. */
export function ghostAt(phase: View['phase'], offer: Offer, slot: string | null, rotation: number): GhostTile | null {
  if (slot === null || !offer.places.has(slot)) return null;
  if (phase === 'place_start') return { slot, token: START_TOKEN };
  if (phase !== 'build' || offer.kind === null) return null;
  const turn = fittingTurn(rotationsFor(offer.placements, offer.kind, slot), rotation);
  return { slot, token: tokenOf(offer.kind, turn) };
}

/** What was refused, where nothing lies. */
export function refusedGhost(action: Action | null | undefined, city: View['city']): GhostTile | null {
  const ghost = ghostOf(action);
  return ghost !== null && city[ghost.slot] === EMPTY_TOKEN ? ghost : null;
}
