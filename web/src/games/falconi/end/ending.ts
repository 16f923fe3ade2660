/** The front page: who has won, and why, in one sentence. */

import type { Ending, Say } from '../../../table/game';
import { inside, isBorder, spotOf } from '../reading/places';
import type { View } from '../types';

export function ending(view: View, say: Say): Ending {
  const { winners } = view;
  const key = (view.reason ?? 'nightfall').replaceAll('_', '-');
  const about = { winners, count: winners.length, ...circumstances(view) };
  return {
    headline: say(`end-headline-${key}`, about),
    reason: say(`end-why-${key}`, about),
    won: null,
    winners,
    caption: say(`end-caption-${key}`),
    merits: new Map(winners.map((seat) => [seat, meritOf(view, seat, say)])),
  };
}

/** The Don, or the cars with which somebody was the police. */
function meritOf({ cars }: View, seat: number, say: Say): string {
  const driven = cars.filter((each) => each.seat === seat).map(({ car }) => car);
  if (driven.includes('prison')) return say.word('car', 'prison');
  return say('end-merit-police', { cars: driven, count: driven.length });
}

export interface Circumstances {
  readonly car: string | null;
  readonly cell: string | null;
  readonly colour: string | null;
  readonly side: string;
  readonly rounds: number;
}

/** Which car it was, where, and on whose side the night is. */
export function circumstances(view: View): Circumstances {
  const don = view.cars.find(({ car }) => car === 'prison');
  const last = don?.path.at(-1) ?? '';
  const place = don?.place ?? null;
  const here = place === null ? null : spotOf(place).cell;
  return {
    car: catcherOf(view, place),
    cell: isBorder(last) ? inside(last).cell : here,
    colour: colourAt(view, last),
    side: view.winning_cars.includes('prison') ? 'don' : 'police',
    rounds: view.round_number,
  };
}

/** The one whose way has ended at Don's place. */
function catcherOf({ cars, winning_cars: won }: View, place: string | null): string | null {
  const there = cars.filter(({ car, path }) => car !== 'prison' && path.at(-1) === place);
  return (there.find(({ car }) => won.includes(car)) ?? there[0])?.car ?? null;
}

function colourAt({ escapes }: View, border: string): string | null {
  return Object.entries(escapes).find(([, position]) => position === border)?.[0] ?? null;
}
