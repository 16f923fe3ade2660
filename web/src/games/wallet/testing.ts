/** Positions for tests: a table of three at the first turn of a round, and what shall be different. */

import { BOX } from './generated';
import type { Event, Gloss, Log, Own, Player, Verdict, View } from './types';

const OPTIONS: View['options'] = {
  deck: 'balanced',
  specials_per_turn: 1,
  allow_pass: false,
  payment: 'free',
  coin_pool: 'random',
  rounds: 3,
};

export function verdictOf(different: Partial<Verdict> = {}): Verdict {
  return { innocent: true, person: 'john_smith', guilt: [], cents: 43020, currencies: 2, ids: 1, ...different };
}

export function playerOf(different: Partial<Player> = {}): Player {
  return {
    coin: 20,
    cards: BOX.limits.hand_cards,
    specials: BOX.limits.special_cards_per_seat,
    chips: BOX.limits.starting_chips_per_seat,
    returned: 0,
    in_front: [],
    has_stash: false,
    atm_note: null,
    turned: [],
    exchanged: null,
    currency: null,
    shown: null,
    on_duty: false,
    checked: false,
    confiscated: [],
    credit_note: null,
    ...different,
  };
}

export function ownOf(different: Partial<Own> = {}): Own {
  return {
    hand: ['note:dollar:100', 'note:euro:200', 'jewel:100', 'id:john_smith', 'credit_card'],
    specials: ['gift', 'gain_time'],
    chips: [BOX.limits.starting_chip_value],
    verdict: verdictOf(),
    sealed: null,
    paying: null,
    offered: [],
    drawn: [],
    inspected: null,
    stash: null,
    known: [],
    pocket_seen: BOX.extra_ids.list,
    returned: [],
    ...different,
  };
}

export function glossOf(different: Partial<Gloss> = {}): Gloss {
  return {
    turns_left: [BOX.timers.count, BOX.timers.count, BOX.timers.count],
    worth: [],
    payments: [],
    papers: { ids: 'good', amount: 'good', currencies: 'good', on_the_edge: false, blame: [] },
    taker: null,
    copied: null,
    points: [],
    reason: null,
    ...different,
  };
}

type Different = Partial<Omit<View, 'options'>> & { options?: Partial<View['options']> };

export function viewOf({ options, ...different }: Different = {}): View {
  return {
    you: 0,
    beat: 1,
    waiting: [0],
    options: { ...OPTIONS, ...options },
    round_number: 1,
    phase: 'turn',
    active: 0,
    start: 0,
    turn: 1,
    timers_left: BOX.timers.count,
    actions_left: 0,
    specials_played: 0,
    resolving: null,
    in_play: [],
    wallet: 25,
    discard: [],
    special_discard: [],
    aside: BOX.special_cards.list.length - 3 * BOX.limits.special_cards_per_seat,
    pocket: BOX.extra_ids.list.length,
    chip_pocket: BOX.chips.total - 3 * BOX.limits.starting_chips_per_seat,
    drawn: 0,
    laid: [],
    target: null,
    wish: null,
    players: [playerOf(), playerOf({ coin: 1 }), playerOf({ coin: 50 })],
    last_round: null,
    chips_shown: [],
    winners: [],
    own: ownOf(),
    ...different,
  };
}

export function logOf(...events: readonly Event[]): Log {
  return events.map((event, index) => ({ number: index + 1, at: 0, event }));
}
