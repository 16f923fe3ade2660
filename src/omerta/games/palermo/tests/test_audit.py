"""The audit finds every position that cannot come up, and says what is wrong with it. RULES.md P-1, P-2, P-4 to P-8."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import pytest

from omerta.games.palermo.geometry.board import NODE_INDEX, SLOT_INDEX
from omerta.games.palermo.geometry.city import laid
from omerta.games.palermo.geometry.tiles import NOWHERE, START_TILE, TOKEN_INDEX
from omerta.games.palermo.rules.audit import audit
from omerta.games.palermo.state import NOBODY, OVER, PalermoState
from omerta.games.palermo.tests.given import ALPHA_VENUES, alpha, given, new_game
from omerta.games.palermo.tests.look import to
from omerta.games.palermo.tests.test_examples_building import BOARD_3, COURTYARD
from omerta.testing import rule

Damage: TypeAlias = Callable[[PalermoState], None]
EVERYTHING: Final = " ".join(ALPHA_VENUES.values())


def put(seats: str, **fields: int) -> Damage:
    """Puts the pieces of some seats on other fields; `put("crooks", A1=0)` takes seat 0's crook to A1."""

    def damage(state: PalermoState) -> None:
        pieces = getattr(state, seats)
        for name, seat in fields.items():
            pieces[seat] = NODE_INDEX[name]

    return damage


def lose_a_tile(state: PalermoState) -> None:
    state.supply[0] -= 1


def lay_a_second_start_tile(state: PalermoState) -> None:
    state.city = laid(state.city, SLOT_INDEX["a1"], START_TILE)


def shut_a_courtyard(state: PalermoState) -> None:
    """2a0 on b3 shuts E5 and F5 in."""
    state.city = laid(state.city, SLOT_INDEX["b3"], TOKEN_INDEX["2a0"])
    state.supply[2] -= 1


def steal_a_venue(state: PalermoState) -> None:
    """The venue c4 goes to seat 1, the chip of seat 0 stays on it."""
    state.owners[SLOT_INDEX["c4"]] = 1


def lose_a_chip(state: PalermoState) -> None:
    state.left[0] &= ~(1 << SLOT_INDEX["c4"])


def own_the_start_tile(instead_of: str) -> Damage:
    """Seat 2 has its chip on the start tile instead of one of its venues."""

    def damage(state: PalermoState) -> None:
        state.owners[SLOT_INDEX[instead_of]], state.owners[SLOT_INDEX["c3"]] = NOBODY, 2
        state.left[2] ^= 1 << SLOT_INDEX[instead_of] | 1 << SLOT_INDEX["c3"]

    return damage


def forget_a_stop(state: PalermoState) -> None:
    state.tours[0].clear()


def mint_money(state: PalermoState) -> None:
    state.money[1] += 1


def pay_odd_interest(state: PalermoState) -> None:
    state.interest[1] += 4
    state.money[1] += 4


def stay_home_with_chips(state: PalermoState) -> None:
    state.home_rounds[0] = 1


def end_without_a_reason(state: PalermoState) -> None:
    state.phase = OVER


def skip_a_round(state: PalermoState) -> None:
    state.round_number += 1


def take_a_mark(state: PalermoState) -> None:
    state.targets[1] = NOWHERE


def mark_a_collected_venue(state: PalermoState) -> None:
    state.targets[0] = SLOT_INDEX["a1"]


def send_seat_2_out(state: PalermoState) -> None:
    state.home_rounds[2] = 0


@rule("P-1.3", "P-2.1", "P-2.5")
@pytest.mark.parametrize(
    ("city", "damage", "wrong"),
    [
        (BOARD_3, lose_a_tile, "tiles lost or won"),
        (BOARD_3, lay_a_second_start_tile, "there is one start tile"),
        (COURTYARD, shut_a_courtyard, "a courtyard is shut"),
    ],
)
def test_no_city_has_tiles_from_nowhere_or_a_courtyard(city: str, damage: Damage, wrong: str) -> None:
    state = given(city=city, seats=3).state
    audit(state)
    damage(state)
    with pytest.raises(AssertionError, match=wrong):
        audit(state)


@rule("P-2.2", "P-4.6", "P-6.2", "P-5.1", "P-7.1", "P-7.3")
@pytest.mark.parametrize(
    ("damage", "wrong"),
    [
        (steal_a_venue, "seat 0 has a chip on a foreign venue"),
        (lose_a_chip, "seat 0 has lost chips"),
        (own_the_start_tile(instead_of="f6"), "somebody owns a street"),
        (own_the_start_tile(instead_of="b1"), "a venue without an owner"),
        (forget_a_stop, "the tour of seat 0 has a gap"),
        (put("crooks", F9=1), "two crooks on one field"),
        (put("crooks", B2=1), "B2 is no street"),
        (put("police", A1=2), "two policemen on one field"),
        (put("police", F6=2), "F6 is no street"),
        (mint_money, "money of seat 1"),
        (pay_odd_interest, "interest of seat 1"),
        (stay_home_with_chips, "seat 0 is not home"),
        (end_without_a_reason, "an end without a reason"),
        (skip_a_round, "a round is missing"),
    ],
)
def test_no_race_has_a_piece_or_a_million_out_of_place(damage: Damage, wrong: str) -> None:
    state = alpha(crooks="F9 START START", policemen="A1 - -", collected="a1").state
    audit(state)
    damage(state)
    with pytest.raises(AssertionError, match=wrong):
        audit(state)


@rule("P-8.5")
@pytest.mark.parametrize(
    ("damage", "wrong"), [(take_a_mark, "seat 1 has no mark"), (mark_a_collected_venue, "seat 0 has marked no chip")]
)
def test_no_mark_is_missing_or_lies_beside_the_chips(damage: Damage, wrong: str) -> None:
    state = alpha(target_marker=True, targets="c4 a2 b1", collected="a1").state
    audit(state)
    damage(state)
    with pytest.raises(AssertionError, match=wrong):
        audit(state)


@rule("P-8.4")
def test_without_police_there_is_no_policeman() -> None:
    state = alpha(police=False).state
    put("police", A1=0)(state)
    with pytest.raises(AssertionError, match="a policeman in a game without police"):
        audit(state)


@rule("P-3.1")
def test_nobody_sets_out_before_the_first_round() -> None:
    state = new_game(3).state
    put("crooks", A1=0)(state)
    with pytest.raises(AssertionError, match="somebody set out before round 1"):
        audit(state)


@rule("P-7.4")
def test_no_game_ends_at_home_while_somebody_is_out() -> None:
    scene = alpha(crooks="E5 START START", collected=EVERYTHING, home_rounds=(None, 14, 14), round_number=15)
    state = to(scene, "START").state
    audit(state)
    send_seat_2_out(state)
    with pytest.raises(AssertionError, match="somebody is not home"):
        audit(state)
