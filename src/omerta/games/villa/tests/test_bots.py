"""The players of the house: they keep to the rules, say why, and play as well as they should."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import pytest
from typing_extensions import Unpack

from omerta.bots.random import RandomBot
from omerta.contract import Bot, Seat, Text
from omerta.games.villa import GAME
from omerta.games.villa.actions import VillaAction
from omerta.games.villa.bots import CASUAL, HOUSE
from omerta.games.villa.bots.attack import DRAWS_AHEAD, attack_cost
from omerta.games.villa.bots.cards import BLANK, UNIT_OF, row_of
from omerta.games.villa.bots.needs import guard_needs
from omerta.games.villa.bots.situation import Situation
from omerta.games.villa.components import GUARD_INDEX, GUARD_SYMBOLS, SYMBOL_INDEX
from omerta.games.villa.events import Approved, AttackPlanned, BonusGiven, Proposed, SwapEnded, Swapped
from omerta.games.villa.options import VillaOptions
from omerta.games.villa.seen import VillaView
from omerta.games.villa.state import SWAPS_PER_SEAT
from omerta.games.villa.tests.given import FIX39, Variant, VillaScene, given, new_game
from omerta.games.villa.tests.moves import (
    APPROVE,
    bonus,
    match,
    pair,
    pas,
    plan,
    propose,
    set_handicap,
)
from omerta.games.villa.tests.play import steps
from omerta.kit.chance import FastChance, fast_from
from omerta.kit.menus import legal
from omerta.kit.ring import clockwise, following
from omerta.testing import rule

VillaBot: TypeAlias = Bot[VillaView, VillaAction]

both_bots: Final = pytest.mark.parametrize("bot", [HOUSE, CASUAL], ids=["house", "casual"])


# --- What an attack costs, in hundredths of a card -------------------------------------------------------------


def cost(needs: str, *rows: str, draws: Sequence[str] = (), marked: str | None = None) -> int:
    """The cost for seat 0 leading. `draws` are the next cards of each seat, `?` unknown; `marked` is a guard."""
    asked = guard_needs(VillaOptions(expert=True))[GUARD_INDEX[marked]] if marked else symbols(needs)
    drawn = [to_draw(cards) for cards in draws] or [to_draw("")] * len(rows)
    return attack_cost(asked, 0, [row_of(row.split()) for row in rows], drawn)


def symbols(needs: str) -> tuple[int, ...]:
    return tuple(SYMBOL_INDEX[symbol] for symbol in needs.split())


def to_draw(cards: str) -> tuple[int, ...]:
    known = [BLANK if card == "?" else UNIT_OF[card] for card in cards.split()]
    return tuple(known + [0] * (DRAWS_AHEAD - len(known)))


def test_plain_cards_at_the_right_seats_cost_nothing() -> None:
    assert cost("Y G R B", "Y R", "G B") == 0


def test_a_joker_costs_more_the_more_it_can_do() -> None:
    assert cost("Y R", "YR", "R") == 60
    assert cost("Y R", "W", "R") == 90
    assert cost("Y R", "YR Y W", "R") == 0


def test_a_pair_wastes_a_card() -> None:
    assert cost("Y R", "B B", "R") == 100
    assert cost("Y R", "B B", "G G") == 200


def test_a_pass_leaves_the_position_to_the_next_seat() -> None:
    assert cost("Y R", "R G G", "Y") == 115


def test_a_joker_is_passed_only_in_need() -> None:
    assert cost("Y", "RB", "Y") == 115 + 150


def test_without_a_way_the_attack_is_given_up() -> None:
    assert cost("Y", "R", "B") == 300
    assert cost("Y R B G", "", "") == 300 + 3 * 30


def test_one_pass_less_than_there_are_seats() -> None:
    assert cost("Y", "R", "Y", "B") == 115
    assert cost("Y", "R", "B", "Y") == 230
    assert cost("Y R", "R B G", "R B G") == 300 + 30


def test_an_unknown_draw_is_good_for_passing_alone() -> None:
    assert cost("R Y B Y", "R", "Y Y", "B", draws=["?", "", ""]) == 115
    assert cost("R Y B Y", "R", "Y Y", "B", draws=["", "", ""]) == 300


def test_a_known_draw_counts_as_what_it_is() -> None:
    assert cost("R Y Y", "R", "Y", draws=["Y", ""]) == 0


@rule("V-11.2")
def test_the_marker_card_must_stay_in_the_row() -> None:
    assert cost("", "B", "Y R", marked="dirty_diana") == 0
    assert cost("", "B", "Y Y G", marked="dirty_diana") == 300
    assert cost("", "B", "YR W", marked="dirty_diana") == 60


# --- What they know --------------------------------------------------------------------------------------------


@rule("E-38", "V-14.4")
def test_the_possible_fronts_are_those_of_the_back_that_nobody_has_seen() -> None:
    board = FIX39.replace("P9=narben_juri", "")
    before, after = (
        given(rows="0:[Y] 1:[Y]", board=FIX39),
        given(rows="0:[Y] 1:[Y]", board=board, arrested="narben_juri"),
    )
    assert set(possible(before, "P8")) == fronts("narben_juri", "granit_greta", "zentner_zoltan")
    assert set(possible(after, "P8")) == fronts("granit_greta", "zentner_zoltan")


def possible(scene: VillaScene, slot: str) -> tuple[tuple[int, ...], ...]:
    return Situation(scene.view(0)).possible_needs(slot)


def fronts(*guards: str) -> set[tuple[int, ...]]:
    return {GUARD_SYMBOLS[GUARD_INDEX[guard]] for guard in guards}


# --- What the careful one does ---------------------------------------------------------------------------------


def chosen(bot: VillaBot, scene: VillaScene, seat: Seat = 0, tie: int = 0) -> VillaAction:
    return bot.choose(scene.view(seat), scene.legal(seat), FastChance(tie))


def test_the_careful_one_plans_the_attack_that_wastes_nothing() -> None:
    scene = given(
        board="V1=dirty_diana V4=nebel_nino",
        arrested="langfinger_lutz rausschmeisser_ralf",
        rows="0:[R R R R] 1:[B R R G] 2:[Y Y Y G]",
        discard="G",
    )
    assert chosen(HOUSE, scene) == plan("V1", 1)


def test_the_careful_one_keeps_the_joker_if_a_plain_card_does() -> None:
    scene = given(board="P9=narben_juri", target="P9", rows="0:[Y YR W G] 1:[G R B Y]")
    assert chosen(HOUSE, scene) == match("Y")


def test_the_careful_one_passes_the_card_that_will_be_missed_least() -> None:
    """The godfather needs G R R B; there are three R, one G and two B."""
    scene = given(board="V1=dirty_diana", target="V1", laid="B", rows="0:[R G B] 1:[Y R R B]")
    assert chosen(HOUSE, scene) == pas("B")


def test_the_careful_one_gives_the_bonus_to_a_row_without_that_colour() -> None:
    rows = "0:[Y R B G] 1:[G R B] 2:[R B Y]"
    scene = given(board="V4=nebel_nino", phase="bonus", bonus="G", discard="G", rows=rows, leader=0)
    assert chosen(HOUSE, scene) == bonus(2, "row")


def test_the_careful_one_puts_a_bonus_without_room_under_the_lowest_pile() -> None:
    scene = given(
        board="V4=nebel_nino",
        phase="bonus",
        bonus="G",
        discard="G",
        leader=0,
        rows="0:[Y R B G] 1:[G R B Y]",
        piles="0:[R R] 1:[B]",
    )
    assert chosen(HOUSE, scene) == bonus(1, "pile")


def test_the_careful_one_swaps_equal_cards_apart_and_then_is_ready() -> None:
    scene = given(board=FIX39, phase="swap", rows="0:[Y Y R R] 1:[B B G G]")
    assert swapped(scene) == {"B", "G", "R", "Y"}
    assert scene.view().phase == "plan"


def swapped(scene: VillaScene) -> set[str]:
    """The open cards of seat 0 after the swap phase."""
    while scene.view().phase == "swap":
        scene.when(0, chosen(HOUSE, scene))
    return set(scene.view().rows[0])


@rule("V-3.6")
@both_bots
def test_they_choose_the_easiest_handicap(bot: VillaBot) -> None:
    assert chosen(bot, new_game(2, handicap_timing="table", handicap_choices=(4, 10, 0))) == set_handicap(10)


# --- What the casual one does ----------------------------------------------------------------------------------


def test_the_casual_one_lets_lead_so_that_the_hint_is_met() -> None:
    scene = given(board="V1=eisen_edda", rows="0:[Y R G G] 1:[Y R G G] 2:[B R G G]")
    assert chosen(CASUAL, scene) == plan("V1", 1)


def test_the_casual_one_passes_a_pair_on_to_a_seat_that_can_match() -> None:
    lacking = given(board="P9=narben_juri", target="P9", rows="0:[B B R G] 1:[G R R B]")
    having = given(board="P9=narben_juri", target="P9", rows="0:[B B R G] 1:[Y R R B]")
    assert chosen(CASUAL, lacking) == pair("B", "B")
    assert chosen(CASUAL, having) == pas("B")


# --- Consensus -------------------------------------------------------------------------------------------------


def talk() -> VillaScene:
    """Dirty Diana costs nothing with seat 1 leading; Foggy Nino cannot be had."""
    return given(
        board="V1=dirty_diana V4=nebel_nino",
        arrested="langfinger_lutz rausschmeisser_ralf",
        rows="0:[R R R R] 1:[B R R G] 2:[Y Y Y G]",
        discard="G",
        decision_mode="consensus",
    )


@rule("V-13.7")
def test_a_good_proposal_is_approved() -> None:
    scene = talk().when(0, propose(plan("V1", 1)))
    assert chosen(HOUSE, scene, 1) == chosen(HOUSE, scene, 2) == APPROVE


@rule("V-13.7")
def test_a_bad_proposal_is_answered_once_and_then_approved() -> None:
    scene = talk().when(0, propose(plan("V4", 0)))
    assert chosen(HOUSE, scene, 1) == propose(plan("V1", 1))
    scene.when(1, propose(plan("V1", 1))).when(0, propose(plan("V4", 0)))
    assert chosen(HOUSE, scene, 1) == chosen(HOUSE, scene, 2) == APPROVE


@rule("V-13.7")
def test_a_team_of_careful_ones_agrees_on_the_first_proposal() -> None:
    scene = talk()
    scene.when(0, chosen(HOUSE, scene, 0)).when(1, chosen(HOUSE, scene, 1)).when(2, chosen(HOUSE, scene, 2))
    assert scene.view().target == "V1"


@pytest.mark.parametrize("seats", [2, 3, 4])
@both_bots
def test_in_consensus_a_table_of_bots_needs_one_word_of_each_seat(bot: VillaBot, seats: int) -> None:
    scene = played(bot, seats, "consensus", swap_phase=False, decision_mode="consensus")
    words = scene.happened(Proposed) + scene.happened(Approved)
    assert len(words) == seats * len(scene.happened(AttackPlanned) + scene.happened(BonusGiven))


def played(bot: VillaBot, seats: int, seed: object, **options: Unpack[Variant]) -> VillaScene:
    """Gives a whole game of one bot with itself; where several may act they are asked clockwise."""
    scene = new_game(seats, seed, **options)
    ties = fast_from("ties", seats, seed)
    turn = 0
    while pending := GAME.pending(scene.state):
        seat = next(seat for seat in clockwise(turn, seats) if seat in pending)
        action = bot.choose(scene.view(seat), scene.legal(seat), ties)
        GAME.apply(scene.state, seat, action, scene.chance, scene.events.append)
        turn = following(seat, seats)
    return scene


# --- Whatever the position -------------------------------------------------------------------------------------

WHY: Final = {
    "why-approve",
    "why-approve-late",
    "why-bonus-pile",
    "why-bonus-row",
    "why-bonus-row-new",
    "why-forced",
    "why-godfather-last",
    "why-handicap",
    "why-hint-absent",
    "why-hint-met",
    "why-hint-missed",
    "why-match",
    "why-match-joker",
    "why-pair",
    "why-pass",
    "why-plan-absent",
    "why-plan-at",
    "why-plan-godfather",
    "why-ready",
    "why-swap",
}
TABLES: Final[list[Variant]] = [
    {"handicap": 0},
    {"roster": "first_game", "expert": True, "expert_pair_needs_marker": False},
    {"handicap_timing": "table", "expert": True, "leader_mode": "rotating", "recover_passed": True},
    {"open_start": 3, "row_limit": 3, "leader_mode": "rotating", "rotation_anchor": "last_player"},
    {"decision_mode": "consensus", "handicap_timing": "table", "roster": "tough", "early_abort": False},
    {"decision_mode": "consensus", "expert": True, "leader_mode": "rotating", "handicap": -9},
]


class Question(NamedTuple):
    view: VillaView
    legal: Sequence[VillaAction]


@pytest.fixture(params=TABLES, ids=str, scope="module")
def questions(request: pytest.FixtureRequest) -> list[Question]:
    """Says what seats are asked in games that are played half at random, with 2, 3 and 4 seats."""
    asked = [
        Question(GAME.view(step.state, seat), legal(GAME, step.state, seat))
        for seats in GAME.seats
        for step in steps(seats, "bots", **request.param)
        for seat in GAME.pending(step.state)
    ]
    return asked[::2]


@both_bots
def test_they_choose_a_legal_action_and_the_same_one_again(bot: VillaBot, questions: list[Question]) -> None:
    answers = [bot.choose(question.view, question.legal, FastChance(1)) for question in questions]
    assert all(answer in question.legal for question, answer in zip(questions, answers, strict=True))
    assert answers == [bot.choose(question.view, question.legal, FastChance(1)) for question in questions]


@rule("V-14.2")
@both_bots
def test_they_can_say_why_for_every_action(bot: VillaBot, questions: list[Question]) -> None:
    told = [bot.why(view, legal, action) for view, legal in questions for action in legal]
    assert {type(text) for text in told} == {Text}
    assert {text.key for text in told} <= WHY


@pytest.mark.parametrize("seats", [2, 3, 4])
@both_bots
def test_the_swap_phase_ends_in_consensus_too(bot: VillaBot, seats: int) -> None:
    scene = played(bot, seats, "swap", decision_mode="consensus")
    assert len(scene.happened(Swapped)) < SWAPS_PER_SEAT * seats
    assert len(scene.happened(SwapEnded)) == 1


# --- How well they play ----------------------------------------------------------------------------------------


def wins(bot: VillaBot, seats: int, games: int, **options: Unpack[Variant]) -> int:
    return sum(played(bot, seats, seed, **options).view().result == "won" for seed in range(games))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_careful_beats_casual_beats_random(seats: int) -> None:
    assert wins(HOUSE, seats, 20, handicap=4) >= 18
    assert 4 <= wins(CASUAL, seats, 20, handicap=4) <= 16
    assert wins(RandomBot(), seats, 10, handicap=4) == 0


@pytest.mark.long
@pytest.mark.parametrize(("seats", "careful", "casual"), [(2, 76, 16), (3, 85, 12), (4, 87, 6)])
def test_they_win_as_often_as_they_should_at_handicap_0(seats: int, careful: int, casual: int) -> None:
    assert abs(wins(HOUSE, seats, 1000, handicap=0) - 10 * careful) <= 50
    assert abs(wins(CASUAL, seats, 1000, handicap=0) - 10 * casual) <= 60


@pytest.mark.long
@pytest.mark.parametrize(("seats", "casual"), [(2, 94), (3, 96), (4, 93)])
def test_they_win_as_often_as_they_should_at_handicap_10(seats: int, casual: int) -> None:
    assert wins(HOUSE, seats, 1000, handicap=10) >= 980
    assert abs(wins(CASUAL, seats, 1000, handicap=10) - 10 * casual) <= 60
