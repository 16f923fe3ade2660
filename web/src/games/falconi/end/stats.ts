/** The chase in numbers, counted from what everybody was told. */

import type { Car } from '../reading/box';
import { spotOf } from '../reading/places';
import type { Event, Log } from '../types';

/** How close it was: so many steps behind Don a police car stood, and he got away. */
export interface Escape {
  /** None: it had him, but for a bomb. */
  readonly steps: number;
  readonly car: Car;
  readonly place: string;
  readonly round: number;
}

/** Who stands where, and the places that Don has come by, as far as one can still follow him. */
interface Chase {
  readonly stands: ReadonlyMap<Car, string>;
  readonly track: readonly string[];
}

/** The narrowest escape from somebody on Don's track, or from a catch; null where he never got away from anybody. */
export function narrowest(log: Log): Escape | null {
  const { escaped } = pursuits(log);
  return escaped.reduce<Escape | null>((best, each) => (best !== null && best.steps <= each.steps ? best : each), null);
}

/** Whether somebody was behind Don at the very end, and be it to catch him: from them he did not get away. */
export function isOvertaken(log: Log): boolean {
  return pursuits(log).last.length > 0;
}

/** Who was behind Don: those from whom he got away, and those who stood there at the end. */
function pursuits(log: Log): { readonly escaped: readonly Escape[]; readonly last: readonly Escape[] } {
  let chase: Chase = { stands: new Map(), track: [] };
  let round = 1;
  // He has got away from what happened since his latest turn once it is his turn again.
  let [since, escaped]: [Escape[], Escape[]] = [[], []];
  for (const { event } of log) {
    chase = after(chase, event);
    const place = chase.track.at(-1) ?? '';
    if (event.event === 'catch_declared') since.push({ steps: 0, car: event.car, place, round });
    if (event.event === 'turn_began') {
      round = event.round_number;
      since.push(...behind(chase, round));
    }
    if (isSafe(event)) [since, escaped] = [[], [...escaped, ...since]];
  }
  return { escaped, last: since };
}

function isSafe(event: Event): boolean {
  if (event.event === 'turn_began') return event.car === 'prison';
  return event.event === 'game_over' && event.cars.includes('prison');
}

function after(chase: Chase, event: Event): Chase {
  const { stands, track } = chase;
  switch (event.event) {
    case 'car_out':
      return { ...chase, stands: new Map([...stands].filter(([car]) => car !== event.car)) };
    case 'drove':
      if (event.car === 'prison') return { ...chase, track: [...track, ...event.path.slice(track.length > 0 ? 1 : 0)] };
      return { ...chase, stands: new Map([...stands, [event.car, event.place]]) };
    case 'turned':
      if (event.car === 'prison') return { ...chase, track: [event.place] };
      return { ...chase, stands: new Map([...stands, [event.car, event.place]]) };
    // The street behind him is torn.
    case 'bombed_behind':
      return { ...chase, track: track.slice(-1) };
    // The street that he came along is another one now.
    case 'blasted':
    case 'boost_broke':
      return { ...chase, track: track.slice(track.findLastIndex((place) => spotOf(place).cell === event.cell) + 1) };
    default:
      return chase;
  }
}

function behind({ stands, track }: Chase, round: number): readonly Escape[] {
  const place = track.at(-1);
  return [...stands].flatMap(([car, at]) => {
    const steps = track.length - 1 - track.lastIndexOf(at);
    return place === undefined || steps === 0 || steps === track.length ? [] : [{ steps, car, place, round }];
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
