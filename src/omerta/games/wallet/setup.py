"""The setup: options, seats and chance become the first round of a game. RULES.md W-1."""

from __future__ import annotations

from omerta.contract import Chance, Emit, RuleViolation
from omerta.games.wallet.components import (
    BOX_HASH,
    CHIP_COUNTS,
    COINS,
    PLAYERS,
    STARTING_CHIP,
    STARTING_CHIPS,
)
from omerta.games.wallet.events import Asked, GameStarted
from omerta.games.wallet.options import WalletOptions
from omerta.games.wallet.rules.rounds import start_round
from omerta.games.wallet.state import PHASES, WalletState
from omerta.kit.options import check_values


def new(options: WalletOptions, seats: int, chance: Chance, emit: Emit | None) -> WalletState:
    """Chips and coins for the game, then the first deal. Every combination of options is allowed. W-1, W-13.5"""
    check_seats(seats)
    check_values(options, "W-13.5", {"rounds": "W-1.5"})
    state = WalletState(options, seats)
    if emit is not None:
        emit(GameStarted(seats, options, BOX_HASH))
    hand_out_chips(state)
    state.coin_pool = coin_pool(options, seats, chance)
    start_round(state, chance, emit)
    state.beat = 1
    if emit is not None:
        emit(Asked(PHASES[state.phase], state.asked()))
    return state


def check_seats(seats: int) -> None:
    """W-1.1"""
    if seats not in PLAYERS:
        raise RuleViolation("W-1.1", "seats", seats=seats, fewest=PLAYERS[0], most=PLAYERS[-1])


def hand_out_chips(state: WalletState) -> None:
    """Everybody begins with a chip of the smallest value; the zip pocket holds the rest. W-1.3, WR-2"""
    state.chip_pocket = list(CHIP_COUNTS)
    for chips in state.chips:
        chips[STARTING_CHIP] += STARTING_CHIPS
        state.chip_pocket[STARTING_CHIP] -= STARTING_CHIPS


def coin_pool(options: WalletOptions, seats: int, chance: Chance) -> list[int]:
    """Gives the coins that serve in all rounds, ascending. W-1.4, W-13.4, WR-3"""
    if options.coin_pool == "lowest":
        return sorted(COINS)[:seats]
    left = [1] * len(COINS)
    for _ in range(seats):
        left[chance.pick(left)] = 0
    return sorted(coin for coin, still in zip(COINS, left, strict=True) if not still)
