"""Rounds and whole games are played for tests: hurried to their end, or chosen at random."""

from __future__ import annotations

from typing import Final

from omerta.games.wallet import GAME
from omerta.games.wallet.actions import WalletAction
from omerta.games.wallet.tests.given import WalletScene, new_game
from omerta.games.wallet.tests.moves import FLIP, PASS
from omerta.kit.chance import fast_from

_WINDOWS: Final = ("end_first", "end_cards")
_SETTLING: Final = (*_WINDOWS, "police_check", "chip_return")


def settled(scene: WalletScene) -> WalletScene:
    """The end of a round in which nobody plays a card: up to the next round or the end of the game."""
    while (phase := scene.view().phase) in _SETTLING:
        seat = GAME.pending(scene.state)[0]
        scene.when(seat, PASS if phase in _WINDOWS else scene.legal(seat)[0])
    return scene


def all_do(scene: WalletScene, action: WalletAction) -> WalletScene:
    """Turn after turn the same regular action, until the round ends."""
    number = scene.view().round_number
    while scene.view().phase == "turn" and scene.view().round_number == number:
        scene.when(scene.state.active, action)
    return scene


def hurried(scene: WalletScene, rounds: int = 1) -> WalletScene:
    """So many rounds in which everybody does nothing but flip."""
    for _ in range(rounds):
        settled(all_do(scene, FLIP))
    return scene


def whole_game(seats: int, seed: object = 0) -> WalletScene:
    return hurried(new_game(seats, seed), rounds=3)


def dealt_coins(*coins: int) -> WalletScene:
    """A fresh deal in which the seats got exactly these coins."""
    deals = (new_game(len(coins), seed) for seed in range(10_000))
    return next(scene for scene in deals if tuple(scene.state.coins) == coins)


def at_random(scene: WalletScene, seed: object, most: int = 10_000) -> WalletScene:
    """Up to so many steps, each chosen from the whole list of a seat that owes an answer."""
    chance = fast_from("at random", seed)
    for _ in range(most):
        pending = GAME.pending(scene.state)
        if not pending:
            break
        seat = pending[chance.below(len(pending))]
        choices = scene.legal(seat)
        scene.when(seat, choices[chance.below(len(choices))])
    return scene
