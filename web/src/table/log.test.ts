import { describe, expect, it } from 'vitest';
import type { Frame } from '../protocol/generated';
import type { GameEvent, GameMeta, Say } from './game';
import { linesOf, piecesOf } from './log';

interface DemoEvent extends GameEvent {
  readonly seat?: number;
}

const voice = Object.assign((key: string, args?: object) => `${key}${JSON.stringify(args ?? {})}`, {
  event: (event: GameEvent) => event.event,
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
      'table-voted{"name":"Mara","kind":"pause","stand":"carried"}',
      'table-undone-all{}',
      'table-knows-more{"name":"Mara"}',
    ]);
  });

  it('leaves out what only the own seat is told for its rail', () => {
    expect(lines([{ frame: 'lapsed', number: 1, at: 1, decision: 3 }])).toEqual([]);
  });

  it('leaves out what was to be seen only while it lasted', () => {
    expect(lines([{ frame: 'faded', number: 1, at: 1 }])).toEqual([]);
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
