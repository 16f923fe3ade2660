"""The made-up parlour with something to look back with: who could have known whose role."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from omerta.contract import AnyGame, Event, Hindsight, Odds, Truth
from omerta.testing.toys.parlour import GAME
from omerta.testing.toys.parlour.pieces import ROLES, ParlourView, Said
from omerta.testing.toys.parlour.view import ParlourWorlds


def odds(view: ParlourView, _way: str) -> tuple[Odds, ...]:
    worlds = ParlourWorlds(view)
    return tuple(Odds(seat, shares(worlds, seat)) for seat in range(1, len(view.breath)))


def shares(worlds: ParlourWorlds, seat: int) -> tuple[float, ...]:
    known = worlds.known[seat]
    left = worlds.unknown if known is None else [known]
    return tuple(left.count(role) / len(left) for role in range(len(ROLES)))


def truth(last: ParlourView) -> tuple[Truth, ...]:
    assert last.ended, "the evening is over"
    return tuple(Truth(seat, role) for seat, role in enumerate(last.ended.roles) if role is not None)


def lies(last: ParlourView, told: Sequence[Event]) -> tuple[bool | None, ...]:
    assert last.ended, "the evening is over"
    roles = last.ended.roles
    return tuple(event.role != roles[event.seat] if isinstance(event, Said) else None for event in told)


PARLOUR: Final[AnyGame] = replace(
    GAME,
    hindsight=Hindsight[ParlourView](
        kinds=lambda _: ROLES, field="role", ways=("counted",), odds=odds, truth=truth, lies=lies
    ),
)
