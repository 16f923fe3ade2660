"""What people install: a wheel with the built pages and without tests, and with it a table in an empty folder."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from omerta import catalog
from tests.packaging.environment import Environment

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`python -m build`: the source package, and the wheel made from it."""
    folder = tmp_path_factory.mktemp("packages")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def wheel(packages: Path) -> Path:
    (path,) = packages.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def inside(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as packed:
        return packed.namelist()


def test_the_wheel_brings_the_built_pages(inside: list[str]) -> None:
    assert "omerta/web/index.html" in inside
    assert [name for name in inside if re.match(r"omerta/web/assets/.*\.js$", name)]


def test_the_wheel_brings_boxes_rules_and_sentences_of_every_game(inside: list[str]) -> None:
    wanted = ("components.toml", "RULES.md", "text/de.ftl", "text/en.ftl")
    assert {f"omerta/games/{game}/{name}" for game in catalog.ids() for name in wanted} <= set(inside)


def test_the_wheel_brings_no_tests_and_no_recordings(inside: list[str]) -> None:
    template = "omerta/cli/template/"
    assert not [name for name in inside if "/tests/" in name and not name.startswith(template)]
    assert not [name for name in inside if name.endswith((".jsonl", ".seen"))]


def test_the_source_package_brings_pages_and_their_sources(packages: Path) -> None:
    (path,) = packages.glob("*.tar.gz")
    with tarfile.open(path) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"web/dist/index.html", "web/src/main.ts", "web/package-lock.json", "scripts/pages_in_package.py"} <= names
    assert not [name for name in names if "node_modules" in name]


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("environment"), wheel)


@pytest.fixture
def address(environment: Environment, tmp_path: Path) -> Iterator[str]:
    """`omerta play` in an empty folder, with nothing on the path but the system's own commands."""
    home, empty = tmp_path / "home", tmp_path / "empty"
    home.mkdir()
    empty.mkdir()
    plain = {"PATH": os.defpath, "HOME": str(home), "LANG": "C.UTF-8"}
    command = [str(environment.folder / "bin" / "omerta"), "play", "--no-browser", "--port", "0", "--lang", "en"]
    with subprocess.Popen(command, cwd=empty, env=plain, stdout=subprocess.PIPE, text=True) as play:
        assert play.stdout is not None, "its output is a pipe"
        told = next((line for line in play.stdout if "http://" in line), "")
        assert told, "the server ended before it told its address"
        try:
            yield told[told.index("http://") :].split()[0].rstrip(".")
        finally:
            play.terminate()


def test_an_installed_omerta_plays_in_an_empty_folder_without_node(address: str) -> None:
    with urlopen(address) as page:
        script = re.search(r'src="(/assets/[^"]+\.js)"', page.read().decode())
    assert script, "the page loads no script"
    with urlopen(f"{address}{script[1]}") as answer:
        assert answer.status == 200
    with urlopen(f"{address}/api/games") as answer:
        assert {game["id"] for game in json.load(answer)} == set(catalog.ids())


def test_an_installed_omerta_finds_its_own_package(environment: Environment) -> None:
    where = subprocess.run(
        [str(environment.python), "-P", "-c", "import omerta; print(omerta.__file__)"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(where.stdout).is_relative_to(environment.folder)
