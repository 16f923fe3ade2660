import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Frame } from '../protocol/generated';
import { SoloTable } from '../protocol/solo.svelte';
import { FakeServer, TABLE, update, welcome } from '../protocol/testing';
import { NO_TRAITS } from '../protocol/traits';
import { settings } from '../settings/settings.svelte';
import { directionOf } from './direction';
import type { GameEvent } from './game';
import { Play } from './play.svelte';

const SEATS = ['Mara', 'Nino'].map((name, seat) => ({
  ...{
    seat,
    name,
    kind: 'person' as const,
    hat: null,
    level: null,
    present: true,
    away_since: null,
    host: false,
    muted: false,
  },
  yours: seat === 0,
}));

let server: FakeServer;
let play: Play;

function did(number: number, seat: number): Frame {
  return { frame: 'event', number, at: number, event: { event: 'drew', seat } as GameEvent };
}

beforeEach(() => {
  settings.pace = 'instant';
  server = new FakeServer();
  const solo = new SoloTable([0], () => server);
  const plain = {} as Play['client']['Board'];
  const staging = {};
  const client = { Board: plain, Rail: plain, End: null, Front: null, hints: [], meta: { drawsSeats: false }, staging };
  solo.current.film.direction = directionOf(client, [0]);
  solo.start();
  server.port.open();
  server.port.tell(welcome({ frames: [did(1, 0)], table: { ...TABLE, seats: SEATS } }));
  play = new Play(solo, { ...client, traits: NO_TRAITS });
  for (const number of [2, 3]) server.port.tell(update({ frames: [did(number, 1)] }));
});

afterEach(() => {
  settings.pace = 'normal';
});

describe('what happened since one’s last turn', () => {
  it('is one step a move, the latest in sight', () => {
    expect(play.recap.steps.map(({ number }) => number)).toEqual([2, 3]);
    expect([play.recap.at, play.recap.line?.number]).toEqual([null, 3]);
  });

  it('is stepped through to the first and back to the present', () => {
    const places = ([-1, -1, -1, 1, 1, 1] as const).map((by) => {
      play.recap.step(by);
      return play.recap.at;
    });
    expect(places).toEqual([1, 0, 0, 1, null, null]);
  });

  it('moves on the board what the step was about, and points at it', () => {
    play.recap.step(-1);
    play.recap.step(-1);
    expect(play.props?.fresh.map(({ number }) => number)).toEqual([2]);
    expect(play.recap.spots).toEqual(['seat-1']);
  });

  it('moves nothing once more when somebody comes back to the present', () => {
    play.recap.step(-1);
    play.recap.step(1);
    expect(play.props?.fresh).toEqual([]);
  });

  it('makes room for what happens next', () => {
    play.recap.step(-1);
    server.port.tell(update({ frames: [did(4, 1)] }));
    expect(play.recap.at).toBeNull();
    expect(play.props?.fresh.map(({ number }) => number)).toEqual([4]);
  });

  it('is over with one’s own move, from the next of somebody else on', () => {
    server.port.tell(update({ frames: [did(4, 0)] }));
    server.port.tell(update({ frames: [did(5, 1)] }));
    expect(play.recap.steps.map(({ number }) => number)).toEqual([5]);
  });

  it('leaves out what is for this seat alone and covered in the log', () => {
    play.client.meta.isSecret = () => true;
    server.port.tell(update({ frames: [did(4, 1)] }));
    expect(play.recap.steps).toEqual([]);
  });

  it('does not tell again what was to be remembered', () => {
    play.state.isFleeting = () => true;
    server.port.tell(update({ frames: [did(4, 1)], view: { beat: 9 } }));
    expect(play.recap.steps.map(({ number }) => number)).toEqual([4]);
  });
});
