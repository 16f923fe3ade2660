"""The end of a round, step by step. RULES.md W-7."""

from __future__ import annotations

import pytest

from omerta.games.wallet import GAME
from omerta.games.wallet.actions import WalletAction
from omerta.games.wallet.events import Passed, SpecialPlayed
from omerta.games.wallet.round_events import (
    AtmDrawn,
    Checked,
    ChipReturned,
    ChipsAwarded,
    CreditDrawn,
    HandRevealed,
    OnDutyRevealed,
    RoundEnded,
    VerdictReached,
)
from omerta.games.wallet.tests.given import ended, given
from omerta.games.wallet.tests.look import heard, own, phase, result, told, wallet
from omerta.games.wallet.tests.moves import ATM_DRAW, DRAW, FLIP, PASS, check, deposit, exchange, play, put, stash
from omerta.games.wallet.tests.notation import cards
from omerta.games.wallet.tests.play import settled
from omerta.testing import rule


@rule("W-7.1")
@pytest.mark.parametrize("action", [DRAW, FLIP, put("D20")])
def test_after_the_last_timer_no_turn_goes_on(action: WalletAction) -> None:
    scene = ended("D20", "E20", specials={0: "wish", 1: "gift"})
    assert [event.seat for event in told(scene, None, RoundEnded)] == [0]
    assert scene.refused(0, action).key == "wrong-phase"
    assert scene.view().timers_left == 0


@rule("W-7.2", "WR-19", "WR-20")
def test_all_seats_with_a_special_card_decide_at_once() -> None:
    scene = ended("", "", "", "", specials={0: "wish", 2: "gain_time gift", 3: "atm"})
    assert phase(scene) == ("end_first", (0, 2, 3))
    assert GAME.pending(scene.state) == (0, 2, 3)
    assert scene.refused(1, PASS).key == "not-your-turn"


@rule("W-7.2", "WR-20")
def test_who_has_answered_in_the_first_window_is_not_shown() -> None:
    scene = ended("", "", "", specials={0: "wish", 1: "gain_time", 2: "gift"})
    before, events = scene.view(2), len(scene.events)
    scene.when(0, PASS).when(1, play("gain_time"))
    assert scene.view(2) == before
    assert heard(scene, 2, since=events) == []
    assert scene.refused(1, PASS).key == "already-answered"


@rule("W-7.2")
def test_passing_in_the_first_window_is_told_to_nobody() -> None:
    scene = ended("", "", specials={0: "wish", 1: "gift"}).when(0, PASS).when(1, PASS)
    assert told(scene, None, Passed) == []
    assert phase(scene) == ("end_cards", (0,))


@rule("W-7.2")
def test_gain_time_is_announced_when_all_have_answered() -> None:
    scene = ended("", "", specials={0: "wish", 1: "gain_time"}).when(1, play("gain_time"))
    assert told(scene, None, SpecialPlayed) == []
    scene.when(0, PASS)
    assert [(event.seat, event.special) for event in told(scene, None, SpecialPlayed)] == [(1, "gain_time")]
    assert phase(scene) == ("gain_time_action", (1,))


@rule("W-7.2", "W-7.3")
def test_without_special_cards_there_are_no_windows() -> None:
    assert phase(ended("D20", "E20")) == ("chip_return", (0, 1))


@rule("W-7.3", "WR-19")
def test_the_second_window_goes_clockwise_from_the_start_player() -> None:
    scene = ended("", "", "", "", specials={0: "wish", 1: "gift", 3: "atm"}, coins=(7, 5, 1, 2))
    scene.when(0, PASS).when(1, PASS).when(3, PASS)
    assert phase(scene) == ("end_cards", (3,))
    assert phase(scene.when(3, PASS)) == ("end_cards", (0,))
    assert phase(scene.when(0, PASS)) == ("end_cards", (1,))
    assert phase(scene.when(1, PASS))[0] == "chip_return"


@rule("W-7.3")
def test_passing_in_the_second_window_is_public() -> None:
    scene = ended("", "", specials={0: "wish", 1: "gift"}).when(0, PASS).when(1, PASS).when(0, PASS)
    assert [event.seat for event in told(scene, None, Passed)] == [0]


@rule("W-7.3")
@pytest.mark.parametrize(
    "actions", [[deposit("D20"), stash("CC")], [stash("CC"), deposit("D20")], [stash("D20"), ATM_DRAW]]
)
def test_a_seat_plays_its_cards_in_any_order(actions: list[WalletAction]) -> None:
    scene = ended("D20 CC", "", specials={0: "atm secret_stash"}).when(0, PASS)
    scene.when(0, actions[0])
    assert phase(scene) == ("end_cards", (0,))
    scene.when(0, actions[1])
    assert phase(scene)[0] == "chip_return"


@rule("W-7.3", "WR-20")
def test_a_seat_with_nothing_to_play_is_asked_all_the_same() -> None:
    scene = ended("D20", "", specials={0: "wish"}).when(0, PASS)
    assert phase(scene) == ("end_cards", (0,))
    assert scene.legal(0) == [PASS]


@rule("W-7.3")
def test_nobody_plays_before_it_is_asked() -> None:
    scene = ended("D20", "E20", specials={0: "wish", 1: "atm"}).when(0, PASS).when(1, PASS)
    assert scene.refused(1, deposit("E20")).key == "not-your-turn"


@rule("W-7.3")
@pytest.mark.parametrize("action", [stash("D20"), deposit("D20"), ATM_DRAW, exchange("D20", "euro")])
def test_cards_of_the_second_window_wait_for_it(action: WalletAction) -> None:
    scene = ended("D20", "E20", specials={0: "atm exchange", 1: "secret_stash"})
    assert scene.refused(0, action).key == "wrong-phase"


@rule("W-7.4", "WR-23")
def test_everybody_is_told_its_own_verdict_first() -> None:
    scene = ended("#police BADGE", "#john #blonde", "#john")
    (mine,) = told(scene, 1, VerdictReached)
    assert (mine.seat, mine.verdict.guilt) == (1, ("too_many_ids",))
    assert told(scene, None, VerdictReached) == []
    assert phase(scene) == ("police_check", (0,))


@rule("W-7.4", "WR-23")
def test_a_verdict_does_not_change_with_the_hand() -> None:
    scene = ended("#police BADGE", "#john D200 E200 J150").when(0, check(1))
    assert own(scene, 1).verdict.guilt == ("too_rich",)
    assert own(scene, 1).verdict.cents == 55002


@rule("W-7.5")
def test_police_reveal_chips_and_credit_come_in_this_order() -> None:
    scene = ended("#police BADGE", "#john CC", "", coins=(2, 5, 1), draws="D20")
    settled(scene.when(0, check(2)))
    order = [OnDutyRevealed, Checked, HandRevealed, ChipReturned, CreditDrawn, ChipsAwarded]
    kinds = [type(event) for event in scene.events if type(event) in order]
    assert list(dict.fromkeys(kinds)) == order


@rule("W-7.6", "WR-22")
def test_all_see_the_cards_that_are_turned_until_a_note_appears() -> None:
    scene = ended("", "", "", specials={0: "atm wish"}, draws="CC BADGE Y50").when(0, PASS).when(0, ATM_DRAW)
    assert [event.cards for event in told(scene, None, AtmDrawn)] == [cards("CC BADGE Y50")]


@rule("W-7.6")
def test_cards_that_are_no_notes_go_back_into_the_wallet() -> None:
    scene = ended("", "", wallet="CC BADGE Y50", specials={0: "atm wish"}, draws="CC BADGE Y50")
    scene.when(0, PASS).when(0, ATM_DRAW)
    assert wallet(scene) == "CC BADGE"


@rule("W-7.5", "W-10.1")
def test_after_the_police_all_hands_are_shown() -> None:
    scene = settled(ended("#john D20", "CC", ""))
    revealed = told(scene, None, HandRevealed)
    assert [(event.seat, event.cards) for event in revealed] == [(0, cards("D20 #john")), (1, cards("CC")), (2, ())]
    assert result(scene, 1).verdict.guilt == ("no_id",)


@rule("W-7.1", "W-3.2")
def test_an_automatic_flip_ends_the_round_for_the_start_player() -> None:
    scene = given("D20", "E20", specials={1: "gift"}, timers=1, active=1, start=0).when(1, DRAW)
    assert [event.seat for event in told(scene, None, RoundEnded)] == [0]
    assert phase(scene) == ("end_first", (1,))
