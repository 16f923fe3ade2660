import { describe, expect, it } from 'vitest';
import staging from './staging';
import { drove, logOf, viewOf } from './testing';
import type { Event } from './types';

const DROVE = drove('green', 'W-5', 'a5>E');
const OUT = { event: 'car_out', seat: 0, car: 'green', why: 'border', ports: [] } as unknown as Event;

function sceneOf(...events: readonly Event[]) {
  const fresh = logOf(...events);
  return staging.scene?.({ fresh, told: fresh, view: viewOf() }) ?? null;
}

describe('a crash', () => {
  it('is a scene with the way to it, and the board plays it', () => {
    expect(sceneOf(DROVE, OUT)).toMatchObject({ from: 1, isBefore: false });
    expect(sceneOf(DROVE)).toBeNull();
  });

  it('lasts longer after a drive', () => {
    const [near, far] = [sceneOf(OUT), sceneOf(DROVE, OUT)].map((scene) => scene?.beats[0]?.milliseconds ?? 0);
    expect(far).toBeGreaterThan(near ?? 0);
  });
});

describe('a drive', () => {
  it('is looked at until the car has come to a stop', () => {
    const way = staging.look?.(drove('green', 'W-5', 'a5>E', 'b5>E', 'c5>E')) ?? 0;
    expect(way).toBeGreaterThan(staging.look?.(DROVE) ?? 0);
  });
});
