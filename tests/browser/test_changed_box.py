"""Whoever owns a printed box changes components.toml, and sees it on the page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import dist
from pathlib import Path

import pytest

from tests.browser.conftest import Entrance
from tests.browser.guest import PATIENCE, Guest
from tests.browser.house import opened
from tests.cli.checkout import Checkout
from tests.server.hard.process import Server

pytestmark = pytest.mark.slow

CHANGES = {
    "falconi": {
        'tunnel = "S-g"': 'tunnel = "S-h"',
        'tunnel = ["g1", "S"]': 'tunnel = ["h1", "S"]',
        'tunnel = "N-c"': 'tunnel = "N-b"',
        'tunnel = ["c9", "N"]': 'tunnel = ["b9", "N"]',
    },
    "wallet": {"id_price_ge = 300": "id_price_ge = 120"},
}
"""Two of the four tunnels one position further from their stations; cheap papers."""


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """A tree with another box, and its pages as they are built from it."""
    copy = Checkout(tmp_path_factory.mktemp("owner"))
    for game, lines in CHANGES.items():
        file = copy.folder / "src/omerta/games" / game / "components.toml"
        file.write_text(edited(file.read_text(encoding="utf-8"), lines), encoding="utf-8")
    copy.python("-m", "scripts.generate")
    copy.node("vite", "build", "--logLevel", "warn")
    return copy


def edited(text: str, lines: dict[str, str]) -> str:
    for before, after in lines.items():
        assert before in text, f"the box has no line {before}"
        text = text.replace(before, after)
    return text


@pytest.fixture
def address(changed: Checkout, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Gives the address of a house whose server has read the changed box."""
    monkeypatch.setenv("PYTHONPATH", str(changed.folder / "src"))
    monkeypatch.setenv("OMERTA_WEB_DIR", str(changed.web / "dist"))
    with opened(tmp_path, server=Server) as address:
        yield address


def sit_down(anna: Guest, game: str, seats: int, **options: object) -> None:
    """Sits her down at a table of her own, on all its seats."""
    anna.introduce("Anna", "fedora")
    wish = {"game": game, "options": options, "seats": [{"kind": "me"}] * seats}
    made = anna.context.request.post(f"{anna.address}/api/tables", data=wish, timeout=PATIENCE)
    assert made.ok, made.text()
    code = made.json()["code"]
    begun = anna.context.request.post(f"{anna.address}/api/tables/{code}/start", timeout=PATIENCE)
    assert begun.ok, begun.text()
    anna.visit(f"/t/{code}")
    anna.page.locator("[data-rail]").wait_for()


def from_station_to_tunnel(anna: Guest, car: str) -> float:
    front, tunnel = (middle(anna, f"{car}-{exit}") for exit in ("front", "tunnel"))
    return dist(front, tunnel)


def middle(anna: Guest, exit: str) -> Sequence[float]:
    """Where the streets of an exit meet the city, on the screen."""
    found = anna.page.locator(f'[data-exit="{exit}"]').evaluate(
        "group => { const at = new DOMPoint(0, 0).matrixTransform(group.getScreenCTM()); return [at.x, at.y]; }"
    )
    return [float(part) for part in found]


def test_a_tunnel_is_drawn_where_the_box_has_it(enter: Entrance) -> None:
    with enter(calm=True) as anna:
        sit_down(anna, "falconi", 2, variant="salami")
        anna.page.locator('[data-exit="prison-tunnel"]').wait_for()
        away = [from_station_to_tunnel(anna, car) for car in ("prison", "green", "blue", "yellow")]
        assert [round(2 * each / away[1]) for each in away] == [3, 2, 3, 2]


def test_papers_cost_what_the_box_says(enter: Entrance) -> None:
    with enter(calm=True) as anna:
        sit_down(anna, "wallet", 2)
        anna.press(anna.page.locator("[data-rail]").get_by_role("button", name="Ausweis kaufen"))
        anna.page.get_by_text("Markiert: 0 von 120").wait_for()
