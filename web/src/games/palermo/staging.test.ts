import { describe, expect, it } from 'vitest';
import { trailOf } from './scenes/trail';
import staging from './staging';
import { logOf, viewOf } from './testing';
import type { Event } from './types';

const MOVED: Event = {
  event: 'crook_moved',
  seat: 1,
  origin: 'B1',
  field: 'D1',
  path: ['C1', 'D1'],
  cost: 2,
  fines: 0,
};
const COLLECTED: Event = { event: 'chip_collected', seat: 1, slot: 'a1', income: 2, allowance: 4 };

function sceneOf(...events: readonly Event[]) {
  const fresh = logOf(...events);
  return staging.scene?.({ fresh, told: fresh, view: viewOf() }) ?? null;
}

describe('money that comes in', () => {
  it('is a scene with the walk that earned it, and the board plays it', () => {
    expect(sceneOf(MOVED, COLLECTED)).toMatchObject({ from: 1, isBefore: false });
    expect(sceneOf(MOVED)).toBeNull();
  });
});

describe('the last move', () => {
  it('leaves a trail until the next', () => {
    expect(trailOf(logOf(MOVED, COLLECTED), viewOf())).toMatchObject({ seat: 1, nodes: ['B1', 'C1', 'D1'] });
    const next = logOf(MOVED, { event: 'police_placed', seat: 2, field: 'F1', origin: null });
    expect(trailOf(next, viewOf())).toMatchObject({ seat: 2, nodes: [] });
    expect(trailOf(logOf(COLLECTED), viewOf())).toBeNull();
  });
});
