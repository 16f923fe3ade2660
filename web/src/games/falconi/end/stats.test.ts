import { describe, expect, it } from 'vitest';
import { countsOf, narrowest, outRounds, isOvertaken } from './stats';
import { drove, logOf, turnBegan } from '../testing';
import type { Event } from '../types';

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
  const flight = drove('prison', 'a5>E', 'b5>E', 'c5>E', 'd5>E', 'e5>E');
  const chase = [flight, drove('green', 'b4>N', 'b5>E'), turnBegan('green', 3)];
  const safe = turnBegan('prison', 4);

  it('counts the steps behind Don on his track, once it is his turn again', () => {
    expect(narrowest(logOf(...chase, safe))).toEqual({ steps: 3, car: 'green', place: 'e5>E', round: 3 });
  });

  it('is none if he was caught', () => {
    expect(narrowest(logOf(...chase, END))).toBeNull();
  });

  it('is not all there is to say if somebody was behind him at the end', () => {
    const declared: Event = { event: 'catch_declared', seat: 1, car: 'green', via: 'W', path: ['d5>E', 'e5>E'] };
    expect(isOvertaken(logOf(flight, declared, END))).toBe(true);
    expect(isOvertaken(logOf(flight, END))).toBe(false);
  });

  it('is one if he has won', () => {
    const won: Event = { ...END, reason: 'escaped', winners: [0], cars: ['prison'], catcher: null };
    expect(narrowest(logOf(...chase, won))?.steps).toBe(3);
  });

  it('is a catch that a bomb has stopped', () => {
    const declared: Event = {
      event: 'catch_declared',
      seat: 1,
      car: 'green',
      via: 'W',
      path: ['c5>E', 'd5>E', 'e5>E'],
    };
    expect(narrowest(logOf(...chase, declared, safe))?.steps).toBe(0);
  });

  it('goes on with the next drive of either', () => {
    const on = [drove('prison', 'e5>E', 'f5>E'), drove('green', 'b5>E', 'c5>E', 'd5>E')];
    expect(narrowest(logOf(flight, ...on, safe))?.steps).toBe(2);
  });

  it('does not count the other lane, nor who is out', () => {
    expect(narrowest(logOf(flight, drove('green', 'f5>S', 'd5>W'), safe))).toBeNull();
    const out: Event = { event: 'car_out', seat: 1, car: 'green', why: 'blocked', reserve: [] };
    expect(narrowest(logOf(...chase.slice(0, -1), out, safe))).toBeNull();
  });

  it.each<Event>([
    { event: 'bombed_behind', seat: 0, boundary: 'e5>W', bombs: 1 },
    { event: 'turned', seat: 0, car: 'prison', origin: 'e5>E', place: 'e5>W' },
    { event: 'blasted', seat: 0, place: 'e5>E', cell: 'c5', axis: 'NS', card: 'straight', bombs: 1 },
    { event: 'boost_broke', seat: 0, cell: 'd5', axis: 'NS', card: 'straight', boosts: 1 },
  ])('is none where nobody can follow him any more: $event', (event) => {
    expect(narrowest(logOf(flight, drove('green', 'b4>N', 'b5>E'), event, safe))).toBeNull();
  });

  it('begins when Don has left the prison', () => {
    expect(narrowest(logOf(turnBegan('prison', 1), turnBegan('green', 1), turnBegan('prison', 2)))).toBeNull();
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
