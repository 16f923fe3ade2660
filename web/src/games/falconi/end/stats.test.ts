import { describe, expect, it } from 'vitest';
import { countsOf, narrowest, outRounds } from './stats';
import { carAt, drove, laid, logOf, turnBegan } from '../testing';
import type { Event } from '../types';

const CARS = [carAt('prison'), carAt('green')];
const STREET = ['b5', 'c5', 'd5', 'e5'].map((cell) => laid('prison', cell, 'straight', 1));
const END: Event = {
  event: 'game_over',
  reason: 'caught',
  winners: [1],
  cars: ['green'],
  catcher: 'green',
  place: 'e5>E',
  reserve: [],
  secret: null,
};

describe('the narrowest escape', () => {
  const chase = [...STREET, drove('prison', 'e4>N', 'e5>E'), drove('green', 'b4>N', 'b5>E'), turnBegan('green', 3)];

  it('counts the steps behind Don, once it is his turn again', () => {
    expect(narrowest(logOf(...chase, turnBegan('prison', 4)), CARS)).toEqual({
      steps: 3,
      car: 'green',
      place: 'e5>E',
      round: 3,
    });
  });

  it('is none if he was caught', () => {
    expect(narrowest(logOf(...chase, END), CARS)).toBeNull();
  });

  it('is one if he has won', () => {
    const won: Event = { ...END, reason: 'escaped', winners: [0], cars: ['prison'], catcher: null };
    expect(narrowest(logOf(...chase, won), CARS)?.steps).toBe(3);
  });

  it('is a catch that a bomb has stopped', () => {
    const declared: Event = { event: 'catch_declared', seat: 1, car: 'green', via: 'W', path: ['d5>E', 'e5>E'] };
    expect(narrowest(logOf(...chase, declared, turnBegan('prison', 4)), CARS)?.steps).toBe(1);
  });

  it('does not count the other lane, nor who is out', () => {
    const oncoming = logOf(...STREET, drove('prison', 'e4>N', 'e5>E'), drove('green', 'f5>S', 'd5>W'));
    expect(narrowest([...oncoming, ...logOf(turnBegan('prison', 2))], CARS)).toBeNull();
    const out: Event = { event: 'car_out', seat: 1, car: 'green', why: 'blocked', reserve: [] };
    expect(narrowest(logOf(...chase.slice(0, -1), out, turnBegan('prison', 4)), CARS)).toBeNull();
  });

  it('begins when Don has left the prison', () => {
    expect(narrowest(logOf(turnBegan('prison', 1), turnBegan('green', 1), turnBegan('prison', 2)), CARS)).toBeNull();
  });
});

describe('the chase in numbers', () => {
  it('counts what happened and leaves out what never did', () => {
    const log = logOf(
      { event: 'boost_started', seat: 0, boosts: 1 },
      { event: 'boost_broke', seat: 0, cell: 'e5', axis: 'NS', card: 'curve', boosts: 0 },
      { event: 'turned', seat: 1, car: 'green', origin: 'e4>N', place: 'e4>S' },
    );
    expect(countsOf(log, 7)).toEqual([
      { name: 'rounds', count: 7 },
      { name: 'boosts', count: 2 },
      { name: 'turns', count: 1 },
    ]);
  });

  it('knows when a car went out', () => {
    const out: Event = { event: 'car_out', seat: 1, car: 'green', why: 'blocked', reserve: [] };
    expect(outRounds(logOf(turnBegan('green', 4), out)).get('green')).toBe(4);
  });
});
