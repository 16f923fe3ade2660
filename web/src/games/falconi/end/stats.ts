/** The chase in numbers, counted from what everybody was told. */

import type { Car } from '../map/box';
import { streetsOf } from '../board/city';
import { cityAfter, EMPTY, type City } from './past';
import { isBorder } from '../map/places';
import { wayTo } from '../map/streets';
import type { Event, Log, View } from '../types';

/** How close it was: so many steps behind Don a police car stood, and he got away. */
export interface Escape {
  readonly steps: number;
  readonly car: Car;
  readonly place: string;
  readonly round: number;
}

/** Where each car in the game may drive on from: its place, or its exits. */
type Stands = ReadonlyMap<Car, readonly string[]>;

/** The narrowest escape; null where nobody ever came behind him. */
export function narrowest(log: Log, cars: View['cars']): Escape | null {
  let stands: Stands = new Map(cars.map(({ car, exits }) => [car, exits]));
  let [city, round] = [EMPTY, 1];
  // He has got away from what happened since his latest turn once it is his turn again.
  let [since, escaped]: [Escape[], Escape[]] = [[], []];
  for (const { event } of log) {
    city = cityAfter(city, event);
    stands = standsAfter(stands, event);
    const place = stands.get('prison')?.[0] ?? '';
    if (event.event === 'catch_declared') since.push({ steps: event.path.length - 1, car: event.car, place, round });
    if (event.event === 'turn_began') {
      round = event.round_number;
      since.push(...behind(city, stands, place, round));
    }
    if (isSafe(event)) [since, escaped] = [[], [...escaped, ...since]];
  }
  return escaped.reduce<Escape | null>((best, each) => (best !== null && best.steps <= each.steps ? best : each), null);
}

function isSafe(event: Event): boolean {
  if (event.event === 'turn_began') return event.car === 'prison';
  return event.event === 'game_over' && event.cars.includes('prison');
}

function standsAfter(stands: Stands, event: Event): Stands {
  if (event.event === 'car_out') return new Map([...stands].filter(([car]) => car !== event.car));
  if (event.event === 'drove') return new Map([...stands, [event.car, event.path.slice(-1)]]);
  if (event.event === 'turned') return new Map([...stands, [event.car, [event.place]]]);
  return stands;
}

function behind(city: City, stands: Stands, place: string, round: number): readonly Escape[] {
  if (isBorder(place)) return [];
  const streets = streetsOf(city);
  return [...stands].flatMap(([car, from]) => {
    const way = car === 'prison' || from.includes(place) ? null : wayTo(streets, from, place);
    return way === null ? [] : [{ steps: way.length - 1, car, place, round }];
  });
}

const COUNTED = {
  bombs: ['bombed_behind', 'blasted'],
  boosts: ['boost_started', 'boost_broke'],
  overtaken: ['overtook'],
  turns: ['turned'],
  catches: ['catch_declared'],
} satisfies Readonly<Record<string, readonly Event['event'][]>>;

export type Count = 'rounds' | keyof typeof COUNTED;

/** What happened how often; what never did is left out. */
export function countsOf(log: Log, rounds: number): readonly { readonly name: Count; readonly count: number }[] {
  const happened = (kinds: readonly string[]) => log.filter(({ event }) => kinds.includes(event.event)).length;
  const counted = Object.entries(COUNTED).map(([name, kinds]) => ({ name: name as Count, count: happened(kinds) }));
  return [{ name: 'rounds' as const, count: rounds }, ...counted].filter(({ count }) => count > 0);
}

/** The rounds in which cars went out. */
export function outRounds(log: Log): ReadonlyMap<Car, number> {
  const rounds = new Map<Car, number>();
  let round = 1;
  for (const { event } of log) {
    if (event.event === 'turn_began') round = event.round_number;
    if (event.event === 'car_out') rounds.set(event.car, round);
  }
  return rounds;
}
