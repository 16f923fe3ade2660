"""What axe finds wrong on a page for those who hear it or have no mouse."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE: Final = ("serious", "critical")

RUN: Final = """() => axe.run().then(({ violations }) => violations.map(({ id, impact, help, nodes }) =>
    [impact, `${id}: ${help}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`)
        .slice(0, 3).join(' | ')}`]))"""


@cache
def source() -> str:
    return AXE.read_text(encoding="utf-8")


def grave_faults(page: Page) -> list[str]:
    """Serious and critical ones. The page is still: nothing fades while it is looked at."""
    page.evaluate(source())
    found: list[tuple[str, str]] = page.evaluate(RUN)
    return [fault for impact, fault in found if impact in GRAVE]
