"""Emergency copies the last special card of a turn. RULES.md W-6.11."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from omerta.contract import Seat
from omerta.games.wallet.actions import WalletAction
from omerta.games.wallet.components import SPECIALS, TIMINGS
from omerta.games.wallet.events import SpecialPlayed
from omerta.games.wallet.tests.given import WalletScene, given
from omerta.games.wallet.tests.look import hands, phase, playable, told
from omerta.games.wallet.tests.moves import (
    DRAW,
    FLIP,
    KEEP,
    birthday,
    gift,
    give,
    play,
    put,
    take,
    target,
    wish,
)
from omerta.testing import rule

Steps = Sequence[tuple[Seat, WalletAction]]

# The steps of each card when A holds `D20 CC` and B holds `E20`, and what they hold then.
COPIES: list[tuple[str, Steps, list[str]]] = [
    ("double_move", [(0, put("CC")), (0, put("D20"))], ["", "E20"]),
    ("happy_birthday", [(0, birthday("P20", {1: "P50"}, back="P100"))], ["D20 P20 CC", "E20 P50"]),
    ("redistribution", [(0, give("D20")), (1, give("E20")), (0, take("E20"))], ["E20 CC", "D20"]),
    ("to_left", [(0, give("CC")), (1, give("E20"))], ["D20 E20", "CC"]),
    ("to_right", [(1, give("E20")), (0, give("D20"))], ["E20 CC", "D20"]),
    ("inspection", [(0, target(1)), (0, KEEP)], ["D20 E20 CC", ""]),
    ("gift", [(0, gift("CC", 1))], ["D20", "E20 CC"]),
    ("stolen", [(0, target(1))], ["D20 E20 CC", ""]),
    ("card_swap", [(0, target(1)), (0, give("CC")), (1, give("E20"))], ["D20 E20", "CC"]),
    ("wish", [(0, wish(1, "value:20")), (1, give("E20"))], ["D20 E20 CC", ""]),
]
ENDING_THE_TURN = ("double_move", "happy_birthday")


def emergency(special: str, **place: int) -> WalletScene:
    scene = given(
        "D20 CC",
        "E20",
        specials={0: "emergency wish" if special != "wish" else "emergency gift", 1: "gain_time"},
        special_discard=special,
        draws="P20 P50 P100" if special == "happy_birthday" else "",
        timers=place.get("timers", 6),
        specials_per_turn=place.get("specials_per_turn", 1),
    )
    return scene.when(0, play("emergency"))


def carried_out(scene: WalletScene, steps: Steps) -> WalletScene:
    for seat, action in steps:
        scene.when(seat, action)
    return scene


@rule("W-6.11", "WR-16")
@pytest.mark.parametrize(("special", "steps", "after"), COPIES)
def test_the_copied_card_is_resolved_as_if_it_was_played(special: str, steps: Steps, after: list[str]) -> None:
    assert hands(carried_out(emergency(special), steps)) == after


@rule("W-6.11")
@pytest.mark.parametrize(("special", "steps", "after"), COPIES)
def test_afterwards_emergency_lies_on_top_of_the_copied_card(special: str, steps: Steps, after: list[str]) -> None:
    view = carried_out(emergency(special), steps).view()
    assert (view.special_discard, view.in_play) == ((special, "emergency"), ())


@rule("W-6.11", "W-5.3")
@pytest.mark.parametrize("special", [special for special, _, _ in COPIES])
def test_until_it_is_done_both_cards_lie_before_the_player(special: str) -> None:
    view = emergency(special).view()
    assert (view.special_discard, set(view.in_play)) == ((), {special, "emergency"})
    assert view.resolving == special


@rule("W-6.11")
@pytest.mark.parametrize(("special", "steps", "after"), COPIES)
def test_the_turn_ends_or_goes_on_as_the_copied_card_says(special: str, steps: Steps, after: list[str]) -> None:
    scene = carried_out(emergency(special), steps)
    assert phase(scene) == ("turn", (1 if special in ENDING_THE_TURN else 0,))


@rule("W-6.11", "WR-6")
@pytest.mark.parametrize(("special", "steps", "after"), [copy for copy in COPIES if copy[0] not in ENDING_THE_TURN])
def test_emergency_is_the_special_card_of_the_turn(special: str, steps: Steps, after: list[str]) -> None:
    assert playable(carried_out(emergency(special), steps)) == set()


@rule("W-6.11")
def test_all_see_what_emergency_copies() -> None:
    scene = emergency("gift")
    assert [(event.special, event.copied) for event in told(scene, None, SpecialPlayed)] == [("emergency", "gift")]


@rule("W-6.11", "W-3.3")
def test_if_the_last_timer_cuts_the_copied_card_short_both_are_laid_down_at_once() -> None:
    scene = emergency("double_move", timers=1).when(0, FLIP)
    assert phase(scene) == ("end_first", (0, 1))
    assert (scene.view().special_discard, scene.view().in_play) == (("double_move", "emergency"), ())


@rule("W-6.11")
def test_the_top_card_is_copied() -> None:
    scene = given("D20", "E20", specials={0: "emergency"}, special_discard="gift wish").when(0, play("emergency"))
    assert phase(scene) == ("wish", (0,))
    assert scene.view().special_discard == ("gift",)


@rule("W-6.11", "W-5.5")
@pytest.mark.parametrize(
    ("top", "hands_", "wallet"),
    [
        ("happy_birthday", ("D20", "E20"), ""),
        ("to_left", ("", ""), "CC"),
        ("to_right", ("", ""), "CC"),
        ("inspection", ("D20", ""), "CC"),
        ("gift", ("", "E20"), "CC"),
        ("stolen", ("D20", ""), "CC"),
        ("card_swap", ("", "E20"), "CC"),
        ("card_swap", ("D20", ""), "CC"),
    ],
)
def test_the_condition_of_the_copied_card_must_hold(top: str, hands_: tuple[str, str], wallet: str) -> None:
    scene = given(*hands_, specials={0: "emergency"}, special_discard=top, wallet=wallet)
    assert playable(scene) == set()
    refusal = scene.refused(0, play("emergency"))
    assert (refusal.rule, refusal.key) == ("W-6.11", "special-condition")


@rule("WR-16")
def test_exactly_the_ten_cards_before_it_can_be_copied() -> None:
    of_a_turn = [
        name for name, timing in zip(SPECIALS, TIMINGS, strict=True) if timing in ("turn_start", "instead_of_turn")
    ]
    assert sorted(of_a_turn) == sorted([*(special for special, _, _ in COPIES), "emergency"])


@rule("W-6.11", "W-6.1")
def test_a_copied_double_move_goes_on_after_its_first_action() -> None:
    scene = emergency("double_move").when(0, DRAW)
    assert phase(scene) == ("action", (0,))
    assert scene.view().special_discard == ()
