import { describe, expect, it } from 'vitest';
import type { SeatFace } from '../../../table/game';
import {
  cardsOf,
  entriesOf,
  latestPath,
  laidOf,
  letterOf,
  nightOf,
  shownOf,
  streetsOf,
  trailOf,
  turnOf,
  whereIs,
} from './city';
import { framesOf, ridesOf, smooth } from '../scenes/motion';
import { carAt, drove, viewOf } from '../testing';
import type { Props } from '../types';

describe('the view', () => {
  it('has cards as tokens; what a bomb has left is a straight street', () => {
    expect(laidOf('tee-3')).toEqual({ type: 'tee', rotation: 3, isBlasted: false });
    expect(laidOf('blasted-1')).toEqual({ type: 'straight', rotation: 1, isBlasted: true });
  });

  it('names craters by either side of their boundary', () => {
    const one = streetsOf(viewOf({ craters: ['e4>S'] }));
    expect([...one.closed]).toEqual([...streetsOf(viewOf({ craters: ['e3>N'] })).closed]);
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

describe("Don's red trail", () => {
  const cars = [carAt('prison', { place: 'e3>N' }), carAt('green')];
  const grid = { e1: 'straight-0', e2: 'straight-0', e3: 'straight-0' };

  it('leads step by step into his place', () => {
    const view = viewOf({ cars, grid, trail: { 'e2>N': 1, 'e1>N': 2 } });
    expect(trailOf(view)).toEqual([
      { from: 'e2>N', to: 'e3>N', left: 0 },
      { from: 'e1>N', to: 'e2>N', left: 1 },
    ]);
  });

  it('is as long as a turn in principle II', () => {
    const view = viewOf({ cars, grid, trail: { 'e2>N': 1, 'e1>N': 4 }, principle: 'II' });
    expect(trailOf(view)).toHaveLength(1);
  });

  it('is not there before he has started', () => {
    expect(trailOf(viewOf({ trail: { 'e1>N': 2 } }))).toEqual([]);
  });
});

it('behind the curtain nothing of Don is on the map', () => {
  const own = { reserve: ['tee'], secret: null, previews: [] };
  const props = { view: viewOf({ own }), legal: [{ do: 'draw' }], veil: { isLifted: false } } as unknown as Props;
  expect(shownOf(props)).toMatchObject({ view: { own: null }, legal: [] });
  expect(shownOf({ ...props, veil: null })).toEqual({ ...props, veil: null });
});

it('one comes to a place by every side that is linked with it', () => {
  expect(entriesOf({ grid: { e3: 'tee-0' } }, 'e3>N').map(({ entry }) => entry)).toEqual(['E', 'W']);
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

describe('rides', () => {
  it('follow one another', () => {
    const [one, two] = ridesOf([drove('green', 'W-5', 'a5>E'), drove('green', 'a5>E', 'b5>E')], 0);
    expect(two?.delay).toBe(one?.duration);
  });

  it('never spin on the way, and keep to their time', () => {
    const angles = smooth([
      { x: 0, y: 0, angle: 350 },
      { x: 1, y: 0, angle: 10 },
    ]).map(({ angle }) => angle);
    expect(angles).toEqual([350, 370]);
    const frames = framesOf(ridesOf([drove('green', 'W-5', 'a5>E', 'b5>N')], 0)[0]?.poses ?? []);
    expect(frames.at(-1)?.offset).toBe(1);
  });
});
