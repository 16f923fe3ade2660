import { describe, expect, it } from 'vitest';
import type { SeatFace } from '../../table/game';
import { goalsOf } from './goals';
import meta from './meta';
import { carAt, previewAt, say, turnBegan, viewOf } from './testing';
import type { View } from './types';
import { distanceName, goalLabel, goalNameAmong, placeName, previewName, spokenName } from './words';

const seats = ['Du', 'Mara'].map((label, seat) => ({ seat, label, name: label })) as unknown as SeatFace[];

describe('the line beside the title', () => {
  it('names the pizza and counts the rounds, in principle II up to the night', () => {
    expect(meta.phase?.(viewOf({ round_number: 7 }), say, {})).toBe('board-phase margherita board-round 7');
    expect(meta.phase?.(viewOf({ round_number: 7, hunt_rounds: 24 }), say, {})).toContain('board-round-of 7 24');
  });
});

describe('the log', () => {
  it("has a chapter for every round, from Don's turn on", () => {
    expect(meta.chapter?.(turnBegan('prison', 2), [turnBegan('prison', 1)], say)).toBe('board-chapter 2');
    expect(meta.chapter?.(turnBegan('green', 2), [turnBegan('prison', 2)], say)).toBeNull();
  });
});

describe("Don's face-down cards", () => {
  it('are covered in the log of his own seat', () => {
    const drawn = { event: 'hidden_card_drawn', seat: 0, car: 'prison', pile: 40 } as const;
    expect(meta.isSecret?.({ ...drawn, card: 'tee' })).toBe(true);
    expect(meta.isSecret?.(drawn)).toBe(false);
  });

  it('wait behind a curtain on a device that several seats share', () => {
    const own = { reserve: ['tee'], secret: null, previews: [] };
    expect(meta.isShared?.(viewOf({ own }), 2)).toBe(true);
    expect(meta.isShared?.(viewOf({ own }), 1)).toBe(false);
    expect(meta.isShared?.(viewOf(), 2)).toBe(false);
  });
});

describe('one level harder', () => {
  it('is the next pizza', () => {
    expect(meta.harder?.({ variant: 'margherita' })).toEqual({ variant: 'funghi' });
    expect(meta.harder?.({ variant: 'diavola' })).toBeNull();
  });
});

describe('the board in words', () => {
  const view = viewOf({
    grid: { e1: 'tee-0', e9: 'blasted-1' },
    craters: ['e4>S', 'a5>W'],
    escapes: { green: 'W-7' },
    trail: { 'e1>N': 2 },
    removed: { tee: 1 },
    cars: [carAt('prison', { place: 'e2>N', ends: ['e2>N'] }), carAt('green', { place: 'e1>N', reserve: ['tee'] })],
  });
  const facts = meta.facts?.(view, say, seats, {}) ?? [];
  const lines = facts.flatMap(({ values }) => values);

  it('tells what lies where', () => {
    expect(lines).toContain('board-cell e1 card:tee side:N, side:E, side:W');
    expect(lines).toContain('board-cell e9 card:blasted side:E, side:W');
    expect(lines).toContain('board-fact-crater e4 e3');
    expect(lines).toContain('board-fact-crater a5 side:W');
    expect(lines).toContain('board-escape-at green board-border W 7');
  });

  it('tells of every car where it is and what it has', () => {
    expect(facts.map(({ label }) => label)).toContain('car:green: Mara');
    expect(lines).toContain('board-behind 2');
    expect(lines).toContain('board-bombs 2');
    expect(lines).toContain('board-reserve card:tee');
  });

  it('tells Don what he has face down, and others only that there is something', () => {
    const hidden = { cars: [carAt('prison', { hidden: 1 })], has_secret: true, pile: 40 };
    const own = { reserve: ['curve'], secret: 'blue', previews: [] } as const;
    const told = (view: View) => (meta.facts?.(view, say, seats, {}) ?? []).flatMap(({ values }) => values);
    expect(told(viewOf({ ...hidden, own }))).toEqual(
      expect.arrayContaining(['board-reserve card:curve', 'board-secret card:escape-blue', 'board-fact-pile 40']),
    );
    expect(told(viewOf(hidden))).toEqual(
      expect.arrayContaining(['board-reserve board-hidden-card', 'board-secret board-hidden-card']),
    );
  });
});

describe('words', () => {
  it('name a place and a position of the border', () => {
    expect(placeName(say, 'e4>N')).toBe('board-place e4 N');
    expect(placeName(say, 'N-c')).toBe('board-border N c');
    const goal = { kind: 'drive', action: { do: 'draw' }, spot: { cell: 'e4', side: 'N' }, heading: 'N' } as const;
    expect(goalLabel(say, goal)).toBe('board-goal-label board-goal-drive e4 N');
  });

  it('tell two ends of one card apart, and only those', () => {
    const [north, east, far] = [
      { do: 'drive', place: 'e4>N' },
      { do: 'drive', place: 'e4>E' },
      { do: 'drive', place: 'e5>E' },
    ] as const;
    const goals = goalsOf(viewOf({}), [north, east, far]);
    expect(goals.map((goal) => goalNameAmong(say, goal, goals))).toEqual([
      say.action(north),
      say.action(east),
      'board-goal-drive e5',
    ]);
  });

  it('name several three-point turns by where they end', () => {
    const turns = [
      { do: 'three_point_turn', place: 'e4>N' },
      { do: 'three_point_turn', place: 'e4>E' },
    ] as const;
    const goals = goalsOf(viewOf({}), turns);
    expect(goals.map((goal) => goalNameAmong(say, goal, goals))).toEqual([
      say.word('place', 'e4>N'),
      say.word('place', 'e4>E'),
    ]);
    expect(goalNameAmong(say, goals[0]!, goals.slice(0, 1))).toBe('board-goal-turn e4');
  });

  it('count the cards to Don from the start, too', () => {
    const cars = [carAt('prison', { place: 'b5>E' }), carAt('green')];
    expect(distanceName(say, viewOf({ cars, trail: { 'W-5': 3 } }), carAt('green'))).toBe('board-behind 3');
    expect(distanceName(say, viewOf({ cars }), carAt('green'))).toBe('');
  });

  it('warn of a card that ends badly, and tell whom it blocks', () => {
    expect(previewName(say, viewOf(), previewAt('e1'))).toBe('board-fatal-don');
    const blocks = previewAt('e1', { drives: ['e1>N'], blocks: ['green'] });
    expect(previewName(say, viewOf(), blocks)).toBe('board-blocks car:green');
  });

  it('add to a sentence what is written on its button', () => {
    expect(spokenName('Karte ziehen', 'Ziehen')).toBe('Karte ziehen');
    expect(spokenName('T-Kreuzung auf e4', 'Hier legen')).toBe('T-Kreuzung auf e4, Hier legen');
  });
});
