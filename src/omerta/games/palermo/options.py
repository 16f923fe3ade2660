"""These are the variants of the game. RULES.md P-8; `city_text` belongs to `draft_city`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta

from omerta.contract import Condition, Options


class PalermoOptions(Options, frozen=True):
    """P-8"""

    build_mode: Literal["standard", "free", "draft"] = "standard"
    police: bool = True
    target_marker: bool = False
    draft_city: Literal["generated", "given"] = "generated"
    city_text: Annotated[str, Meta(max_length=200)] = ""
    draft_order: Literal["clockwise", "snake"] = "clockwise"
    diagonal_rule: Literal["strict", "lenient"] = "strict"
    hop_police: Literal["corner_only", "whole_stretch"] = "corner_only"
    must_move: bool = True
    tie_break: Literal["shared", "home_first"] = "shared"
    first_seat: Literal["random", 0, 1, 2, 3, 4] = "random"
    round_limit: Annotated[int, Meta(ge=20, le=200, examples=[60, 20])] = 60

    @classmethod
    def conditions(cls) -> Mapping[str, Condition]:
        """P-8.6"""
        return {
            "draft_city": Condition(where={"build_mode": ("draft",)}),
            "city_text": Condition(where={"build_mode": ("draft",), "draft_city": ("given",)}),
            "draft_order": Condition(where={"build_mode": ("draft",)}),
            "diagonal_rule": Condition(where={"build_mode": ("standard",)}),
            "hop_police": Condition(where={"police": (True,)}),
        }

    @classmethod
    def seats_named(cls) -> frozenset[str]:
        return frozenset({"first_seat"})
