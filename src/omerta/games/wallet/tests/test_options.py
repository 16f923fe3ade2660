"""Tests options. RULES.md W-13."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from omerta.contract import RuleViolation
from omerta.games.wallet import GAME
from omerta.games.wallet.events import Passed, RoundStarted
from omerta.games.wallet.options import WalletOptions
from omerta.games.wallet.tests.given import Variant, ended, given, new_game
from omerta.games.wallet.tests.look import hands, payments, phase, playable, told
from omerta.games.wallet.tests.moves import (
    BUY,
    DRAW,
    FLIP,
    NO_MATCH,
    PASS,
    PAY_DONE,
    birthday,
    gift,
    pay,
    play,
    put,
    wish,
)
from omerta.games.wallet.tests.play import hurried
from omerta.kit.chance import FastChance
from omerta.testing import rule
from omerta.text.texts import Texts


@rule("W-13.1", "WR-6")
def test_a_second_special_card_may_follow_the_first() -> None:
    scene = given("D20 CC", "", specials={0: "gift wish"}, specials_per_turn=2)
    scene.when(0, play("gift")).when(0, gift("CC", 1))
    assert playable(scene) == {"wish"}
    scene.when(0, play("wish")).when(0, wish(1, "jewel")).when(1, NO_MATCH)
    assert scene.legal(0) == [DRAW, put("D20"), FLIP]


@rule("W-13.1")
def test_a_second_card_instead_of_the_turn_replaces_the_regular_action() -> None:
    scene = given("D20 CC", "", specials={0: "gift double_move"}, specials_per_turn=2)
    scene.when(0, play("gift")).when(0, gift("CC", 1)).when(0, play("double_move"))
    assert phase(scene) == ("action", (0,))
    assert phase(scene.when(0, DRAW).when(0, DRAW)) == ("turn", (1,))


@rule("W-13.1")
def test_after_a_card_instead_of_the_turn_the_turn_is_over() -> None:
    scene = given("D20", "", specials={0: "happy_birthday gift"}, specials_per_turn=2, wallet="CC")
    scene.when(0, play("happy_birthday")).when(0, birthday("CC", {}))
    assert phase(scene) == ("turn", (1,))


@rule("W-13.1", "W-6.11")
def test_after_a_copied_card_instead_of_the_turn_the_turn_is_over() -> None:
    scene = given("D20", "", specials={0: "emergency gift"}, special_discard="double_move", specials_per_turn=2).when(
        0, play("emergency")
    )
    assert playable(scene) == set()
    assert phase(scene.when(0, DRAW).when(0, DRAW)) == ("turn", (1,))


@rule("W-13.1", "W-6.11")
def test_a_copied_card_does_not_count_against_the_limit() -> None:
    scene = given("D20 CC", "", specials={0: "emergency wish"}, special_discard="gift", specials_per_turn=2)
    scene.when(0, play("emergency")).when(0, gift("CC", 1))
    assert playable(scene) == {"wish"}
    scene.when(0, play("wish")).when(0, wish(1, "jewel")).when(1, NO_MATCH)
    assert playable(scene) == set()


@rule("W-13.1", "W-6.11")
def test_emergency_may_copy_the_card_just_played() -> None:
    scene = given("D20 CC", "", specials={0: "emergency gift"}, specials_per_turn=2)
    scene.when(0, play("gift")).when(0, gift("CC", 1)).when(0, play("emergency")).when(0, gift("D20", 1))
    assert hands(scene) == ["", "D20 CC"]
    assert scene.view().special_discard == ("gift", "emergency")


@rule("W-13.2", "WR-5")
def test_passing_is_a_fifth_action_without_effect() -> None:
    scene = given("D20", "E20", allow_pass=True)
    assert PASS in scene.legal(0)
    scene.when(0, PASS)
    assert (hands(scene), scene.view().timers_left) == (["D20", "E20"], 6)
    assert [event.seat for event in told(scene, None, Passed)] == [0]
    assert phase(scene) == ("turn", (1,))


@rule("W-13.2")
def test_one_may_pass_within_a_double_move() -> None:
    scene = given("D20", "E20", specials={0: "double_move"}, allow_pass=True).when(0, play("double_move"))
    assert PASS in scene.legal(0)
    assert phase(scene.when(0, PASS)) == ("action", (0,))
    assert phase(scene.when(0, PASS)) == ("turn", (1,))


@rule("W-13.2", "W-6.12")
def test_one_may_not_pass_with_gain_time() -> None:
    scene = ended("D20", "", specials={0: "gain_time"}, allow_pass=True).when(0, play("gain_time"))
    assert PASS not in scene.legal(0)
    assert scene.refused(0, PASS).key == "wrong-phase"


@rule("W-13.2")
def test_without_the_option_nobody_passes_within_a_double_move() -> None:
    scene = given("D20", "E20", specials={0: "double_move"}).when(0, play("double_move"))
    assert PASS not in scene.legal(0)
    assert scene.refused(0, PASS).rule == "W-3.4"


@rule("W-13.3", "WR-8")
@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("D200 E200 P200", ["D200 E200", "D200 P200", "E200 P200"]),
        ("D20 E50 J250", ["E50 J250"]),
        ("D50 D100 D200 E50 E100", ["D100 D200", "D200 E100", "D50 D200 E50", "D50 D100 E50 E100"]),
    ],
)
def test_a_minimal_payment_is_below_three_hundred_without_any_of_its_cards(hand: str, expected: list[str]) -> None:
    assert sorted(payments(given(hand, "", payment="minimal"))) == sorted(expected)


@rule("W-13.3")
def test_a_card_too_many_is_refused() -> None:
    scene = given("D20 E50 J250", "", payment="minimal").when(0, BUY)
    assert scene.legal(0) == [pay("E50")]
    assert scene.refused(0, pay("D20")).rule == "W-13.3"


@rule("W-13.3")
def test_a_minimal_payment_is_done_as_soon_as_it_reaches_three_hundred() -> None:
    scene = given("D200 E100 J150", "", payment="minimal").when(0, BUY).when(0, pay("D200")).when(0, pay("E100"))
    assert scene.legal(0) == [PAY_DONE]
    assert scene.refused(0, pay("J150")).rule == "W-13.3"


@rule("W-13.4", "WR-3")
@pytest.mark.parametrize("seats", range(2, 8))
def test_the_lowest_coins_serve_where_they_are_asked_for(seats: int) -> None:
    scene = hurried(new_game(seats, coin_pool="lowest"))
    assert [sorted(begun.coins) for begun in told(scene, None, RoundStarted)] == [[1, 2, 5, 7, 10, 20, 50][:seats]] * 2


@rule("W-1.5")
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_a_short_game_has_fewer_rounds(rounds: int) -> None:
    scene = hurried(new_game(3, rounds=rounds), rounds=rounds)
    assert GAME.outcome(scene.state) is not None
    assert len(told(scene, None, RoundStarted)) == rounds


@rule("W-13.5", "W-1.5")
@pytest.mark.parametrize(
    ("options", "broken"),
    [
        (Variant(deck="bogus"), "W-13.5"),
        (Variant(specials_per_turn=3), "W-13.5"),
        (Variant(payment="late"), "W-13.5"),
        (Variant(coin_pool="highest"), "W-13.5"),
        (Variant(rounds=4), "W-1.5"),
        (Variant(rounds=0), "W-1.5"),
    ],
)
@pytest.mark.parametrize("seats", [2, 7])
def test_a_value_that_an_option_does_not_have_is_refused_before_the_deal(
    options: Variant, broken: str, seats: int
) -> None:
    chance = FastChance(0)
    with pytest.raises(RuleViolation) as refused:
        GAME.new(replace(WalletOptions(), **options), seats, chance, None)
    assert (refused.value.rule, chance.draws) == (broken, 0)


@rule("W-13.5")
def test_a_refused_value_is_told_together_with_those_that_go() -> None:
    with pytest.raises(RuleViolation) as refused:
        GAME.new(replace(WalletOptions(), payment="late"), 3, FastChance(0), None)
    told = [Texts(GAME, language).refusal(refused.value) for language in ("de", "en")]
    assert told == [
        "Bezahlen kann nicht „late“ sein, nur: free, minimal. (W-13.5)",
        "Paying cannot be “late”, only: free, minimal. (W-13.5)",
    ]
