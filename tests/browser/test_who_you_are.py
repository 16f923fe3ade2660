"""A guest keeps themselves: on another device by a link, for good by a passkey, and no longer if they wish."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession

from tests.browser.chromium import PHONE
from tests.browser.conftest import Entrance
from tests.browser.guest import Guest, Wishes, guest
from tests.browser.hands import by_touch
from tests.browser.tables import set_up_table

pytestmark = pytest.mark.slow

ON_A_PHONE: Wishes = {"size": PHONE, "press": by_touch, "language": "en", "calm": True}
DEVICE: dict[str, Any] = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}


def test_a_link_brings_somebody_to_their_phone_once(enter: Entrance) -> None:
    with enter(calm=True) as desk, enter(**ON_A_PHONE) as phone, enter(calm=True) as thief:
        desk.introduce("Lorenzo", "boater")
        code = set_up_table(desk, ("me", "bot"))
        link = link_for_another_device(desk)
        phone.page.goto(link)
        phone.press(phone.page.get_by_role("button", name=phone.say("move-now")))
        phone.page.locator(f'a[href="/t/{code}"]:visible').wait_for()
        phone.visit("/you")
        assert phone.page.get_by_label(phone.say("your-name")).input_value() == "Lorenzo"
        phone.page.get_by_text(phone.say("devices-known", count=2)).wait_for()
        with thief.unheard():
            thief.page.goto(link)
            thief.press(thief.page.get_by_role("button", name=thief.say("move-now")))
            thief.page.get_by_text(thief.say("move-failed-title")).wait_for()
            assert thief.page.url.endswith("/move"), "the history of the browser does not keep the secret"


def test_signing_out_everywhere_else_ends_the_other_device(enter: Entrance) -> None:
    with enter(calm=True) as desk, enter(**ON_A_PHONE) as phone:
        desk.introduce("Lorenzo", "boater")
        phone.page.goto(link_for_another_device(desk))
        phone.press(phone.page.get_by_role("button", name=phone.say("move-now")))
        phone.page.wait_for_url("**/")
        desk.page.reload()
        desk.press(desk.page.get_by_role("button", name=desk.say("sign-out-others")))
        desk.page.get_by_text(desk.say("devices-known", count=1)).wait_for()
        phone.visit("/you")
        assert phone.page.get_by_label(phone.say("your-name")).input_value() != "Lorenzo"


def test_a_passkey_is_made_at_the_desk_and_used_on_the_phone(browser: Browser, address: str) -> None:
    named = address.replace("127.0.0.1", "localhost")
    with guest(browser, named, calm=True) as desk, guest(browser, named, **ON_A_PHONE) as phone:
        desk.introduce("Lorenzo", "boater")
        desk.visit("/you")
        keys, device = with_authenticator(desk)
        desk.press(desk.page.get_by_role("button", name=desk.say("passkey-make")))
        desk.page.get_by_text(desk.say("passkey-number", number=1), exact=True).wait_for()
        phone.visit("/you")
        carry_over(keys, device, *with_authenticator(phone))
        phone.press(phone.page.get_by_role("button", name=phone.say("passkey-show"), exact=True))
        phone.page.wait_for_url("**/")
        phone.visit("/you")
        assert phone.page.get_by_label(phone.say("your-name")).input_value() == "Lorenzo"
        phone.press(phone.page.get_by_role("button", name=phone.say("passkey-remove", number=1)))
        phone.page.get_by_text(phone.say("passkey-number", number=1), exact=True).wait_for(state="detached")
        desk.page.reload()
        with desk.unheard():
            desk.press(desk.page.get_by_role("button", name=desk.say("passkey-show"), exact=True))
            desk.page.locator(".slip.refusal").wait_for()


def test_without_a_name_of_the_host_no_passkey_is_offered(enter: Entrance) -> None:
    with enter(calm=True) as anna:
        anna.visit("/you")
        anna.page.get_by_text(anna.say("passkeys-impossible")).wait_for()
        assert anna.page.get_by_role("button", name=anna.say("passkey-make")).count() == 0


def test_who_deletes_themselves_is_a_guest_to_the_others(enter: Entrance) -> None:
    with enter(calm=True) as anna, enter(calm=True) as ben:
        anna.introduce("Annunziata", "fedora")
        code = set_up_table(anna, ("me", "bot"))
        with anna.page.expect_download() as download:
            anna.visit("/you")
            anna.press(anna.page.get_by_role("link", name=anna.say("own-data-download")))
        assert code in download.value.path().read_text()
        anna.press(anna.page.get_by_role("button", name=anna.say("delete-me")))
        anna.press(anna.page.get_by_role("button", name=anna.say("delete-me-now")))
        anna.page.wait_for_url("**/")
        ben.visit(f"/t/{code}")
        ben.page.get_by_text(ben.say("guest"), exact=True).first.wait_for()
        assert "Annunziata" not in ben.page.content()


def link_for_another_device(guest: Guest) -> str:
    guest.visit("/you")
    guest.press(guest.page.get_by_role("button", name=guest.say("device-link")))
    guest.page.get_by_role("img", name=guest.say("device-qr")).wait_for()
    return f"http://{guest.page.locator('.url').inner_text()}"


def with_authenticator(guest: Guest) -> tuple[CDPSession, str]:
    """A device that keeps passkeys, and says yes to everything."""
    session = guest.context.new_cdp_session(guest.page)
    session.send("WebAuthn.enable")
    return session, session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]


def carry_over(keys: CDPSession, device: str, to_keys: CDPSession, to_device: str) -> None:
    """Passkeys of one device come to another one, as those do that are kept in an account."""
    for credential in keys.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]:
        to_keys.send("WebAuthn.addCredential", {"authenticatorId": to_device, "credential": credential})
