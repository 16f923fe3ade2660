"""These are the variants of the game. RULES.md F-13, "Options"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal

from msgspec import Meta

from omerta.contract import Condition, Options

_PRINCIPLE_I: Final = ("margherita", "funghi", "prosciutto")
_PRINCIPLE_II: Final = ("salami", "diavola")


class FalconiOptions(Options, frozen=True):
    """F-13.1"""

    variant: Literal["margherita", "funghi", "prosciutto", "salami", "diavola"] = "margherita"
    don_seat: Literal[0, 1, 2, 3] = 0
    police_cars: Literal["auto", 1, 3] = "auto"
    stations: Literal["auto", "green-blue", "green-yellow", "blue-yellow"] = "auto"
    dead_end_redraw: Literal["first_card", "off", "always"] = "first_card"
    margherita_bombs: Literal[2, 0] = 2
    secret_escape: Literal["dealt", "drawn"] = "dealt"
    hunt_rounds: Annotated[int, Meta(ge=12, le=60, examples=[24, 12])] = 24
    nightfall_winner: Literal["auto", "don", "police"] = "auto"
    police_share_win: bool = False
    match: Literal["single", "rotation"] = "single"
    match_games: Annotated[int, Meta(ge=1, le=4, extra={"settled": True})] = 1

    @classmethod
    def conditions(cls) -> Mapping[str, Condition]:
        """F-13.1"""
        return {
            "police_cars": Condition(seats=(2,)),
            "stations": Condition(seats=(3,)),
            "dead_end_redraw": Condition(where={"variant": _PRINCIPLE_I}),
            "margherita_bombs": Condition(where={"variant": ("margherita",)}),
            "secret_escape": Condition(where={"variant": ("diavola",)}),
            "hunt_rounds": Condition(where={"variant": _PRINCIPLE_II}),
            "nightfall_winner": Condition(where={"variant": _PRINCIPLE_II}),
        }

    @classmethod
    def seats_named(cls) -> frozenset[str]:
        return frozenset({"don_seat"})
