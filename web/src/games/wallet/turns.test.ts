import { describe, expect, it } from 'vitest';
import { viewOf } from './testing';
import { isRunning, turnsLeft } from './turns';

describe('the turns left', () => {
  it('are six for everybody at the beginning of a round', () => {
    const view = viewOf({ start: 1, active: 1 });
    expect([0, 1, 2].map((seat) => turnsLeft(view, seat))).toEqual([6, 6, 6]);
  });

  it('are one for those between the active seat and the start player when one timer is left', () => {
    const view = viewOf({ start: 0, active: 1, timers_left: 1 });
    expect([0, 1, 2].map((seat) => turnsLeft(view, seat))).toEqual([0, 1, 1]);
  });

  it('lose one for all with every timer', () => {
    const view = viewOf({ start: 0, active: 2, timers_left: 3 });
    expect([0, 1, 2].map((seat) => turnsLeft(view, seat))).toEqual([2, 2, 3]);
  });

  it('are over when the police are there', () => {
    expect(isRunning(viewOf({ phase: 'end_cards', timers_left: 0 }))).toBe(false);
    expect(isRunning(viewOf())).toBe(true);
    expect(turnsLeft(viewOf({ timers_left: 0 }), 0)).toBe(0);
  });
});
