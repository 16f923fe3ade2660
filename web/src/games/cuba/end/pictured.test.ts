import { describe, expect, it } from 'vitest';
import type { Ended } from '../generated';
import { contentsOf, viewOf } from '../testing';
import { pictured } from './pictured';

const ROLES = ['thief', 'driver', 'loyal', 'thief'];

/** Seat 0 is the Godfather; the others are what `ROLES` says, by the way of the box. */
function over(reason: Ended['reason'], winners: readonly number[], accused: number | null = null) {
  return viewOf({
    phase: 'over',
    accused,
    killer: reason === 'killer_shot_agent' ? 3 : null,
    ended: { event: 'ended', reason, cause: 'recovered', winners },
    reveal: {
      event: 'full_reveal',
      hidden: 0,
      bag: 'none',
      travels: ROLES.map((role, index) => ({ seat: index + 1, received: contentsOf(), take: 'nothing', role })),
      returned: contentsOf(),
    },
  });
}

describe('the picture of the front page', () => {
  it('shows the thieves who got away, and who drives them', () => {
    expect(pictured(over('godfather_out', [1, 2, 4]))).toEqual({ name: 'thieves', heroes: [1, 4], other: 2 });
    expect(pictured(over('godfather_out', [4]))).toEqual({ name: 'thieves', heroes: [4], other: null });
  });

  it('shows the Godfather among those who won with him, or alone', () => {
    expect(pictured(over('godfather_recovered', [0, 2, 3])).heroes).toEqual([0, 2, 3]);
    expect(pictured(over('godfather_recovered', [0])).heroes).toEqual([0]);
  });

  it('shows the agent, with the Godfather in the police car', () => {
    expect(pictured(over('agent_accused', [3], 3))).toEqual({ name: 'agent', heroes: [3], other: 0 });
  });

  it('shows the killer, and whose hat flies', () => {
    expect(pictured(over('killer_shot_agent', [3], 1))).toEqual({ name: 'killer', heroes: [3], other: 1 });
  });
});
