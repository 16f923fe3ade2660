"""Somebody in a browser of their own: a context with its own cookie, a page, and everything that went wrong in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal, TypeAlias, TypedDict, Unpack, get_args
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize

from omerta.text import Language
from tests.browser.chromium import DESK
from tests.browser.hands import Press, by_mouse, by_touch
from tests.browser.wire import Wire
from tests.browser.words import Words, words

PATIENCE: Final = 240_000
"""Milliseconds to wait for anything on a page: on the busiest machine nothing takes so long, and who waits in vain is
told for what before the suite gives up."""

LOCALES: Final[dict[Language, str]] = {"de": "de-DE", "en": "en-GB"}

VIOLATIONS: Final = """
addEventListener('securitypolicyviolation', (event) =>
    console.error(`policy: ${event.violatedDirective} forbids ${event.blockedURI}`));
"""


Pace: TypeAlias = Literal["calm", "normal", "quick", "instant"]
PACES: Final[tuple[Pace, ...]] = get_args(Pace)

# Whoever has chosen another pace meanwhile keeps it.
PACED: Final = """((pace) => {
    try {
        localStorage['omerta-settings'] ??= JSON.stringify({ pace });
    } catch {
        return;
    }
})('%s')"""

# What is read without a connection is fetched beforehand, a third of all that a first visit costs: where nobody goes
# offline to read, nobody fetches it.
UNKEPT: Final = """
if ('serviceWorker' in navigator) navigator.serviceWorker.register = () => new Promise(() => undefined);
"""


class Guest:
    def __init__(self, context: BrowserContext, address: str, language: Language, press: Press) -> None:
        self.context = context
        self.address = address
        self.press = press
        self.say: Words = words(language)
        self.troubles: dict[str, None] = {}
        """Each once, in the order in which they came."""

        context.set_default_timeout(PATIENCE)
        context.add_init_script(VIOLATIONS)
        context.on("console", self._hear)
        context.on("weberror", lambda error: self._note(f"error: {error.error}"))
        context.on("request", lambda request: self._notice(request.url))
        self.page: Page = context.new_page()
        self.page.on("websocket", lambda socket: self._notice(socket.url))

    def visit(self, path: str) -> None:
        self.page.goto(self.address + path)

    def introduce(self, name: str, hat: str) -> None:
        """Takes a name and a hat without going through the form."""
        answer = self.context.request.put(f"{self.address}/api/me", data={"name": name, "hat": hat}, timeout=PATIENCE)
        assert answer.ok, answer.text()

    @contextmanager
    def offline(self, wire: Wire) -> Iterator[None]:
        """Takes the network away."""
        with self.unheard():
            self.context.set_offline(True)
            # To be offline does not end the sockets that a browser has open.
            wire.cut()
            try:
                yield
            finally:
                wire.mend()
                self.context.set_offline(False)

    @contextmanager
    def unheard(self) -> Iterator[None]:
        """The server cannot be reached meanwhile. What a browser complains of then is no fault of ours."""
        known = dict(self.troubles)
        try:
            yield
        finally:
            self.troubles = known

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"{message.type}: {message.text} ({message.location['url']})")

    def _notice(self, url: str) -> None:
        """Only our own server is asked for anything."""
        if urlsplit(url).netloc != urlsplit(self.address).netloc:
            self._note(f"foreign: {url}")

    def _note(self, trouble: str) -> None:
        self.troubles[trouble] = None


class Wishes(TypedDict, total=False):
    """What can be said of somebody who enters."""

    language: Language
    size: ViewportSize
    press: Press
    calm: bool
    pace: Pace
    """Where nothing is said, nobody waits for the film: what others do is shown at once."""

    reads_offline: bool
    """The pages to read are kept for when the server is away."""


@contextmanager
def guest(browser: Browser, address: str, **wishes: Unpack[Wishes]) -> Iterator[Guest]:
    """German, with a mouse, at a desk, unless wished otherwise. An error met in the meantime fails the test."""
    language, press = wishes.get("language", "de"), wishes.get("press", by_mouse)
    context = browser.new_context(
        locale=LOCALES[language],
        viewport=wishes.get("size", DESK),
        has_touch=press is by_touch,
        is_mobile=press is by_touch,
        reduced_motion="reduce" if wishes.get("calm") else "no-preference",
    )
    context.add_init_script(PACED % wishes.get("pace", "instant"))
    if not wishes.get("reads_offline"):
        context.add_init_script(UNKEPT)
    try:
        somebody = Guest(context, address, language, press)
        yield somebody
        assert not somebody.troubles, "\n".join(somebody.troubles)
    finally:
        context.close()
