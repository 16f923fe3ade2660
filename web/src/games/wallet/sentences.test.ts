import { describe, expect, it } from 'vitest';
import type { Language } from '../../text';
import { voiceOf } from '../../text/testing';
import { TRAITS } from './generated';
import { answerOf, questionOf } from './reading/words';
import { viewOf } from './testing';
import type { Event } from './types';

const voice = (language: Language, you: number | null = 0) =>
  voiceOf('wallet', language, TRAITS.seats, { names: ['Anna', 'Bruno', 'Carla'], you });

describe('a wish', () => {
  it('is made to "you" where it is one’s own to answer', () => {
    const wish = { event: 'wish_made', seat: 1, target: 0, request: 'value:100' } as const;
    expect(voice('de').event(wish)).toBe('Bruno will von dir: etwas im Wert von 100.');
    expect(voice('de', 2).event(wish)).toBe('Bruno will von Anna: etwas im Wert von 100.');
    expect(voice('en').event(wish)).toBe('Bruno asks you for something worth 100.');
  });
});

describe('chips', () => {
  it('are counted as people count', () => {
    const won = (seat: number, count: number): Event => {
      return { event: 'chips_awarded', seat, count, rank: 1, wealth: 43020, values: [] };
    };
    expect(voice('de').event(won(1, 1))).toBe('Bruno kommt mit 430,20 auf Platz 1 und zieht einen Chip.');
    expect(voice('de').event(won(1, 2))).toBe('Bruno kommt mit 430,20 auf Platz 1 und zieht 2 Chips.');
    expect(voice('en').event(won(0, 1))).toBe('You come first with 430.20 and draw a chip.');
  });
});

describe('whom a special card hits', () => {
  it('is asked by what the card does', () => {
    const view = { ...viewOf(), phase: 'target' as const, resolving: 'card_swap' };
    expect(questionOf(voice('de'), view, [])).toBe('Mit wem tauschst du?');
    expect(answerOf(voice('de'), view, { do: 'target', seat: 2 })).toBe('Mit Carla tauschen');
    expect(answerOf(voice('en'), view, { do: 'target', seat: 2 })).toBe('Swap with Carla');
  });
});
