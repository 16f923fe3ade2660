import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../settings/settings.svelte';
import type { Act } from './generated';
import { nextToDecide, SoloTable } from './solo.svelte';
import { TableState } from './table.svelte';
import { DRAW, event, FakeServer, PASS, standing, update, welcome } from './testing';

const MY_TURN = standing({
  decisions: [
    [7, { kind: 'turn', about: [], sealed: false, hushed: false, until: '', pace: '' }],
    [8, { kind: 'swap', about: [], sealed: false, hushed: false, until: '', pace: '' }],
  ],
  groups: ['draw', 'pass'],
});
const MENU = { draw: [DRAW], pass: [PASS] };

let server: FakeServer;
let state: TableState;

// What the film does with it is told in its own tests.
beforeEach(() => {
  settings.pace = 'instant';
  server = new FakeServer();
  state = new TableState(0, server);
  state.socket.start();
  server.port.open();
});

afterEach(() => {
  settings.pace = 'normal';
});

function acts(): readonly Act[] {
  return server.port.sent.filter((message) => message.type === 'act');
}

describe('the first word', () => {
  it('asks for everything when nothing is known', () => {
    expect(server.port.sent).toEqual([{ type: 'hello', after: null, told: null }]);
    expect(state.socket.link).toBe('connecting');
  });

  it('opens the table with the welcome', () => {
    server.port.tell(welcome());
    expect(state.socket.link).toBe('open');
    expect(state.view?.beat).toBe(2);
    expect(state.told).toHaveLength(2);
    expect(state.fresh).toEqual([]);
  });
});

describe('merging', () => {
  beforeEach(() => {
    server.port.tell(welcome({ standing: MY_TURN, groups: MENU }));
  });

  it('changes the fields that came and keeps the others', () => {
    server.port.tell(update({ frames: [event(3)], view: { beat: 3 } }));
    expect(state.view).toEqual({ you: 0, beat: 3, waiting: [0] });
    expect(state.freshlyTold.map((frame) => frame.number)).toEqual([3]);
  });

  it('changes the fields of the gloss that came, too', () => {
    server.port.tell(welcome({ gloss: { turns: 3, price: 300 } }));
    server.port.tell(update({ gloss: { turns: 2 } }));
    expect(state.gloss).toEqual({ turns: 2, price: 300 });
  });

  it('forgets with the next beat what was told once', () => {
    state.isFleeting = () => true;
    server.port.tell(update({ frames: [event(3)], view: { beat: 3 } }));
    expect(state.frames.map(({ frame }) => frame)).toEqual(['faded', 'faded', 'event']);
    server.port.tell(update({ frames: [event(4)], view: {} }));
    expect(state.frames.map(({ frame }) => frame)).toEqual(['faded', 'faded', 'event', 'event']);
  });

  it('lays the groups of the menu out flat, in order', () => {
    expect(state.legal).toEqual([DRAW, PASS]);
    expect(state.groups.map((group) => group.name)).toEqual(['draw', 'pass']);
  });

  it('knows a group by its name when it comes again', () => {
    server.port.tell(update());
    expect(state.legal).toEqual([]);
    server.port.tell(update({ standing: standing({ groups: ['pass'] }) }));
    expect(state.legal).toEqual([PASS]);
  });

  it('takes a frame once, however often it comes', () => {
    server.port.tell(update({ frames: [event(3)] }));
    server.port.tell(update({ frames: [event(3)] }));
    expect(state.frames).toHaveLength(3);
    expect(state.fresh).toEqual([]);
  });

  it('counts what is left by the clock of the server', () => {
    const clock = { name: 'turn', since: 2, seats: [0] };
    server.port.tell(update({ now: Date.now() + 5_000 }));
    expect(Math.round(state.left({ clock, due: Date.now() + 15_000 }, Date.now()) / 1000)).toBe(10);
  });

  it('stops the clocks while the table is paused', () => {
    const clock = { name: 'turn', since: 2, seats: [0] };
    server.port.tell(update({ standing: standing({ paused_at: 1_000 }) }));
    expect(state.left({ clock, due: 4_000 }, Date.now())).toBe(3_000);
  });
});

describe('a gap', () => {
  it('is filled by dialling again with the last number', () => {
    server.port.tell(welcome());
    server.port.tell(update({ frames: [event(4)], view: { beat: 9 } }));
    expect(state.view?.beat).toBe(2);
    expect(server.ports).toHaveLength(2);
    server.port.open();
    expect(server.port.sent).toEqual([{ type: 'hello', after: 2, told: { number: 2, digest: '0.aa' } }]);
    server.port.tell(welcome({ frames: [event(3), event(4)], view: { you: 0, beat: 9, waiting: [] } }));
    expect(state.frames.map((frame) => frame.number)).toEqual([1, 2, 3, 4]);
    expect(state.view?.beat).toBe(9);
  });

  it('takes the whole log where the missing frames are not kept', () => {
    server.port.tell(welcome());
    server.port.cut();
    server.pass(1_000);
    server.port.open();
    server.port.tell(welcome({ frames: [event(1), event(2), event(3)] }));
    expect(state.frames.map((frame) => frame.number)).toEqual([1, 2, 3]);
  });
});

describe('what was told last', () => {
  it('is kept with every welcome and update', () => {
    server.port.tell(welcome({ digest: '0.11' }));
    expect(server.note.told).toEqual({ number: 2, digest: '0.11' });
    server.port.tell(update({ frames: [event(3)], digest: '0.22' }));
    expect(server.note.told).toEqual({ number: 3, digest: '0.22' });
  });

  it('is not kept of an update that lacks something before it', () => {
    server.port.tell(welcome({ digest: '0.11' }));
    server.port.tell(update({ frames: [event(4)], digest: '0.22' }));
    expect(server.note.told).toEqual({ number: 2, digest: '0.11' });
  });

  it('is shown after a reload, when the frames are gone', () => {
    server.note.told = { number: 9, digest: '0.99' };
    const again = new TableState(0, server);
    again.socket.start();
    server.port.open();
    expect(server.port.sent).toEqual([{ type: 'hello', after: null, told: { number: 9, digest: '0.99' } }]);
  });
});

describe('a server that has lost something', () => {
  const lost = { frame: 'lost', number: 2, at: 9_000, seat: 0 } as const;

  beforeEach(() => {
    server.port.tell(welcome());
    server.port.cut();
    server.pass(1_000);
    server.port.open();
  });

  it('begins anew with what is left', () => {
    server.port.tell(welcome({ frames: [event(1)], digest: '0.11' }));
    expect(state.frames).toEqual([event(1)]);
    expect(server.note.told).toEqual({ number: 1, digest: '0.11' });
  });

  it('begins anew as well if it has gone on to the same number', () => {
    server.port.tell(welcome({ frames: [event(1), lost], standing: standing({ lost: true }) }));
    expect(state.frames).toEqual([event(1), lost]);
    expect(state.fresh).toEqual([]);
    expect(state.standing?.lost).toBe(true);
  });
});

describe('acting', () => {
  beforeEach(() => {
    server.port.tell(welcome({ standing: MY_TURN, groups: MENU }));
  });

  it('answers the first open decision, or the one of a kind', () => {
    state.send(DRAW);
    state.send(PASS, 'swap');
    expect(acts().map((act) => act.decision)).toEqual([7, 8]);
  });

  it('sends nothing where nothing is asked', () => {
    state.send(DRAW, 'bonus');
    expect(acts()).toEqual([]);
  });

  it('answers the next question as soon as it is known', () => {
    state.send(DRAW);
    const next = standing({
      decisions: [[9, { kind: 'turn', about: [], sealed: false, hushed: false, until: '', pace: '' }]],
      groups: ['pass'],
    });
    server.port.tell(update({ standing: next }));
    state.send(PASS);
    expect(acts().map((act) => act.decision)).toEqual([7, 9]);
  });

  it('does not answer the same question twice at once', () => {
    state.send(DRAW);
    state.send(PASS);
    expect(acts().map((act) => act.action)).toEqual([DRAW]);
  });

  it('is busy until the answer comes', () => {
    state.send(DRAW);
    expect(state.busy).toBe(true);
    server.port.tell({ type: 'accepted', id: acts()[0]?.id ?? '' });
    expect(state.busy).toBe(false);
  });

  it('sends an unanswered action again after a reconnect, with the same id', () => {
    state.send(DRAW);
    const first = acts()[0];
    server.port.cut();
    expect(state.socket.link).toBe('lost');
    server.pass(1_000);
    server.port.open();
    expect(acts()).toEqual([]);
    server.port.tell(welcome({ frames: [] }));
    expect(acts()).toEqual([first]);
  });

  it('does not repeat an answered action', () => {
    state.send(DRAW);
    server.port.tell({ type: 'accepted', id: acts()[0]?.id ?? '' });
    server.port.cut();
    server.pass(1_000);
    server.port.open();
    server.port.tell(welcome({ frames: [] }));
    expect(acts()).toEqual([]);
  });

  it('keeps an action that is chosen without a connection', () => {
    server.port.cut();
    state.send(DRAW);
    server.pass(1_000);
    server.port.open();
    server.port.tell(welcome({ frames: [] }));
    expect(acts()).toHaveLength(1);
  });

  it('shows what was refused, and why', () => {
    state.send(DRAW);
    const problem = { key: 'stale', args: {}, rule: null, field: null };
    server.port.tell({ type: 'refused', id: acts()[0]?.id ?? '', problem });
    expect(state.refusal).toEqual({ problem, action: DRAW });
    expect(state.busy).toBe(false);
  });
});

describe('an answer that the table holds', () => {
  const SEALED = standing({
    decisions: [[7, { kind: 'pass', about: [], sealed: true, hushed: false, until: '', pace: '' }]],
    groups: ['draw', 'pass'],
  });
  const HELD = standing({ ...SEALED, held: [{ decision: 7, action: DRAW }] });

  beforeEach(() => {
    server.port.tell(welcome({ standing: SEALED, groups: MENU }));
  });

  it('leaves the question open, but nothing to be done', () => {
    expect(state.isAsked).toBe(true);
    server.port.tell(update({ standing: HELD }));
    expect(state.decisions).toHaveLength(1);
    expect(state.held.map((held) => held.action)).toEqual([DRAW]);
    expect(state.isAsked).toBe(false);
  });

  it('may be replaced by another one', () => {
    state.send(DRAW);
    server.port.tell(update({ standing: HELD }));
    server.port.tell({ type: 'accepted', id: acts()[0]?.id ?? '' });
    expect(state.busy).toBe(false);
    state.send(PASS);
    expect(acts().map((act) => act.action)).toEqual([DRAW, PASS]);
  });

  it('is no answer to another question', () => {
    server.port.tell(update({ standing: standing({ ...MY_TURN, held: [{ decision: 7, action: DRAW }] }) }));
    expect(state.isAsked).toBe(true);
    server.port.tell(update({ standing: standing({ held: [{ decision: 7, action: DRAW }] }) }));
    expect(state.held).toEqual([]);
  });
});

describe('several seats of one person', () => {
  it('brings the next seat forward that has to decide', () => {
    expect(nextToDecide(0, [false, false, true])).toBe(2);
    expect(nextToDecide(2, [true, true, false])).toBe(0);
    expect(nextToDecide(1, [true, true, true])).toBe(1);
    expect(nextToDecide(1, [false, false, false])).toBe(1);
  });

  it('looks on without a seat', () => {
    expect(new SoloTable([], () => new FakeServer()).current.seat).toBeNull();
  });

  it('follows the decision from seat to seat', () => {
    const servers = [new FakeServer(), new FakeServer()];
    const solo = new SoloTable([0, 1], (seat) => servers[seat ?? 0] ?? new FakeServer());
    solo.start();
    servers[0]?.port.tell(welcome());
    servers[1]?.port.tell(welcome({ seat: 1, standing: MY_TURN, groups: MENU }));
    expect(solo.current.seat).toBe(1);
  });

  it('leaves a seat whose answer is held', () => {
    const servers = [new FakeServer(), new FakeServer()];
    const solo = new SoloTable([0, 1], (seat) => servers[seat ?? 0] ?? new FakeServer());
    solo.start();
    for (const [seat, each] of servers.entries()) each.port.tell(welcome({ seat, standing: MY_TURN, groups: MENU }));
    expect(solo.current.seat).toBe(0);
    const held = [7, 8].map((decision) => ({ decision, action: DRAW }));
    servers[0]?.port.tell(update({ standing: standing({ ...MY_TURN, held }) }));
    expect(solo.current.seat).toBe(1);
  });
});
