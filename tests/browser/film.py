"""What a page shows, in the order in which it does: scenes, the lines of the log, decisions, the front page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from tests.browser.guest import Guest
from tests.browser.script import Move

PLAY_MOVES: Final = (Path(__file__).parent / "play_moves.js").read_text(encoding="utf-8").partition("*/")[2]

RECORD: Final = """() => {
    const shown = (window.shown = []);
    let last = {};
    const look = () => {
        const rail = document.querySelector('[data-rail]');
        const now = {
            scene: document.querySelector('[data-playing]') !== null,
            asked: rail?.dataset.moment.includes(' ') ?? false,
            over: document.querySelector('.masthead') !== null,
        };
        // A turn is one line, which grows with what is done in it.
        const log = [...document.querySelectorAll('#drawer-panel .line')].map((line) => line.textContent).join();
        if (last.log !== undefined && log !== last.log) shown.push('told');
        for (const name of Object.keys(now)) if (now[name] && last[name] === false) shown.push(name);
        last = { ...now, log };
    };
    look();
    const changes = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(look).observe(document, changes);
}"""


AFTER_SCENE: Final = """() => {
    const at = window.shown.indexOf('scene');
    return at >= 0 && window.shown.slice(at).some((name) => name === 'asked' || name === 'over');
}"""


def play_over_other_lines(guest: Guest, moves: Sequence[Move]) -> None:
    """All seats are this guest's; her page sees what happens."""
    code = guest.page.url.rsplit("/", 1)[1]
    told = [{"seat": move.seat, "moment": move.moment, "action": msgspec.to_builtins(move.action)} for move in moves]
    guest.page.evaluate(PLAY_MOVES, {"code": code, "moves": told})


def record(guest: Guest) -> None:
    """Records from now on what this page shows."""
    guest.page.evaluate(RECORD)


def shown(guest: Guest) -> list[str]:
    """Lists what has begun since then: `scene`, `told`, `asked`, `over`."""
    beginnings: list[str] = guest.page.evaluate("() => window.shown")
    return beginnings


def wait_for_scene_and_decision(guest: Guest) -> None:
    """Waits until a scene has been on, and something is asked after it or the game is over."""
    guest.page.wait_for_function(AFTER_SCENE)
