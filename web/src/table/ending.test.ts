import { describe, expect, it } from 'vitest';
import type { Frame, SeatInfo } from '../protocol/generated';
import { TABLE } from '../protocol/testing';
import { minutesOf, tableLike } from './ending';

const NOBODY: SeatInfo = {
  seat: 0,
  kind: 'open',
  name: null,
  hat: null,
  level: null,
  present: false,
  yours: false,
};

describe('the next table', () => {
  it('keeps my seats and the bots, and leaves the others open', () => {
    const seats: readonly SeatInfo[] = [
      { ...NOBODY, kind: 'person', yours: true },
      { ...NOBODY, seat: 1, kind: 'bot', level: 'house' },
      { ...NOBODY, seat: 2, kind: 'person', name: 'Mara' },
    ];
    const next = tableLike({ ...TABLE, seats }, { handicap: 4 });
    expect(next.seats).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'house' }, { kind: 'open' }]);
    expect(next.options).toEqual({ handicap: 4 });
  });
});

describe('how long it took', () => {
  const event = (number: number, at: number): Frame => ({ frame: 'event', number, at, event: { event: 'drew' } });

  it('is counted from the deal to the last event, in whole minutes', () => {
    const talk: Frame = { frame: 'message', number: 3, at: 9_000_000, seat: 0, text: 'Noch mal?' };
    expect(minutesOf([event(1, 1_000), event(2, 1_561_000), talk])).toBe(26);
  });

  it('is never nothing', () => {
    expect(minutesOf([])).toBe(1);
  });
});
