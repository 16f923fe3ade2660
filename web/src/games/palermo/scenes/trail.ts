/** What the last move leaves on the board. */

import { middleOf, middleOfSlot, startSlot, type Point } from '../board/places';
import type { Event, Log, View } from '../types';

export interface Trail {
  readonly seat: number;
  /** The fields of a walk, from where it began. */
  readonly nodes: readonly string[];
  /** What is new, and how far a ring around it reaches. */
  readonly at: Point | null;
  readonly reach: number;
}

const [FIGURE, TILE] = [0.55, 1.2];

export function trailOf(log: Log, { city }: Pick<View, 'city'>): Trail | null {
  for (const { event } of log.toReversed()) {
    const trail = leftBy(event, city);
    if (trail !== null) return trail;
  }
  return null;
}

function leftBy(event: Event, city: View['city']): Trail | null {
  switch (event.event) {
    case 'crook_moved':
      return { seat: event.seat, nodes: [event.origin, ...event.path], at: null, reach: 0 };
    case 'police_placed':
      return { seat: event.seat, nodes: [], at: middleOf(event.field, startSlot(city)), reach: FIGURE };
    case 'tile_laid':
    case 'start_placed':
    case 'venue_claimed':
    case 'stall_opened':
      return { seat: event.seat, nodes: [], at: middleOfSlot(event.slot), reach: TILE };
    default:
      return null;
  }
}
