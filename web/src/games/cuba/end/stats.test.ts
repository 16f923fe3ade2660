import { describe, expect, it } from 'vitest';
import { contentsOf, glossOf, logOf } from '../testing';
import type { Event } from '../types';
import { journeyOf, numbersOf, statementsIn, type Reveal } from './stats';

/** Seat 2 is the Godfather. */
const REVEAL: Reveal = {
  event: 'full_reveal',
  hidden: 2,
  bag: 'fbi',
  travels: [
    { seat: 3, received: contentsOf(), take: 'chip:driver', role: 'driver' },
    { seat: 4, received: contentsOf(), take: 'diamonds:5', role: 'thief' },
    { seat: 0, received: contentsOf(), take: 'chip:loyal', role: 'loyal' },
    { seat: 1, received: contentsOf(), take: 'nothing', role: 'urchin' },
  ],
  returned: contentsOf(),
};

/** As the server says what was so. */
const GLOSS = glossOf({
  truths: [
    { took: ['chip:loyal', 'no_diamonds', 'chip:some'] },
    { took: ['nothing', 'no_diamonds'] },
    { 'gf.hidden': ['2'] },
    { took: ['chip:driver', 'no_diamonds', 'chip:some'] },
    { took: ['diamonds:5', 'diamonds:some'], 'recv.diamonds': ['13'] },
  ],
  still_missing: [5, 4, 3, 2, 1, 0],
});

function said(seat: number, slot: string, value: string, about: number | null = null): Event {
  return { event: 'said', seat, slot, value, about, number: null, changed: false };
}

const isLies = (...events: readonly Event[]) => statementsIn(logOf(...events), GLOSS).map(({ isLie }) => isLie);

describe('a statement', () => {
  it('is a lie if it is none of what was so', () => {
    expect(isLies(said(4, 'took', 'diamonds:5'), said(4, 'took', 'diamonds:some'))).toEqual([false, false]);
    expect(isLies(said(4, 'took', 'diamonds:4'), said(4, 'recv.diamonds', '8'))).toEqual([true, true]);
  });

  it('about somebody else is an opinion, no lie', () => {
    expect(isLies(said(0, 'view', 'thief', 1))).toEqual([]);
  });

  it('on what is missing is judged by what was back at that moment', () => {
    const recovered: Event = { event: 'recovered', count: 5, total: 5 };
    expect(isLies(said(2, 'gf.missing', '5'), recovered, said(2, 'gf.missing', '5'))).toEqual([false, true]);
  });
});

describe('the way of the box', () => {
  const log = logOf(said(4, 'took', 'chip:loyal'), said(0, 'took', 'chip:loyal'), said(4, 'took', 'diamonds:5'));
  const stops = journeyOf(statementsIn(log, GLOSS), REVEAL);

  it('goes from the first player to the last', () => {
    expect(stops.map(({ seat, take }) => [seat, take])).toEqual([
      [3, 'chip:driver'],
      [4, 'diamonds:5'],
      [0, 'chip:loyal'],
      [1, 'nothing'],
    ]);
  });

  it('keeps the last word, but a lie taken back stays a lie', () => {
    expect(stops[1]?.said.get('took')).toMatchObject({ value: 'diamonds:5', isLie: false });
    expect(stops.map(({ honesty }) => honesty)).toEqual(['mum', 'lied', 'honest', 'mum']);
  });
});

describe('the numbers of the end', () => {
  it('count questions, lies and accusations', () => {
    const log = logOf(
      { event: 'asked', number: 1, seat: 0, topic: 'took' },
      { event: 'accused', seat: 0 },
      said(4, 'took', 'chip:loyal'),
      { event: 'accused', seat: 4 },
    );
    expect(numbersOf(log, GLOSS)).toEqual({ questions: 1, lies: 1, 'accused-count': 2 });
  });
});
