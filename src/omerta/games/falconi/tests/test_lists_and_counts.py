"""The numbered list of all actions, and what is counted of a finished game. RULES.md F-3, F-11.2."""

from __future__ import annotations

import pytest

from omerta.games.falconi.events import CardLaid, Drove, GameOver, HiddenCardLaid, Lapsed, Overtook, TurnBegan
from omerta.games.falconi.features import catalogue
from omerta.games.falconi.figures import figures
from omerta.games.falconi.tests.given import new_game
from omerta.games.falconi.tests.scenes import choices
from omerta.testing import rule


@rule("F-11.2")
@pytest.mark.parametrize(
    ("variant", "count"),
    [
        # 81 cells with 4 places; 16 cards in their rotations; 4 sides; a bomb or none.
        ("margherita", 324 + 4 + 324 + 16 * 81 + 2),
        # Besides 36 places before the border, and 7 border positions for each of 3 escape cards.
        ("prosciutto", 324 + 4 + 36 + 324 + 21 + 16 * 81 + 2),
        # A draw; drives and turns; flights; escape cards that Don lays and that the police place.
        ("salami", 1 + 16 * 81 + 324 + 36 + 324 + 21 + 21),
        # Besides boost drives, boost steps, a break and a stop.
        ("diavola", 1 + 16 * 81 + 324 + 36 + 324 + 21 + 21 + 324 + 324 + 2),
    ],
)
def test_every_action_that_can_ever_be_legal_is_numbered_once(variant: str, count: int) -> None:
    actions = catalogue(new_game(4, variant=variant).state.options, 4)
    assert len(actions) == len(set(actions)) == count


@rule("F-11.2")
@pytest.mark.parametrize("variant", ["margherita", "prosciutto", "salami", "diavola"])
def test_the_first_menu_of_a_game_is_numbered_in_its_own_order(variant: str) -> None:
    scene = new_game(4, variant=variant)
    actions = catalogue(scene.state.options, 4)
    numbers = [actions.index(action) for action in choices(scene)]
    assert numbers == sorted(numbers)


@rule("F-3.3", "F-9.5")
def test_a_finished_game_is_counted_from_its_events() -> None:
    found = figures(
        [
            TurnBegan(0, "prison", 1),
            HiddenCardLaid(0, "prison", "cross", 0, "e1"),
            Drove(0, "prison", ("S-e", "e1>N"), "e1>N"),
            TurnBegan(1, "blue", 1),
            CardLaid(1, "blue", "tee", 2, "e9"),
            Lapsed(1, "blue", 2),
            TurnBegan(0, "prison", 2),
            Drove(0, "prison", ("e1>N", "e2>N", "e3>N"), "e3>N"),
            Overtook(0, "blue", "e2>N"),
            GameOver("police_out", (0,), ("prison",), None, "e3>N", (), None),
        ]
    )
    counted = {name: count for name, (count, games) in found.items() if count and games == 1}
    assert counted == {
        "don_wins": 1,
        "police_out": 1,
        "rounds": 2,
        "turns": 3,
        "laid": 2,
        "driven": 3,
        "overtaken": 1,
        "lapses": 1,
    }


@rule("F-3.1")
def test_a_game_that_the_police_win_is_none_of_dons() -> None:
    over = GameOver("caught", (1,), ("green",), "green", "e4>N", (), None)
    assert (figures([over])["don_wins"], figures([over])["caught"]) == ((0, 1), (1, 1))
