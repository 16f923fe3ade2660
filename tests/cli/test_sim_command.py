"""`omerta sim` prints what came out, for people or for programs."""

from __future__ import annotations

import msgspec
import pytest

from omerta.sim import simulate
from tests.cli.running import GAME, CommandLine


def test_json_is_one_object_on_one_line(omerta: CommandLine) -> None:
    result = omerta("sim", GAME.id, "--seats", "2", "--games", "3", "--seed", "4", "--bots", "random", "--json")
    report = msgspec.json.decode(result.out)
    assert (result.code, result.err, result.out.count("\n")) == (0, "3 von 3 Spielen, 100 %\n", 1)
    assert (report["game"], report["seed"], len(report["rows"])) == (GAME.id, 4, 1)
    assert report["rows"][0]["games"] == 3


def test_the_command_and_the_library_play_the_same_games(omerta: CommandLine) -> None:
    result = omerta("sim", GAME.id, "--seats", "2", "--games", "3", "--bots", "random", "--json")
    printed = msgspec.json.decode(result.out)
    played = simulate(GAME, seats=2, bots="random", games=3)
    assert printed["rows"][0]["decisions_mean"] == played.rows[0].decisions_mean


def test_without_seats_every_number_has_a_row(omerta: CommandLine) -> None:
    result = omerta("sim", GAME.id, "--games", "1", "--bots", "random", "--json")
    assert [row["seats"] for row in msgspec.json.decode(result.out)["rows"]] == list(GAME.seats)


def test_as_many_seats_as_bots_are_named(omerta: CommandLine) -> None:
    result = omerta("sim", GAME.id, "--games", "1", "--bots", "random,house", "--json")
    assert [row["bots"] for row in msgspec.json.decode(result.out)["rows"]] == [["random", "house"]]


@pytest.mark.parametrize(("language", "seats"), [("de", "Plätze"), ("en", "Seats")])
def test_the_table_fits_eighty_columns_and_tells_shares_with_bounds(
    language: str, seats: str, omerta: CommandLine
) -> None:
    result = omerta("sim", GAME.id, "--games", "2", "--bots", "random", "--lang", language)
    assert result.code == 0
    assert seats in result.out
    assert "(0–66)" in result.out or "(34–100)" in result.out
    assert max(map(len, result.out.splitlines())) <= 80
