/** The places of the board as a grid of buttons: slots where one is asked for, fields in the race. */

import { FIELDS, placeOf, slotOf, slotOrigin, SLOTS, SLOT_EDGE, START, startSlot, type Point } from './places';
import { asksForSlot } from '../hand/placing';
import type { View } from '../types';

export interface Cell extends Point {
  readonly place: string;
  /** Fields wide and high: the start tile is one place of four. */
  readonly span: number;
}

export function cellsOf(view: Pick<View, 'phase' | 'city'>): readonly Cell[] {
  if (asksForSlot(view.phase)) {
    return SLOTS.map((place) => ({ ...slotOrigin(place), place, span: SLOT_EDGE }));
  }
  const start = startSlot(view.city);
  return FIELDS.flatMap((place): Cell[] => {
    const { x, y } = placeOf(place);
    if (start === null || slotOf(place) !== start) return [{ x, y, place, span: 1 }];
    const origin = slotOrigin(start);
    return x === origin.x && y === origin.y ? [{ x, y, place: START, span: SLOT_EDGE }] : [];
  });
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Where an arrow key leads from a cell; null for other keys and at the edge. `row` and `column` are remembered, so that
 * one leaves the wide start tile where one came in.
 */
export function neighbour(cells: readonly Cell[], from: Point, key: string): { cell: Cell; at: Point } | null {
  const step = ARROWS[key];
  const here = cellAt(cells, from);
  if (step === undefined || here === undefined) return null;
  let at: Point = from;
  // A wide cell is left at its far edge.
  for (let far = 0; far <= here.span; far += 1) {
    at = { x: at.x + step.x, y: at.y + step.y };
    const cell = cellAt(cells, at);
    if (cell === undefined) return null;
    if (cell !== here) return { cell, at };
  }
  return null;
}

export function cellAt(cells: readonly Cell[], { x, y }: Point): Cell | undefined {
  return cells.find((cell) => x >= cell.x && x < cell.x + cell.span && y >= cell.y && y < cell.y + cell.span);
}
