import { describe, expect, it } from 'vitest';
import type { SeatFace } from '../../../table/game';
import { carAt, carGloss, glossOf, say, viewOf } from '../testing';
import type { View } from '../types';
import { facts } from './facts';

const seats = ['Du', 'Mara'].map((label, seat) => ({ seat, label, name: label })) as unknown as SeatFace[];

describe('the board in words', () => {
  const view = viewOf({
    grid: { e1: 'tee-0', e9: 'blasted-1' },
    craters: ['e4>S', 'a5>W'],
    escapes: { green: 'W-7' },
    trail: { 'e1>N': 2 },
    removed: { tee: 1 },
    cars: [carAt('prison', { place: 'e2>N', ends: ['e2>N'] }), carAt('green', { place: 'e1>N', reserve: ['tee'] })],
  });
  const found = facts(view, say, seats, glossOf({ cars: { green: carGloss({ distance: 2 }) } }));
  const lines = found.flatMap(({ values }) => values);

  it('tells what lies where', () => {
    expect(lines).toContain('board-cell e1 card:tee side:N, side:E, side:W');
    expect(lines).toContain('board-cell e9 card:blasted side:E, side:W');
    expect(lines).toContain('board-fact-crater e4 e3');
    expect(lines).toContain('board-fact-crater a5 side:W');
    expect(lines).toContain('board-escape-at green board-border W 7');
  });

  it('tells of every car where it is and what it has', () => {
    expect(found.map(({ label }) => label)).toContain('car-green: Mara');
    expect(lines).toContain('board-behind 2');
    expect(lines).toContain('board-bombs 2');
    expect(lines).toContain('board-reserve card:tee');
  });

  it('tells Don what he has face down, and others only that there is something', () => {
    const hidden = { cars: [carAt('prison', { hidden: 1 })], has_secret: true, pile: 40 };
    const own = { reserve: ['curve'], secret: 'blue', previews: [] } as const;
    const told = (view: View) => facts(view, say, seats, glossOf()).flatMap(({ values }) => values);
    expect(told(viewOf({ ...hidden, own }))).toEqual(
      expect.arrayContaining(['board-reserve card:curve', 'board-secret card:escape-blue', 'board-fact-pile 40']),
    );
    expect(told(viewOf(hidden))).toEqual(
      expect.arrayContaining(['board-reserve board-hidden-card', 'board-secret board-hidden-card']),
    );
  });
});
