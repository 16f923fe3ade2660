import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame, Standing } from '../protocol/generated';
import { TableState } from '../protocol/table.svelte';
import { DRAW, FakeServer, PASS, standing, update, welcome } from '../protocol/testing';
import { settings } from '../settings/settings.svelte';
import { directionOf } from './direction';
import type { GameEvent } from './game';
import { AFTER_SCENE } from './shots';
import { LONGEST_LOOK, type Staging } from './staging';

const [MOVE, BEAT, REST] = [1_000, 400, 5_000];
const PLAIN = { about: [], sealed: false, hushed: false, until: '', pace: '' };
const ASKED = standing({ decisions: [[7, { kind: 'turn', ...PLAIN }]], groups: ['draw'] });
const MENU = { draw: [DRAW], pass: [PASS] };

/** Played by a seat: `scene` is one, `crash` one that the board plays itself, `hush` is nothing to look at. */
function did(number: number, event: string, seat = 1): Frame {
  return { frame: 'event', number, at: number, event: { event, seat } as GameEvent };
}

const STAGING: Staging = {
  look: ({ event }) => (event === 'hush' ? 0 : MOVE),
  scene({ fresh }) {
    const first = fresh.find(({ event }) => event.event === 'scene' || event.event === 'crash');
    if (first === undefined) return null;
    const rest = first.event.event === 'scene' ? [{ milliseconds: REST, rests: true }] : [];
    const beats = [{ milliseconds: BEAT }, { milliseconds: BEAT }, ...rest];
    return { from: first.number, beats, isBefore: first.event.event === 'scene' };
  },
};

let server: FakeServer;
let state: TableState;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  server.later = (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  };
  state = new TableState(0, server);
  state.film.direction = directionOf({ meta: { drawsSeats: false }, staging: STAGING }, [0]);
  state.socket.start();
  server.port.open();
  server.port.tell(welcome({ frames: [did(1, 'begun')], view: { you: 0, beat: 1, waiting: [] }, groups: MENU }));
});

afterEach(() => {
  state.socket.stop();
  settings.pace = 'normal';
  vi.useRealTimers();
});

/** The server tells of it; the beat counts along. */
function tell(frames: readonly Frame[], then: Standing = standing()): void {
  server.port.tell(update({ frames, view: { beat: frames.at(-1)?.number ?? 0 }, standing: then, now: Date.now() }));
}

/** What somebody sees: the board's beat, the last line of the log, whether a scene is on, whether something is asked. */
function sight(): string {
  const { view, frames, film, isAsked } = state;
  const log = frames.at(-1)?.number ?? 0;
  return [`board ${view?.beat ?? 0}`, `log ${log}`, film.scene && `beat ${film.scene.beat}`, isAsked && 'asked']
    .filter(Boolean)
    .join(', ');
}

describe('the moves of others', () => {
  it('are shown one after the other, and then the decision opens', () => {
    tell([did(2, 'drew')]);
    tell([did(3, 'drew')], ASKED);
    expect(sight()).toBe('board 2, log 2');
    expect(state.legal).toEqual([]);
    vi.advanceTimersByTime(MOVE);
    expect(sight()).toBe('board 3, log 3');
    vi.advanceTimersByTime(MOVE);
    expect(sight()).toBe('board 3, log 3, asked');
    expect(state.legal).toEqual([DRAW]);
  });

  it('are told by the server as before: what has arrived is what is asked for after a cut', () => {
    tell([did(2, 'drew')]);
    tell([did(3, 'drew')]);
    expect(state.last()).toBe(3);
    expect(server.note.told?.number).toBe(3);
  });

  it('are looked at by what they are, however many come at once not for ever', () => {
    tell([did(2, 'hush')], ASKED);
    expect(sight()).toBe('board 2, log 2, asked');
    tell(Array.from({ length: 9 }, (_, place) => did(3 + place, 'drew')));
    tell([did(12, 'drew')]);
    vi.advanceTimersByTime(LONGEST_LOOK);
    expect(sight()).toBe('board 12, log 12');
  });

  it('leave a decision as it is that somebody is in the middle of', () => {
    tell([did(2, 'hush')], ASKED);
    tell([did(3, 'drew')], ASKED);
    expect(sight()).toBe('board 3, log 3, asked');
  });

  it('can be hurried by a tap, move by move, or skipped altogether', () => {
    for (const number of [2, 3, 4, 5]) tell([did(number, 'drew')], number === 5 ? ASKED : standing());
    state.film.hurry();
    expect(sight()).toBe('board 3, log 3');
    state.film.skip();
    expect(sight()).toBe('board 5, log 5, asked');
  });
});

describe('one’s own moves', () => {
  it('are shown at once', () => {
    tell([did(2, 'drew', 0)], ASKED);
    expect(sight()).toBe('board 2, log 2, asked');
  });

  it('are shown at once also if they are about somebody else', () => {
    tell([did(2, 'hush')], ASKED);
    state.send(DRAW);
    tell([did(3, 'drew', 1)], standing({ decisions: [[8, { kind: 'turn', ...PLAIN }]] }));
    expect(sight()).toBe('board 3, log 3, asked');
    expect(state.film.steps).toEqual([]);
  });

  it('wait for what others did before', () => {
    tell([did(2, 'drew')]);
    tell([did(3, 'drew', 0)], ASKED);
    expect(sight()).toBe('board 2, log 2');
    vi.advanceTimersByTime(MOVE);
    expect(sight()).toBe('board 3, log 3, asked');
  });
});

describe('a scene', () => {
  it('is seen to its end before the board moves, the log tells it and something is asked', () => {
    tell([did(2, 'drew'), did(3, 'scene'), did(4, 'drew')], ASKED);
    expect(sight()).toBe('board 1, log 2');
    vi.advanceTimersByTime(MOVE);
    expect(sight()).toBe('board 1, log 2, beat 0');
    vi.advanceTimersByTime(BEAT);
    expect(sight()).toBe('board 1, log 2, beat 1');
    expect(state.film.scene?.view.beat).toBe(4);
    vi.advanceTimersByTime(BEAT);
    expect(state.film.scene?.isResting).toBe(true);
    vi.advanceTimersByTime(REST);
    expect(sight()).toBe('board 4, log 4');
    vi.advanceTimersByTime(AFTER_SCENE);
    expect(sight()).toBe('board 4, log 4, asked');
  });

  it('is played by the board itself, where it is so declared, and told afterwards', () => {
    tell([did(2, 'crash')], ASKED);
    expect(sight()).toBe('board 2, log 1, beat 0');
    vi.advanceTimersByTime(2 * BEAT);
    expect(sight()).toBe('board 2, log 2');
    vi.advanceTimersByTime(AFTER_SCENE);
    expect(sight()).toBe('board 2, log 2, asked');
  });

  it('is played also if one has caused it oneself', () => {
    tell([did(2, 'scene', 0)]);
    expect(sight()).toBe('board 1, log 1, beat 0');
  });

  it('is skipped to where it rests, and then over', () => {
    tell([did(2, 'scene')], ASKED);
    state.film.skip();
    expect(state.film.scene).toMatchObject({ beat: 2, isResting: true });
    state.film.skip();
    expect(sight()).toBe('board 2, log 2');
    state.film.hurry();
    expect(sight()).toBe('board 2, log 2, asked');
  });

  it('stops whoever skips the moves before it', () => {
    tell([did(2, 'drew')]);
    tell([did(3, 'drew')]);
    tell([did(4, 'scene')]);
    state.film.skip();
    expect(sight()).toBe('board 3, log 3, beat 0');
  });
});

describe('the pace', () => {
  it.each([
    ['calm', 1.6],
    ['quick', 0.5],
  ] as const)('%s changes how long a move is looked at, at once', (pace, share) => {
    settings.pace = pace;
    tell([did(2, 'drew')], ASKED);
    vi.advanceTimersByTime(MOVE * share - 1);
    expect(state.isAsked).toBe(false);
    vi.advanceTimersByTime(1);
    expect(state.isAsked).toBe(true);
  });

  it('instant shows nothing but the result', () => {
    settings.pace = 'instant';
    tell([did(2, 'drew'), did(3, 'scene')], ASKED);
    expect(sight()).toBe('board 3, log 3, asked');
  });
});

describe('a running clock', () => {
  const clock = { name: 'turn', since: 1, seats: [0] };
  const pressed = (left: number) => standing({ ...ASKED, deadlines: [{ clock, due: Date.now() + left }] });

  it('makes the film so short that most of the time is left for the decision', () => {
    tell([did(2, 'scene')], pressed(4_000));
    vi.advanceTimersByTime(1_000);
    expect(sight()).toBe('board 2, log 2, asked');
  });

  it('cuts short what is on already', () => {
    tell([did(2, 'drew')]);
    tell([did(3, 'drew')], pressed(2_000));
    vi.advanceTimersByTime(500);
    expect(state.isAsked).toBe(true);
  });

  it('of somebody else hurries nobody', () => {
    const theirs = { clock: { ...clock, seats: [1] }, due: Date.now() + 400 };
    tell([did(2, 'drew')], standing({ ...ASKED, deadlines: [theirs] }));
    vi.advanceTimersByTime(MOVE - 1);
    expect(state.isAsked).toBe(false);
  });
});

describe('whoever was away', () => {
  it('finds everything shown that came while the page was hidden, and how much it was', () => {
    server.isOutOfSight = true;
    tell([did(2, 'drew')]);
    tell([did(3, 'scene')], ASKED);
    expect(sight()).toBe('board 3, log 3, asked');
    expect(state.film.missed).toBe(2);
    expect(state.freshlyTold).toEqual([]);
  });

  it('does not find the film where it was when the page was hidden', () => {
    for (const number of [2, 3, 4]) tell([did(number, 'drew')]);
    state.film.catchUp();
    expect(sight()).toBe('board 4, log 4');
    expect(state.film.missed).toBe(2);
    expect(state.film.isPlaying).toBe(false);
  });

  it('gets a sum of what came while the connection was cut', () => {
    server.port.cut();
    vi.advanceTimersByTime(1_000);
    server.port.open();
    const frames = [did(2, 'drew'), did(3, 'scene'), did(4, 'drew')];
    server.port.tell(welcome({ frames, view: { you: 0, beat: 4, waiting: [0] }, standing: ASKED, groups: MENU }));
    expect(sight()).toBe('board 4, log 4, asked');
    expect(state.film.steps.flatMap(({ fresh }) => fresh)).toEqual(frames);
    expect(state.film.missed).toBeGreaterThan(0);
  });

  it('gets a sum as well if too much happens at once', () => {
    for (let number = 2; number < 40; number += 1) tell([did(number, 'drew')]);
    expect(state.film.waiting).toBeLessThan(15);
    expect(state.film.missed).toBeGreaterThan(0);
    expect(state.film.steps.length).toBeLessThanOrEqual(30);
  });
});

describe('the steps since one’s last move', () => {
  it('begin anew with the first move of others after it', () => {
    for (const number of [2, 3]) tell([did(number, 'drew')]);
    tell([did(4, 'drew', 0)]);
    vi.advanceTimersByTime(2 * MOVE);
    expect(state.film.steps).toHaveLength(2);
    tell([did(5, 'drew')]);
    expect(state.film.steps.map(({ view }) => view.beat)).toEqual([5]);
  });

  it('are gone with a move that is taken back', () => {
    tell([did(2, 'drew')]);
    tell([{ frame: 'undone', number: 3, at: 3, seat: 1, void: [2], snapshot: null }], ASKED);
    expect(state.film.steps).toEqual([]);
    expect(state.told.map(({ number }) => number)).toEqual([1]);
    expect(state.isAsked).toBe(true);
  });
});
