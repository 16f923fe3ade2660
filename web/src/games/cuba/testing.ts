/** Positions for tests: a table of five in the interrogation, and what shall be different. */

import type { Say } from '../../table/game';
import { BOX, type Story } from './generated';
import type { Contents, Event, Gloss, Log, Own, Player, Statement, View } from './types';

const [{ loyal, fbi, cia, driver, killer, jokers }] = BOX.setup as readonly [(typeof BOX.setup)[number]];

/** A full box for the smallest table. */
export function contentsOf(different: Partial<Contents> = {}): Contents {
  return { diamonds: BOX.supply.diamonds, loyal, fbi, cia, driver, killer, ...different };
}

export function playerOf(position: number, different: Partial<Player> = {}): Player {
  return {
    position,
    take: null,
    role: null,
    out: null,
    has_joker: false,
    is_open: false,
    asked: 0,
    says: 0,
    ...different,
  };
}

export function ownOf(different: Partial<Own> = {}): Own {
  return {
    box: null,
    seen: null,
    bag: null,
    take: null,
    role: null,
    passenger: null,
    hidden: null,
    missing: null,
    fires: null,
    ...different,
  };
}

export function claim(seat: number, slot: string, value: string): Statement {
  return { seat, slot, about: null, value, changed: false, question: null };
}

const OPTIONS: View['options'] = {
  killer: false,
  chip_mix: 'standard',
  custom_mix: [2, 1, 1, 2, 0],
  jokers: 'standard',
  talk_mode: 'live',
  room_devices: 'many',
  on_take_timeout: 'substitute',
  returned_box_public: false,
  memory_aid: true,
  contradiction_hints: 'off',
  solo_win_excludes_drivers: false,
  eliminated_loyal_wins: false,
  question_budget: -1,
  floor_budget: 6,
  first_godfather: 'most_experienced',
  first_seat: 1,
  next_godfather: 'winners_vote',
  reseat: 'shuffle',
  godfather_may_repeat: false,
  match_games: 1,
  godfather: 0,
  host: 0,
};

type Different = Partial<Omit<View, 'options'>> & { options?: Partial<View['options']> };

/** Seat 0 is the Godfather, the box goes 1, 2, 3, 4. */
export function viewOf({ options, ...different }: Different = {}): View {
  return {
    you: 1,
    beat: 1,
    waiting: [0],
    options: { ...OPTIONS, ...options },
    phase: 'interrogation',
    godfather: 0,
    holder: null,
    mix: contentsOf(),
    since: 0,
    talk_since: 0,
    jokers,
    recovered: 0,
    returned: null,
    players: [0, 1, 2, 3, 4].map((position) => playerOf(position)),
    claims: [],
    evasions: [],
    hints: [],
    question: null,
    question_since: null,
    questions: 0,
    questions_left: null,
    floors: 0,
    floor: [],
    accused: null,
    final_demand: false,
    killer: null,
    ended: null,
    reveal: null,
    own: ownOf(),
    ...different,
  };
}

export function storyOf(different: Partial<Story> = {}): Story {
  const untold = { diamonds: null, chips: null };
  return { received: untold, passed: untold, joint: null, ...different };
}

/** Of somebody who can make nothing of it yet. */
export function glossOf(different: Partial<Gloss> = {}): Gloss {
  return { spotlight: [], answer: null, stories: [], truths: [], still_missing: [], ends: [], ...different };
}

export function logOf(...events: readonly Event[]): Log {
  return events.map((event, index) => ({ number: index + 1, at: index * 1000, event }));
}

/** A voice that says the key and what is filled in. */
export const say = Object.assign(
  (key: string, args: Readonly<Record<string, unknown>> = {}) => [key, ...Object.values(args)].join(' '),
  { word: (field: string, value: string) => `${field}-${value}` },
) as unknown as Say;
