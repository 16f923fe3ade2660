"""Who may write to the table, and what becomes of what somebody writes who may not."""

from __future__ import annotations

from typing import Final

from tests.browser.company import opened_log
from tests.browser.guest import Guest

WATCH: Final = """(() => {
    const Native = WebSocket;
    window.lines = [];
    window.WebSocket = class extends Native {
        constructor(...given) {
            super(...given);
            window.lines.push(this);
        }
    };
})()"""

WRITE: Final = """(text) => {
    const line = window.lines.findLast((it) => it.readyState === WebSocket.OPEN);
    line.send(JSON.stringify({ type: 'say', id: 'by force', text }));
}"""


def watch_lines(guest: Guest) -> None:
    """The connections of every page that is opened from now on."""
    guest.context.add_init_script(WATCH)


def silenced_by(guest: Guest) -> str | None:
    """The rule beside the log that forbids to write; None where there is a line to write on."""
    opened_log(guest).wait_for()
    line = guest.page.get_by_placeholder(guest.say("table-say-something"))
    silence = guest.page.get_by_text(guest.say("table-silenced"))
    line.or_(silence).wait_for()
    return None if line.count() else silence.get_by_role("button").inner_text().split()[-1]


def refusal_of(guest: Guest, text: str) -> str:
    """What the page shows when this is written past it."""
    guest.page.evaluate(WRITE, text)
    slip = guest.page.locator('[role="alert"] p')
    slip.wait_for(state="attached")
    return slip.inner_text()
