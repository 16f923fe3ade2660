"""The tables of `omerta sim` fit a terminal, however many numbers of seats a game allows."""

from __future__ import annotations

from io import StringIO

import msgspec
from rich.console import Console

from omerta.cli.sim_tables import print_report
from omerta.sim import Figure, Report, RoleWins, Row, Share, simulate
from omerta.testing.toys import TOYS
from omerta.text import Texts

GAME = TOYS["courier"]


def printed(rows: list[Row]) -> str:
    page = StringIO()
    report = Report(game=GAME.id, version=1, seed=0, options=GAME.options(), rows=tuple(rows))
    print_report(report, Texts(GAME, "en"), Console(file=page, width=80))
    return page.getvalue()


def row(seats: int, **figures: Figure) -> Row:
    played = simulate(GAME, seats=2, bots="random", games=2).rows[0]
    return msgspec.structs.replace(played, seats=seats, figures=figures)


def test_six_numbers_of_seats_fit_without_bounds() -> None:
    ending = printed([row(seats) for seats in range(2, 8)]).split("Ending, %")[1]
    assert ending.count("100.0") == 6 * len(row(2).reasons)
    assert "…" not in ending
    assert "(34–100)" not in ending


def test_three_numbers_of_seats_have_bounds() -> None:
    ending = printed([row(seats) for seats in (2, 3, 4)]).split("Ending")[1]
    assert ending.count("100.0 (34–100)") == 3 * len(row(2).reasons)


def test_figures_are_means_with_three_digits() -> None:
    told = printed([row(2, turns=Figure.of(50, 7), wealth=Figure.of(4523, 10)), row(3, turns=Figure.of(0, 0))])
    assert "7.14" in told
    assert "452" in told
    assert "–" in told.split("turns")[1].splitlines()[0]


def test_wins_are_told_by_place_and_by_role() -> None:
    told = printed([msgspec.structs.replace(row(2), roles={"thief": RoleWins(4, Share.of(1, 4))}), row(3)])
    places, roles = told.split("Turn order")[1].split("Role")
    assert places.count("Place") == 3
    assert "25.0 (5–70)" in roles.split("thief")[1].splitlines()[0]
    assert "–" in roles.split("thief")[1].splitlines()[0].split("│")[2]


def test_where_all_win_and_lose_together_there_is_no_turn_order() -> None:
    team = msgspec.structs.replace(row(2), wins=(Share.of(1, 2),) * 2, nobody=Share.of(1, 2), games=2)
    assert "Turn order" not in printed([team])
    assert "Role" not in printed([team])


def test_a_game_without_figures_has_no_third_table() -> None:
    assert "Figure" not in printed([row(2)])
