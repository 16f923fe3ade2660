"""What was so, slot by slot. RULES.md C-4.9, C-5.1, C-5.6."""

from __future__ import annotations

from typing import Final

import pytest

from omerta.contract import Seat
from omerta.games.cuba.rules.loot import bag_name, contents, take_name
from omerta.games.cuba.state import CubaState
from omerta.games.cuba.talk import VALUES
from omerta.games.cuba.tests.given import CubaScene, box, given, new_game
from omerta.games.cuba.tests.look import reveal
from omerta.games.cuba.tests.play import ABDICATE, at_random, godfather
from omerta.games.cuba.truth import Truth, at_the_end, is_take, left_of, of_godfather, of_suspect, still_missing, stolen
from omerta.games.cuba.values import Contents
from omerta.testing import rule

SEATS: Final = 9


def got(state: CubaState, position: int) -> Contents:
    """The box as it came to this position; to the Godfather at the end."""
    seen = state.seen[position % state.seats]
    assert seen is not None, "the box is on its way"
    return contents(seen)


def gone_round(seed: int) -> CubaScene:
    """A box that went round at random, with a bag that is used now and then."""
    scene = new_game(SEATS, chip_mix="custom", custom_mix=(2, 1, 1, 1, 1))
    return at_random(scene, seed, most=SEATS + 1)


def left(state: CubaState, position: int) -> Contents:
    bag = bag_name(state.bag) if position == 1 else None
    return left_of(got(state, position), bag, take_name(state.takes[position]))


@rule("C-4.3", "C-4.4", "C-4.9")
@pytest.mark.parametrize("seed", range(20))
def test_what_is_left_is_what_the_next_one_gets(seed: int) -> None:
    state = gone_round(seed).state
    positions = range(1, SEATS)
    assert [left(state, position) for position in positions] == [got(state, position + 1) for position in positions]


@rule("C-9.4")
def test_whoever_took_nothing_valid_leaves_the_box_as_it_is() -> None:
    assert left_of(box("9d L2"), None, "none") == box("9d L2")


@rule("C-5.6")
def test_a_suspect_can_say_what_he_got_what_he_left_and_what_he_took() -> None:
    truth = of_suspect(box("11d L2 F1"), box("8d L2"), "diamonds:3", "fbi")
    assert (truth["recv.diamonds"], truth["recv.chips"], truth["recv.cia"]) == (("11",), ("3",), ("0",))
    assert (truth["pass.diamonds"], truth["pass.chips"], truth["pass.fbi"]) == (("8",), ("2",), ("0",))
    assert (truth["took"], truth["bag"]) == (("diamonds:3", "diamonds:some"), ("fbi", "some"))


@rule("C-5.6")
@pytest.mark.parametrize(
    ("take", "values"),
    [
        ("chip:loyal", ("chip:loyal", "no_diamonds", "chip:some")),
        ("nothing", ("nothing", "no_diamonds")),
        ("none", ("no_diamonds", "nothing")),
    ],
)
def test_the_plainest_word_for_a_take_comes_first(take: str, values: tuple[str, ...]) -> None:
    assert of_suspect(None, None, take, None) == {"took": values}


@rule("C-5.6")
def test_an_empty_bag_holds_none() -> None:
    assert of_suspect(None, None, None, "none") == {"bag": ("none",)}


@rule("C-15.1")
def test_of_what_is_forgotten_nothing_is_known() -> None:
    assert of_suspect(None, None, None, None) == {}
    assert of_godfather(None, None) == {}


@rule("C-5.6")
def test_the_godfather_can_say_what_he_hid_and_what_came_back() -> None:
    truth = of_godfather(2, box("6d L1"))
    assert (truth["gf.hidden"], truth["gf.returned.diamonds"], truth["gf.returned.loyal"]) == (("2",), ("6",), ("1",))
    assert truth.keys() <= VALUES.keys()


@rule("C-5.1")
def test_what_is_neither_hidden_nor_returned_was_stolen() -> None:
    assert stolen(2, box("6d")) == 7


@rule("C-5.1", "C-6.4")
def test_every_recovered_diamond_is_one_less_to_miss() -> None:
    assert still_missing(3) == (3, 2, 1, 0)


def ended() -> dict[Seat, Truth]:
    """Seat 2 is the Godfather and hid two; seat 3, the first player, has put the agent away and drives him."""
    scene = given(6, "driver 5d loyal 1d -", hidden=2, bag="fbi", godfather=2)
    return at_the_end(reveal(godfather(scene, ABDICATE)), 2)


@rule("C-4.9", "C-5.6", "CR-30")
@pytest.mark.parametrize(
    ("seat", "slot", "values"),
    [
        (2, "gf.hidden", ("2",)),
        (2, "gf.returned.diamonds", ("7",)),
        (2, "gf.returned.loyal", ("0",)),
        (3, "recv.chips", ("3",)),
        (3, "pass.fbi", ("0",)),
        (3, "bag", ("fbi", "some")),
        (4, "recv.diamonds", ("13",)),
        (4, "pass.diamonds", ("8",)),
        (4, "took", ("diamonds:5", "diamonds:some")),
        (1, "pass.diamonds", ("7",)),
        (1, "took", ("nothing", "no_diamonds")),
    ],
)
def test_at_the_end_everybodys_truth_is_known(seat: Seat, slot: str, values: tuple[str, ...]) -> None:
    assert ended()[seat][slot] == values


@rule("C-5.6")
def test_an_opinion_has_no_truth() -> None:
    assert not any("view" in truth for truth in ended().values())


@rule("C-5.6")
def test_a_word_about_the_take_may_say_less_than_it_was() -> None:
    assert is_take("diamonds:3", "diamonds:some")
    assert is_take("chip:fbi", "chip:some")
    assert not is_take("chip:fbi", "diamonds:some")
    assert not is_take("diamonds:3", "diamonds:4")


@rule("C-4.3")
def test_the_bag_is_the_first_players() -> None:
    assert [seat for seat, truth in ended().items() if "bag" in truth] == [3]
