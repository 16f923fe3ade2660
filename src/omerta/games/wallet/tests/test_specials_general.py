"""Special cards in general: when they are played, where they lie, who sees them. RULES.md W-5."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from omerta.games.wallet.actions import WalletAction
from omerta.games.wallet.events import AnswerSealed, SpecialPlayed
from omerta.games.wallet.tests.given import WalletScene, ended, given, new_game
from omerta.games.wallet.tests.look import hand, heard, own, phase, playable, set_aside, specials_of, told
from omerta.games.wallet.tests.moves import (
    ATM_DRAW,
    DRAW,
    FLIP,
    GIVE_NOTHING,
    KEEP,
    NO_MATCH,
    PASS,
    birthday,
    check,
    deposit,
    exchange,
    gift,
    give,
    play,
    put,
    return_chip,
    stash,
    take,
    target,
    wish,
)
from omerta.games.wallet.tests.play import settled
from omerta.testing import rule

AT_THE_START = ["redistribution", "to_left", "to_right", "inspection", "gift", "stolen", "card_swap", "wish"]
INSTEAD = ["double_move", "happy_birthday"]
AT_THE_END = ["gain_time", "secret_stash", "atm", "exchange"]


@rule("W-5.1", "W-3.4")
@pytest.mark.parametrize("special", [*AT_THE_START, *INSTEAD])
def test_a_special_card_may_be_played_and_need_not(special: str) -> None:
    scene = given("D20 CC", "E20", specials={0: special})
    assert playable(scene) == {special}
    assert {DRAW, put("D20"), FLIP} <= set(scene.legal(0))


@rule("W-5.1")
@pytest.mark.parametrize("special", [*AT_THE_START, *INSTEAD])
def test_a_special_card_of_somebody_else_is_not_played(special: str) -> None:
    refusal = given("D20 CC", "E20", specials={1: special}).refused(0, play(special))
    assert refusal.key == "special-not-held"


@rule("W-5.1")
@pytest.mark.parametrize("special", ["", "joker", "credit_card"])
def test_a_special_card_that_does_not_exist_is_not_played(special: str) -> None:
    assert given("D20", "E20", specials={0: "gift"}).refused(0, play(special)).key == "no-such-special"


@rule("W-5.1")
def test_a_special_card_is_played_once() -> None:
    scene = given("D20 CC", "E20", specials={0: "gift"}).when(0, play("gift")).when(0, gift("D20", 1))
    scene.when(0, DRAW).when(1, DRAW)
    assert scene.refused(0, play("gift")).key == "special-not-held"


@rule("W-5.2")
@pytest.mark.parametrize("special", AT_THE_END)
def test_cards_for_the_end_of_the_round_are_not_played_in_a_turn(special: str) -> None:
    scene = given("D20", "E20", specials={0: special})
    assert playable(scene) == set()
    assert scene.refused(0, play(special)).key == "special-wrong-time"


@rule("W-5.2")
@pytest.mark.parametrize("special", [*AT_THE_START, *INSTEAD, "emergency"])
def test_cards_for_the_turn_are_not_played_at_the_end_of_the_round(special: str) -> None:
    scene = ended("D20", "E20", specials={0: special})
    assert scene.legal(0) == [PASS]
    assert scene.refused(0, play(special)).key == "special-wrong-time"


@rule("W-5.2")
@pytest.mark.parametrize("special", ["gift", "double_move"])
def test_no_special_card_is_played_between_the_actions_of_a_double_move(special: str) -> None:
    scene = given("D20", "E20", specials={0: "double_move gift"}).when(0, play("double_move"))
    assert playable(scene) == set()
    refusal = scene.refused(0, play(special))
    assert (refusal.rule, refusal.key) == ("W-5.2", "wrong-phase")


@rule("W-5.3")
@pytest.mark.parametrize("special", [*AT_THE_START, *INSTEAD])
def test_a_special_card_lies_on_its_discard_before_its_effect(special: str) -> None:
    scene = given("D20 CC", "E20", specials={0: special}, special_discard="emergency").when(0, play(special))
    assert scene.view().special_discard == ("emergency", special)
    assert scene.view().players[0].specials == 0
    assert scene.view().resolving == special


@rule("W-5.3")
def test_all_see_at_once_which_special_card_is_played() -> None:
    scene = given("D20", "E20", specials={0: "gift"}).when(0, play("gift"))
    assert [(event.seat, event.special, event.copied) for event in told(scene, None, SpecialPlayed)] == [
        (0, "gift", None)
    ]


@rule("W-5.4")
def test_special_cards_are_no_hand_cards() -> None:
    scene = given("D20", "", specials={0: "gift wish"})
    assert (hand(scene, 0), scene.view().players[0].cards) == ("D20", 1)
    assert scene.refused(0, put("gift")).key == "unknown-card"


@rule("W-5.4", "W-6.8")
def test_special_cards_are_not_stolen() -> None:
    assert playable(given("D20", "", specials={0: "stolen", 1: "gift wish"})) == set()


@rule("W-5.4", "W-2.3")
def test_special_cards_of_others_are_seen_by_number_only() -> None:
    scene = given("D20", "E20", specials={0: "gift", 1: "wish stolen"})
    assert [player.specials for player in scene.view(0).players] == [1, 2]
    assert specials_of(scene, 0) == {"gift"}


def waiting_for(special: str) -> WalletScene:
    return given("D20 CC", "E20", specials={0: special}).when(0, play(special))


@rule("W-5.2")
@pytest.mark.parametrize("special", AT_THE_START)
@pytest.mark.parametrize("action", [DRAW, FLIP, put("D20")])
def test_the_regular_action_waits_until_the_special_card_is_done(special: str, action: WalletAction) -> None:
    assert waiting_for(special).refused(0, action).key == "wrong-phase"


@rule("W-5.2")
@pytest.mark.parametrize(
    "action",
    [
        birthday("D20", {1: "CC"}),
        GIVE_NOTHING,
        give("D20"),
        take("D20"),
        target(1),
        KEEP,
        gift("D20", 1),
        wish(1, "jewel"),
        NO_MATCH,
        stash("D20"),
        deposit("D20"),
        ATM_DRAW,
        exchange("D20", "euro"),
        check(1),
        return_chip(1),
    ],
)
def test_what_belongs_to_a_special_card_is_refused_without_it(action: WalletAction) -> None:
    scene = given("D20 CC", "E20", specials={0: "gift happy_birthday"})
    assert scene.refused(0, action).key == "wrong-phase"


@rule("W-5.5", "WR-12")
@pytest.mark.parametrize(
    ("special", "hands", "wallet"),
    [
        ("happy_birthday", ("D20", "E20"), ""),
        ("to_left", ("", ""), "D20"),
        ("to_right", ("", ""), "D20"),
        ("inspection", ("D20", ""), "CC"),
        ("gift", ("", "D20"), "CC"),
        ("stolen", ("D20", ""), "CC"),
        ("card_swap", ("D20", ""), "CC"),
        ("card_swap", ("", "D20"), "CC"),
        ("emergency", ("D20", "E20"), "CC"),
    ],
)
def test_a_card_that_could_do_nothing_is_not_playable(special: str, hands: tuple[str, str], wallet: str) -> None:
    scene = given(*hands, wallet=wallet, specials={0: special})
    assert playable(scene) == set()
    assert scene.refused(0, play(special)).key == "special-condition"


@rule("W-5.5", "WR-12")
@pytest.mark.parametrize("special", ["double_move", "wish", "redistribution"])
def test_some_cards_are_always_playable(special: str) -> None:
    assert playable(given("", "", wallet="", specials={0: special})) == {special}


@rule("W-5.5", "WR-12", "W-6.4")
@pytest.mark.parametrize("special", ["to_left", "to_right"])
@pytest.mark.parametrize("hands", [("D20", ""), ("", "D20")])
def test_passing_on_needs_a_card_in_any_hand(special: str, hands: tuple[str, str]) -> None:
    assert playable(given(*hands, specials={0: special})) == {special}


@rule("W-5.6", "WR-28")
def test_unplayed_special_cards_are_never_shown() -> None:
    scene = given("#john", "#police", "", specials={0: "gift atm", 1: "wish"}, timers=1)
    settled(scene.when(0, FLIP))
    assert scene.view().round_number == 2
    assert told(scene, 2, SpecialPlayed) == []
    assert [event for event in heard(scene, 2) if "wish" in repr(event)] == []


@rule("WR-20")
def test_whether_a_seat_is_asked_does_not_depend_on_what_it_holds() -> None:
    """Everybody with special cards is asked, also with nothing but `pass` to answer."""
    scene = ended("D20", "E20", "P20", specials={0: "gift", 1: "gain_time", 2: "wish"})
    assert phase(scene) == ("end_first", (0, 1, 2))
    assert scene.legal(0) == [PASS]
    assert scene.legal(1) == [PASS, play("gain_time")]


@rule("WR-20", "W-6.3")
def test_who_has_only_papers_is_asked_for_a_redistribution_too() -> None:
    scene = given("D20", "#john", specials={0: "redistribution"}).when(0, play("redistribution"))
    assert phase(scene) == ("redist_give", (0, 1))
    assert scene.legal(1) == [GIVE_NOTHING]


@rule("WR-20", "W-6.10")
def test_who_cannot_fulfil_a_wish_answers_all_the_same() -> None:
    scene = given("D20", "#john", specials={0: "wish"}).when(0, play("wish")).when(0, wish(1, "jewel"))
    assert phase(scene) == ("wish_answer", (1,))
    assert scene.legal(1) == [NO_MATCH]


@rule("W-5.1")
def test_cards_set_aside_take_no_part_in_the_round() -> None:
    scene = new_game(2)
    assert len(set_aside(scene)) == 11
    assert scene.view(0).aside == 11


Position = Callable[[], WalletScene]

# Windows in which seat 1 answers first, the answer, and the rule of each.
WINDOWS: list[tuple[Position, WalletAction, str]] = [
    (lambda: waiting_for("redistribution"), give("E20"), "W-6.3"),
    (lambda: waiting_for("to_left"), give("E20"), "W-6.4"),
    (lambda: waiting_for("to_right"), give("E20"), "W-6.5"),
    (lambda: waiting_for("card_swap").when(0, target(1)), give("E20"), "W-6.9"),
    (lambda: ended("", "E20", specials={0: "wish", 1: "gain_time"}), play("gain_time"), "W-7.2"),
    (lambda: ended("", "E20", specials={0: "wish", 1: "gain_time"}), PASS, "W-7.2"),
    (lambda: ended("", "", chips={1: "1 2"}), return_chip(2), "W-10.2"),
]


@rule("WR-20", "W-6.3", "W-6.4", "W-6.5", "W-6.9", "W-7.2", "W-10.2")
@pytest.mark.parametrize(("position", "answer", "_rule"), WINDOWS)
def test_a_sealed_answer_is_told_to_its_own_seat_alone(position: Position, answer: WalletAction, _rule: str) -> None:
    scene = position().when(1, answer)
    assert [(event.seat, event.answer) for event in told(scene, 1, AnswerSealed)] == [(1, answer)]
    assert own(scene, 1).sealed == answer
    assert (told(scene, 0, AnswerSealed), told(scene, None, AnswerSealed)) == ([], [])
    assert scene.legal(1) == []


@rule("WR-20", "W-6.3", "W-6.4", "W-6.5", "W-6.9", "W-7.2", "W-10.2")
@pytest.mark.parametrize(("position", "answer", "named"), WINDOWS)
def test_a_second_answer_is_refused_with_the_rule_of_the_window(
    position: Position, answer: WalletAction, named: str
) -> None:
    refusal = position().when(1, answer).refused(1, answer)
    assert (refusal.rule, refusal.key) == (named, "already-answered")


@rule("W-6.4", "W-6.5")
@pytest.mark.parametrize(("special", "named"), [("to_left", "W-6.4"), ("to_right", "W-6.5")])
def test_a_card_not_in_hand_cannot_be_passed_on(special: str, named: str) -> None:
    refusal = waiting_for(special).refused(0, give("E20"))
    assert (refusal.rule, refusal.key) == (named, "not-in-hand")
