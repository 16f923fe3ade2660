/** What may be picked on the board right now, sorted by place. */

import { intent, chosenOf } from './intent.svelte';
import { kindInHand, placementsOf, slotsFor, type Placement } from './placing';
import type { Action } from '../types';

export interface Offer {
  readonly placements: readonly Placement[];
  /** The house in hand while one is laid, else null. */
  readonly kind: string | null;
  /** Slots or nodes. */
  readonly places: ReadonlySet<string>;
  readonly chosen: Action | undefined;
}

/** Of the menu and of what the player has in hand; both are read reactively. */
export function offerOf(legal: readonly Action[]): Offer {
  const placements = placementsOf(legal);
  const kind = kindInHand(placements, intent.kind);
  const places = placements.length > 0 ? slotsFor(placements, kind) : new Set(legal.flatMap(placeIn));
  return { placements, kind, places, chosen: chosenOf(legal, intent, kind) };
}

function placeIn(action: Action): string[] {
  if ('slot' in action) return [action.slot];
  return 'field' in action ? [action.field] : [];
}
