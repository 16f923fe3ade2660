"""The end of the game: all chips are shown, most points win. RULES.md W-12."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.contract import Emit, Outcome, Seat
from omerta.games.wallet.components import CHIP_VALUES
from omerta.games.wallet.round_events import GameOver
from omerta.games.wallet.state import NOBODY, OVER, WalletState
from omerta.games.wallet.values import Reason
from omerta.kit.pile import spread


def finish(state: WalletState, emit: Emit | None) -> None:
    """The last round is scored. W-12.1"""
    state.phase = OVER
    state.active = NOBODY
    if emit is not None:
        chips = chips_shown(state)
        emit(GameOver(winners(state), points(chips), chips))


def outcome(state: WalletState) -> Outcome | None:
    """W-12.1"""
    if state.phase != OVER:
        return None
    won = winners(state)
    scored = points(chips_shown(state))
    return Outcome(won, tuple(reason(seat, won, scored) for seat in range(state.seats)), scored)


def points(chips: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Says what the chips of each seat are worth, by the values of all of them. W-12.1"""
    return tuple([sum(values) for values in chips])


def winners(state: WalletState) -> tuple[Seat, ...]:
    """Most points win; then more chips do; then the victory is shared. W-12.1, W-12.2, W-12.3, WR-31"""
    chips = chips_shown(state)
    standing = [(scored, len(values)) for scored, values in zip(points(chips), chips, strict=True)]
    return tuple(seat for seat, reached in enumerate(standing) if reached == max(standing))


def chips_shown(state: WalletState) -> tuple[tuple[int, ...], ...]:
    """Lists for each seat the values of all chips, ascending. W-12.1"""
    return tuple(tuple(CHIP_VALUES[chip] for chip in spread(chips)) for chips in state.chips)


def reason(seat: Seat, won: Sequence[Seat], scored: Sequence[int]) -> Reason:
    """Says why a seat has won or not. W-12.1, W-12.2, W-12.3"""
    if seat not in won:
        return "beaten"
    if len(won) > 1:
        return "shared"
    return "more-chips" if scored.count(scored[seat]) > 1 else "most-points"
