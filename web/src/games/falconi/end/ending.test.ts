import { describe, expect, it } from 'vitest';
import { badge } from '../reading/badge';
import { ending } from './ending';
import { carAt, say, viewOf } from '../testing';

describe('the front page', () => {
  it('names the car that came from behind, and where', () => {
    const cars = [
      carAt('prison', { place: 'e4>N' }),
      carAt('green', { path: ['c3>E', 'd3>E'] }),
      carAt('blue', { path: ['e2>N', 'e3>N', 'e4>N'] }),
    ];
    const page = ending(viewOf({ cars, reason: 'caught', winners: [2], winning_cars: ['blue'] }), say);
    expect(page.headline).toContain('end-headline-caught');
    expect(page.reason).toMatch(/^end-why-caught 2 1 blue e4 /);
    expect(page.winners).toEqual([2]);
    expect(page.merits?.get(2)).toContain('end-merit-police');
  });

  it('tells on which border somebody waited', () => {
    const cars = [carAt('prison', { place: 'a7>W', path: ['b7>W', 'a7>W', 'W-7'] }), carAt('green')];
    const view = viewOf({ cars, reason: 'escaped', winners: [0], winning_cars: ['prison'], escapes: { green: 'W-7' } });
    expect(ending(view, say).reason).toContain(' green ');
    expect(ending(view, say).reason).toContain(' don ');
  });

  it('has a reason for a Don who never left', () => {
    const view = viewOf({ reason: 'don_blocked', winners: [1], winning_cars: ['green'] });
    expect(ending(view, say).reason).toMatch(/^end-why-don-blocked 1 1 null null/);
  });

  it('says on whose side the night is', () => {
    const view = viewOf({ reason: 'nightfall', winners: [1], winning_cars: ['green'], round_number: 24 });
    expect(ending(view, say).headline).toContain('police 24');
  });
});

describe('the badge', () => {
  it('has a chili for every degree of heat', () => {
    expect(badge({ variant: 'margherita' }, say).count).toBe(1);
    expect(badge({ variant: 'diavola' }, say)).toMatchObject({ symbol: 'falconi/chili', count: 5 });
  });
});
