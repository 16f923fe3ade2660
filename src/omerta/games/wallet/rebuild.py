"""Here stands what a view tells, as a State: everything that a viewer knows for certain lies where it lies, the rest is
empty.

`worlds` fills in the rest. RULES.md W-15.5.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from omerta.games.wallet.actions import Give, Play, ReturnChip, SealedAnswer
from omerta.games.wallet.components import (
    CHARACTER_INDEX,
    CHIP_INDEX,
    CHIP_VALUES,
    CURRENCY_INDEX,
    FACE_INDEX,
    FACES,
    SPECIAL_INDEX,
)
from omerta.games.wallet.rules.cards import stash_of, table_of, wallet_of
from omerta.games.wallet.rules.wishes import REQUEST_INDEX
from omerta.games.wallet.seen import Known, Own, SeatView, WalletView
from omerta.games.wallet.state import (
    ACTION,
    CHIP_RETURN,
    END_FIRST,
    GAIN_TIME_ACTION,
    NOBODY,
    PASS_PICK,
    PAY,
    PHASES,
    REDIST_GIVE,
    SWAP_PICK,
    TAKE_ID,
    TURN,
    WalletState,
)
from omerta.games.wallet.view import STASH, TABLE
from omerta.kit.claims import Claim
from omerta.kit.pile import counted
from omerta.kit.ring import mask_of
from omerta.kit.window import Window

_WINDOWS: Final = (REDIST_GIVE, PASS_PICK, SWAP_PICK, END_FIRST, CHIP_RETURN)


def rebuilt(view: WalletView) -> WalletState:
    """Others' private steps and sealed answers are set back to their beginning."""
    state = WalletState(view.options, len(view.players))
    _game(state, view)
    _turn(state, view)
    for seat, player in enumerate(view.players):
        _player(state, seat, player)
    state.coin_pool = sorted(state.coins)
    state.on_duty.sort(key=state.coins.__getitem__)
    if view.own and view.you is not None:
        _own(state, view.you, view.own)
    return state


def counts_of(cards: Iterable[str]) -> list[int]:
    return counted((FACE_INDEX[card] for card in cards), len(FACES))


def chips_of(values: Iterable[int]) -> list[int]:
    return counted((CHIP_INDEX[value] for value in values), len(CHIP_VALUES))


def _game(state: WalletState, view: WalletView) -> None:
    state.beat = view.beat
    state.round_number = view.round_number
    state.last_round = view.last_round
    state.start = view.start
    state.timers_left = view.timers_left
    state.discard = [FACE_INDEX[card] for card in view.discard]
    state.special_discard = [SPECIAL_INDEX[special] for special in view.special_discard]
    state.chips = [chips_of(values) for values in view.chips_shown] or state.chips


def _turn(state: WalletState, view: WalletView) -> None:
    state.phase = PHASES.index(view.phase)
    state.active = NOBODY if view.active is None else view.active
    state.turn = view.turn
    state.specials_played = view.specials_played
    state.actions_left = view.actions_left
    state.resolving = NOBODY if view.resolving is None else SPECIAL_INDEX[view.resolving]
    state.in_play = [SPECIAL_INDEX[special] for special in view.in_play]
    state.copying = bool(state.in_play)
    state.laid = [(laid.seat, FACE_INDEX[laid.card]) for laid in view.laid]
    state.target = NOBODY if view.target is None else view.target
    state.wish = NOBODY if view.wish is None else REQUEST_INDEX[view.wish.request]
    if state.phase in _WINDOWS:
        state.window = Window(view.waiting)
    if state.phase == TAKE_ID:
        state.paying_from = _bought_from(state)


def _bought_from(state: WalletState) -> int:
    """The action that the purchase stands for. W-4.3, W-6.1, W-6.12"""
    if not state.timers_left:
        return GAIN_TIME_ACTION
    return ACTION if state.actions_left else TURN


def _player(state: WalletState, seat: int, player: SeatView) -> None:
    state.coins[seat] = player.coin
    state.in_front[seat] = mask_of([SPECIAL_INDEX[special] for special in player.in_front])
    state.atm_notes[seat] = _face(player.atm_note)
    state.turned[seat] = [FACE_INDEX[card] for card in player.turned]
    state.exchange_notes[seat] = _face(player.exchanged)
    state.exchange_currencies[seat] = NOBODY if player.currency is None else CURRENCY_INDEX[player.currency]
    state.confiscated[seat] = [FACE_INDEX[card] for card in player.confiscated]
    state.credit_notes[seat] = _face(player.credit_note)
    if player.checked:
        state.checked |= 1 << seat
    if player.on_duty:
        state.on_duty.append(seat)
    if player.shown:
        state.shown |= 1 << seat
        state.hands[seat] = counts_of(player.shown.cards)


def _own(state: WalletState, seat: int, own: Own) -> None:
    state.hands[seat] = counts_of(own.hand)
    state.specials[seat] = mask_of([SPECIAL_INDEX[special] for special in own.specials])
    state.chips[seat] = chips_of(own.chips)
    state.returned[seat] = chips_of(own.returned)
    state.stash[seat] = _face(own.stash)
    state.drawn = counts_of(own.drawn)
    state.inspected = _face(own.inspected)
    state.recall.put(seat, [_claim(state, known) for known in own.known])
    state.pocket_seen[seat] = mask_of([CHARACTER_INDEX[character] for character in own.pocket_seen])
    if own.paying is not None:
        state.paying_from = state.phase
        state.phase = PAY
        state.paid = [FACE_INDEX[card] for card in own.paying]
    if own.sealed is not None:
        assert state.window, "an answer is sealed, but no window is open"
        state.window.seal(seat, _answer(own.sealed))


def _claim(state: WalletState, known: Known) -> Claim:
    numbers = {None: wallet_of(state), STASH: stash_of(state), TABLE: table_of(state)}
    places = [place if isinstance(place, int) else numbers[place] for place in known.places]
    return Claim(mask_of([FACE_INDEX[card] for card in known.cards]), mask_of(places), known.shares)


def _answer(sealed: SealedAnswer) -> int:
    match sealed:
        case Give(card):
            return FACE_INDEX[card]
        case Play(special):
            return SPECIAL_INDEX[special]
        case ReturnChip(value):
            return CHIP_INDEX[value]
        case _:
            return NOBODY


def _face(card: str | None) -> int:
    return NOBODY if card is None else FACE_INDEX[card]
