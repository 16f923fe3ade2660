"""The form for a game's options, as the lobby is told of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec
import pytest

from omerta import catalog
from omerta.contract import Condition, Options
from omerta.server.lobby.forms import conditioned, game_card, option_form
from omerta.server.wire.lobby import OptionForm


class KitchenOptions(Options, frozen=True):
    oven: Literal["wood", "gas"] = "wood"
    cook: Literal["random", 0, 1, 2] = "random"
    logs: Literal[3, 5] = 3

    @classmethod
    def conditions(cls) -> Mapping[str, Condition]:
        return {"logs": Condition(seats=(2, 3), where={"oven": ("wood",)})}

    @classmethod
    def seats_named(cls) -> frozenset[str]:
        return frozenset({"cook"})


def _line(name: str) -> OptionForm:
    field = next(field for field in msgspec.structs.fields(KitchenOptions) if field.name == name)
    return conditioned(KitchenOptions, option_form(field))


def _choices(option: OptionForm) -> set[bytes]:
    return {b"true", b"false"} if option.kind == "switch" else {bytes(choice) for choice in option.choices}


def test_an_option_says_in_which_company_it_means_something() -> None:
    logs = _line("logs")
    assert logs.seats == (2, 3)
    assert [(need.option, [bytes(value) for value in need.values]) for need in logs.needs] == [("oven", [b'"wood"'])]


def test_an_option_without_a_condition_always_means_something() -> None:
    assert (_line("oven").seats, _line("oven").needs) == ((), ())


def test_an_option_says_that_its_numbers_are_seats() -> None:
    assert (_line("cook").names_seats, _line("logs").names_seats) == (True, False)


@pytest.mark.parametrize("game", catalog.ids())
def test_conditions_name_options_values_and_seats_that_the_form_has(game: str) -> None:
    card = game_card(game)
    choices = {option.name: _choices(option) for option in card.options}
    assert set(catalog.find(game).options.conditions()) <= choices.keys()
    assert catalog.find(game).options.seats_named() <= choices.keys()
    assert all(set(option.seats) <= set(card.seats) for option in card.options)
    needs = [need for option in card.options for need in option.needs]
    assert all({bytes(value) for value in need.values} <= choices[need.option] for need in needs)
