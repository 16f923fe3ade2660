import { describe, expect, it } from 'vitest';
import {
  accusationsIn,
  diamondsIn,
  emblemOfCount,
  emblemOfRole,
  emblemOfTake,
  isTrue,
  journeyOf,
  numbersOf,
  passengerOf,
  statementsIn,
  stolenIn,
  wonBy,
  type Reveal,
} from './stats';
import type { Contents, Event, Log, View } from '../types';

function box(diamonds: number, loyal = 0, fbi = 0, driver = 0): Contents {
  return { diamonds, loyal, fbi, cia: 0, driver, killer: 0 };
}

/** Seat 2 is the Godfather; the first player has put the agent away. */
const reveal: Reveal = {
  event: 'full_reveal',
  hidden: 2,
  bag: 'fbi',
  travels: [
    { seat: 3, received: box(13, 1, 1, 1), take: 'chip:driver', role: 'driver' },
    { seat: 4, received: box(13, 1), take: 'diamonds:5', role: 'thief' },
    { seat: 0, received: box(8, 1), take: 'chip:loyal', role: 'loyal' },
    { seat: 1, received: box(8), take: 'nothing', role: 'urchin' },
  ],
  returned: box(8),
};

function logOf(...events: readonly Event[]): Log {
  return events.map((event, index) => ({ number: index + 1, at: 0, event }));
}

function said(seat: number, slot: string, value: string, about: number | null = null): Event {
  return { event: 'said', seat, slot, value, about, number: null, changed: false };
}

describe('a statement', () => {
  it.each([
    [4, 'recv.diamonds', '13', true],
    [4, 'recv.diamonds', '8', false],
    [4, 'pass.diamonds', '8', true],
    [1, 'pass.diamonds', '8', true],
    [3, 'recv.chips', '3', true],
    [3, 'pass.fbi', '1', false],
    [4, 'took', 'diamonds:some', true],
    [4, 'took', 'diamonds:4', false],
    [4, 'took', 'no_diamonds', false],
    [0, 'took', 'chip:some', true],
    [1, 'took', 'nothing', true],
    [3, 'bag', 'none', false],
    [3, 'bag', 'some', true],
    [2, 'gf.hidden', '2', true],
    [2, 'gf.returned.loyal', '1', false],
    [2, 'gf.missing', '5', true],
  ])('of seat %i on %s, %s, is true: %s', (seat, slot, value, expected) => {
    expect(isTrue(reveal, seat, slot, value)).toBe(expected);
  });

  it('about somebody else is an opinion, no lie', () => {
    expect(isTrue(reveal, 0, 'view', 'thief')).toBeNull();
    expect(statementsIn(logOf(said(0, 'view', 'thief', 1)), reveal)).toEqual([]);
  });

  it('on what is missing is judged by what was back at that moment', () => {
    const log = logOf(
      said(2, 'gf.missing', '5'),
      { event: 'recovered', count: 5, total: 5 },
      said(2, 'gf.missing', '5'),
    );
    expect(statementsIn(log, reveal).map(({ isLie }) => isLie)).toEqual([false, true]);
  });
});

describe('the way of the box', () => {
  const log = logOf(said(4, 'took', 'chip:loyal'), said(0, 'took', 'chip:loyal'), said(4, 'took', 'diamonds:5'));
  const stops = journeyOf(log, reveal);

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

  it('leads every driver to whoever gave him the box', () => {
    expect(passengerOf(reveal, 2, 3)).toBe(2);
    expect(passengerOf(reveal, 2, 0)).toBe(4);
  });

  it('counts what was stolen', () => {
    expect(stolenIn(reveal)).toBe(5);
    expect(diamondsIn('chip:loyal')).toBe(0);
  });
});

describe('accusations', () => {
  const log = logOf(
    { event: 'asked', number: 1, seat: 0, topic: 'took' },
    { event: 'accused', seat: 0 },
    { event: 'pocket_opened', seat: 0, take: 'chip:loyal', role: 'loyal' },
    { event: 'joker_given', seat: 0, left: 0 },
    said(4, 'took', 'chip:loyal'),
    { event: 'accused', seat: 4 },
    { event: 'fired', seat: 3 },
    { event: 'pocket_opened', seat: 4, take: 'diamonds:5', role: 'thief' },
    { event: 'pocket_opened', seat: 3, take: 'chip:killer', role: 'killer' },
  );

  it('stand in order, each with its pocket, bottle and shot', () => {
    expect(accusationsIn(log)).toEqual([
      { seat: 0, take: 'chip:loyal', role: 'loyal', shooter: null, hasBottle: true },
      { seat: 4, take: 'diamonds:5', role: 'thief', shooter: 3, hasBottle: false },
    ]);
  });

  it('are counted with questions and lies', () => {
    expect(numbersOf(log, reveal)).toEqual({ questions: 1, lies: 1, 'accused-count': 2 });
  });
});

describe('a picture', () => {
  it('stands for every take and role', () => {
    expect(['diamonds:3', 'diamonds:some', 'chip:cia', 'chip:some', 'nothing', 'none'].map(emblemOfTake)).toEqual([
      'diamond',
      'diamond',
      'cia',
      'chip',
      'urchin',
      null,
    ]);
    expect(['recv.diamonds', 'pass.chips', 'pass.cia', 'bag'].map(emblemOfCount)).toEqual([
      'diamond',
      'chip',
      'cia',
      null,
    ]);
    expect(['godfather', 'driver', 'rule_breaker'].map(emblemOfRole)).toEqual(['godfather', 'driver', null]);
  });
});

describe('a winner', () => {
  it('has a reason by role', () => {
    const view = { ended: { reason: 'killer_shot_agent' } } as View;
    expect(wonBy(view, 'cia')).toBe('agent');
    expect(wonBy(view, 'killer')).toBe('shot');
    expect(wonBy({ ended: { reason: 'godfather_recovered' } } as View, 'killer')).toBe('killer');
    expect(wonBy(view, 'driver')).toBe('driver');
  });
});
