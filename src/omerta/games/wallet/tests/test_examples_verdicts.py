"""Tests the worked examples of verdicts, WX-1 to WX-8."""

from __future__ import annotations

import pytest

from omerta.games.wallet.tests.given import given
from omerta.games.wallet.tests.look import verdict
from omerta.games.wallet.values import Verdict
from omerta.testing import rule


def judged(hand: str, coin: int) -> Verdict:
    """Says what the police would find in this hand, out of all 80 cards."""
    others = [cents for cents in (1, 2, 5) if cents != coin][:2]
    return verdict(given(hand, "", "", coins=(coin, *others), deck="full"))


@rule("WX-1", "W-8.3", "W-8.9")
def test_five_hundred_and_a_cent_is_too_much_for_john_smith() -> None:
    found = judged("#john D200 D100 E200", coin=1)
    assert (found.cents, found.innocent, found.guilt) == (50001, False, ("too_rich",))


@rule("WX-2", "W-8.5", "WR-26")
def test_five_hundred_and_a_cent_is_enough_for_the_millionaire() -> None:
    found = judged("#million D200 D100 E200", coin=1)
    assert (found.cents, found.innocent, found.person) == (50001, True, "millionaire")


@rule("WX-3", "W-8.3")
def test_john_smith_may_have_four_hundred_and_ninety_and_a_half() -> None:
    found = judged("#john D200 D200 D50 D20 D20", coin=50)
    assert (found.cents, found.innocent) == (49050, True)


@rule("WX-4", "W-8.4")
def test_three_currencies_make_the_policeman_guilty() -> None:
    found = judged("#police D100 E50 Y20", coin=5)
    assert (found.currencies, found.guilt) == (3, ("currencies",))


@rule("WX-4", "W-8.6")
def test_three_currencies_and_a_jewel_are_right_for_the_blonde() -> None:
    found = judged("#blonde D100 E50 Y20 J50", coin=5)
    assert (found.cents, found.innocent) == (22005, True)


@rule("WX-4", "W-8.6")
def test_without_a_jewel_the_blonde_is_guilty() -> None:
    assert judged("#blonde D100 E50 Y20", coin=5).guilt == ("no_jewel",)


@rule("WX-5", "W-8.1")
def test_jewels_count_as_money_and_not_as_currencies() -> None:
    found = judged("#john D100 E100 J150 J100", coin=2)
    assert (found.cents, found.currencies, found.innocent) == (45002, 2, True)


@rule("WX-6", "W-8.2", "W-8.7")
@pytest.mark.parametrize(
    ("hand", "person", "guilt"),
    [
        ("#agent D100", "secret_agent", ("agent_needs_second_id",)),
        ("#agent #police D100", "secret_agent", ()),
        ("#agent #police BADGE D100", "secret_agent", ("badge",)),
        ("#agent #agent D100", "secret_agent", ()),
        ("#john #police D100", None, ("too_many_ids",)),
        ("D100", None, ("no_id",)),
    ],
)
def test_who_somebody_is_follows_from_the_ids(hand: str, person: str | None, guilt: tuple[str, ...]) -> None:
    found = judged(hand, coin=10)
    assert (found.person, found.guilt) == (person, guilt)


@rule("WX-6", "W-8.3")
def test_john_smith_with_nothing_but_his_id_is_innocent() -> None:
    found = judged("#john", coin=10)
    assert (found.cents, found.innocent) == (10, True)


@rule("WX-7", "W-8.3", "W-8.4", "W-8.5")
@pytest.mark.parametrize(
    ("hand", "guilt"),
    [
        ("#john CC CC D200", ()),
        ("#john BADGE", ("badge",)),
        ("#police CC", ("credit_card",)),
        ("#million CC D200 D200 J250", ("credit_card",)),
        ("#million D200 E200 P20 J250", ("currencies",)),
    ],
)
def test_tools_and_currencies_fit_the_person_or_make_it_guilty(hand: str, guilt: tuple[str, ...]) -> None:
    found = judged(hand, coin=7)
    assert (found.guilt, found.innocent) == (guilt, not guilt)


@rule("WX-8", "W-8.7", "W-8.2")
def test_a_second_id_has_no_effect_for_the_secret_agent() -> None:
    found = judged("#agent #million J250 J250 D100", coin=20)
    assert (found.cents, found.person, found.guilt) == (60020, "secret_agent", ("too_rich",))
