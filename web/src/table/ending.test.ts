import { describe, expect, it } from 'vitest';
import type { Frame, SeatInfo } from '../protocol/generated';
import { TABLE } from '../protocol/testing';
import { clockMoves, isAmongBots, minutesOf, tableLike } from './ending';

const NOBODY: SeatInfo = {
  seat: 0,
  kind: 'open',
  name: null,
  hat: null,
  level: null,
  present: false,
  away_since: null,
  host: false,
  muted: false,
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

describe('playing again', () => {
  const me: SeatInfo = { ...NOBODY, kind: 'person', yours: true };
  const bot: SeatInfo = { ...NOBODY, seat: 1, kind: 'bot', level: 'house' };

  it('waits for nobody where bots alone sit beside me', () => {
    expect(isAmongBots({ ...TABLE, seats: [me, bot] })).toBe(true);
  });

  it('waits for other people', () => {
    expect(isAmongBots({ ...TABLE, seats: [me, bot, { ...NOBODY, seat: 2, kind: 'person', name: 'Mara' }] })).toBe(
      false,
    );
  });
});

describe('the moves of the clock', () => {
  const late = (number: number, at: number, ...seats: number[]): Frame => ({
    ...{ frame: 'event', number, at, event: { event: 'drew' } },
    clock_for: seats,
  });

  it('are counted for each seat, once a moment', () => {
    const frames = [late(1, 10, 1), late(2, 10, 1), late(3, 20, 1), late(4, 30, 0), late(5, 40)];
    expect(clockMoves(frames, new Set())).toEqual([
      { seat: 0, count: 1 },
      { seat: 1, count: 2 },
    ]);
  });

  it('do not count when they are taken back', () => {
    expect(clockMoves([late(1, 10, 1)], new Set([1]))).toEqual([]);
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
