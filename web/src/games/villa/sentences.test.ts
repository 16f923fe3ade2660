import { describe, expect, it } from 'vitest';
import type { Language } from '../../text';
import { voiceOf } from '../../text/testing';
import { TRAITS } from './generated';
import type { Event } from './types';

const voice = (language: Language) =>
  voiceOf('villa', language, TRAITS.seats, { names: ['Anna', 'Bruno', 'Carla'], you: 0 });

describe('what is one’s own', () => {
  it('is swapped as one’s own', () => {
    expect(voice('de')('board-swap-card', { kind: 'R', seat: 0 })).toBe('Deine Pistole tauschen');
    expect(voice('de')('board-swap-card', { kind: 'B', seat: 0 })).toBe('Deinen Polizeiwagen tauschen');
    expect(voice('de')('board-swap-card', { kind: 'R', seat: 1 })).toBe('Pistole von Bruno tauschen');
    expect(voice('en')('board-swap-card', { kind: 'R', seat: 0 })).toBe('Swap your pistol');
    expect(voice('en')('board-swap-card', { kind: 'R', seat: 1 })).toBe('Swap Bruno’s pistol');
  });

  it('is told as done by "you", and what is given to one as given to "you"', () => {
    const swapped = { event: 'swapped', seat_a: 1, card_a: 'R', seat_b: 0, card_b: 'B' } as const;
    expect(voice('de').event(swapped)).toBe('Du gibst Bruno einen Polizeiwagen und bekommst eine Pistole.');
    const matched: Event = { event: 'matched', seat: 0, kind: 'R', position: 2 };
    expect(voice('en').event(matched)).toBe('You lay a pistol at position 2.');
  });
});

describe('a place', () => {
  it('has the name of the board in the log', () => {
    const planned = { event: 'attack_planned', target: 'P1', leader: 1 } as const;
    expect(voice('de').event(planned)).toBe('Zugriff: Park oben links. Bruno leitet den Einsatz.');
  });
});

describe('a number', () => {
  it('agrees with what it counts', () => {
    const waste = (cards: number, tenths: number) =>
      voice('en')('why-plan-godfather', { leader: 0, cards, tenths }).replace(
        'Only the godfather is left. If you lead, ',
        '',
      );
    expect([waste(0, 0), waste(0, 3), waste(1, 9), waste(2, 21)]).toEqual([
      'it should come out even.',
      'you will hardly waste a card.',
      'you will waste about one card.',
      'you will waste about 2 cards.',
    ]);
  });
});
