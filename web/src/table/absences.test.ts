import { describe, expect, it } from 'vitest';
import type { Absentee, Frame, SeatInfo } from '../protocol/generated';
import { standing, TABLE } from '../protocol/testing';
import { mindedNames, mindedSpans, missingOf, waitedFor } from './absences';
import { facesOf, steady } from './faces';

const seat = (place: number, name: string, given: Partial<SeatInfo> = {}): SeatInfo => ({
  ...{ seat: place, name, kind: 'person', hat: null, level: null, present: true, yours: place === 0 },
  ...{ away_since: null, host: false, muted: false },
  ...given,
});

const MINUTE = 60_000;
const away = { present: false, away_since: 1_000 };
const absentee: Absentee = {
  ...{ seats: [1], since: 1_000, until: null, asked: true, voters: 2, minded: null },
  opinions: [{ seats: [2], choice: 'mind' }],
};

function missing(seats: readonly SeatInfo[], now: number, absences: readonly Absentee[] = []) {
  const table = { ...TABLE, seats };
  return missingOf(table, standing({ absences }), facesOf(seats, 0), 0, now);
}

describe('who is away', () => {
  const seats = [seat(0, 'Mara'), seat(1, 'Elisa', away), seat(2, 'Nico')];

  it('is said by name and minutes', () => {
    expect(missing(seats, 1_000 + 2 * MINUTE)).toMatchObject([{ seat: 1, name: 'Elisa', minutes: 2, isAsked: false }]);
  });

  it('is a question once the table asks, with what others have said', () => {
    const [person] = missing(seats, 1_000, [absentee]);
    expect(person).toMatchObject({ isAsked: true, mine: null, said: [{ name: 'Nico', choice: 'mind' }], missing: 1 });
  });

  it('is said once of a person on two seats, and never of oneself', () => {
    const twice = [seat(0, 'Mara', away), seat(1, 'Elisa', away), seat(2, 'Elisa', away)];
    expect(missing(twice, 5_000).map(({ seat: place }) => place)).toEqual([1]);
  });

  it('is not said after the game', () => {
    expect(missingOf({ ...TABLE, seats, phase: 'over' }, null, facesOf(seats, 0), 0, 0)).toEqual([]);
  });
});

describe('a connection that is gone for a moment', () => {
  it('does not show while the game is on', () => {
    const [hiccup, gone] = steady({ ...TABLE, seats: [seat(0, 'Mara', { present: false }), seat(1, 'Elisa', away)] });
    expect([hiccup?.present, gone?.present]).toEqual([true, false]);
  });
});

describe('whom a bot plays for', () => {
  it('is named', () => {
    expect(mindedNames(facesOf([seat(0, 'Mara'), seat(1, 'Elisa', { level: 'house' })], 0))).toEqual(['Elisa']);
  });

  it('is told from when to when', () => {
    const frames: readonly Frame[] = [
      { frame: 'minded', number: 1, at: 10, seat: 1, why: 'vote', by: null },
      { frame: 'returned', number: 2, at: 20, seat: 1 },
      { frame: 'minded', number: 3, at: 30, seat: 1, why: 'left', by: null },
      { frame: 'hosted', number: 4, at: 40, act: 'free', by: 0, about: 1 },
      { frame: 'minded', number: 5, at: 50, seat: 2, why: 'host', by: 0 },
    ];
    expect(mindedSpans(frames)).toEqual([
      { number: 1, seat: 1, from: 10, to: 20 },
      { number: 3, seat: 1, from: 30, to: 40 },
      { number: 5, seat: 2, from: 50, to: null },
    ]);
  });
});

describe('whom the table waits for', () => {
  it('thinks, unless away; and a bot that minds the seat thinks again', () => {
    const seats = [
      seat(0, 'Mara'),
      seat(1, 'Elisa', away),
      seat(2, 'Nico'),
      seat(3, 'Ida', { ...away, level: 'house' }),
    ];
    const { here, away: gone } = waitedFor([1, 2, 3], facesOf(seats, 0));
    expect(here.map(({ name }) => name)).toEqual(['Nico', 'Ida']);
    expect(gone.map(({ name }) => name)).toEqual(['Elisa']);
  });
});
