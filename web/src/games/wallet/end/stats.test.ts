import { describe, expect, it } from 'vitest';
import { ownStats, roundsOf } from './stats';
import { logOf, verdictOf } from '../testing';

const guilty = verdictOf({ innocent: false, guilt: ['too_rich'] });
const open = { cards: [], exchanged: null, currency: null };
const log = logOf(
  { event: 'round_started', round_number: 1, coins: [1, 2], start: 0, wallet: 20 },
  { event: 'card_drawn', seat: 0, card: 'badge' },
  { event: 'card_drawn', seat: 1 },
  { event: 'timer_flipped', seat: 0, automatic: true, left: 5 },
  { event: 'special_played', seat: 0, special: 'gift', copied: null },
  { event: 'id_taken', seat: 0, left: 4, character: 'blonde' },
  { event: 'timer_flipped', seat: 0, automatic: false, left: 0 },
  { event: 'round_ended', seat: 0 },
  { event: 'hand_revealed', seat: 0, ...open, verdict: verdictOf() },
  { event: 'hand_revealed', seat: 1, ...open, verdict: guilty },
  { event: 'chips_awarded', seat: 0, rank: 1, wealth: 63020, count: 1, values: [2] },
  { event: 'round_started', round_number: 2, coins: [1, 2], start: 0, wallet: 20 },
  { event: 'round_ended', seat: 1 },
  { event: 'hand_revealed', seat: 0, ...open, verdict: guilty },
  { event: 'hand_revealed', seat: 1, ...open, verdict: guilty },
);

describe('the evening in numbers', () => {
  it('counts what one has done oneself', () => {
    expect(ownStats(log, 0)).toEqual({ drawn: 1, bought: 1, innocent: 1, played: 1, flipped: 1 });
  });

  it('names the richest innocent of each round, if there was one', () => {
    expect(roundsOf(log).map(({ number, richest }) => ({ number, richest }))).toEqual([
      { number: 1, richest: { seat: 0, wealth: 63020 } },
      { number: 2, richest: null },
    ]);
  });

  it('has everybody in every round, the innocent with what was counted in the end', () => {
    expect(roundsOf(log)[0]?.judged.map(({ seat, verdict, cents }) => [seat, verdict.innocent, cents])).toEqual([
      [0, true, 63020],
      [1, false, 43020],
    ]);
  });
});
