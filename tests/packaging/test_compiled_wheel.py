"""A wheel with compiled rules fits its own platform, and needs nothing there that the plain one does not need."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.environment import Environment

ROOT = Path(__file__).parents[2]

# Compiling takes minutes.
pytestmark = [pytest.mark.long, pytest.mark.slow, pytest.mark.timeout(3600)]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder)]
    told = os.environ | {"OMERTA_COMPILE": "1"}
    done = subprocess.run(command, cwd=ROOT, env=told, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (path,) = folder.glob("*.whl")
    return path


def test_it_is_for_this_platform_alone(wheel: Path) -> None:
    assert not wheel.name.endswith("-none-any.whl")


def test_installed_it_plays_with_compiled_rules(wheel: Path, tmp_path: Path) -> None:
    python = str(Environment(tmp_path / "environment", wheel).python)
    plain = {"PATH": os.defpath, "LANG": "C.UTF-8"}
    asked = [[python, "-m", "omerta.cli", *words] for words in (["--version"], ["sim", "villa", "--games", "2"])]
    version, games = [
        subprocess.run(words, cwd=tmp_path, env=plain, capture_output=True, text=True, check=False) for words in asked
    ]
    assert "übersetzte Regeln" in version.stdout, version.stderr
    assert games.returncode == 0, games.stderr
