import { describe, expect, it } from 'vitest';
import { isPlayable, playOf } from './specials';

describe('a special card', () => {
  it('can be played as such', () => {
    const gift = { do: 'play', special: 'gift' } as const;
    expect(playOf([{ do: 'draw' }, gift], 'gift')).toBe(gift);
    expect(isPlayable([gift], 'gift')).toBe(true);
    expect(isPlayable([gift], 'wish')).toBe(false);
  });

  it('can be played where what it does is offered', () => {
    const draw = { do: 'atm_draw' } as const;
    expect(playOf([draw], 'atm')).toBeUndefined();
    expect(isPlayable([draw], 'atm')).toBe(true);
  });
});
