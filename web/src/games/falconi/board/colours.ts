/** Whoever drives one car wears its colour; whoever drives three keeps the hat's own. */

import type { PieceColour } from '../../../table/game';
import type { Car } from '../map/box';
import type { View } from '../types';

const PAPER = 'var(--paper-100)';
const INK = 'var(--ink-900)';
const OF_CARS: Readonly<Record<Car, PieceColour>> = {
  prison: { fill: INK, ink: PAPER },
  green: { fill: '#2b7552', ink: PAPER },
  blue: { fill: '#1b4a82', ink: PAPER },
  yellow: { fill: '#f2b632', ink: INK },
};

export function colours(view: Pick<View, 'cars'>): ReadonlyMap<number, PieceColour> {
  const single = view.cars.filter(({ seat }) => view.cars.filter((other) => other.seat === seat).length === 1);
  return new Map(single.map(({ seat, car }) => [seat, OF_CARS[car]]));
}
