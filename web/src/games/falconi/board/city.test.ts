import { describe, expect, it } from 'vitest';
import type { SeatFace } from '../../../table/game';
import { cardsOf, hasTunnels, latestPath, laidOf, letterOf, nightOf, shownOf, trailOf, turnOf, whereIs } from './city';
import { carAt, glossOf, viewOf } from '../testing';
import type { Props } from '../types';

describe('the view', () => {
  it('has cards as tokens; what a bomb has left is a straight street', () => {
    expect(laidOf('tee-3')).toEqual({ type: 'tee', rotation: 3, isBlasted: false });
    expect(laidOf('blasted-1')).toEqual({ type: 'straight', rotation: 1, isBlasted: true });
  });

  it('lies with the own home below; all three stations are one police force', () => {
    const view = viewOf({ cars: [carAt('prison'), carAt('green'), carAt('blue', { seat: 1 })] });
    expect(turnOf(viewOf(), 0)).toBe(0);
    expect(turnOf(viewOf(), 1)).toBe(3);
    expect(turnOf(view, 1)).toBe(2);
    expect(turnOf(view, null)).toBe(0);
  });

  it('has a place for every car but those that are out', () => {
    expect(whereIs(carAt('green'))).toBe('W-5');
    expect(whereIs(carAt('green', { place: 'a5>E' }))).toBe('a5>E');
    expect(whereIs(carAt('green', { is_out: true }))).toBeNull();
  });

  it("hides Don's cards from all but himself", () => {
    const don = carAt('prison', { hidden: 2 });
    expect(cardsOf(viewOf(), don)).toEqual([null, null]);
    const own = { reserve: ['tee', 'escape-blue'], secret: null, previews: [] };
    expect(cardsOf(viewOf({ own }), don)).toEqual(['tee', 'escape-blue']);
  });

  it('puts the initial of its driver on a car, or its number', () => {
    const seats = ['Anna', 'Ben'].map((name) => ({ name })) as unknown as SeatFace[];
    const three = viewOf({ cars: [carAt('prison'), carAt('green'), carAt('blue', { seat: 1 })] });
    expect(letterOf(viewOf(), seats, carAt('green'))).toBe('B');
    expect(letterOf(three, seats, carAt('blue', { seat: 1 }))).toBe('2');
  });
});

it("Don's red trail leads step by step into his place", () => {
  const view = viewOf({ trail: { 'e2>N': 1, 'e1>N': 2 } });
  const gloss = glossOf({ trail_steps: { 'e2>N': ['e3>N'], 'e1>N': ['e2>N'] } });
  expect(trailOf({ view, gloss })).toEqual([
    { from: 'e2>N', to: 'e3>N', left: 0 },
    { from: 'e1>N', to: 'e2>N', left: 1 },
  ]);
  expect(trailOf({ view: viewOf(), gloss: glossOf() })).toEqual([]);
});

it('tunnels are there once somebody may come out of one', () => {
  expect(hasTunnels(viewOf())).toBe(false);
  expect(hasTunnels(viewOf({ cars: [carAt('prison', { exits: ['S-e', 'S-g'] })] }))).toBe(true);
});

it('behind the curtain nothing of Don is on the map', () => {
  const own = { reserve: ['tee'], secret: null, previews: [] };
  const props = { view: viewOf({ own }), legal: [{ do: 'draw' }], veil: { isLifted: false } } as unknown as Props;
  expect(shownOf(props)).toMatchObject({ view: { own: null }, legal: [] });
  expect(shownOf({ ...props, veil: null })).toEqual({ ...props, veil: null });
});

it('night falls over the last three rounds', () => {
  const nights = [21, 22, 23, 24].map((round_number) => nightOf({ hunt_rounds: 24, round_number }));
  expect(nights).toEqual([0, 1, 2, 3]);
  expect(nightOf({ hunt_rounds: null, round_number: 30 })).toBe(0);
});

it('the latest drive is that of the last who moved', () => {
  const cars = [carAt('prison', { path: ['S-e', 'e1>N'] }), carAt('green', { path: ['W-5', 'a5>E'] })];
  expect(latestPath(viewOf({ cars, turn: 'prison' }))?.car).toBe('prison');
  expect(latestPath(viewOf({ cars: [carAt('prison'), cars[1] ?? carAt('green')], turn: 'prison' }))?.car).toBe('green');
});
