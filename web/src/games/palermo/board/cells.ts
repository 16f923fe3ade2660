/** The places of the board as a grid of buttons: 6 by 6 slots while building, 14 by 14 fields in the race. */

import { EDGE, fieldAt, placeOf, slotAt, slotOf, SLOTS_ACROSS, START, type Point } from './places';
import { tileOf, TILE_FIELDS } from '../pieces/tiles';
import { SLOT_PHASES } from '../hand/placing';
import type { View } from '../types';

export interface Cell extends Point {
  readonly place: string;
  /** Fields wide and high: the start tile is one place of four. */
  readonly span: number;
}

export function cellsOf(view: Pick<View, 'phase' | 'city'>): readonly Cell[] {
  if (SLOT_PHASES.has(view.phase)) {
    return grid(SLOTS_ACROSS).map(({ x, y }) => ({ x: 2 * x + 1, y: 2 * y + 1, place: slotAt(x, y), span: 2 }));
  }
  return grid(EDGE).flatMap(({ x, y }): Cell[] => {
    const place = fieldAt(x, y);
    if (!isStart(place, view.city)) return [{ x, y, place, span: 1 }];
    const isFirst = x % 2 === 1 && y % 2 === 1;
    return isFirst ? [{ x, y, place: START, span: 2 }] : [];
  });
}

function grid(across: number): readonly Point[] {
  return Array.from({ length: across ** 2 }, (_, index) => ({ x: index % across, y: Math.floor(index / across) }));
}

function isStart(field: string, city: View['city']): boolean {
  const slot = slotOf(field);
  return slot !== null && city[slot] === 'STA';
}

/** Whether nobody can ever walk here. */
export function isHouse(field: string, city: View['city']): boolean {
  const slot = field === START ? null : slotOf(field);
  if (slot === null) return false;
  const { x, y } = placeOf(field);
  const [column, row] = [(x - 1) % 2, (y - 1) % 2];
  const tileField = TILE_FIELDS[row === 0 ? column : 3 - column];
  return tileField !== undefined && tileOf(city[slot] ?? '...').house.includes(tileField);
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
