"""`omerta serve` and `omerta play` as a person types them, as far as they go without a browser."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest

from omerta.cli import main
from omerta.cli.serve import is_running, url_of


@pytest.fixture
def taken_port() -> Iterator[int]:
    """Somebody else listens here, and says nothing."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


@pytest.mark.parametrize("words", [["serve"], ["play", "--no-browser"]])
def test_a_port_that_is_taken_is_told_in_one_line(
    words: list[str], taken_port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--port", str(taken_port), "--lang", "en"]) == 2
    assert capsys.readouterr().err == f"omerta: --port: {taken_port} is taken.\n"


@pytest.mark.parametrize("words", [["serve", "--port", "x"], ["serve", "--workers", "0"], ["play", "no_such_game"]])
def test_bad_words_end_with_code_two(words: list[str]) -> None:
    assert main(words) == 2


def test_a_bad_setting_in_the_environment_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("OMERTA_THINKING", "long")
    assert main(["serve"]) == 2
    assert "thinking" in capsys.readouterr().err


def test_the_address_is_one_that_a_browser_on_this_machine_can_open() -> None:
    assert url_of("0.0.0.0", 80) == "http://localhost:80"
    assert url_of("::1", 80) == "http://[::1]:80"


def test_a_port_without_omerta_is_not_running(taken_port: int) -> None:
    assert not is_running(f"http://127.0.0.1:{taken_port}")
