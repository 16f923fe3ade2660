import { describe, expect, it } from 'vitest';
import staging from './staging';
import { logOf, viewOf } from './testing';
import type { Event } from './types';

const MATCHED: Event = { event: 'matched', seat: 1, kind: 'Y', position: 3 };
const ARRESTED: Event = { event: 'arrested', slot: 'P1', guard: 'x' };

function sceneOf(...events: readonly Event[]) {
  const fresh = logOf(...events);
  return staging.scene?.({ fresh, told: fresh, view: viewOf() }) ?? null;
}

describe('an arrest', () => {
  it('is a scene of two beats with its bonus, before which the last card is laid', () => {
    const scene = sceneOf(MATCHED, ARRESTED, { event: 'bonus_offered', symbol: 'Y' });
    expect([scene?.from, scene?.beats.length, scene?.isBefore]).toEqual([2, 2, true]);
    expect(sceneOf(ARRESTED)?.beats).toHaveLength(1);
  });

  it('is no other move', () => {
    expect(sceneOf(MATCHED)).toBeNull();
  });
});

describe('a bonus that is given', () => {
  it('is played by the board', () => {
    const scene = sceneOf({ event: 'bonus_given', seat: 1, to: 'row', symbol: 'Y' });
    expect(scene?.isBefore).toBe(false);
  });
});
