"""The end of the game: all chips are shown, most points win. RULES.md W-12."""

from __future__ import annotations

from omerta.contract import Emit, Outcome, Seat
from omerta.games.wallet.components import CHIP_VALUES
from omerta.games.wallet.round_events import GameOver
from omerta.games.wallet.state import NOBODY, OVER, WalletState
from omerta.kit.pile import spread


def finish(state: WalletState, emit: Emit | None) -> None:
    """The last round is scored. W-12.1"""
    state.phase = OVER
    state.active = NOBODY
    if emit is not None:
        emit(GameOver(winners(state), points(state), chips_shown(state)))


def outcome(state: WalletState) -> Outcome | None:
    """W-12.1"""
    if state.phase != OVER:
        return None
    won = winners(state)
    return Outcome(won, tuple(_reason(state, seat, won) for seat in range(state.seats)), points(state))


def points(state: WalletState) -> tuple[int, ...]:
    """Says what the chips of each seat are worth. W-12.1"""
    return tuple(sum([CHIP_VALUES[chip] for chip in spread(chips)]) for chips in state.chips)


def winners(state: WalletState) -> tuple[Seat, ...]:
    """Most points win; then more chips do; then the victory is shared. W-12.1, W-12.2, W-12.3, WR-31"""
    standing = [(scored, sum(chips)) for scored, chips in zip(points(state), state.chips, strict=True)]
    return tuple(seat for seat, reached in enumerate(standing) if reached == max(standing))


def chips_shown(state: WalletState) -> tuple[tuple[int, ...], ...]:
    """Lists for each seat the values of all chips, ascending. W-12.1"""
    return tuple(tuple(CHIP_VALUES[chip] for chip in spread(chips)) for chips in state.chips)


def _reason(state: WalletState, seat: Seat, won: tuple[Seat, ...]) -> str:
    """Says why a seat has won or not. W-12.1, W-12.2, W-12.3"""
    if seat not in won:
        return "beaten"
    if len(won) > 1:
        return "shared"
    scored = points(state)
    return "more-chips" if scored.count(scored[seat]) > 1 else "most-points"
