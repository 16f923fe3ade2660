"""These are the variants of Villa. RULES.md V-12."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta

from omerta.contract import Condition, Options


class VillaOptions(Options, frozen=True):
    roster: Literal["first_game", "random", "tough", "custom"] = "random"
    custom_counts: Annotated[tuple[int, int, int], Meta(examples=[(4, 5, 4), (0, 6, 7), (4, 8, 1)])] = (
        4,
        5,
        4,
    )
    handicap: Annotated[int, Meta(ge=-9, le=18, examples=[10, 0, -9, 18])] = 10
    handicap_timing: Literal["lobby", "table"] = "lobby"
    handicap_choices: Annotated[tuple[int, ...], Meta(min_length=1, examples=[(10, 7, 4, 0), (-4,)])] = (
        10,
        7,
        4,
        0,
    )
    expert: bool = False
    open_start: Literal[3, 4] = 4
    row_limit: Literal[3, 4] = 4
    swap_phase: bool = True
    leader_mode: Literal["chosen", "rotating"] = "chosen"
    rotation_anchor: Literal["leader", "last_player"] = "leader"
    decision_mode: Literal["coordinator", "consensus"] = "coordinator"
    early_abort: bool = True
    expert_pair_needs_marker: bool = True
    recover_passed: bool = False

    @classmethod
    def conditions(cls) -> Mapping[str, Condition]:
        """V-12.6"""
        return {
            "custom_counts": Condition(where={"roster": ("custom",)}),
            "handicap": Condition(where={"roster": ("random", "tough", "custom"), "handicap_timing": ("lobby",)}),
            "handicap_choices": Condition(where={"handicap_timing": ("table",)}),
            "rotation_anchor": Condition(where={"leader_mode": ("rotating",)}),
            "expert_pair_needs_marker": Condition(where={"expert": (True,)}),
        }
