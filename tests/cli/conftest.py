from __future__ import annotations

import pytest

from tests.cli.running import CommandLine


@pytest.fixture
def omerta(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    """`omerta("sim", "--json")`, with what it printed and its exit code."""
    return CommandLine(capsys, monkeypatch)
