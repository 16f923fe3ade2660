import { describe, expect, it } from 'vitest';
import { BOX } from '../generated';
import { colours, paintOf, paintOfCar } from './colours';
import { carAt } from '../testing';

describe('a paint', () => {
  it('is there for every car of the box, and for a colour that the box may get', () => {
    expect(new Set(BOX.car.map(({ id }) => paintOfCar(id).fill)).size).toBe(BOX.car.length);
    expect(paintOf('orange').fill).toBe('orange');
  });
});

describe('the colours at the table', () => {
  it('are those of the cars, where everybody has one', () => {
    const seats = colours({ cars: [carAt('prison', { seat: 0 }), carAt('yellow', { seat: 1 })] });
    expect([...seats.keys()]).toEqual([0, 1]);
    expect(seats.get(0)).not.toEqual(seats.get(1));
  });

  it('leave a hat alone that drives three', () => {
    const police = (['green', 'blue', 'yellow'] as const).map((car) => carAt(car, { seat: 1 }));
    expect([...colours({ cars: [carAt('prison', { seat: 0 }), ...police] }).keys()]).toEqual([0]);
  });
});
