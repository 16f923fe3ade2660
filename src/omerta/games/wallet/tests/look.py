"""Here stands what tests look at: hands and piles in shorthand, what a seat is told, how a round came out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from omerta.contract import Event, Seat, Viewer
from omerta.games.wallet import GAME
from omerta.games.wallet.actions import Buy, PayAdd, PayDone, Play
from omerta.games.wallet.components import SPECIALS
from omerta.games.wallet.seen import Own
from omerta.games.wallet.state import WalletState
from omerta.games.wallet.tests.given import WalletScene
from omerta.games.wallet.tests.notation import pile, short, shorts
from omerta.games.wallet.values import RoundResult, SeatResult, Verdict
from omerta.kit.chance import FastChance
from omerta.kit.menus import legal

E = TypeVar("E", bound=Event)


def own(scene: WalletScene, seat: Seat) -> Own:
    """Says what this seat alone sees."""
    seen = scene.view(seat).own
    assert seen is not None, f"seat {seat} has no view of its own"
    return seen


def hand(scene: WalletScene, seat: Seat) -> str:
    """The hand as its owner sees it."""
    return shorts(own(scene, seat).hand)


def hands(scene: WalletScene) -> list[str]:
    return [hand(scene, seat) for seat in range(scene.state.seats)]


def sizes(scene: WalletScene) -> list[int]:
    """Says how many cards each seat holds, as everybody sees it."""
    return [player.cards for player in scene.view().players]


def wallet(scene: WalletScene) -> str:
    """The content of the wallet, which nobody sees."""
    return pile(scene.state.wallet)


def discard(scene: WalletScene) -> str:
    return shorts(scene.view().discard)


def specials_of(scene: WalletScene, seat: Seat) -> set[str]:
    return set(own(scene, seat).specials)


def chips_of(scene: WalletScene, seat: Seat) -> tuple[int, ...]:
    """Gives a seat's own chips, ascending."""
    return tuple(sorted(own(scene, seat).chips))


def set_aside(scene: WalletScene) -> set[str]:
    """The special cards that nobody has, which nobody sees."""
    return {name for special, name in enumerate(SPECIALS) if scene.state.aside >> special & 1}


def told(scene: WalletScene, viewer: Viewer, kind: type[E]) -> list[E]:
    """Gives the events of one kind as this viewer got them."""
    shown = [event.shown(viewer) for event in scene.events]
    return [event for event in shown if isinstance(event, kind)]


def heard(scene: WalletScene, viewer: Viewer, since: int = 0) -> list[Event]:
    """Everything this viewer was told since that many events."""
    shown = [event.shown(viewer) for event in scene.events[since:]]
    return [event for event in shown if event is not None]


def phase(scene: WalletScene) -> tuple[str, tuple[Seat, ...]]:
    """Says where the game stands and who is asked, as everybody sees it."""
    view = scene.view()
    return view.phase, view.waiting


def playable(scene: WalletScene, seat: Seat = 0) -> set[str]:
    """The special cards in the seat's list."""
    return {action.special for action in scene.legal(seat) if isinstance(action, Play)}


def verdict(scene: WalletScene, seat: Seat = 0) -> Verdict:
    """Says what the seat would be found to be now."""
    return own(scene, seat).verdict


def last_round(scene: WalletScene) -> RoundResult:
    """The public summary of the round that was revealed last."""
    summary = scene.view().last_round
    assert summary is not None, "no round has been revealed"
    return summary


def result(scene: WalletScene, seat: Seat) -> SeatResult:
    return last_round(scene).seats[seat]


def ranking(scene: WalletScene) -> list[tuple[Seat, int | None, int]]:
    """The innocents of the last round by rank: seat, wealth in cents, chips drawn."""
    ranked = [(seat.rank, seat) for seat in last_round(scene).seats if seat.rank is not None]
    return [(seat.seat, seat.wealth, seat.drawn) for _, seat in sorted(ranked, key=lambda pair: pair[0])]


def payments(scene: WalletScene, seat: Seat = 0) -> list[str]:
    """Every payment that `buy` can lead to, found by walking the legal steps."""
    state = scene.state.clone()
    GAME.apply(state, seat, Buy(), FastChance(0), None)
    return [" ".join(steps) for steps in _paid(state, seat)]


def _paid(state: WalletState, seat: Seat) -> Iterator[list[str]]:
    for action in legal(GAME, state, seat):
        if isinstance(action, PayDone):
            yield []
            continue
        assert isinstance(action, PayAdd), f"{action} while paying"
        after = state.clone()
        GAME.apply(after, seat, action, FastChance(0), None)
        yield from ([short(action.card), *rest] for rest in _paid(after, seat))
