"""Whoever is asked finds it said: in the lobby, in the tab, by the browser, and on a phone with the page closed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page

from tests.browser.chromium import PHONE
from tests.browser.guest import Guest, Wishes, guest
from tests.browser.hands import by_touch, choose
from tests.browser.house import opened
from tests.browser.player import Player
from tests.browser.tables import accept_invitation, begin, link_of, open_table
from tests.server.tidings.browser import Browser, claims
from tests.server.tidings.endpoint import Endpoint, endpoint, is_signed

pytestmark = pytest.mark.slow

ON_A_PHONE: Final[Wishes] = {"size": PHONE, "press": by_touch, "language": "en", "calm": True, "reads_offline": True}

# A page that nobody sees, as far as it can tell.
HIDEABLE: Final = """
Object.defineProperty(Document.prototype, 'hidden', { get: () => globalThis.isUnseen === true });
"""
# The browser of the tests has no window, and so no place for notifications: it writes down what it would show.
NOTIFYING: Final = """
Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
Notification.requestPermission = async () => 'granted';
globalThis.shown = [];
Object.assign(ServiceWorkerRegistration.prototype, {
    async showNotification(title, options) {
        const close = () => (globalThis.shown = globalThis.shown.filter((one) => one.tag !== options.tag));
        globalThis.shown.push({ title, ...options, close });
    },
    async getNotifications({ tag } = {}) {
        return globalThis.shown.filter((one) => tag === undefined || one.tag === tag);
    },
});
"""
WORKER_NOTIFYING: Final = """() => {
    self.shown = [];
    self.visited = [];
    registration.showNotification = async (title, options) => void self.shown.push({ title, ...options });
    clients.openWindow = async (address) => void self.visited.push(address);
}"""
TAPPED: Final = """() => {
    const [{ data }] = self.shown;
    dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification: { data, close() {} } }));
}"""

# Nor can it reach a push service.
ALONE: Final = "PushManager.prototype.subscribe = () => Promise.reject(new Error('unreached'));"

HIDE: Final = "(isUnseen) => { globalThis.isUnseen = isUnseen; document.dispatchEvent(new Event('visibilitychange')); }"

SHOWN: Final = """async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag, lang }) => ({ title, body, tag, lang }));
}"""

# The browser of a test has no push service: it is handed a subscription of the test's own.
SUBSCRIBED: Final = """(made) => {
    const plain = (text) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = (text) => Uint8Array.from(plain(text), (letter) => letter.charCodeAt(0));
    const getKey = (name) => bytes(made[name]).buffer;
    PushManager.prototype.subscribe = async () => ({ endpoint: made.endpoint, getKey });
}"""


@pytest.fixture
def outside() -> Iterator[Endpoint]:
    with endpoint() as place:
        yield place


@pytest.fixture
def address(tmp_path: Path, outside: Endpoint) -> Iterator[str]:
    with opened(tmp_path, tidings_places=outside.place, tidings_grace=0) as address:
        yield address


def icon(page: Page) -> str | None:
    return page.locator("link[rel=icon]").get_attribute("href")


def together(host: Guest, other: Guest) -> str:
    code = open_table(host, ("me", "open"))
    accept_invitation(other, link_of(host))
    begin(host)
    other.page.locator("[data-rail]").wait_for()
    return code


def waited_for(*people: Guest) -> Guest:
    """One of those who are asked."""
    while True:
        for person in people:
            if Player(person).asked():
                return person
        people[0].page.wait_for_timeout(50)


def test_the_lobby_the_title_and_the_icon_say_whose_turn_it_is(browser: Chromium, address: str) -> None:
    with guest(browser, address, calm=True) as anna, guest(browser, address, **ON_A_PHONE) as ben:
        anna.introduce("Lorenzo", "boater")
        gathering = open_table(anna, ("me", "open"))
        code = together(anna, ben)
        asked = waited_for(anna, ben)
        asked.page.wait_for_function("() => document.querySelector('link[rel=icon]').href.endsWith('/icon-turn.svg')")
        assert asked.say("table-your-move") in asked.page.title()
        for person in (anna, ben):
            person.visit("/")
            mine = person.context.request.get(f"{address}/api/tables").json()["mine"]
            is_asked = next(table["turn"] for table in mine if table["code"] == code)
            person.page.locator(f'a[href="/t/{code}"]:visible').first.wait_for()
            words = person.page.locator(".card:visible").first.inner_text()
            assert (person.say("your-turn").lower() in words.lower()) == is_asked
            assert (person.say("your-turn") in person.page.title()) == is_asked
            assert icon(person.page) == ("/icon-turn.svg" if is_asked else "/icon.svg")
        assert "Lorenzo" in ben.page.locator(".card:visible").first.inner_text()
        anna.page.locator(f'a[href="/t/{gathering}"]:visible').wait_for()


def test_a_page_that_nobody_sees_notifies_and_is_silent_again_when_it_is_seen(browser: Chromium, address: str) -> None:
    with guest(browser, address, calm=True, reads_offline=True) as anna, guest(browser, address, **ON_A_PHONE) as ben:
        for person in (anna, ben):
            person.context.add_init_script(HIDEABLE + ALONE + NOTIFYING)
            switch_on(person)
        code = together(anna, ben)
        asked = waited_for(anna, ben)
        other = ben if asked is anna else anna
        other.page.evaluate(HIDE, True)
        assert other.page.evaluate(SHOWN) == []
        player = Player(asked)
        while not Player(other).asked():
            if player.asked():
                player.step()
            other.page.wait_for_timeout(50)
        other.page.wait_for_function(f"async () => (await ({SHOWN})()).length === 1")
        (shown,) = other.page.evaluate(SHOWN)
        assert (shown["title"], shown["tag"]) == (other.say("your-turn"), f"turn-{code}")
        other.page.evaluate(HIDE, False)
        other.page.wait_for_function(f"async () => (await ({SHOWN})()).length === 0")


def switch_on(person: Guest) -> None:
    person.visit("/settings")
    person.page.wait_for_function("async () => !!(await navigator.serviceWorker.ready)")
    switch = person.page.get_by_role("switch", name=person.say("tidings-device"))
    assert not switch.is_checked(), "nobody is told who has not asked for it"
    choose(person.press, switch)
    person.page.wait_for_function("() => localStorage['omerta-settings'].includes('\"notify\":true')")


def test_a_phone_is_told_with_the_page_closed(browser: Chromium, address: str, outside: Endpoint) -> None:
    device = Browser()
    with guest(browser, address, **ON_A_PHONE) as ben:
        ben.introduce("Ben", "boater")
        ben.context.add_init_script(NOTIFYING)
        ben.visit("/settings")
        ben.page.wait_for_function("async () => !!(await navigator.serviceWorker.ready)")
        ben.page.evaluate(SUBSCRIBED, device.subscription(f"{outside.url}/push"))
        switch = ben.page.get_by_role("switch", name=ben.say("tidings-device"))
        with ben.page.expect_response("**/api/me/push") as answer:
            choose(ben.press, switch)
        told = answer.value.json()
        assert told["here"]
        code = open_table(ben, ("me", "me"))
        ben.page.locator("[data-rail]").wait_for()
        ben.visit("/nowhere")
        received = outside.next()
        said = device.opened(received.body)
        assert claims(received.headers["authorization"])["k"] == told["push"]
        assert (said["title"], said["lang"], said["path"]) == ("It’s your turn", "en", f"/t/{code}")
        (worker,) = ben.context.service_workers
        worker.evaluate(WORKER_NOTIFYING)
        deliver(ben, address, said)
        while not worker.evaluate("() => self.shown.length"):
            ben.page.wait_for_timeout(20)
        (shown,) = worker.evaluate("() => self.shown")
        assert (shown["title"], shown["body"], shown["tag"]) == (said["title"], said["body"], f"turn-{code}")
        worker.evaluate(TAPPED)
        while not worker.evaluate("() => self.visited.length"):
            ben.page.wait_for_timeout(20)
        assert worker.evaluate("() => self.visited") == [f"{address}/t/{code}"]


def deliver(person: Guest, address: str, said: dict[str, object]) -> None:
    """What a browser does with a message that it has opened: it wakes the service worker with it."""
    session = person.context.new_cdp_session(person.page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(each["registrationId"] for each in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not registrations:
        person.page.wait_for_timeout(20)
    message = {"origin": address, "registrationId": registrations[0], "data": msgspec.json.encode(said).decode()}
    session.send("ServiceWorker.deliverPushMessage", message)


def test_a_chat_program_is_told_and_tried_first(browser: Chromium, address: str, outside: Endpoint) -> None:
    with guest(browser, address, calm=True) as anna:
        anna.visit("/settings")
        anna.page.get_by_label(anna.say("webhook-url")).fill(f"{outside.url}/hook")
        anna.press(anna.page.get_by_role("button", name=anna.say("webhook-save")))
        anna.page.get_by_text(anna.say("webhook-secret-help")).wait_for()
        secret = anna.page.locator(".hook .link .url").inner_text()
        anna.press(anna.page.get_by_role("button", name=anna.say("webhook-try")))
        anna.page.get_by_text(anna.say("webhook-arrived")).first.wait_for()
        assert is_signed(outside.next(), secret)
        anna.page.reload()
        anna.page.get_by_text(f"{outside.url}/hook").wait_for()
        assert anna.page.get_by_text(secret).count() == 0, "it is shown once"
        anna.press(anna.page.get_by_role("button", name=anna.say("webhook-remove")))
        anna.page.get_by_label(anna.say("webhook-url")).wait_for()


def test_an_address_inside_is_refused_in_words(browser: Chromium, address: str) -> None:
    with guest(browser, address, **ON_A_PHONE) as ben, ben.unheard():
        ben.visit("/settings")
        ben.page.get_by_label(ben.say("webhook-url")).fill("https://169.254.169.254/latest")
        ben.press(ben.page.get_by_role("button", name=ben.say("webhook-save")))
        ben.page.locator(".slip.refusal").wait_for()
