import { describe, expect, it } from 'vitest';
import type { Spoken } from '../protocol/generated';
import type { TableState } from '../protocol/table.svelte';
import type { Line } from './log';
import { restored, saidBeside, Talk } from './talk.svelte';

const line = (number: number, seat: number, at: number): Line => ({
  kind: 'message',
  number,
  numbers: [number],
  seat,
  at,
  sentences: ['Ciao'],
  isTakenBack: false,
  isSecret: false,
  clockFor: [],
});
const word = (number: number, at: number, yours = false): Spoken => ({
  number,
  room: 'gallery',
  speaker: 3,
  name: 'Carla',
  hat: 'fedora',
  yours,
  text: 'Oh',
  at,
});
const talkOf = (words: readonly Spoken[] = []) =>
  new Talk('ABCDE', () => ({ words, reports: [] }) as unknown as TableState);

describe('talk', () => {
  it('stands in the order of time, whoever said it where', () => {
    const lines = talkOf([word(1, 15)]).with([line(1, 0, 10), line(2, 1, 20)], 0);
    expect(lines.map(({ at }) => at)).toEqual([10, 15, 20]);
  });

  it('counts what others have said since one has looked', () => {
    const talk = talkOf([word(1, 30), word(2, 40, true)]);
    const lines = talk.with([line(1, 0, 10), line(2, 1, 20)], 0);
    expect(talk.unread(lines)).toBe(2);
    talk.see(lines);
    expect(talk.unread(lines)).toBe(0);
  });

  it('leaves out whom one has muted, until one hears them again', () => {
    const talk = talkOf([word(1, 30)]);
    talk.mute('seat-1');
    expect(talk.with([line(1, 0, 10), line(2, 1, 20)], 0)).toHaveLength(2);
    talk.mute('word-3');
    expect(talk.with([line(1, 0, 10), line(2, 1, 20)], 0)).toHaveLength(1);
    talk.hearAgain('seat-1');
    expect(talk.with([line(1, 0, 10), line(2, 1, 20)], 0)).toHaveLength(2);
  });

  it('reports a frame by its number and a word by its own', () => {
    const asked: object[] = [];
    const state = { words: [], reports: [], report: (about: object) => asked.push(about) };
    const talk = new Talk('ABCDE', () => state as unknown as TableState);
    const [said] = talk.with([line(7, 1, 10)], 0);
    talk.report(said as ReturnType<typeof saidBeside>);
    talk.report(saidBeside(word(4, 1)));
    expect(asked).toEqual([{ frame: 7 }, { word: 4 }]);
  });

  it('is kept for each table, and survives what is no such note', () => {
    expect(restored('ABCDE', '[["ABCDE",{"muted":["seat-1"]}]]')).toEqual({ muted: ['seat-1'], read: 0, done: [] });
    expect(restored('ABCDE', 'nonsense')).toEqual({ muted: [], read: 0, done: [] });
    expect(restored('ABCDE', '{"a":1}').muted).toEqual([]);
  });
});
