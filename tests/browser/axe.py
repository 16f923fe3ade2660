"""What axe finds wrong on a page for those who hear it or have no mouse."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE: Final = ("serious", "critical")

# What is still fading in has not its colours yet.
STILL: Final = "() => document.getAnimations().every((it) => it.playState !== 'running')"

RUN: Final = """async () => {
    const after = (ms) => new Promise((settled) => setTimeout(settled, ms));
    await after(150);
    await Promise.race([after(2000), Promise.allSettled(document.getAnimations().map((it) => it.finished))]);
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    const places = (nodes) => nodes.slice(0, 3).map((node) => `${node.html.slice(0, 200)} ${node.failureSummary}`);
    return violations.map(({ id, impact, help, nodes }) => [impact, `${id}: ${help}: ${places(nodes).join(' | ')}`]);
}"""


@cache
def source() -> str:
    return AXE.read_text(encoding="utf-8")


def grave_faults(page: Page) -> list[str]:
    """Serious and critical ones, once nothing fades in or out any more."""
    page.wait_for_function(STILL)
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
    found: list[tuple[str, str]] = page.evaluate(RUN)
    return [fault for impact, fault in found if impact in GRAVE]
