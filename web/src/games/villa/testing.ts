/** Positions for tests: a table of three at the first plan, and what shall be different. */

import type { Say } from '../../table/game';
import { CELLAR, GODFATHERS, PLACES } from './board/box';
import { BOX } from './generated';
import type { Action, Event, Gloss, Log, SlotView, View } from './types';

const OPTIONS: View['options'] = {
  roster: 'random',
  custom_counts: [4, 5, 4],
  handicap: 10,
  handicap_timing: 'lobby',
  handicap_choices: [10, 7, 4, 0],
  expert: false,
  open_start: BOX.setup.open_start,
  row_limit: BOX.setup.row_limit,
  swap_phase: true,
  leader_mode: 'chosen',
  rotation_anchor: 'leader',
  decision_mode: 'coordinator',
  early_abort: true,
  expert_pair_needs_marker: true,
  recover_passed: false,
};

export function guard(
  strength: number,
  symbol: string,
  position: number | null = null,
  front: string | null = null,
): SlotView {
  return { strength, hint: { kind: position === null ? 'absent' : 'at', symbol, position }, front };
}

const SLOTS = PLACES.map(({ id }) => id).filter((slot) => slot !== CELLAR);

/** All thirteen of strength 3 with a patrol car at position 2, but for those named. */
export function grounds(different: Readonly<Record<string, SlotView | null>> = {}): View['slots'] {
  return { ...Object.fromEntries(SLOTS.map((slot) => [slot, guard(3, 'B', 2)])), ...different };
}

export function empty(...left: readonly string[]): View['slots'] {
  return Object.fromEntries(SLOTS.map((slot) => [slot, left.includes(slot) ? guard(3, 'B', 2) : null]));
}

export function viewOf({
  options,
  ...different
}: Partial<Omit<View, 'options'>> & { options?: Partial<View['options']> } = {}): View {
  return {
    you: 0,
    beat: 1,
    waiting: [0],
    options: { ...OPTIONS, ...options },
    phase: 'plan',
    coordinator: 0,
    leader: null,
    next_leader: null,
    active: null,
    godfather: 'capo_curtillo',
    slots: grounds(),
    arrested: [],
    total_strength: 39,
    police_count: 49,
    rows: [
      ['Y', 'R', 'B', 'G'],
      ['R', 'R', 'B', 'YR'],
      ['G', 'G', 'W', 'Y'],
    ],
    piles: [
      { unknown: 13, known_bottom: [] },
      { unknown: 12, known_bottom: [] },
      { unknown: 11, known_bottom: ['Y'] },
    ],
    laid: [],
    discard: {},
    out_of_play: {},
    police_box_count: 5,
    target: null,
    filled: 0,
    required: null,
    bonus_symbol: null,
    proposal: null,
    approvals: [],
    proposal_count: 0,
    ready: [],
    swaps_left: 0,
    result: null,
    reason: null,
    debrief: null,
    ...different,
  };
}

/** What the server says to `viewOf()`, and what shall be different. */
export function glossOf(different: Partial<Gloss> = {}): Gloss {
  return {
    reserve: { cards: 49, bonuses: 13, needed: 43, left: 19 },
    handicap: 10,
    decides: 0,
    free: ['P1', 'P3', 'P7', 'P9'],
    covered: ['V1', 'V2', 'V3', 'V4', CELLAR],
    suspects: {},
    foreseen: { P1: [null, 'B', null], [CELLAR]: GODFATHERS.get('capo_curtillo')?.symbols ?? [] },
    turns: [
      [0, 1, 2, 0],
      [1, 2, 0, 1],
      [2, 0, 1, 2],
    ],
    shown: [
      { Y: 1, R: 1, B: 1, G: 1 },
      { Y: 1, R: 3, B: 1, G: 0 },
      { Y: 2, R: 1, B: 1, G: 3 },
    ],
    raid: [],
    barred: [],
    ...different,
  };
}

export function logOf(...events: readonly Event[]): Log {
  return events.map((event, index) => ({ number: index + 1, at: 0, event }));
}

export function plans(...targets: readonly string[]): Action[] {
  return targets.flatMap((target) => [0, 1, 2].map((leader): Action => ({ do: 'plan', target, leader })));
}

/** Keys and arguments instead of sentences. */
export const keys = Object.assign(
  (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args).map(String)].join(' '),
  {
    word: (field: string, value: string) => `${field}:${value}`,
    language: 'de',
  },
) as unknown as Say;
