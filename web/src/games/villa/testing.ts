/** Positions for tests: a table of three at the first plan, and what shall be different. */

import type { Action, Event, Log, SlotView, View } from './types';

const OPTIONS: View['options'] = {
  roster: 'random',
  custom_counts: [4, 5, 4],
  handicap: 10,
  handicap_timing: 'lobby',
  handicap_choices: [10, 7, 4, 0],
  expert: false,
  open_start: 4,
  row_limit: 4,
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

const SLOTS = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9', 'V1', 'V2', 'V3', 'V4'];

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

export function logOf(...events: readonly Event[]): Log {
  return events.map((event, index) => ({ number: index + 1, at: 0, event }));
}

export function plans(...targets: readonly string[]): Action[] {
  return targets.flatMap((target) => [0, 1, 2].map((leader): Action => ({ do: 'plan', target, leader })));
}
