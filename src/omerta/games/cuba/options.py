"""The variants of the game, talk and clocks. RULES.md C-10, C-11, C-12.

`godfather` and `host` are seats that the table settles before the game: nobody picks them in a form.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from omerta.contract import Condition, Options

Mix: TypeAlias = tuple[int, int, int, int, int]
"""These chips are put into the box: loyal, FBI, CIA, driver, killer."""

STANDARD_BUDGET = -1
"""A `question_budget` of four for every suspect."""


class CubaOptions(Options, frozen=True):
    """These are all options. C-10.5"""

    killer: bool = False
    chip_mix: Literal["standard", "custom"] = "standard"
    custom_mix: Annotated[Mix, Meta(examples=[(2, 1, 1, 2, 0), (2, 1, 0, 1, 1)])] = (2, 1, 1, 2, 0)
    jokers: Literal["standard", 0, 1, 2, 3, 4] = "standard"
    talk_mode: Literal["live", "formal", "room"] = "live"
    room_devices: Literal["many", "one"] = "many"
    on_take_timeout: Literal["substitute", "eliminate"] = "substitute"
    returned_box_public: bool = False
    memory_aid: bool = True
    contradiction_hints: Literal["off", "all"] = "off"
    solo_win_excludes_drivers: bool = False
    eliminated_loyal_wins: bool = False
    question_budget: Annotated[int, Meta(ge=-1, le=200, examples=[-1, 3])] = STANDARD_BUDGET
    floor_budget: Annotated[int, Meta(ge=0, le=20, examples=[6, 1])] = 6
    first_godfather: Literal["most_experienced", "host", "random", "seat"] = "most_experienced"
    first_seat: Annotated[int, Meta(ge=1, le=12, examples=[1, 3])] = 1
    next_godfather: Literal["winners_vote", "rotate", "random", "host"] = "winners_vote"
    reseat: Literal["shuffle", "keep", "manual"] = "shuffle"
    godfather_may_repeat: bool = False
    match_games: Annotated[int, Meta(ge=1, le=24, examples=[1, 3])] = 1
    godfather: Annotated[int, Meta(ge=0, le=11, examples=[0, 2], extra={"settled": True})] = 0
    host: Annotated[int, Meta(ge=0, le=11, examples=[0], extra={"settled": True})] = 0

    @classmethod
    def conditions(cls) -> Mapping[str, Condition]:
        """Some options mean something in one talk mode or with one value of another only. C-10.5"""
        return {
            "killer": Condition(where={"chip_mix": ("standard",)}),
            "custom_mix": Condition(where={"chip_mix": ("custom",)}),
            "room_devices": Condition(where={"talk_mode": ("room",)}),
            "question_budget": Condition(where={"talk_mode": ("formal",)}),
            "floor_budget": Condition(where={"talk_mode": ("formal",)}),
            "first_seat": Condition(where={"first_godfather": ("seat",)}),
        }
