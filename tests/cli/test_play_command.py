"""`omerta play` with one of the games, typed through a pipe."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from omerta.catalog import games, ids
from omerta.text import LANGUAGES, Language, Texts
from tests.cli.running import GAME, CommandLine

PLENTY = "1\n" * 3000


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_through_a_pipe(language: Language, omerta: CommandLine) -> None:
    result = omerta("play", GAME.id, "--seed", "1", "--lang", language, typed=PLENTY)
    texts = Texts(GAME, language)
    assert (result.code, result.err) == (0, "")
    assert texts.say("title") in result.out
    assert texts.say("cli-table-end") in result.out


@pytest.mark.parametrize("answer", [str(1 + ids().index(GAME.id)), GAME.id])
def test_whoever_names_no_game_is_asked(answer: str, omerta: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("omerta.cli.play.somebody_types", lambda: True)
    result = omerta("play", "--terminal", "--seed", "1", typed=f"{answer}\n")
    assert (result.code, result.err) == (0, "")
    assert all(Texts(game, "de").say("title") in result.out for game in games().values())
    assert result.out.count(Texts(GAME, "de").say("title")) > 1


def test_whoever_closes_the_input_instead_of_naming_a_game_leaves(
    omerta: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("omerta.cli.play.somebody_types", lambda: True)
    result = omerta("play", "--terminal", typed="")
    assert (result.code, result.err) == (0, "")


def test_every_line_fits_eighty_columns(omerta: CommandLine) -> None:
    assert max(map(len, omerta("play", GAME.id, "--seed", "1", typed=PLENTY).out.splitlines())) <= 80


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_number_of_seats_can_be_played(seats: int, omerta: CommandLine) -> None:
    result = omerta("play", GAME.id, "--terminal", "--seats", str(seats), "--seed", "2", typed=PLENTY)
    assert (result.code, result.err) == (0, "")


def test_one_person_can_play_all_seats(omerta: CommandLine) -> None:
    result = omerta("play", GAME.id, "--solo", "--seed", "1", typed=PLENTY)
    assert result.code == 0
    assert Texts(GAME, "de").say("cli-table-end") in result.out


def test_the_end_of_the_input_ends_the_game_without_complaint(omerta: CommandLine) -> None:
    result = omerta("play", GAME.id, "--seed", "1", typed="1\n")
    assert (result.code, result.err) == (0, "")
    assert result.out.endswith("Bis zum nächsten Mal.\n")


def test_a_second_interrupt_ends_the_game_and_the_record_is_written(
    tmp_path: Path, omerta: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def interrupted(question: str) -> str:
        asked.append(question)
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    file = tmp_path / "match.jsonl"
    result = omerta("play", GAME.id, "--seed", "1", "--lang", "en", "--record", str(file))
    assert (result.code, result.err) == (130, "")
    assert asked[1:] == [Texts("omerta", "en").say("cli-table-quit-sure")]
    assert "See you next time.\n" in result.out
    assert file.exists()


def test_equal_seeds_deal_equal_games(omerta: CommandLine) -> None:
    assert omerta("play", GAME.id, "--seed", "7").out == omerta("play", GAME.id, "--seed", "7").out
    assert omerta("play", GAME.id, "--seed", "7").out != omerta("play", GAME.id, "--seed", "8").out


def test_the_persons_name_is_on_the_table(omerta: CommandLine) -> None:
    assert "Zoe" in omerta("play", GAME.id, "--name", "Zoe").out


def test_a_name_is_no_markup(omerta: CommandLine) -> None:
    assert "[bold]x" in omerta("play", GAME.id, "--name", "[bold]x").out


def test_a_record_can_be_replayed_for_every_seat(tmp_path: Path, omerta: CommandLine) -> None:
    file = tmp_path / "match.jsonl"
    assert omerta("play", GAME.id, "--seed", "1", "--record", str(file), typed=PLENTY).code == 0
    result = omerta("replay", str(file))
    assert (result.code, result.err) == (0, "")
    assert all(name in result.out for name in ("Anna auf Platz 0", "Bruno auf Platz 1"))


def test_an_unfinished_match_is_recorded_too(tmp_path: Path, omerta: CommandLine) -> None:
    file = tmp_path / "match.jsonl"
    omerta("play", GAME.id, "--seed", "1", "--record", str(file), typed="1\n")
    assert len(file.read_text(encoding="utf-8").splitlines()) > 2
    assert omerta("replay", str(file), "--spectator").code == 0


def test_it_runs_as_a_program() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "omerta.cli", "play", GAME.id, "--seed", "1", "--lang", "en"],
        input="1\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert (result.returncode, result.stderr) == (0, "")
    assert Texts(GAME, "en").say("title") in result.stdout
