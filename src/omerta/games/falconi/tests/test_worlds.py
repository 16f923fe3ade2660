"""Tests what a seat must think possible: the pile, Don's face-down cards, and what his being asked tells. RULES.md
F-12."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import comb

from omerta.contract import Viewer
from omerta.games.falconi import GAME
from omerta.games.falconi.actions import Flee
from omerta.games.falconi.state import DON, FalconiState
from omerta.games.falconi.streets.cards import CARD_NAMES, ESCAPES, TYPES
from omerta.games.falconi.tests.given import FalconiScene, given
from omerta.games.falconi.tests.scenes import seat_of
from omerta.kit.chance import FastChance
from omerta.testing import rule

DRAWS = 3000


def worlds(scene: FalconiScene, viewer: Viewer, count: int = 200) -> Iterator[FalconiState]:
    imagined = GAME.imagine(GAME.view(scene.state, viewer))
    chance = FastChance(7)
    for _ in range(count):
        yield imagined.draw(chance)


def escapes_held(state: FalconiState) -> int:
    return sum(card >= TYPES for card in state.reserves[DON])


@rule("F-12.6")
def test_every_way_the_unseen_cards_can_lie_is_equally_likely() -> None:
    scene = given("salami", reserves={"prison": ["cross", "straight"], "blue": []}, to_move="blue", pile=["tee"])
    streets = len(scene.state.pile) - 3 + 2
    ways = [comb(3, count) * comb(streets, 2 - count) for count in range(3)]
    found = Counter(escapes_held(world) for world in worlds(scene, None, DRAWS))
    expected = [DRAWS * share / sum(ways) for share in ways]
    assert all(abs(found[count] - mean) <= 5 * (mean + 1) ** 0.5 for count, mean in enumerate(expected)), found


@rule("F-12.6")
def test_what_don_can_no_longer_hold_he_does_not_hold() -> None:
    scene = given("salami", reserves={"prison": ["cross", "straight"]}, to_move="blue", don_escapes=(0, 0))
    assert {escapes_held(world) for world in worlds(scene, seat_of(scene, "blue"))} == {0}


@rule("F-12.3", "FR-28")
def test_the_secret_card_has_any_colour_that_is_not_on_the_board() -> None:
    scene = given("diavola", secret="green", escapes={"yellow": "E-1"}, to_move="blue")
    found = Counter(world.secret for world in worlds(scene, seat_of(scene, "blue"), DRAWS))
    assert found.keys() == {ESCAPES[0], ESCAPES[1]}
    assert abs(found[ESCAPES[0]] - DRAWS / 2) < 150


@rule("F-12.3")
def test_don_knows_his_own_cards() -> None:
    scene = given("diavola", secret="green", reserves={"prison": ["cross", "escape-blue"]})
    mine = {(tuple(world.reserves[DON]), world.secret) for world in worlds(scene, seat_of(scene, "prison"))}
    assert mine == {(tuple(scene.state.reserves[DON]), scene.state.secret)}


@rule("F-7.1", "F-12.6")
def test_whoever_is_asked_has_something_to_do() -> None:
    """No cell is free, nowhere to drive, the hand is full: only an escape card can be laid."""
    scene = given(
        "salami",
        cars={"prison": "a9>N", "green": "c5>E"},
        cards={"a8": "straight[NS]", "b9": "straight[NS]"},
        reserves={"prison": ["straight", "escape-green"]},
        actions=2,
    )
    assert all(escapes_held(world) for world in worlds(scene, seat_of(scene, "green")))


@rule("F-12.2", "F-4.13")
def test_redrawn_cards_lie_at_the_bottom_in_every_world() -> None:
    scene = given("margherita", cars={"prison": None}, pile=["uturn", "uturn", "cross"])
    assert scene.view().pile_bottom == ("uturn", "uturn")
    piles = [tuple(world.pile) for world in worlds(scene, None)]
    assert {tuple(CARD_NAMES[card] for card in pile[:2]) for pile in piles} == {("uturn", "uturn")}
    assert len({pile[-1] for pile in piles}) > 1


@rule("F-12.8")
def test_after_the_end_nothing_of_dons_is_left_to_imagine() -> None:
    scene = given("salami", cars={"prison": "a6>W", "green": None}, escapes={"green": "W-6"})
    scene.when(seat_of(scene, "prison"), Flee("a6>W"))
    shown = {tuple(world.reserves[DON]) for world in worlds(scene, None)}
    assert shown == {tuple(scene.state.reserves[DON])}
