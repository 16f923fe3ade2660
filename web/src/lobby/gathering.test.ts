import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api';
import type { GameCard, SeatInfo, TableInfo } from '../protocol/generated';
import { Gathering } from './gathering.svelte';

const seat = (number: number, kind: SeatInfo['kind'], yours = false): SeatInfo => ({
  seat: number,
  kind,
  name: null,
  hat: null,
  level: null,
  present: false,
  away_since: null,
  host: false,
  muted: false,
  yours,
});

const table = (...seats: SeatInfo[]) => ({ code: 'K7P4M', game: 'toy', seats }) as unknown as TableInfo;

afterEach(() => vi.restoreAllMocks());

describe('a gathering', () => {
  it('knows who sits and what is free', () => {
    const gathering = new Gathering(() => table(seat(0, 'person', true), seat(1, 'open'), seat(2, 'bot')), vi.fn());
    expect([gathering.isSitting, gathering.free]).toEqual([true, 1]);
  });

  it('is complete when nobody is waited for any more', () => {
    const there = { ...seat(1, 'person'), present: true };
    const isComplete = (...seats: SeatInfo[]) => new Gathering(() => table(...seats), vi.fn()).isComplete;
    expect(isComplete(seat(0, 'person', true), there, seat(2, 'bot'))).toBe(true);
    expect(isComplete(seat(0, 'person', true), seat(1, 'person'))).toBe(false);
    expect(isComplete(seat(0, 'person', true), seat(1, 'open'))).toBe(false);
  });

  it('puts a bot of the first level on the first free seat, then looks again', async () => {
    vi.spyOn(api, 'games').mockResolvedValue([{ id: 'toy', bots: ['house', 'casual'] } as unknown as GameCard]);
    const change = vi.spyOn(api, 'change').mockResolvedValue(table());
    const refresh = vi.fn();
    const gathering = new Gathering(() => table(seat(0, 'person', true), seat(1, 'open'), seat(2, 'open')), refresh);
    await gathering.load();
    await gathering.addBot();
    expect(change).toHaveBeenCalledWith('K7P4M', 1, { kind: 'bot', level: 'house' });
    expect(refresh).toHaveBeenCalledOnce();
    expect(gathering.busy).toBe(false);
  });
});
