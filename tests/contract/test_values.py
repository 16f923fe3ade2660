"""Actions, options, groups and texts travel as JSON and refuse what they do not know."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from omerta.contract import Action, Clock, Condition, Decision, Group, Occasion, Options, Outcome, Text, snake_case


class PlaceGuard(Action, frozen=True):
    guard: str
    field: int = 0


class Abdicate(Action, frozen=True):
    pass


class ParkOptions(Options, frozen=True):
    guards: Annotated[int, Meta(ge=1, le=3)] = 2
    roster: Literal["first_game", "whole"] = "first_game"
    police: bool = False


@pytest.mark.parametrize(
    ("name", "tag"),
    [
        ("PlayMatch", "play_match"),
        ("Abdicate", "abdicate"),
        ("Card2Played", "card2_played"),
        ("TakeAToken", "take_atoken"),
        ("already_snake", "already_snake"),
    ],
)
def test_a_tag_is_the_name_in_snake_case(name: str, tag: str) -> None:
    assert snake_case(name) == tag


def test_an_action_says_on_the_wire_what_it_does() -> None:
    assert msgspec.json.encode(PlaceGuard("Y", 3)) == b'{"do":"place_guard","guard":"Y","field":3}'
    assert msgspec.json.encode(Abdicate()) == b'{"do":"abdicate"}'


def test_an_action_is_found_again_by_its_tag() -> None:
    assert msgspec.json.decode(b'{"do":"place_guard","guard":"Y"}', type=PlaceGuard | Abdicate) == PlaceGuard("Y")


@pytest.mark.parametrize(
    "sent",
    [
        b'{"do":"fly"}',
        b'{"guard":"Y"}',
        b'{"do":"abdicate","why":"tired"}',
        b'{"do":"place_guard"}',
        b'{"do":"place_guard","guard":3}',
    ],
    ids=["unknown action", "no action", "unknown field", "missing field", "wrong type"],
)
def test_what_is_no_action_is_refused_on_arrival(sent: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(sent, type=PlaceGuard | Abdicate)


def test_equal_actions_are_one_key() -> None:
    assert len({PlaceGuard("Y", 3), PlaceGuard("Y", 3), PlaceGuard("Y", 4)}) == 2


def test_options_that_nobody_chose_have_their_defaults() -> None:
    assert msgspec.convert({}, ParkOptions) == ParkOptions(guards=2, roster="first_game", police=False)


@pytest.mark.parametrize(
    "chosen",
    [{"gards": 2}, {"guards": 0}, {"guards": 4}, {"guards": "2"}, {"roster": "half"}, {"police": 1}],
    ids=["unknown option", "too few", "too many", "wrong type", "unknown value", "number for a switch"],
)
def test_options_outside_their_bounds_are_refused(chosen: dict[str, int | str]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(chosen, ParkOptions)


@pytest.mark.parametrize("guards", [1, 3])
def test_options_at_their_bounds_are_taken(guards: int) -> None:
    assert msgspec.convert({"guards": guards}, ParkOptions).guards == guards


@pytest.mark.parametrize(
    "value", [PlaceGuard("Y"), ParkOptions(), Text("title"), Clock("turn", 3), Outcome((0,), ("x",))]
)
def test_values_that_travel_cannot_be_changed(value: msgspec.Struct) -> None:
    with pytest.raises(AttributeError):
        setattr(value, value.__struct_fields__[0], None)


def test_texts_do_not_share_their_arguments() -> None:
    Text("title").args["name"] = "Bruno"
    assert Text("title").args == {}


def test_equal_decisions_are_the_same_decision() -> None:
    assert Decision("answer", (3, "ruby")) == Decision("answer", (3, "ruby"))
    assert Decision("answer", (3, "ruby")) != Decision("answer", (4, "ruby"))


def test_a_group_keeps_its_actions_whatever_becomes_of_the_list() -> None:
    actions = [PlaceGuard("Y"), PlaceGuard("R")]
    group = Group("place", actions)
    actions.clear()
    assert group.actions == (PlaceGuard("Y"), PlaceGuard("R"))
    assert repr(group) == "Group('place', 2 actions)"


class OfficeOptions(Options, frozen=True):
    police: bool = False
    chief: Annotated[int, Meta(ge=0, le=3, extra={"settled": True})] = 0
    deputy: Annotated[int, Meta(ge=0, extra={"note": "nobody reads it"})] = 0


def test_options_that_the_game_settles_itself_are_marked() -> None:
    assert OfficeOptions.settled() == {"chief"}
    assert ParkOptions.settled() == frozenset()


def test_an_option_means_something_everywhere_unless_the_game_says_otherwise() -> None:
    assert ParkOptions.conditions() == {}
    assert Condition() == Condition(seats=(), where={})


@pytest.mark.parametrize(
    ("decision", "keeps"),
    [
        (Decision("turn"), False),
        (Decision("turn", sealed=True), True),
        (Decision("turn", hushed=True), True),
        (Decision("turn", until="box"), True),
    ],
)
def test_an_answer_keeps_the_cadence_if_its_time_would_tell(decision: Decision, keeps: bool) -> None:
    assert decision.keeps_cadence is keeps


def test_on_a_neutral_occasion_nobody_has_played_before() -> None:
    assert Occasion.neutral(3) == Occasion(0, (0, 0, 0))
