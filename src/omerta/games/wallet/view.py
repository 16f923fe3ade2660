"""Here stands what a viewer sees, built up from what may be seen. RULES.md, "What is known", W-15."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from omerta.contract import Seat, Viewer
from omerta.games.wallet.actions import Give, GiveNothing, Pass, Play, ReturnChip, SealedAnswer
from omerta.games.wallet.components import (
    CHARACTERS,
    CHIP_VALUES,
    CURRENCIES,
    FACES,
    SPECIALS,
)
from omerta.games.wallet.rules.cards import stash_of, table_of, wallet_of
from omerta.games.wallet.rules.outcome import chips_shown, winners
from omerta.games.wallet.rules.verdict import verdict
from omerta.games.wallet.rules.wishes import REQUESTS
from omerta.games.wallet.seen import Known, Laid, Own, SeatView, Shown, WalletView, WishView
from omerta.games.wallet.state import (
    CHIP_RETURN,
    END_FIRST,
    NOBODY,
    OVER,
    PAY,
    PHASES,
    REDIST_GIVE,
    TAKE_ID,
    WalletState,
)
from omerta.games.wallet.values import Verdict
from omerta.kit.claims import Claim
from omerta.kit.pile import spread
from omerta.kit.ring import seats_in

__all__ = ["view"]

STASH: Final = "stash"
TABLE: Final = "table"

_GIVE: Final = tuple(Give(face) for face in FACES)
_RETURN: Final = tuple(ReturnChip(value) for value in CHIP_VALUES)
_GIVE_NOTHING: Final = GiveNothing()
_PASS: Final = Pass()
_PLAY: Final = tuple(Play(special) for special in SPECIALS)


def view(state: WalletState, viewer: Viewer) -> WalletView:
    """A spectator has no part of its own and keeps no record. W-15.4"""
    over = state.phase == OVER
    return WalletView(
        you=viewer,
        beat=state.beat,
        waiting=state.asked(),
        options=state.options,
        round_number=state.round_number,
        phase=PHASES[state.public_phase()],
        active=_active(state),
        start=state.start,
        turn=state.turn,
        timers_left=state.timers_left,
        actions_left=state.actions_left,
        specials_played=state.specials_played,
        resolving=_name(SPECIALS, state.resolving),
        in_play=_names(SPECIALS, state.in_play),
        wallet=sum(state.wallet),
        discard=_names(FACES, state.discard),
        special_discard=_names(SPECIALS, state.special_discard),
        aside=state.aside.bit_count(),
        pocket=state.pocket.bit_count(),
        chip_pocket=sum(state.chip_pocket),
        drawn=sum(state.drawn),
        laid=tuple([Laid(seat, FACES[face]) for seat, face in state.laid]),
        target=None if state.target == NOBODY else state.target,
        wish=None if state.wish == NOBODY else WishView(state.active, state.target, REQUESTS[state.wish]),
        players=tuple([_player(state, seat) for seat in range(state.seats)]),
        last_round=state.last_round,
        chips_shown=chips_shown(state) if over else (),
        winners=winners(state) if over else (),
        own=None if viewer is None else _own(state, viewer),
    )


def _active(state: WalletState) -> Seat | None:
    """Says whose turn it is, or who is asked alone at the end of the round; nobody where all are asked together."""
    return None if state.phase in (END_FIRST, CHIP_RETURN, OVER) else state.active


def _player(state: WalletState, seat: Seat) -> SeatView:
    """Says what everybody sees of a seat: numbers, and what lies open before it."""
    exchanged = state.exchange_notes[seat]
    return SeatView(
        coin=state.coins[seat],
        cards=sum(state.hands[seat]),
        specials=state.specials[seat].bit_count(),
        chips=sum(state.chips[seat]),
        returned=sum(state.returned[seat]),
        in_front=_names(SPECIALS, seats_in(state.in_front[seat])),
        has_stash=state.stash[seat] != NOBODY,
        atm_note=_name(FACES, state.atm_notes[seat]),
        turned=_names(FACES, state.turned[seat]),
        exchanged=_name(FACES, exchanged),
        currency=_name(CURRENCIES, state.exchange_currencies[seat]),
        shown=_shown(state, seat) if state.shown >> seat & 1 else None,
        on_duty=seat in state.on_duty,
        checked=bool(state.checked >> seat & 1),
        confiscated=_names(FACES, state.confiscated[seat]),
        credit_note=_name(FACES, state.credit_notes[seat]),
    )


def _shown(state: WalletState, seat: Seat) -> Shown:
    """W-9.1, W-9.2, W-10.1"""
    return Shown(_names(FACES, spread(state.hands[seat])), state.verdicts[seat])


def _own(state: WalletState, seat: Seat) -> Own:
    """Hand, special cards and chips, one's own private steps, and what one remembers. W-15"""
    is_active = seat == state.active
    concerns = seat in (state.active, state.target)
    return Own(
        hand=_names(FACES, spread(state.hands[seat])),
        specials=_names(SPECIALS, seats_in(state.specials[seat])),
        chips=chip_values(state.chips[seat]),
        verdict=_verdict(state, seat),
        sealed=_sealed(state, seat),
        paying=_names(FACES, state.paid) if state.phase == PAY and is_active else None,
        offered=_names(CHARACTERS, seats_in(state.pocket)) if state.phase == TAKE_ID and is_active else (),
        drawn=_names(FACES, spread(state.drawn)) if is_active else (),
        inspected=_name(FACES, state.inspected) if concerns else None,
        stash=_name(FACES, state.stash[seat]),
        known=tuple([_known(state, claim) for claim in state.recall.of(seat)]),
        pocket_seen=_names(CHARACTERS, seats_in(state.pocket_seen[seat])),
        returned=chip_values(state.returned[seat]),
    )


def _verdict(state: WalletState, seat: Seat) -> Verdict:
    """Says what the police would find now; what they found, once they have come. W-7.4, W-8"""
    if state.verdicts:
        return state.verdicts[seat]
    exchanged, currency = state.exchange_notes[seat], state.exchange_currencies[seat]
    return verdict(state.hands[seat], state.coins[seat], exchanged, currency)


def _sealed(state: WalletState, seat: Seat) -> SealedAnswer | None:
    """One's own answer in an open window."""
    answer = state.window.own(seat) if state.window else None
    if answer is None:
        return None
    if state.phase == END_FIRST:
        return _PASS if answer == NOBODY else _PLAY[answer]
    if state.phase == CHIP_RETURN:
        return _RETURN[answer]
    return _GIVE_NOTHING if state.phase == REDIST_GIVE and answer == NOBODY else _GIVE[answer]


def _known(state: WalletState, claim: Claim) -> Known:
    names: dict[int, Seat | str | None] = {wallet_of(state): None, stash_of(state): STASH, table_of(state): TABLE}
    places = tuple([names.get(place, place) for place in seats_in(claim.places)])
    return Known(_names(FACES, seats_in(claim.faces)), places, claim.shares)


def chip_values(chips: Sequence[int]) -> tuple[int, ...]:
    """Gives the chips of a seat by their values, ascending; until the end its owner alone sees them. W-10.6"""
    return tuple([CHIP_VALUES[index] for index in spread(chips)])


def _name(names: Sequence[str], index: int) -> str | None:
    return None if index == NOBODY else names[index]


def _names(names: Sequence[str], indices: Iterable[int]) -> tuple[str, ...]:
    return tuple([names[index] for index in indices])
