"""Here stands what the conformance suite should know of Catch Don Falconi: its secrets, and positions that play rarely
meets.

The suite plays the defaults in earnest, so every other variant begins here too, with little time until nightfall.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from omerta.games.falconi.options import FalconiOptions
from omerta.games.falconi.state import DON, FalconiState
from omerta.games.falconi.tests.given import given, new_game
from omerta.testing.conformance.probes import Probes

# --- Secrets -----------------------------------------------------------------------------------------------------


def pile(truth: FalconiState, world: FalconiState) -> None:
    """The order of the pile, if the same cards lie in it; else the next card, if the world's pile has it."""
    if sorted(truth.pile) == sorted(world.pile):
        world.pile = truth.pile[:]
    elif truth.pile and truth.pile[-1] in world.pile[world.bottom :]:
        place = len(world.pile) - 1 - world.pile[::-1].index(truth.pile[-1])
        world.pile[place], world.pile[-1] = world.pile[-1], world.pile[place]


def face_down(truth: FalconiState, world: FalconiState) -> None:
    """Grafts Don's reserve, his secret card, and with them the pile."""
    world.reserves[DON] = truth.reserves[DON][:]
    world.secret = truth.secret
    world.pile = truth.pile[:]


# --- Positions ---------------------------------------------------------------------------------------------------


def a_pizza(seats: int, variant: str) -> Callable[[], FalconiState]:
    """Gives the position after the deal."""
    return lambda: new_game(seats, "probe", variant=variant, hunt_rounds=12).state


def don_with_escape_cards() -> FalconiState:
    """Salami: Don holds two escape cards, night is near."""
    return given(
        "salami",
        cars={"prison": "b6>W", "blue": "e8>S"},
        cards={"a6": "tee[NES]", "c6": "cross[NESW]"},
        reserves={"prison": ["escape-green", "escape-yellow"]},
        round_number=20,
    ).state


def don_in_a_corner() -> FalconiState:
    """Salami: no empty cell is beside Don, a third of his hands would leave him nothing to do."""
    return given(
        "salami",
        cars={"prison": "a9>N", "green": "c5>E", "yellow": "g5>W"},
        cards={"a8": "straight[NS]", "b9": "straight[NS]"},
        reserves={"prison": ["escape-green", "straight"]},
        actions=2,
        round_number=22,
    ).state


def a_boost_behind_police() -> FalconiState:
    """Diavola: there are a car to overtake, a wall to break, a secret card and two boosts."""
    road = dict.fromkeys(("b5", "c5", "d5", "e5", "g5"), "straight[EW]")
    return given(
        "diavola",
        cars={"prison": "b5>E", "green": "c5>E", "blue": None, "yellow": None},
        cards=road | {"f5": "straight[NS]"},
        boosts=2,
        secret="green",
        round_number=20,
    ).state


def two_catches() -> FalconiState:
    """Margherita: two ways lead to Don, who has two bombs."""
    return given(
        "margherita",
        cars={"prison": "e4>N", "green": "b4>E", "blue": None},
        cards={
            "e4": "cross[NESW]",
            "e3": "curve[NW]",
            "d3": "curve[NE]",
            "d4": "tee[ESW]",
            "f4": "straight[NS]",
            "a4": "straight[EW]",
        },
        to_move="green",
        pile=["straight"],
    ).state


def a_blast_to_an_escape_card() -> FalconiState:
    """Prosciutto: a wall is before the escape card."""
    return given(
        "prosciutto",
        cars={"prison": "c7>W", "blue": None},
        cards={"a7": "straight[NS]"},
        escapes={"green": "W-7"},
        reserves={"prison": ["straight", "cross"]},
        pile=["uturn", "escape-blue"],
    ).state


def dead_ends() -> FalconiState:
    """Children's rule: cards go under the pile until one leads on."""
    return given(
        "margherita",
        cars={"prison": "b7>W", "green": None, "blue": None, "yellow": None},
        pile=["straight", "bridge", "uturn", "curve"],
        dead_end_redraw="always",
    ).state


_DEALS: Final = ((2, "funghi"), (2, "diavola"), (3, "salami"), (4, "prosciutto"), (4, "diavola"))
"""Every variant with every number of seats is among the option sets that the suite draws; these are walked besides."""

PROBES = Probes(
    grafts={"pile": pile, "face down": face_down},
    positions={
        **{f"{variant} for {seats}": a_pizza(seats, variant) for seats, variant in _DEALS},
        "Don with escape cards": don_with_escape_cards,
        "Don in a corner": don_in_a_corner,
        "a boost behind police": a_boost_behind_police,
        "two catches": two_catches,
        "a blast to an escape card": a_blast_to_an_escape_card,
        "dead ends": dead_ends,
    },
    # What travels differs in principle II only: for Don's seat, a police seat and somebody with three cars.
    wire=[
        (2, FalconiOptions()),
        (4, FalconiOptions(variant="prosciutto")),
        (3, FalconiOptions(variant="salami", hunt_rounds=12)),
        (2, FalconiOptions(variant="diavola", hunt_rounds=12)),
    ],
)
