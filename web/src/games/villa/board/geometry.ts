/** Where things lie on the grounds, in card widths; who covers whom; which slot an arrow key leads to. */

import { PLACES } from './box';
import type { View } from './types';

/** A card is 1 wide and 1.4 high; two cards of one layer lie a small gap apart. */
export const CARD_HEIGHT = 1.4;
const GAP = 0.087;

export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** The slot of the godfather: the one that every view has, though no guard lies there. */
export const CELLAR = 'G';

const PLACE = new Map(PLACES.map((place) => [place.id, place]));
const LAYERS = ['cellar', 'villa', 'park'] as const;

/** The extent of the park, in card widths. */
export const GROUND_WIDTH = 3 + 2 * GAP;
export const GROUND_HEIGHT = 3 * CARD_HEIGHT + 2 * GAP;

export function spotOf(slot: string): Spot {
  const place = PLACE.get(slot);
  if (place === undefined) throw new Error(`no slot ${slot}`);
  return { left: (place.x / 2) * (1 + GAP), top: (place.y / 2) * (CARD_HEIGHT + GAP) };
}

/** 0 for the cellar, 1 for the villa, 2 for the park: the higher lies on the lower. */
export function layerOf(slot: string): number {
  return LAYERS.indexOf(PLACE.get(slot)?.layer ?? 'cellar');
}

export function isPresent(view: View, slot: string): boolean {
  return slot === CELLAR ? view.result !== 'won' : (view.slots[slot] ?? null) !== null;
}

/** The slots that still hold somebody, from P1 to the cellar. */
export function present(view: View): string[] {
  return PLACES.map((place) => place.id).filter((slot) => isPresent(view, slot));
}

/** Whether another card lies on this one: then it is drawn in the shade. */
export function isCovered(view: View, slot: string): boolean {
  return PLACE.get(slot)?.covered_by.some((over) => isPresent(view, over)) ?? false;
}

/** Nothing lies on it and two sides are open: so it is drawn in the light. What may be attacked is in `legal`. */
export function isOpen(view: View, slot: string): boolean {
  const beside = PLACE.get(slot)?.neighbours.filter((near) => isPresent(view, near)) ?? [];
  return isPresent(view, slot) && !isCovered(view, slot) && beside.length <= 2;
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
  const here = PLACE.get(from);
  let best: string | null = null;
  let shortest = Infinity;
  for (const slot of slots) {
    const there = PLACE.get(slot);
    if (here === undefined || there === undefined) continue;
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = step === undefined ? Math.abs(dx) + Math.abs(dy) : dx * step[0] + dy * step[1];
    const across = step === undefined ? 0 : Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
    if ((step === undefined || along > 0) && along + 3 * across < shortest) {
      [best, shortest] = [slot, along + 3 * across];
    }
  }
  return best;
}
