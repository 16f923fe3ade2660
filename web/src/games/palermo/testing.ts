/** Positions for tests: a table of three in a finished city, and what shall be different. */

import type { Problem } from '../../protocol/generated';
import type { Say } from '../../table/game';
import { SLOTS, START } from './board/places';
import { BOX, type BoxPlayerCount } from './generated';
import { EMPTY_TOKEN } from './pieces/tiles';
import type { Step } from './hand/ways';
import type { Event, Gloss, Log, Reach, View } from './types';

const OPTIONS: View['options'] = {
  build_mode: 'standard',
  police: true,
  target_marker: false,
  draft_city: 'generated',
  city_text: '',
  draft_order: 'clockwise',
  diagonal_rule: 'strict',
  hop_police: 'corner_only',
  must_move: true,
  tie_break: 'shared',
  first_seat: 'random',
  round_limit: 60,
};

/** A city from its text; what is left out at the end is empty. */
export function cityOf(text: string): View['city'] {
  const tokens = text.split(/[\s/]+/);
  return Object.fromEntries(SLOTS.map((slot, index) => [slot, tokens[index] ?? EMPTY_TOKEN]));
}

/** What the box has for a table of three. */
const [{ players, chips, interest }] = BOX.player_count.filter((count) => count.players === 3) as [BoxPlayerCount];
const { first: allowance } = BOX.tracker;

type Different = Partial<Omit<View, 'options'>> & { options?: Partial<View['options']> };

export function viewOf({ options, ...different }: Different = {}): View {
  return {
    you: 0,
    beat: 1,
    waiting: [0],
    options: { ...OPTIONS, ...options },
    phase: 'move',
    first_seat: 0,
    active: 0,
    round_number: 1,
    permission: null,
    supply: { h1a: 6, h1b: 5, h2a: 4, h2b: 3, h3a: 12 },
    city: cityOf('1a0 2a1 STA 3a2 --- st1'),
    city_text: '',
    entrances: { a1: 'C2', b1: 'D3', d1: 'H2', f1: 'M2' },
    owners: { a1: 0, b1: 1, d1: 2, f1: 0 },
    chips: { a1: 0, b1: 1, d1: 2 },
    crooks: [START, START, 'A5'],
    police: [null, 'D3', null],
    pinned: [false, false, false],
    allowances: [allowance + 1, allowance, allowance],
    chips_left: [chips - 1, chips, chips],
    targets: [null, null, null],
    money: [2, 0, 0],
    home_rounds: [null, null, null],
    interest,
    reach: [],
    tours: [[{ slot: 'f1', round_number: 1, income: 2 }], [], []],
    accounts: [
      { venues: 2, arrival: 0, interest: 0, fines: 0 },
      { venues: 0, arrival: 0, interest: 0, fines: 0 },
      { venues: 0, arrival: 0, interest: 0, fines: 0 },
    ],
    history: [[2, 0, 0]],
    winners: [],
    reason: null,
    ...different,
  };
}

/** What the server makes of that table, with what shall be different. */
export function glossOf(different: Partial<Gloss> = {}): Gloss {
  return {
    is_racing: true,
    houses: ['B2'],
    venues: players * chips,
    venues_marked: 4,
    chips_each: chips,
    chips: [
      { laid: 2, collected: 1 },
      { laid: 1, collected: 0 },
      { laid: 1, collected: 0 },
    ],
    markers: [
      { field: 2, laps: 0 },
      { field: 0, laps: 0 },
      { field: 0, laps: 0 },
    ],
    walks: [],
    ...different,
  };
}

export function reachOf(field: string, cost: number, different: Partial<Reach> = {}): Reach {
  return { field, cost, via: null, fines: 0, stop: true, venue: null, income: null, ...different };
}

/** A node in reach with the sum of the walk there. */
export function stepOf(field: string, different: Partial<Step> = {}): Step {
  return { ...reachOf(field, 1), steps: 1, left: 2, fine: 0, ...different };
}

export function problemOf(key: string, args: Problem['args']): Problem {
  return { key, args, rule: 'P-2.5', field: null };
}

export function logOf(...events: readonly Event[]): Log {
  return events.map((event, index) => ({ number: index + 1, at: 0, event }));
}

/** Says the key and what it is about, so that tests see which sentence was chosen. */
export const say = Object.defineProperties(
  (key: string, args: Readonly<Record<string, unknown>> = {}) => [key, ...Object.values(args).map(String)].join(' '),
  {
    has: { value: () => true },
    action: { value: (action: { readonly do: string }) => action.do },
    word: { value: (field: string, value: string) => `${field}:${value}` },
  },
) as unknown as Say;
