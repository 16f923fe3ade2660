"""A round is laid out: everything but the chips is collected, shuffled and dealt anew. RULES.md W-2, W-11."""

from __future__ import annotations

from omerta.contract import Chance, Emit
from omerta.games.wallet.components import DECKS, EXTRA_IDS, FACES, HAND_CARDS, PLAYERS, SPECIALS, SPECIALS_EACH, TIMERS
from omerta.games.wallet.events import HandDealt, RoundStarted
from omerta.games.wallet.options import WalletOptions
from omerta.games.wallet.rules import turn
from omerta.games.wallet.rules.naming import faces_named
from omerta.games.wallet.state import NOBODY, TURN, WalletState
from omerta.kit.pile import spread
from omerta.kit.recall import Recall
from omerta.kit.ring import seats_in


def deck_of(options: WalletOptions, seats: int) -> tuple[int, ...]:
    """Gives the copies of each face in the deck of the game; the other cards stay in the box. W-1.2"""
    most = PLAYERS[-1] if options.deck == "full" and seats > PLAYERS[0] else seats
    return DECKS[most]


def start_round(state: WalletState, chance: Chance, emit: Emit | None) -> None:
    """Cards, special cards and coins are dealt in this order; then the smallest coin begins. W-2, W-11.1, W-3.1"""
    state.round_number += 1
    _clear_turn(state)
    _clear_round(state)
    _deal_cards(state, chance)
    _deal_specials(state, chance)
    _deal_coins(state, chance)
    if emit is not None:
        emit(RoundStarted(state.round_number, tuple(state.coins), state.start, sum(state.wallet)))
        for seat in range(state.seats):
            hand = faces_named(spread(state.hands[seat]))
            emit(HandDealt(seat, hand, tuple(SPECIALS[special] for special in seats_in(state.specials[seat]))))
    turn.begin_turn(state, state.start, chance, emit)


def _clear_turn(state: WalletState) -> None:
    """No turn goes on, and nothing is being resolved. W-11.1"""
    state.specials_played = 0
    state.actions_left = 0
    state.resolving = NOBODY
    state.copying = False
    state.in_play = []
    state.paying_from = TURN
    state.paid = []
    state.laid = []
    state.target = NOBODY
    state.inspected = NOBODY
    state.wish = NOBODY
    state.window = None


def _clear_round(state: WalletState) -> None:
    """Timers are up, piles empty, all extra IDs in their pocket; chips are kept. W-2.1, W-2.4, W-2.6"""
    seats = state.seats
    state.timers_left = TIMERS
    state.turn = 0
    state.discard = []
    state.special_discard = []
    state.pocket = EXTRA_IDS
    state.in_front = [0] * seats
    state.stash = [NOBODY] * seats
    state.atm_notes = [NOBODY] * seats
    state.turned = [[] for _ in range(seats)]
    state.exchange_notes = [NOBODY] * seats
    state.exchange_currencies = [NOBODY] * seats
    state.verdicts = []
    state.on_duty = []
    state.checked = 0
    state.shown = 0
    state.confiscated = [[] for _ in range(seats)]
    state.credit_notes = [NOBODY] * seats
    state.recall = Recall(seats)
    state.pocket_seen = [EXTRA_IDS] * seats


def _deal_cards(state: WalletState, chance: Chance) -> None:
    """Everybody gets five; the rest is the wallet, a set without order. W-2.2, WR-4"""
    state.wallet = list(deck_of(state.options, state.seats))
    state.hands = [[0] * len(FACES) for _ in range(state.seats)]
    for hand in state.hands:
        for _ in range(HAND_CARDS):
            face = chance.pick(state.wallet)
            state.wallet[face] -= 1
            hand[face] += 1


def _deal_specials(state: WalletState, chance: Chance) -> None:
    """Everybody gets two, never part of the hand; the rest is set aside unseen. W-2.3, W-5.4"""
    left = [1] * len(SPECIALS)
    for seat in range(state.seats):
        state.specials[seat] = 0
        for _ in range(SPECIALS_EACH):
            special = chance.pick(left)
            left[special] = 0
            state.specials[seat] |= 1 << special
    state.aside = sum(1 << special for special, still in enumerate(left) if still)


def _deal_coins(state: WalletState, chance: Chance) -> None:
    """The coins of the pool, one each, open; the smallest makes the start player. W-2.5"""
    state.coins = state.coin_pool[:]
    chance.shuffle(state.coins)
    state.start = state.coins.index(min(state.coins))
