/** Where things lie on the grounds, in card widths, and which slot an arrow key leads to. */

import type { Layer } from '../generated';
import { CELLAR, placeOf, PLACES } from './box';
import type { View } from '../types';

/** A card is 1 wide and 1.4 high; two cards of one layer lie a small gap apart. */
export const CARD_HEIGHT = 1.4;
const GAP = 0.087;

export interface Spot {
  readonly left: number;
  readonly top: number;
}

const LAYERS: readonly Layer[] = ['cellar', 'villa', 'park'];

/** The extent of the park, in card widths. */
export const GROUND_WIDTH = 1 + steps('x') * (1 + GAP);
export const GROUND_HEIGHT = CARD_HEIGHT + steps('y') * (CARD_HEIGHT + GAP);

/** How many cards lie between the first and the last of a line; the box counts in halves of a card. */
function steps(axis: 'x' | 'y'): number {
  return Math.max(...PLACES.map((place) => place[axis])) / 2;
}

export function spotOf(slot: string): Spot {
  const place = placeOf(slot);
  return { left: (place.x / 2) * (1 + GAP), top: (place.y / 2) * (CARD_HEIGHT + GAP) };
}

/** 0 for the cellar, 1 for the villa, 2 for the park: the higher lies on the lower. */
export function layerOf(slot: string): number {
  return LAYERS.indexOf(placeOf(slot).layer);
}

export function isPresent(view: View, slot: string): boolean {
  return slot === CELLAR ? view.result !== 'won' : (view.slots[slot] ?? null) !== null;
}

/** The slots that still hold somebody, from P1 to the cellar. */
export function present(view: View): string[] {
  return PLACES.map((place) => place.id).filter((slot) => isPresent(view, slot));
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const FLOORS: Readonly<Record<string, number>> = { PageUp: 1, PageDown: -1 };

/** Arrow keys lead to the nearest slot of the same layer, else of any; page keys to the layer above or below. */
export function slotTowards(from: string, key: string, slots: readonly string[]): string | null {
  const floor = FLOORS[key];
  if (floor !== undefined)
    return nearest(
      from,
      slots.filter((slot) => layerOf(slot) === layerOf(from) + floor),
    );
  const step = STEPS[key];
  if (step === undefined) return null;
  const level = slots.filter((slot) => layerOf(slot) === layerOf(from));
  return nearest(from, level, step) ?? nearest(from, slots, step);
}

/** With a step only what lies in its direction counts, and what lies across is three times as far. */
function nearest(from: string, slots: readonly string[], step?: readonly [number, number]): string | null {
  const here = placeOf(from);
  let best: string | null = null;
  let shortest = Infinity;
  for (const slot of slots) {
    const there = placeOf(slot);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = step === undefined ? Math.abs(dx) + Math.abs(dy) : dx * step[0] + dy * step[1];
    const across = step === undefined ? 0 : Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
    if ((step === undefined || along > 0) && along + 3 * across < shortest) {
      [best, shortest] = [slot, along + 3 * across];
    }
  }
  return best;
}
