"""`omerta examine` runs the conformance suite for a rules author."""

from __future__ import annotations

import pytest

from omerta.cli import main
from tests import shelf

GAME = shelf.GAME.id


def test_a_game_that_keeps_its_promises_passes(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["--lang", "en", "examine", GAME, "--check", "play_ends", "--check", "draws_end_their_beat"])
    assert code == 0
    assert "0 broken" in capsys.readouterr().out


def test_an_unknown_check_is_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "examine", GAME, "--check", "nonsense"]) == 2
    assert "nonsense" in capsys.readouterr().err


def test_an_unknown_case_is_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "examine", GAME, "--case", "nowhere"]) == 2
    assert "nowhere" in capsys.readouterr().err
