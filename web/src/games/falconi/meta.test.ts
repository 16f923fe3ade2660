import { describe, expect, it } from 'vitest';
import meta from './meta';
import { glossOf, say, turnBegan, viewOf } from './testing';

describe('the line beside the title', () => {
  it('names the pizza and counts the rounds, in principle II up to the night', () => {
    expect(meta.phase?.(viewOf({ round_number: 7 }), say, glossOf())).toBe('board-phase margherita board-round 7');
    expect(meta.phase?.(viewOf({ round_number: 7, hunt_rounds: 24 }), say, glossOf())).toContain('board-round-of 7 24');
  });
});

describe('the log', () => {
  it("has a chapter for every round, from Don's turn on", () => {
    expect(meta.chapter?.(turnBegan('prison', 2), [turnBegan('prison', 1)], say)).toBe('board-chapter 2');
    expect(meta.chapter?.(turnBegan('green', 2), [turnBegan('prison', 2)], say)).toBeNull();
  });
});

describe("Don's face-down cards", () => {
  it('are covered in the log of his own seat', () => {
    const drawn = { event: 'hidden_card_drawn', seat: 0, car: 'prison', pile: 40 } as const;
    expect(meta.isSecret?.({ ...drawn, card: 'tee' })).toBe(true);
    expect(meta.isSecret?.(drawn)).toBe(false);
  });

  it('are not in the sentence of the set-up', () => {
    const { options } = viewOf();
    const set = { event: 'set_up', players: 2, options, don: 0, cars: [], drivers: [], reserves: [], pile: 0 } as const;
    expect(meta.isSecret?.({ ...set, don_reserve: ['tee'], secret: 'blue' })).toBe(false);
  });

  it('wait behind a curtain on a device that several seats share', () => {
    const own = { reserve: ['tee'], secret: null, previews: [] };
    expect(meta.isShared?.(viewOf({ own }), 2)).toBe(true);
    expect(meta.isShared?.(viewOf({ own }), 1)).toBe(false);
    expect(meta.isShared?.(viewOf(), 2)).toBe(false);
  });
});

describe('one level harder', () => {
  it('is the next pizza', () => {
    expect(meta.harder?.({ variant: 'margherita' })).toEqual({ variant: 'funghi' });
    expect(meta.harder?.({ variant: 'diavola' })).toBeNull();
  });
});
