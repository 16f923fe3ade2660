import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Refusal } from '../api';
import type { Replay, SeatInfo, TableInfo } from '../protocol/generated';
import { TABLE } from '../protocol/testing';
import { Film } from './film.svelte';
import { steer } from './keys';

function seat(number: number, yours: boolean): SeatInfo {
  return {
    seat: number,
    kind: 'person',
    name: `P${number}`,
    hat: 'fedora',
    level: null,
    present: true,
    away_since: null,
    host: false,
    muted: false,
    yours,
  };
}

/** A seat was told a thing of its own between the public steps 2 and 3. */
function replay(viewer: number | null): Replay {
  const moments = viewer === null ? [1, 2, 3, 4] : [1, 2, 2, 3, 4];
  const steps = moments.map((moment) => ({
    public: moment,
    mind: 0,
    events: [{ event: 'said' }],
    lies: [moment % 2 === 0],
  }));
  const rest = { game: 'demo', number: 1, field: 'role', kinds: ['a'], ways: ['counted', 'weighed'], truth: [] };
  return { ...rest, way: 'counted', minds: [[]], viewer, seating: [1, 0], steps };
}

function key(name: string, target: Element = document.body): KeyboardEvent {
  const pressed = new KeyboardEvent('keydown', { key: name, cancelable: true });
  Object.defineProperty(pressed, 'target', { value: target });
  return pressed;
}

describe('a film', () => {
  const table: TableInfo = { ...TABLE, seats: [seat(0, true), seat(1, false)] };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(api, 'table').mockResolvedValue(table);
    vi.spyOn(api, 'replay').mockImplementation((_code, viewer, way) =>
      Promise.resolve({ ...replay(viewer), way: way ?? 'counted' }),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  async function started(): Promise<Film> {
    const film = new Film('K7P4M', null);
    await film.start();
    return film;
  }

  it('begins with the eyes one had in that game', async () => {
    const film = await started();
    expect(film.replay?.viewer).toBe(1);
    expect([film.place, film.last, film.isLoading]).toEqual([0, 4, false]);
  });

  it('stays at the moment when the eyes change', async () => {
    const film = await started();
    film.go(3);
    await film.look(null);
    expect([film.replay?.viewer, film.place]).toEqual([null, 2]);
  });

  it('asks for each pair of eyes once', async () => {
    const film = await started();
    await film.look(null);
    await film.look(1);
    await film.look(null);
    expect(api.replay).toHaveBeenCalledTimes(4);
  });

  it('stays where it is when it is judged in another way', async () => {
    const film = await started();
    film.go(1);
    await film.look(film.viewer, 'weighed');
    expect([film.replay?.way, film.place]).toEqual(['weighed', 1]);
    film.go(2);
    await film.look(null);
    expect([film.replay?.viewer, film.replay?.way]).toEqual([null, 'weighed']);
  });

  it('runs to the end and stops there', async () => {
    const film = await started();
    film.run();
    vi.advanceTimersByTime(60_000);
    expect([film.place, film.isRunning]).toEqual([4, false]);
    film.run();
    expect(film.place).toBe(0);
    film.stop();
  });

  it('goes from lie to lie', async () => {
    const film = await started();
    const places = [1, 2, 3].map(() => {
      film.goToLie();
      return film.place;
    });
    expect(places).toEqual([1, 2, 4]);
  });

  it('never leaves the strip', async () => {
    const film = await started();
    film.go(99);
    expect(film.place).toBe(4);
    film.go(-1);
    expect(film.place).toBe(0);
  });

  it('says why there is none', async () => {
    const problem = { key: 'not-over', args: {}, rule: null, field: null };
    vi.spyOn(api, 'replay').mockRejectedValue(new Refusal(problem, 409));
    const film = await started();
    expect([film.problem, film.isLoading]).toEqual([problem, false]);
  });

  it('keeps the eyes it has when others are not to be had', async () => {
    const film = await started();
    const busy = { key: 'busy', args: {}, rule: null, field: null };
    vi.spyOn(api, 'replay').mockRejectedValue(new Refusal(busy, 503));
    await film.look(null, 'weighed');
    expect([film.viewer, film.way, film.problem, film.isLoading]).toEqual([1, 'counted', null, false]);
  });

  it('is steered by keys', async () => {
    const film = await started();
    const places = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'Home'].map((name) => {
      steer(film, key(name));
      return film.place;
    });
    expect(places).toEqual([1, 2, 1, 4, 0]);
    steer(film, key(' '));
    expect(film.isRunning).toBe(true);
    film.stop();
  });

  it('leaps by page keys from moment to moment, and by L to a lie', async () => {
    const film = await started();
    const moments = [0, 3].map((place) => ({ place, label: '', isLie: false }));
    const places = ['PageDown', 'PageDown', 'PageUp', 'PageUp', 'l'].map((name) => {
      steer(film, key(name), moments);
      return film.place;
    });
    expect(places).toEqual([3, 4, 3, 0, 1]);
  });

  it('leaves the keys to whatever has them already', async () => {
    const film = await started();
    steer(film, key('ArrowRight', document.createElement('input')));
    steer(film, key(' ', document.createElement('button')));
    expect([film.place, film.isRunning]).toEqual([0, false]);
    steer(film, key('End', document.createElement('input')));
    expect(film.place).toBe(4);
  });
});
