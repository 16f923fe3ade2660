import { describe, expect, it } from 'vitest';
import { plans } from '../testing';
import { actionFor, choiceOf, targets } from './choices';

describe('choices of the team', () => {
  const legal = plans('P1', 'P3');

  it('are found inside proposals and decisions', () => {
    expect(choiceOf({ do: 'propose', action: { do: 'give_bonus', seat: 1, to: 'row' } })).toMatchObject({ seat: 1 });
    expect(choiceOf({ do: 'approve' })).toBeNull();
  });

  it('come as they are legal', () => {
    expect([...targets(legal)]).toEqual(['P1', 'P3']);
    expect(actionFor(legal, (choice) => choice.do === 'plan' && choice.target === 'P3' && choice.leader === 2)).toBe(
      legal[5],
    );
    expect(actionFor(legal, (choice) => choice.do === 'plan' && choice.target === 'P5')).toBeUndefined();
  });
});
