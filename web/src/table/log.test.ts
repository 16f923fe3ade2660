import { describe, expect, it } from 'vitest';
import type { Frame } from '../protocol/generated';
import type { GameEvent, GameMeta, Say } from './game';
import { linesOf, piecesOf } from './log';

interface DemoEvent extends GameEvent {
  readonly seat?: number;
}

const voice = Object.assign((key: string, args?: object) => `${key}${JSON.stringify(args ?? {})}`, {
  event: (event: GameEvent) => event.event,
  deed: (event: GameEvent) => `-${event.event}`,
  deeds: (_event: GameEvent, deeds: readonly string[]) => deeds.join(' '),
  you: null,
});
const name = { value: (seat: number) => ['Mara', 'Rocco'][seat] ?? '' };
const say = Object.defineProperty(voice, 'name', name) as unknown as Say;

const PLAIN: GameMeta = { drawsSeats: false };

function told(number: number, at: number, event: DemoEvent): Frame {
  return { frame: 'event', number, at, event };
}

function lines(frames: readonly Frame[], meta: GameMeta = PLAIN, taken: readonly number[] = []) {
  return linesOf(frames, { meta, say, taken: new Set(taken) });
}

describe('the log', () => {
  it('puts the events of one move into one paragraph', () => {
    const read = lines([
      told(1, 10, { event: 'matched', seat: 0 }),
      told(2, 10, { event: 'drew', seat: 0 }),
      told(3, 20, { event: 'matched', seat: 0 }),
    ]);
    expect(read.map((line) => line.sentences)).toEqual([['matched', 'drew'], ['matched']]);
  });

  it('lets a bot answer a message, and no second one at once', () => {
    const replying: GameMeta = { ...PLAIN, replyTo: () => ({ seat: 1, key: 'rum' }) };
    const message = (number: number, at: number): Frame => ({ frame: 'message', number, at, seat: 0, text: 'Ciao' });
    const read = lines([message(1, 10), message(2, 20), message(3, 9_000)], replying);
    expect(read.map(({ seat }) => seat)).toEqual([0, 1, 0, 0, 1]);
    expect(new Set(read.map(({ number }) => number)).size).toBe(5);
  });

  it('tells an event as the game wants it told after what came before', () => {
    const meta: GameMeta = {
      ...PLAIN,
      asTold: (event, before) => ({ ...event, event: `${event.event} ${before.length}` }),
    };
    const read = lines([told(1, 10, { event: 'drew', seat: 0 }), told(2, 20, { event: 'drew', seat: 0 })], meta);
    expect(read.map(({ sentences }) => sentences)).toEqual([['drew 0'], ['drew 1']]);
  });

  it("tells as the clock's what a clock has decided, and once", () => {
    const late = (number: number, event: DemoEvent): Frame => ({
      ...{ frame: 'event', number, at: 20, event },
      clock_for: [1],
    });
    const read = lines([
      told(1, 10, { event: 'drew', seat: 1 }),
      late(2, { event: 'drew', seat: 1 }),
      late(3, { event: 'passed', seat: 1 }),
      told(4, 30, { event: 'drew', seat: 1 }),
    ]);
    const clock = 'table-clock-played{"names":"Rocco","who":"other"}';
    expect(read.map(({ sentences }) => sentences)).toEqual([['drew'], [clock, 'drew', 'passed'], ['drew']]);
    expect(read.map(({ clockFor }) => clockFor)).toEqual([[], [1], []]);
  });

  it('says who has given a clock more time', () => {
    const clock = { name: 'decision', since: 1, seats: [1] };
    const [line] = lines([{ frame: 'prolonged', number: 1, at: 5, seat: 0, clock, length: 120_000 }]);
    expect(line).toMatchObject({ kind: 'note', seat: 0 });
    expect(line?.sentences[0]).toContain('"time":"2:00"');
  });

  it('does not mix what two seats did at the same moment', () => {
    const read = lines([told(1, 10, { event: 'drew', seat: 0 }), told(2, 10, { event: 'drew', seat: 1 })]);
    expect(read.map((line) => line.seat)).toEqual([0, 1]);
  });

  it('prints a heading where the game begins a chapter', () => {
    const meta: GameMeta = {
      drawsSeats: true,
      chapter: (event, before) => (event.event === 'planned' ? `raid ${before.length}` : null),
      isQuiet: (event) => event.event === 'planned',
    };
    const read = lines([told(1, 10, { event: 'dealt' }), told(2, 20, { event: 'planned' })], meta);
    expect(read.map((line) => [line.kind, line.sentences[0]])).toEqual([
      ['told', 'dealt'],
      ['chapter', 'raid 1'],
    ]);
  });

  it('keeps what was taken back and marks it', () => {
    const read = lines([told(1, 10, { event: 'drew', seat: 0 })], PLAIN, [1]);
    expect(read[0]?.isTakenBack).toBe(true);
  });

  it('says who talked, voted and took back', () => {
    const read = lines([
      { frame: 'message', number: 1, at: 1, seat: 1, text: 'Psst.' },
      { frame: 'vote', number: 2, at: 2, seat: 0, kind: 'pause', value: true, carried: true },
      { frame: 'undone', number: 3, at: 3, seat: null, void: [], snapshot: null },
      { frame: 'lost', number: 4, at: 4, seat: 0 },
    ]);
    expect(read.map((line) => line.sentences[0])).toEqual([
      'Psst.',
      'table-voted{"name":"Mara","who":"other","kind":"pause","stand":"carried"}',
      'table-undone-all{}',
      'table-knows-more{"name":"Mara","who":"other"}',
    ]);
  });

  it('leaves out what only the own seat is told for its rail', () => {
    expect(lines([{ frame: 'lapsed', number: 1, at: 1, decision: 3 }])).toEqual([]);
  });

  it('leaves out what was to be seen only while it lasted', () => {
    expect(lines([{ frame: 'faded', number: 1, at: 1 }])).toEqual([]);
  });
});

describe('a turn', () => {
  const meta: GameMeta = {
    drawsSeats: false,
    deed: (event, _turn, say) => (event.event === 'crashed' ? null : say.deed(event)),
    beginsTurn: ({ event }) => event === 'began',
    isQuiet: ({ event }) => event === 'began',
  };
  const read = (...events: readonly DemoEvent[]) =>
    lines(
      events.map((event, place) => told(place + 1, place, event)),
      meta,
    );

  it('is one sentence where the game says so, and keeps the number of its first frame', () => {
    const [line, ...more] = read({ event: 'drew', seat: 0 }, { event: 'laid', seat: 0 }, { event: 'drove', seat: 0 });
    expect([line?.sentences, line?.number, line?.numbers, more]).toEqual([['-drew -laid -drove'], 1, [1, 2, 3], []]);
  });

  it('has its plain sentence as long as there is one deed', () => {
    expect(read({ event: 'drew', seat: 0 })[0]?.sentences).toEqual(['drew']);
  });

  it('ends where somebody else acts, and where the next one begins', () => {
    const others = read({ event: 'drew', seat: 0 }, { event: 'drew', seat: 1 });
    const again = read({ event: 'drew', seat: 0 }, { event: 'began', seat: 0 }, { event: 'drew', seat: 0 });
    expect([others.length, again.length]).toEqual([2, 2]);
  });

  it('is interrupted by what is told by itself', () => {
    const crash = read({ event: 'drew', seat: 0 }, { event: 'laid', seat: 0 }, { event: 'crashed', seat: 0 });
    expect(crash.map(({ sentences }) => sentences)).toEqual([['-drew -laid'], ['crashed']]);
  });
});

describe('a secret', () => {
  const meta: GameMeta = { drawsSeats: false, isSecret: ({ event }) => event === 'peeked' };

  it('is no part of what everybody may read', () => {
    const read = lines([told(1, 10, { event: 'peeked', seat: 0 }), told(2, 10, { event: 'drew', seat: 0 })], meta);
    expect(read.map(({ sentences, isSecret }) => [sentences[0], isSecret])).toEqual([
      ['peeked', true],
      ['drew', false],
    ]);
  });
});

describe('names in a sentence', () => {
  it('are cut out whole', () => {
    expect(piecesOf('Mara gibt Rocco eine Karte.', ['Mara', 'Rocco'])).toEqual([
      { text: 'Mara', isName: true },
      { text: ' gibt ', isName: false },
      { text: 'Rocco', isName: true },
      { text: ' eine Karte.', isName: false },
    ]);
  });

  it('are not found inside other words, and may hold any sign', () => {
    expect(piecesOf('Maras Wagen.', ['Mara'])).toHaveLength(1);
    expect(piecesOf('Bluff-Bruno sitzt.', ['Bruno'])).toHaveLength(1);
    expect(piecesOf('Mara 2 passt.', ['Mara', 'Mara 2'])[0]?.text).toBe('Mara 2');
    expect(piecesOf('M. (2) passt.', ['M. (2)'])[0]).toEqual({ text: 'M. (2)', isName: true });
  });
});
