"""A hand is innocent or guilty. RULES.md W-8."""

from __future__ import annotations

import pytest

from omerta.games.wallet.tests.given import ended, given
from omerta.games.wallet.tests.look import own, result, verdict
from omerta.games.wallet.tests.play import settled
from omerta.games.wallet.values import Verdict
from omerta.testing import rule


def judged(hand: str, coin: int = 1) -> Verdict:
    others = [cents for cents in (1, 2, 5) if cents != coin][:2]
    return verdict(given(hand, "", "", coins=(coin, *others), deck="full"))


@rule("W-8.1")
@pytest.mark.parametrize(
    ("hand", "coin", "cents", "currencies"),
    [
        ("", 7, 7, 0),
        ("D20 D20", 2, 4002, 1),
        ("D20 E50 P100 Y200", 1, 37001, 4),
        ("J50 J250", 50, 30050, 0),
        ("D20 J50 #john CC BADGE", 5, 7005, 1),
    ],
)
def test_notes_jewels_and_coin_are_counted_and_notes_alone_have_currencies(
    hand: str, coin: int, cents: int, currencies: int
) -> None:
    found = judged(hand, coin)
    assert (found.cents, found.currencies) == (cents, currencies)


@rule("W-8.1", "WR-26")
def test_the_coin_is_no_currency() -> None:
    assert judged("#john D20 E20", coin=50).innocent


@rule("W-8.2")
@pytest.mark.parametrize(
    ("ids", "person"),
    [
        ("", None),
        ("#john", "john_smith"),
        ("#police", "policeman"),
        ("#million", "millionaire"),
        ("#blonde", "blonde"),
        ("#agent", "secret_agent"),
        ("#john #john", None),
        ("#john #police #blonde", None),
        ("#agent #blonde", "secret_agent"),
        ("#john #million #agent", "secret_agent"),
    ],
)
def test_the_ids_say_who_somebody_is(ids: str, person: str | None) -> None:
    assert judged(ids).person == person


@rule("W-8.2", "WR-27")
@pytest.mark.parametrize("hand", ["#agent #agent", "#agent #agent #agent", "#agent #john"])
def test_any_two_ids_with_one_of_his_own_do_for_the_secret_agent(hand: str) -> None:
    assert judged(f"{hand} D100").innocent


@rule("W-8.2", "WR-27")
def test_with_two_ids_the_identity_is_no_choice() -> None:
    """The seat would be innocent as the Blonde."""
    assert judged("#blonde #agent J50 D20 E20 P20").guilt == ("currencies",)


@rule("W-8.3")
@pytest.mark.parametrize(
    ("hand", "guilt"),
    [
        ("#john D200 E200 J50", ()),
        ("#john CC CC CC", ()),
        ("#john D200 E200 J100", ("too_rich",)),
        ("#john D20 E20 P20", ("currencies",)),
        ("#john BADGE", ("badge",)),
        ("#john #john", ("too_many_ids",)),
    ],
)
def test_john_smith(hand: str, guilt: tuple[str, ...]) -> None:
    assert judged(hand).guilt == guilt


@rule("W-8.4")
@pytest.mark.parametrize(
    ("hand", "guilt"),
    [
        ("#police D200 E200 J50", ()),
        ("#police BADGE BADGE", ()),
        ("#police D200 E200 J100", ("too_rich",)),
        ("#police D20 E20 P20", ("currencies",)),
        ("#police CC", ("credit_card",)),
    ],
)
def test_the_policeman(hand: str, guilt: tuple[str, ...]) -> None:
    assert judged(hand).guilt == guilt


@rule("W-8.5")
@pytest.mark.parametrize(
    ("hand", "guilt"),
    [
        ("#million D200 E200 J250", ()),
        ("#million D200 E200 J50", ("too_poor",)),
        ("#million D200 E200 P200", ("currencies",)),
        ("#million D200 E200 J250 CC", ("credit_card",)),
        ("#million D200 E200 J250 BADGE", ("badge",)),
    ],
)
def test_the_millionaire(hand: str, guilt: tuple[str, ...]) -> None:
    assert judged(hand).guilt == guilt


@rule("W-8.6")
@pytest.mark.parametrize(
    ("hand", "guilt"),
    [
        ("#blonde J50", ()),
        ("#blonde J50 D20 E20 P20 Y20", ()),
        ("#blonde J250 J250", ("too_rich",)),
        ("#blonde J50 CC", ("credit_card",)),
        ("#blonde J50 BADGE", ("badge",)),
        ("#blonde D20", ("no_jewel",)),
    ],
)
def test_the_blonde(hand: str, guilt: tuple[str, ...]) -> None:
    assert judged(hand).guilt == guilt


@rule("W-8.7")
@pytest.mark.parametrize(
    ("hand", "guilt"),
    [
        ("#agent #blonde D20 E20", ()),
        ("#agent #million D20", ()),
        ("#agent #john CC", ("credit_card",)),
        ("#agent #police BADGE", ("badge",)),
        ("#agent #john D20 E20 P20", ("currencies",)),
        ("#agent #john J250 J250", ("too_rich",)),
        ("#agent", ("agent_needs_second_id",)),
    ],
)
def test_the_secret_agent(hand: str, guilt: tuple[str, ...]) -> None:
    assert judged(hand).guilt == guilt


@rule("W-8.8")
@pytest.mark.parametrize(
    ("hand", "guilt"),
    [
        ("CC BADGE D20 E20 P20 J250 J250", ("no_id",)),
        ("#john #police CC BADGE D20 E20 P20", ("too_many_ids",)),
        ("#agent CC BADGE D20 E20 P20", ("agent_needs_second_id", "credit_card", "badge", "currencies")),
        ("#police CC D200 E200 P200", ("credit_card", "currencies", "too_rich")),
        ("#million CC BADGE D20 E20 P20", ("credit_card", "badge", "currencies", "too_poor")),
        ("#blonde CC BADGE D200 E200 P200", ("credit_card", "badge", "too_rich", "no_jewel")),
    ],
)
def test_every_reason_is_listed_in_a_fixed_order(hand: str, guilt: tuple[str, ...]) -> None:
    found = judged(hand)
    assert (found.innocent, found.guilt) == (False, guilt)


@rule("W-8.9", "WR-26")
@pytest.mark.parametrize(
    ("ids", "innocent"),
    [("#john", False), ("#police", False), ("#blonde", False), ("#agent #john", False), ("#million", True)],
)
@pytest.mark.parametrize("coin", [1, 50])
def test_exactly_five_hundred_is_too_much_for_all_but_the_millionaire(ids: str, innocent: bool, coin: int) -> None:
    assert judged(f"{ids} D200 E200 J100", coin).innocent is innocent


@rule("W-8.8", "W-7.4")
def test_the_verdict_of_the_police_is_the_one_the_seat_could_work_out() -> None:
    scene = ended("#million D200 E200", "#john D20", "")
    before = own(scene, 0).verdict
    assert result(settled(scene), 0).verdict == before
    assert before.guilt == ("too_poor",)


@rule("W-8.8")
def test_a_spectator_sees_no_verdict_before_the_reveal() -> None:
    scene = given("#john D20", "#police")
    assert scene.view().own is None
    assert [player.shown for player in scene.view(1).players] == [None, None]
