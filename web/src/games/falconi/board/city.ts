/** The view read for the board: what lies where, who drives what, from where one looks. */

import { initialOf } from '../../../kit/seats';
import { CARS, HOME, type Car, type CardType } from '../reading/box';
import { turnFor } from '../reading/lanes';
import { opposite } from '../reading/places';
import type { CarSeen, Props, Seats, Situation, View } from '../types';

/** A laid card; a blasted one is a straight street along its axis. */
export interface Laid {
  readonly type: CardType;
  readonly rotation: number;
  readonly isBlasted: boolean;
}

/** "tee-3"; what a bomb has left is a straight street along its axis. */
export function laidOf(token: string): Laid {
  const [name = '', rotation = '0'] = token.split('-');
  const isBlasted = name === 'blasted';
  return { type: isBlasted ? 'straight' : (name as CardType), rotation: Number(rotation), isBlasted };
}

export function carOf(view: Pick<View, 'cars'>, car: Car | null): CarSeen | undefined {
  return view.cars.find((each) => each.car === car);
}

export function carsOf(view: Pick<View, 'cars'>, seat: number | null): readonly CarSeen[] {
  return view.cars.filter((each) => each.seat === seat);
}

/** The car that starts opposite Don's. */
const OPPOSITE = CARS.find((car) => HOME[car] === opposite(HOME.prison)) ?? 'prison';

/** How the map lies for a seat: its own home is below. Who drives all three police cars looks towards the prison. */
export function turnOf(view: Pick<View, 'cars'>, you: number | null): number {
  const own = carsOf(view, you).map(({ car }) => car);
  return turnFor(own.length > 1 ? OPPOSITE : (own[0] ?? 'prison'));
}

/** The letter on a car: that of its driver, or the number of the car where one person drives several. */
export function letterOf(view: Pick<View, 'cars'>, seats: Seats, { car, seat }: Pick<CarSeen, 'car' | 'seat'>): string {
  const own = carsOf(view, seat);
  if (own.length > 1) return String(own.findIndex((each) => each.car === car) + 1);
  return initialOf(seats[seat]?.name ?? '');
}

/** Where a car stands: a place, the first exit of its home, or null once it is out. */
export function whereIs({ place, is_out, exits }: CarSeen): string | null {
  return is_out ? null : (place ?? exits[0] ?? null);
}

/** A step of somebody who comes from behind; `left` are those that remain until Don. */
export interface Behind {
  readonly from: string;
  readonly to: string;
  readonly left: number;
}

/** Don's trail, step by step. */
export function trailOf({ view, gloss }: Situation): readonly Behind[] {
  return Object.entries(gloss.trail_steps).flatMap(([from, nearer]) =>
    nearer.map((to) => ({ from, to, left: (view.trail[from] ?? 1) - 1 })),
  );
}

/** Whoever may come out through the tunnels does so everywhere. */
export function hasTunnels({ cars }: Pick<View, 'cars'>): boolean {
  return cars.some(({ exits }) => exits.length > 1);
}

/** What may be on the screen: behind the curtain of a shared device nothing of Don's own. F-12.3 */
export function shownOf(props: Props): Props {
  return props.veil?.isLifted === false ? { ...props, view: { ...props.view, own: null }, legal: [] } : props;
}

/** How near the night is: 0, then 1 to 3 in the last three rounds. */
export function nightOf({ hunt_rounds, round_number }: Pick<View, 'hunt_rounds' | 'round_number'>): number {
  return hunt_rounds === null ? 0 : Math.max(0, Math.min(3, round_number - hunt_rounds + 3));
}

/** The path of the latest drive, for those who did not see it: of the car that was last to move. */
export function latestPath(view: Pick<View, 'cars' | 'turn'>): { car: Car; path: readonly string[] } | null {
  const index = view.cars.findIndex(({ car }) => car === view.turn);
  const order = [...view.cars.slice(0, index + 1).reverse(), ...view.cars.slice(index + 1).reverse()];
  const latest = order.find(({ path, is_out }) => path.length > 1 && !is_out);
  return latest === undefined ? null : { car: latest.car, path: latest.path };
}

/** Don's unused secret card, null for those who may not know it, undefined where there is none. F-12.3 */
export function secretOf(view: View): string | null | undefined {
  const colour = (view.own ?? view.revealed)?.secret ?? null;
  return view.has_secret ? colour && `escape-${colour}` : undefined;
}

/** Whose cards lie open beside a car: with the one just drawn in principle I. */
export function cardsOf(view: View, seen: CarSeen): readonly (string | null)[] {
  const hidden = Array.from({ length: seen.hidden }, () => null);
  const shown = seen.car === 'prison' ? (view.own ?? view.revealed)?.reserve : undefined;
  return shown !== undefined && seen.hidden > 0 ? shown : [...seen.reserve, ...hidden];
}
