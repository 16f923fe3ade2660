import { describe, expect, it } from 'vitest';
import type { ReplayStep } from '../protocol/generated';
import type { GameMeta, Say } from '../table/game';
import { beside, momentAt, momentsOf } from './moments';

const say = { name: (seat: number) => `P${seat}` } as unknown as Say;
const meta: GameMeta = {
  drawsSeats: true,
  chapter: (event, before) => (event.event === 'begun' ? `chapter after ${before.length}` : null),
};

function step(name: string, lie: boolean | null = null): ReplayStep {
  const event = { event: name, seat: 2 };
  return { public: 0, mind: 0, events: [event], lies: [lie] };
}

const MOMENTS = momentsOf([step('begun'), step('said', false), step('said', true), step('begun')], meta, say);

describe('the moments of a film', () => {
  it('are the chapters of the log, and every lie with who told it', () => {
    expect(MOMENTS).toEqual([
      { place: 0, label: 'chapter after 0', isLie: false },
      { place: 2, label: 'P2', isLie: true },
      { place: 3, label: 'chapter after 3', isLie: false },
    ]);
  });

  it('are where the film is until the next begins', () => {
    expect([0, 1, 2, 3].map((place) => momentAt(MOMENTS, place))).toEqual([0, 0, 1, 2]);
    expect(momentAt([], 3)).toBe(-1);
  });

  it('lie before and after a place', () => {
    expect([beside(MOMENTS, 1, -1), beside(MOMENTS, 1, 1)]).toEqual([0, 2]);
    expect([beside(MOMENTS, 0, -1), beside(MOMENTS, 3, 1)]).toEqual([null, null]);
  });
});
