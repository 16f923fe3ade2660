import { describe, expect, it } from 'vitest';
import type { Language } from '../../text';
import { voiceOf } from '../../text/testing';
import { TRAITS } from './generated';
import type { Event } from './types';

const NAMES = ['Anna', 'Bruno', 'Carla'];

function told(language: Language, you: number | null, event: Event): string {
  return voiceOf('cuba', language, TRAITS.seats, { names: NAMES, you }).event(event);
}

const PASSED: Event = { event: 'box_passed', giver: 0, taker: 1 };
const LIES: Event = { event: 'said', seat: 0, slot: 'view', value: 'liar', about: 1, number: null, changed: false };

describe('the log', () => {
  it('says who passes the box', () => {
    expect(told('de', null, PASSED)).toBe('Anna gibt die Kiste an Bruno weiter.');
    expect(told('en', null, PASSED)).toBe('Anna passes the box to Bruno.');
  });

  it('speaks to whoever reads it', () => {
    expect([0, 1].map((you) => told('de', you, PASSED))).toEqual([
      'Du gibst die Kiste an Bruno weiter.',
      'Anna gibt die Kiste an dich weiter.',
    ]);
    expect(told('de', 0, LIES)).toBe('Du: „Bruno lügt.“');
    expect(told('de', 1, { event: 'eliminated', seat: 1, fate: 'caught' })).toBe(
      'Du bist erwischt, also raus, und schweigst ab jetzt.',
    );
  });

  it('takes one of a thing as one', () => {
    expect(told('de', null, { event: 'took', seat: 2, take: 'diamonds:1' })).toBe('Carla nimmt sich einen Diamanten.');
    expect(told('en', 2, { event: 'took', seat: 2, take: 'chip:loyal' })).toBe('You take a henchman.');
  });

  it('says so where nobody wins', () => {
    const ended: Event = { event: 'ended', reason: 'godfather_out', cause: 'clock', winners: [] };
    expect(told('de', null, ended)).toBe('Dem Paten ist die Zeit ausgegangen. Gewonnen hat niemand.');
  });
});
