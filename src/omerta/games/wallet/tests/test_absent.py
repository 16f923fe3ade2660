"""A seat whose player does not answer. RULES.md W-14."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from omerta.contract import RuleViolation, Seat
from omerta.games.wallet import GAME
from omerta.games.wallet.actions import WalletAction
from omerta.games.wallet.tests.given import WalletScene, ended, given, new_game
from omerta.games.wallet.tests.look import chips_of, discard, hands, heard, phase
from omerta.games.wallet.tests.moves import (
    BUY,
    DRAW,
    FLIP,
    GIVE_NOTHING,
    KEEP,
    NO_MATCH,
    PASS,
    PAY_DONE,
    check,
    gift,
    give,
    pay,
    play,
    return_chip,
    take,
    take_id,
    target,
    wish,
)
from omerta.games.wallet.tests.play import at_random
from omerta.kit.chance import fast_from
from omerta.testing import rule

HANDS = ("D20 #john CC", "E50 J100", "P20", "BADGE")


def played(special: str, *hands_: str) -> WalletScene:
    return given(*(hands_ or HANDS), specials={0: special}).when(0, play(special))


def out_of_time(scene: WalletScene) -> WalletScene:
    (clock,) = GAME.clocks(scene.state)
    return scene.expired(clock)


def bought(hand: str) -> WalletScene:
    return given(hand, "").when(0, BUY)


@rule("W-14.1")
@pytest.mark.parametrize(
    ("position", "seat", "action"),
    [
        (lambda: given(*HANDS), 0, FLIP),
        (lambda: given(*HANDS, specials={0: "gift wish"}, allow_pass=True), 0, FLIP),
        (lambda: played("double_move"), 0, FLIP),
        (lambda: bought("D200 E100"), 0, pay("D200")),
        (lambda: bought("D200 E100").when(0, pay("D200")), 0, pay("E100")),
        (lambda: bought("D200 E100 J150").when(0, pay("D200")).when(0, pay("E100")), 0, PAY_DONE),
        (lambda: played("redistribution"), 0, give("D20")),
        (lambda: played("redistribution"), 3, GIVE_NOTHING),
        (lambda: played("to_left"), 1, give("E50")),
        (lambda: played("to_right"), 3, give("BADGE")),
        (lambda: played("inspection", "", "", "D20"), 0, target(2)),
        (lambda: played("stolen"), 0, target(1)),
        (lambda: played("card_swap").when(0, target(2)), 0, give("D20")),
        (lambda: played("card_swap").when(0, target(2)), 2, give("P20")),
        (lambda: played("inspection").when(0, target(1)), 0, KEEP),
        (lambda: played("gift"), 0, gift("D20", 1)),
        (lambda: played("wish"), 0, wish(1, "currency:dollar")),
        (lambda: played("wish").when(0, wish(1, "jewel")), 1, give("J100")),
        (lambda: played("wish").when(0, wish(2, "jewel")), 2, NO_MATCH),
        (lambda: ended(*HANDS, specials={1: "gain_time"}), 1, PASS),
        (lambda: ended(*HANDS, specials={1: "gain_time"}).when(1, play("gain_time")), 1, DRAW),
        (lambda: ended(*HANDS, specials={1: "atm wish"}).when(1, PASS), 1, PASS),
        (lambda: ended("", "", chips={0: "2 3"}, round_number=2), 0, return_chip(2)),
        (lambda: ended("", "", chips={0: "2 1 3"}), 0, return_chip(1)),
    ],
)
def test_the_substitute_of_every_phase(position: Callable[[], WalletScene], seat: Seat, action: WalletAction) -> None:
    scene = position()
    assert GAME.default(scene.state, seat) == action
    assert action in scene.legal(seat)


@rule("W-14.1")
def test_the_first_laid_card_is_taken() -> None:
    scene = played("redistribution", "E20", "D20").when(0, give("E20")).when(1, give("D20"))
    assert GAME.default(scene.state, 0) == take("D20")


@rule("W-14.1")
def test_the_first_id_is_taken() -> None:
    scene = given("D200 E100", "", pocket="#million #agent").when(0, BUY).when(0, pay("D200")).when(0, pay("E100"))
    assert GAME.default(scene.when(0, PAY_DONE).state, 0) == take_id("#million")


@rule("W-14.1")
@pytest.mark.parametrize(
    ("active", "coins", "first"), [(0, (1, 2, 5, 7), 1), (2, (7, 5, 1, 2), 3), (3, (7, 5, 2, 1), 0)]
)
def test_the_next_seat_clockwise_is_checked(active: Seat, coins: tuple[int, ...], first: Seat) -> None:
    hands_ = ["#police BADGE" if seat == active else "" for seat in range(4)]
    assert GAME.default(ended(*hands_, coins=coins).state, active) == check(first)


@rule("W-14.1", "W-9.2")
def test_a_seat_that_was_checked_is_left_out() -> None:
    scene = ended("#police BADGE", "#police BADGE", "", "", coins=(1, 2, 5, 7)).when(0, check(2))
    assert GAME.default(scene.state, 1) == check(3)


@rule("W-14.1")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_targets_are_counted_clockwise_from_the_deciding_seat(seat: Seat) -> None:
    scene = given(*HANDS, specials={seat: "stolen"}, active=seat).when(seat, play("stolen"))
    assert GAME.default(scene.state, seat) == target((seat + 1) % 4)


@rule("W-14.1")
@pytest.mark.parametrize("seed", range(12))
def test_the_substitute_is_always_legal(seed: int) -> None:
    scene = at_random(new_game(2 + seed % 6, seed), seed, most=40 + 5 * seed)
    illegal = [seat for seat in GAME.pending(scene.state) if GAME.default(scene.state, seat) not in scene.legal(seat)]
    assert illegal == []


@rule("W-14.2")
def test_one_clock_runs_for_all_who_are_asked() -> None:
    scene = played("to_left")
    (clock,) = GAME.clocks(scene.state)
    assert clock.seats == (0, 1, 2, 3)
    scene.when(1, give("E50"))
    assert GAME.clocks(scene.state) == (clock,)


@rule("W-14.2")
def test_a_payment_restarts_no_clock() -> None:
    scene = given("D200 E100 J150", "")
    clocks = GAME.clocks(scene.state)
    scene.when(0, BUY).when(0, pay("D200"))
    assert GAME.clocks(scene.state) == clocks


@rule("W-14.2")
def test_a_visible_step_restarts_the_clock() -> None:
    scene = given("D200 E100", "")
    clocks = GAME.clocks(scene.state)
    assert GAME.clocks(scene.when(0, DRAW).state) != clocks


@rule("W-14.2")
def test_when_time_is_up_the_active_seat_flips() -> None:
    scene = out_of_time(given(*HANDS))
    assert (scene.view().timers_left, phase(scene)) == (5, ("turn", (1,)))


@rule("W-14.2")
def test_when_time_is_up_all_open_seats_answer_at_once() -> None:
    scene = out_of_time(played("to_left").when(0, give("CC")).when(2, give("P20")))
    assert hands(scene) == ["D20 #john BADGE", "J100 CC", "E50", "P20"]
    assert phase(scene) == ("turn", (0,))


@rule("W-14.2")
def test_when_time_is_up_a_payment_is_completed() -> None:
    scene = out_of_time(bought("D200 E100 J150").when(0, pay("D200")))
    assert (phase(scene), discard(scene)) == (("take_id", (0,)), "D200 E100")


@rule("W-14.2")
def test_when_time_is_up_the_windows_close() -> None:
    scene = ended(*HANDS, specials={0: "wish", 1: "gain_time", 2: "atm"}).when(1, play("gain_time"))
    assert phase(out_of_time(scene)) == ("gain_time_action", (1,))


@rule("W-14.2")
def test_when_time_is_up_the_smallest_chips_go_back() -> None:
    scene = out_of_time(ended("", "#john", "", chips={0: "1 2", 2: "1 3"}))
    assert (chips_of(scene, 0), chips_of(scene, 2)) == ((2,), (3,))


@rule("W-14.2")
def test_the_end_of_a_clock_is_heard_by_all() -> None:
    scene = given(*HANDS)
    events = len(scene.events)
    assert heard(out_of_time(scene), None, since=events) != []


@rule("W-14.2")
def test_the_end_of_an_old_clock_changes_nothing() -> None:
    scene = given(*HANDS)
    (clock,) = GAME.clocks(scene.state)
    scene.when(0, DRAW)
    with pytest.raises(RuleViolation, match=r"W-14\.2"):
        scene.expired(clock)
    assert phase(scene) == ("turn", (1,))


@rule("W-14.2", "W-12.1")
def test_after_the_end_no_clock_runs() -> None:
    scene = ended("#john", "#police", round_number=3)
    assert GAME.clocks(scene.state) == ()


def left_alone(seats: int, seed: object) -> WalletScene:
    """A game in which nobody ever answers."""
    scene = new_game(seats, seed)
    scene.chance = fast_from("left alone", seats, seed)
    while GAME.clocks(scene.state):
        out_of_time(scene)
    return scene


@rule("W-14.2")
@pytest.mark.parametrize("seats", range(2, 8))
def test_a_game_of_absent_players_ends(seats: int) -> None:
    assert GAME.outcome(left_alone(seats, "absent").state) is not None


@rule("WR-20")
@pytest.mark.parametrize(
    ("position", "seat", "kind", "keeps_cadence"),
    [
        (lambda: given(*HANDS), 0, "turn", False),
        (lambda: bought("D200 E100"), 0, "pay", False),
        (lambda: played("redistribution"), 1, "redist_give", True),
        (lambda: played("to_left"), 1, "pass_pick", True),
        (lambda: played("card_swap").when(0, target(1)), 1, "swap_pick", True),
        (lambda: played("wish").when(0, wish(1, "jewel")), 1, "wish_answer", True),
        (lambda: ended(*HANDS, specials={1: "gain_time"}), 1, "end_first", True),
        (lambda: ended(*HANDS, specials={1: "atm wish"}).when(1, PASS), 1, "end_cards", True),
        (lambda: ended("", ""), 1, "chip_return", True),
    ],
)
def test_where_a_fast_answer_would_tell_something_the_table_keeps_its_own_pace(
    position: Callable[[], WalletScene], seat: Seat, kind: str, keeps_cadence: bool
) -> None:
    (decision,) = GAME.decisions(position().state, seat)
    assert (decision.kind, decision.keeps_cadence) == (kind, keeps_cadence)
