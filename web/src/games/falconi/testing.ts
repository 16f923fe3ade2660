/** Positions and events for tests: Don and one police car on an empty map, and what shall be different. */

import type { Say } from '../../table/game';
import { BOX, type CarGloss } from './generated';
import { CARS, FRONT, type Car } from './reading/box';
import { borderAt } from './reading/places';
import type { CarSeen, Event, Gloss, Log, Preview, View } from './types';

/** A seat a car, in the order of their turns. */
const seatOf = (car: Car) => CARS.indexOf(car);

export function logOf(...events: readonly Event[]): Log {
  return events.map((event, index) => ({ number: index + 1, at: 0, event }));
}

export function turnBegan(car: Car, round: number): Event {
  return { event: 'turn_began', seat: seatOf(car), car, round_number: round };
}

export function laid(car: Car, cell: string, card: string, rotation: number): Event {
  return { event: 'card_laid', seat: seatOf(car), car, card, rotation, cell };
}

export function drove(car: Car, ...path: readonly string[]): Event {
  return { event: 'drove', seat: seatOf(car), car, path, place: path.at(-1) ?? '' };
}

export function carAt(car: Car, different: Partial<CarSeen> = {}): CarSeen {
  return {
    car,
    seat: seatOf(car),
    place: null,
    is_out: false,
    reserve: [],
    hidden: 0,
    exits: [borderAt(FRONT[car].cell, FRONT[car].side)],
    ends: [],
    path: [],
    driven: 0,
    laid: 0,
    ...different,
  };
}

const OPTIONS: View['options'] = {
  variant: 'margherita',
  don_seat: 0,
  police_cars: 'auto',
  stations: 'auto',
  dead_end_redraw: 'first_card',
  margherita_bombs: 2,
  secret_escape: 'dealt',
  hunt_rounds: 24,
  nightfall_winner: 'auto',
  police_share_win: false,
  match: 'single',
  match_games: 1,
};

export function viewOf(different: Partial<View> = {}): View {
  return {
    you: 0,
    beat: 1,
    waiting: [0],
    options: OPTIONS,
    variant: 'margherita',
    principle: 'I',
    seats: 2,
    phase: 'lay',
    turn: 'prison',
    round_number: 1,
    hunt_rounds: null,
    actions_left: 0,
    cars: [carAt('prison'), carAt('green')],
    grid: {},
    craters: [],
    escapes: {},
    bombs: BOX.chili_bomb.count,
    boosts: 0,
    pile: BOX.board.cells - 1,
    pile_bottom: [],
    removed: {},
    hand: 'straight',
    redrawn: 0,
    escape_card: null,
    catch: null,
    resumes: null,
    boost: null,
    has_secret: false,
    don_escapes: [0, 0],
    trail: {},
    previews: [],
    own: null,
    revealed: null,
    winners: [],
    winning_cars: [],
    reason: null,
    ...different,
  };
}

/** Nobody is near Don, and nothing can be driven. */
export function glossOf(different: Partial<Gloss> = {}): Gloss {
  return {
    cars: {},
    trail_steps: {},
    ways: [],
    ways_after: [],
    catch_via: null,
    actions: 0,
    reaction: 15,
    next_don: 1,
    ...different,
  };
}

export function carGloss(different: Partial<CarGloss> = {}): CarGloss {
  return { distance: null, is_hunting: false, walls: [], entries: [], ...different };
}

export function previewAt(cell: string, different: Partial<Preview> = {}): Preview {
  return {
    card: 'straight',
    rotation: 0,
    cell,
    drives: [],
    catches: [],
    flees: [],
    blasts: [],
    blocks: [],
    ...different,
  };
}

/** Says the key and what it is about, so that tests see which sentence was chosen. */
export const say = Object.defineProperties(
  (key: string, args: Readonly<Record<string, unknown>> = {}) => [key, ...Object.values(args).map(String)].join(' '),
  {
    has: { value: () => true },
    action: { value: (action: { readonly do: string }) => action.do },
    event: { value: (event: Event) => event.event },
    word: { value: (field: string, value: string) => `${field}:${value}` },
  },
) as unknown as Say;
