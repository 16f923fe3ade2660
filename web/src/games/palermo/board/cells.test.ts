import { describe, expect, it } from 'vitest';
import { cellAt, cellsOf, neighbour } from './cells';
import { EDGE, SLOTS } from './places';
import { cityOf } from '../testing';

const city = cityOf('1a0 STA');

describe('the places of the board', () => {
  it('are slots while the city is built and fields in the race', () => {
    expect(cellsOf({ phase: 'build', city })).toHaveLength(SLOTS.length);
    expect(cellsOf({ phase: 'police', city })).toHaveLength(EDGE ** 2 - 3);
  });

  it('have one place for the start tile', () => {
    const cells = cellsOf({ phase: 'move', city });
    expect(cellAt(cells, { x: 4, y: 2 })?.place).toBe('START');
  });
});

describe('the arrow keys', () => {
  const cells = cellsOf({ phase: 'move', city });

  it('go field by field and stop at the edge', () => {
    expect(neighbour(cells, { x: 0, y: 0 }, 'ArrowRight')?.cell.place).toBe('B1');
    expect(neighbour(cells, { x: 0, y: 0 }, 'ArrowUp')).toBeNull();
    expect(neighbour(cells, { x: 0, y: 0 }, 'a')).toBeNull();
  });

  it('cross the start tile in the row in which they came', () => {
    const entered = neighbour(cells, { x: 2, y: 2 }, 'ArrowRight');
    expect(entered?.cell.place).toBe('START');
    expect(neighbour(cells, entered?.at ?? { x: 0, y: 0 }, 'ArrowRight')?.cell.place).toBe('F3');
  });

  it('go slot by slot while building', () => {
    const slots = cellsOf({ phase: 'build', city });
    expect(neighbour(slots, { x: 1, y: 1 }, 'ArrowDown')?.cell.place).toBe('a2');
  });
});
