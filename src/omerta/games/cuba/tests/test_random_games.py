"""What holds in every game whatever is played. RULES.md C-1.4, C-4.12, C-5.13, C-8, C-13.1."""

from __future__ import annotations

from typing import Final, Literal

import pytest

from omerta.games.cuba.options import CubaOptions
from omerta.games.cuba.tests.walk import Walk
from omerta.testing import rule

GAMES_EACH: Final = 25
VARIANTS: Final = {
    "live": CubaOptions(),
    "formal": CubaOptions(talk_mode="formal", question_budget=12, floor_budget=1),
    "room": CubaOptions(talk_mode="room", jokers=2),
    "killer": CubaOptions(killer=True, talk_mode="room", jokers=3),
    "killer-formal": CubaOptions(killer=True, talk_mode="formal", question_budget=6, floor_budget=1, jokers=4),
    "killer-device": CubaOptions(killer=True, talk_mode="room", room_devices="one", solo_win_excludes_drivers=True),
    "strict": CubaOptions(killer=True, on_take_timeout="eliminate", eliminated_loyal_wins=True, memory_aid=False),
    "strict-room": CubaOptions(talk_mode="room", on_take_timeout="eliminate", returned_box_public=True, godfather=3),
    "hints": CubaOptions(talk_mode="formal", question_budget=20, contradiction_hints="all", godfather=4, jokers=0),
}
TABLES: Final = [
    pytest.param(options, seats, id=f"{name}-{seats}")
    for name, options in VARIANTS.items()
    for seats in range(5, 13)
    if seats > 5 or not options.killer
]


@rule("C-1.4", "C-8.1", "C-8.2", "C-8.4", "C-8.6", "C-8.7", "C-9.1")
@pytest.mark.slow
@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_whatever_is_played_nothing_is_lost_and_the_right_seats_win(options: CubaOptions, seats: int) -> None:
    walks = [Walk(options, seats, seed).play() for seed in range(GAMES_EACH)]
    assert len(walks) == GAMES_EACH


@rule("C-5.13", "CR-8")
@pytest.mark.slow
@pytest.mark.parametrize("seats", range(5, 13))
@pytest.mark.parametrize("talk", ["live", "formal", "room"])
def test_if_all_suspects_stole_the_godfather_wins_whatever_happens(
    talk: Literal["live", "formal", "room"], seats: int
) -> None:
    options = CubaOptions(talk_mode=talk, question_budget=8, floor_budget=1)
    walks = [Walk(options, seats, seed, all_steal=True).play() for seed in range(4)]
    assert {walk.state.takes.count(1) for walk in walks} == {seats - 1}
    assert {walk.state.reason for walk in walks} == {"godfather_recovered"}


@rule("C-13.1")
@pytest.mark.parametrize(("options", "seats"), TABLES[::5])
def test_a_log_played_again_gives_the_same_state_views_and_events(options: CubaOptions, seats: int) -> None:
    walk = Walk(options, seats, "again").play()
    assert walk.played_again().fingerprint() == walk.fingerprint()
