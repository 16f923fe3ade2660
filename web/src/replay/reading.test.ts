import { describe, expect, it } from 'vitest';
import type { Replay, ReplayStep } from '../protocol/generated';
import type { SeatFace } from '../table/game';
import {
  emptied,
  liesIn,
  mindAt,
  nextOf,
  partsOf,
  percentOf,
  placeAt,
  ranked,
  seatedThen,
  verdictOf,
  verdictOn,
} from './reading';

function step(moment: number, ...lies: (boolean | null)[]): ReplayStep {
  return { public: moment, mind: 0, events: lies.map(() => ({ event: 'said' })), lies };
}

describe('a step', () => {
  it('is a lie if one word of it is', () => expect(verdictOf(step(1, false, true, null))).toBe('lie'));
  it('is honest if something was said and all of it was so', () =>
    expect(verdictOf(step(1, false, null))).toBe('honest'));
  it('is neither if nothing was claimed', () => expect(verdictOf(step(1, null))).toBeNull());
  it('judges each word', () => expect([true, false, null].map(verdictOn)).toEqual(['lie', 'honest', null]));
});

describe('the lies', () => {
  const steps = [step(1, null), step(2, true), step(3, false), step(4, true)];
  it('are found', () => expect(liesIn(steps)).toEqual([1, 3]));
  it('are gone through one after the other', () => expect(nextOf([1, 3], 1)).toBe(3));
  it('begin again after the last', () => expect(nextOf([1, 3], 3)).toBe(1));
  it('may be missing', () => expect(nextOf([], 2)).toBeNull());
});

describe('the same moment', () => {
  const steps = [step(1, null), step(1, null), step(3, null), step(4, null)];
  it('is the last step up to it', () => expect([1, 2, 3, 9].map((at) => placeAt(steps, at))).toEqual([1, 1, 2, 3]));
  it('is never before the first', () => expect(placeAt(steps, 0)).toBe(0));
});

describe('people', () => {
  it('sit where they sat then', () => {
    const faces = ['Anna', 'Ben', 'Cleo'].map((name, seat) => ({ name, seat }) as SeatFace);
    expect(seatedThen(faces, [2, 0, 1]).map(({ name, seat }) => [seat, name])).toEqual([
      [0, 'Cleo'],
      [1, 'Anna'],
      [2, 'Ben'],
    ]);
  });
});

describe('seats', () => {
  it('are empty where nobody knows any more who sat there', () => {
    const sat = {
      seat: 1,
      kind: 'bot',
      name: 'Ben',
      hat: 'fedora',
      level: 'house',
      present: true,
      away_since: null,
      host: false,
      muted: false,
      yours: true,
    } as const;
    expect(emptied([sat])).toEqual([
      {
        seat: 1,
        kind: 'person',
        name: null,
        hat: null,
        level: null,
        present: false,
        away_since: null,
        host: false,
        muted: false,
        yours: false,
      },
    ]);
  });
});

describe('what could be thought', () => {
  it('is that of the step', () => {
    const one = { shares: [1000, 0], amount: null };
    const other = { shares: [400, 600], amount: 12 };
    const replay = { minds: [[one], [other]], steps: [{ ...step(1), mind: 1 }] } as unknown as Replay;
    expect(mindAt(replay, 0)).toEqual([other]);
  });

  it('is drawn as parts that follow each other', () => {
    const parts = partsOf(['a', 'b', 'c'], [300, 0, 700]);
    expect(parts).toEqual([
      { kind: 'a', share: 300, from: 0 },
      { kind: 'c', share: 700, from: 300 },
    ]);
    expect(ranked(parts).map(({ kind }) => kind)).toEqual(['c', 'a']);
  });

  it.each([
    [1000, 'replay-certain', 100],
    [999, 'replay-almost', 99],
    [1, 'replay-hardly', 1],
    [415, 'replay-percent', 42],
  ])('%i thousandths', (share, key, percent) => expect(percentOf(share)).toEqual({ key, percent }));
});
