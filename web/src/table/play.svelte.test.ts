import { beforeEach, describe, expect, it } from 'vitest';
import { event, FakeServer, standing, TABLE, update, welcome } from '../protocol/testing';
import type { SeatInfo } from '../protocol/generated';
import { NO_TRAITS } from '../protocol/traits';
import { SoloTable } from '../protocol/solo.svelte';
import type { GameMeta } from './game';
import { Play } from './play.svelte';

const SEATS: readonly SeatInfo[] = [0, 1].map((seat) => ({
  seat,
  kind: 'person',
  name: 'Mara',
  hat: null,
  level: null,
  present: true,
  away_since: null,
  host: false,
  muted: false,
  yours: true,
}));
const META: GameMeta = {
  drawsSeats: false,
  isShared: (_view, own) => own > 1,
  isSecret: () => true,
  isOffer: (kind) => kind === 'talk',
};
const DECISION = { about: [], sealed: false, hushed: false, until: '', pace: '' };

let servers: FakeServer[];
let play: Play;

function sit(meta: GameMeta, seats: readonly SeatInfo[] = SEATS): void {
  servers = [];
  const solo = new SoloTable([0, 1], () => {
    const server = new FakeServer();
    servers.push(server);
    return server;
  });
  solo.start();
  for (const server of servers) {
    server.port.open();
    server.port.tell(welcome({ table: { ...TABLE, seats } }));
  }
  const plain = {} as Play['client']['Board'];
  const parts = { Board: plain, Rail: plain, End: null, Front: null, hints: [], meta, staging: {}, traits: NO_TRAITS };
  play = new Play(solo, parts);
}

describe('a shared device', () => {
  beforeEach(() => {
    sit(META);
  });

  it('shows nothing of a seat before its person says so', () => {
    expect(play.isVeiled).toBe(true);
    play.veil?.lift();
    expect(play.isVeiled).toBe(false);
    play.veil?.draw();
    expect(play.isVeiled).toBe(true);
  });

  it('is veiled again from another seat', () => {
    play.veil?.lift();
    play.solo.choose(1);
    expect(play.isVeiled).toBe(true);
  });

  it('keeps secrets out of the log', () => {
    expect(play.lines).toEqual([]);
    sit({ ...META, isShared: () => false });
    expect(play.lines.length).toBeGreaterThan(0);
    expect([play.veil, play.isVeiled]).toEqual([null, false]);
  });
});

describe('the clocks', () => {
  it('are in the order in which they run out', () => {
    sit(META);
    const clock = (name: string, due: number) => ({ clock: { name, since: 1, seats: [0] }, due });
    const deadlines = [clock('talk', 9_000), clock('answer', 4_000)];
    servers[0]?.port.tell(update({ frames: [event(3)], standing: standing({ deadlines, paused_at: 1_000 }) }));
    expect(play.deadlines.map(({ name, due }) => [name, due])).toEqual([
      ['answer', 4_000],
      ['talk', 9_000],
    ]);
    expect(play.deadlines[0]?.left(Date.now())).toBe(3_000);
  });
});

describe('whoever skips', () => {
  it('does so for all seats at this device', () => {
    sit({ drawsSeats: false });
    for (const server of servers) server.port.tell(update({ frames: [event(3)] }));
    expect(play.solo.states.map(({ film }) => film.isPlaying)).toEqual([true, true]);
    play.skip();
    expect(play.solo.states.map(({ film }) => film.isPlaying)).toEqual([false, false]);
  });
});

describe('an offer', () => {
  it('is nothing that somebody waits for', () => {
    sit(META);
    const open = (kind: string) => standing({ decisions: [[7, { kind, ...DECISION }]] });
    servers[0]?.port.tell(update({ standing: open('talk') }));
    expect(play.isYourTurn).toBe(false);
    servers[0]?.port.tell(update({ standing: open('answer') }));
    expect(play.isYourTurn).toBe(true);
  });
});
