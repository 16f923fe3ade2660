import { describe, expect, it } from 'vitest';
import type { Frame } from '../protocol/generated';
import { faded, isSame, join, toldIn, voided } from './frames';

function event(number: number): Frame {
  return { frame: 'event', number, at: number * 1000, event: { event: 'drew' } };
}

describe('the same story', () => {
  it('has the same frames at the same moments', () => {
    expect(isSame([event(1), event(2)], [event(1), event(2), event(3)])).toBe(true);
    expect(isSame([event(1), event(2)], [event(3)])).toBe(true);
    expect(isSame([event(1)], [{ frame: 'faded', number: 1, at: 1_000 }])).toBe(true);
  });

  it('is another one if a frame came at another moment', () => {
    expect(isSame([event(1), event(2)], [event(1), { ...event(2), at: 2_001 }])).toBe(false);
  });
});

describe('joining frames', () => {
  it('continues the log where it ended', () => {
    const joined = join([event(1), event(2)], [event(3), event(4)]);
    expect(joined.frames.map((frame) => frame.number)).toEqual([1, 2, 3, 4]);
    expect(joined.fresh.map((frame) => frame.number)).toEqual([3, 4]);
    expect(joined.hasGap).toBe(false);
  });

  it('drops what it has already', () => {
    const joined = join([event(1), event(2)], [event(1), event(2), event(3)]);
    expect(joined.frames).toHaveLength(3);
    expect(joined.fresh.map((frame) => frame.number)).toEqual([3]);
  });

  it('notices a missing frame and leaves the log as it was', () => {
    const known = [event(1)];
    const joined = join(known, [event(3)]);
    expect(joined.hasGap).toBe(true);
    expect(joined.frames).toBe(known);
  });

  it('notices a hole inside what arrives', () => {
    expect(join([event(1)], [event(2), event(4)]).hasGap).toBe(true);
  });
});

describe('what is told once', () => {
  it('leaves its number when another beat has come', () => {
    const fleeting: Frame = { frame: 'event', number: 2, at: 2000, event: { event: 'glimpsed' } };
    const left = faded([event(1), fleeting], ({ event: name }) => name === 'glimpsed');
    expect(left).toEqual([event(1), { frame: 'faded', number: 2, at: 2000 }]);
    expect(join(left, [event(3)]).hasGap).toBe(false);
  });
});

describe('what an undo takes back', () => {
  const undone: Frame = { frame: 'undone', number: 4, at: 4000, seat: 0, void: [2, 3], snapshot: null };
  const frames = [event(1), event(2), event(3), undone, event(5)];

  it('no longer counts as told', () => {
    expect(toldIn(frames, voided(frames)).map((frame) => frame.number)).toEqual([1, 5]);
  });
});
