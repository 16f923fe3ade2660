"""Options, bots and numbers from the command line."""

from __future__ import annotations

import pytest

from omerta.cli.allowed import allowed
from omerta.cli.bad_input import BadInput
from omerta.cli.settings import levels_of, one_each, options_of, settle, whole
from omerta.contract import AnyGame
from omerta.testing.toys import TOYS
from omerta.testing.toys.courier.pieces import CourierOptions
from omerta.text import Texts

COURIER: AnyGame = TOYS["courier"]


def test_values_are_json_or_plain_words() -> None:
    options = options_of(COURIER, ["copies=4", "memory=false", "pass_to=right"])
    assert options == CourierOptions(copies=4, memory=False, pass_to="right")


def test_without_options_the_defaults_hold() -> None:
    assert options_of(COURIER, []) == CourierOptions()


@pytest.mark.parametrize(
    ("pair", "option", "value", "allowed"),
    [
        ("copies=9", "copies", "9", "3 ... 4"),
        ("copies=many", "copies", "many", "3 ... 4"),
        ("memory=7", "memory", "7", "true | false"),
        ("pass_to=up", "pass_to", "up", "left | right"),
    ],
)
def test_a_bad_value_is_told_with_what_is_allowed(pair: str, option: str, value: str, allowed: str) -> None:
    with pytest.raises(BadInput) as bad:
        options_of(COURIER, [pair])
    assert bad.value.args_for_text == {"option": option, "value": value, "allowed": allowed}


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (int, "int"),
        (str, "str"),
        (bool, "true | false"),
        (tuple[int, int, str], "[int, int, str]"),
        (tuple[int, ...], "[int, ...]"),
        (list[bool], "[true | false, ...]"),
        (int | None, "int | none"),
    ],
)
def test_what_a_type_allows_is_told_without_words(kind: object, told: str) -> None:
    assert allowed(kind) == told


def test_what_the_game_refuses_is_told_with_its_rule() -> None:
    with pytest.raises(BadInput) as bad:
        settle(COURIER, CourierOptions(), 9, Texts("omerta", "en"))
    assert str(bad.value.args_for_text["refusal"]).endswith("(K-1.1)")


def test_one_level_serves_all_seats() -> None:
    assert one_each(levels_of(COURIER, "random"), 3) == ("random", "random", "random")


def test_or_every_seat_has_its_own() -> None:
    assert one_each(levels_of(COURIER, "random, house"), 2) == ("random", "house")


def test_numbers_are_whole_and_large_enough() -> None:
    assert whole("--seats", 1)("2") == 2
    with pytest.raises(BadInput, match="cli-number-too-small"):
        whole("--seats", 1)("0")
    with pytest.raises(BadInput, match="cli-not-a-number"):
        whole("--seats", 1)("2.5")
