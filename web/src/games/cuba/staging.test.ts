import { describe, expect, it } from 'vitest';
import staging from './staging';
import { logOf, viewOf } from './testing';
import type { Event } from './types';

function sceneOf(...events: readonly Event[]) {
  const fresh = logOf(...events);
  return staging.scene?.({ fresh, told: fresh, view: viewOf() }) ?? null;
}

describe('a pocket that is turned out', () => {
  const opened: Event = { event: 'pocket_opened', seat: 2, take: 'loyal', role: 'loyal' };

  it('is a scene, which begins with the shot if there was one', () => {
    expect(sceneOf(opened)).toMatchObject({ from: 1, isBefore: true });
    expect(sceneOf({ event: 'decided', seat: 3, fires: true }, { event: 'fired', seat: 3 }, opened)?.from).toBe(2);
  });

  it('is not yet there with the accusation', () => {
    expect(sceneOf({ event: 'accused', seat: 2 })).toBeNull();
  });
});
