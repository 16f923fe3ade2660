"""German first, English where it is asked for."""

from __future__ import annotations

import pytest

from omerta import __version__
from omerta.cli.language import language_of
from omerta.kit.compiled import is_compiled
from omerta.text import Language
from tests.cli.running import CommandLine


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "de"),
        ([], {"LANG": "C.UTF-8"}, "de"),
        ([], {"LANG": "fr_FR.UTF-8"}, "de"),
        ([], {"LANG": "en_GB.UTF-8"}, "en"),
        ([], {"LC_ALL": "de_DE.UTF-8", "LANG": "en_GB.UTF-8"}, "de"),
        ([], {"LC_ALL": "", "LANG": "en_GB.UTF-8"}, "en"),
        (["play", "--lang", "en"], {"LANG": "de_AT"}, "en"),
        (["--lang=de", "play"], {"LANG": "en_US"}, "de"),
        (["--lang", "fr"], {"LANG": "en_US"}, "en"),
        (["--lang"], {}, "de"),
    ],
)
def test_the_switch_then_the_locale_then_german(
    arguments: list[str], environment: dict[str, str], language: Language
) -> None:
    assert language_of(arguments, environment) == language


def test_help_speaks_the_language_of_the_reader(omerta: CommandLine) -> None:
    assert omerta("--help").out.startswith("Aufruf: omerta")
    assert omerta("--lang", "en", "--help").out.startswith("Usage: omerta")


@pytest.mark.parametrize(("language", "usage"), [("de", "Aufruf"), ("en", "Usage")])
@pytest.mark.parametrize("command", ["play", "sim", "replay", "rules", "new-game"])
def test_every_command_has_help(command: str, language: str, usage: str, omerta: CommandLine) -> None:
    result = omerta(command, "--lang", language, "--help")
    assert result.code == 0
    assert result.out.startswith(f"{usage}: omerta {command}")
    assert "--lang" in result.out


def test_without_a_command_there_is_help(omerta: CommandLine) -> None:
    result = omerta()
    assert (result.code, result.err) == (0, "")
    assert "new-game" in result.out


def test_the_version_is_told_with_the_kind_of_rules_that_run(omerta: CommandLine) -> None:
    told = omerta("--version", "--lang", "en").out.strip()
    kind = "compiled rules" if is_compiled() else "plain Python"
    assert told == f"{__version__} ({kind})"
