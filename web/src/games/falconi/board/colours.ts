/** The paints of this table, by the names that the box has for colours; another name is a colour of CSS. */

import type { PieceColour } from '../../../table/game';
import { BOX } from '../generated';
import type { Car } from '../reading/box';
import type { View } from '../types';

export interface Paint extends PieceColour {
  /** On dark streets. */
  readonly bright: string;
  /** Of a thin line on paper. */
  readonly line: string;
  /** Of a sign on paper. */
  readonly sign: string;
}

const PAPER = 'var(--paper-100)';
const INK = 'var(--ink-900)';
const PAINTS: Readonly<Record<string, Paint>> = {
  black: { fill: INK, ink: PAPER, bright: PAPER, line: INK, sign: INK },
  green: { fill: '#2b7552', ink: PAPER, bright: '#54b287', line: '#2b7552', sign: '#2b7552' },
  blue: { fill: '#1b4a82', ink: PAPER, bright: '#5b9be0', line: '#1b4a82', sign: '#1b4a82' },
  yellow: { fill: '#f2b632', ink: INK, bright: '#f2b632', line: '#d9940a', sign: INK },
};

export function paintOf(colour: string): Paint {
  return PAINTS[colour] ?? { fill: colour, ink: PAPER, bright: colour, line: colour, sign: colour };
}

const OF_CARS = Object.fromEntries(BOX.car.map(({ id, colour }) => [id, paintOf(colour)])) as Record<Car, Paint>;

export function paintOfCar(car: Car): Paint {
  return OF_CARS[car];
}

/** The same as variables of a style. */
export function paintStyle(car: Car): string {
  const { fill, ink, bright, line } = paintOfCar(car);
  return `--car: ${fill}; --on-car: ${ink}; --car-bright: ${bright}; --car-line: ${line}`;
}

/** Whoever drives one car wears its colour; whoever drives three keeps the hat's own. */
export function colours(view: Pick<View, 'cars'>): ReadonlyMap<number, PieceColour> {
  const single = view.cars.filter(({ seat }) => view.cars.filter((other) => other.seat === seat).length === 1);
  return new Map(single.map(({ seat, car }) => [seat, { fill: OF_CARS[car].fill, ink: OF_CARS[car].ink }]));
}
