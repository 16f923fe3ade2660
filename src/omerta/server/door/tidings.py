"""How a guest wants to be told that they are asked: on this device, or by a webhook."""

from __future__ import annotations

import secrets
from base64 import b64encode
from http import HTTPStatus
from typing import Final

from msgspec import Struct

from omerta.contract import Text
from omerta.server.door.addresses import public_base
from omerta.server.door.call import Call, Nothing
from omerta.server.kept import Person, Subscription, Webhook
from omerta.server.lobby.identity import token_hash, written
from omerta.server.store.addresses import Addresses
from omerta.server.tidings.sealing import BadKey, browser_key
from omerta.server.tidings.tidings import DEVICES
from omerta.server.tidings.vapid import from_base64url
from omerta.server.tidings.words import spoken
from omerta.server.wire.problems import Rejected
from omerta.server.wire.tidings import PushWish, TidingsInfo, WebhookMade, WebhookTried, WebhookWish

SECRET_BYTES: Final = 32
SECRET_PREFIX: Final = "whsec_"


async def how_told(call: Call[Nothing]) -> TidingsInfo:
    """How the guest is told that they are asked."""
    return await _info(call, await call.guest())


async def tell_here(call: Call[PushWish]) -> TidingsInfo:
    """This device is told, also when no page is open."""
    person = await _told_guest(call)
    wish, device = call.body, token_hash(call.own_cookie)
    known = [each for each in await _addresses(call).subscriptions(person.id, DEVICES) if each.device == device]
    language = wish.language or (known[0].language if known else spoken(""))
    key, auth = from_base64url(wish.p256dh.rstrip("=")), from_base64url(wish.auth.rstrip("="))
    _check_key(key)
    now = call.desk.means.now()
    made = Subscription(device, person.id, wish.endpoint, key, auth, language, now)
    await written(call.desk.means.tidings.subscribe(made))
    return await _info(call, person)


async def tell_no_more(call: Call[Nothing]) -> TidingsInfo:
    """This device is told no longer."""
    person = await call.guest()
    await written(_addresses(call).unsubscribe(token_hash(call.own_cookie)))
    return await _info(call, person)


async def put_webhook(call: Call[WebhookWish]) -> WebhookMade:
    """An address of the guest's own is told, signed with a new secret; the one before ends."""
    person, secret = await _told_guest(call), secrets.token_bytes(SECRET_BYTES)
    base, wish = public_base(call.desk.means.settings, str(call.request.base_url)), call.body
    made = Webhook(person.id, wish.url, secret, wish.language, base, call.desk.means.now())
    await written(call.desk.means.tidings.put_webhook(made))
    return WebhookMade(wish.url, SECRET_PREFIX + b64encode(secret).decode())


async def remove_webhook(call: Call[Nothing]) -> TidingsInfo:
    """The webhook is told no longer."""
    person = await call.guest()
    await written(_addresses(call).remove_webhook(person.id))
    return await _info(call, person)


async def try_webhook(call: Call[Nothing]) -> WebhookTried:
    """Sends a first message to the webhook, now."""
    person = await _told_guest(call)
    webhook = await _addresses(call).webhook(person.id)
    if webhook is None:
        raise Rejected(HTTPStatus.NOT_FOUND, Text("refusal-no-webhook"))
    return WebhookTried(await call.desk.means.tidings.try_out(webhook))


async def _told_guest(call: Call[Struct]) -> Person:
    """What makes this server ask somewhere is not asked for often."""
    if not call.desk.means.settings.tidings:
        raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-no-tidings"))
    person = await call.guest()
    call.desk.allowances.take_tiding(person, call.home)
    return person


async def _info(call: Call[Struct], person: Person) -> TidingsInfo:
    means, addresses = call.desk.means, _addresses(call)
    devices = [each.device for each in await addresses.subscriptions(person.id, DEVICES)]
    webhook = await addresses.webhook(person.id)
    push = means.tidings.vapid.public if means.settings.tidings else None
    is_here = token_hash(call.own_cookie) in devices
    return TidingsInfo(push, is_here, len(devices), webhook.url if webhook else None)


def _addresses(call: Call[Struct]) -> Addresses:
    return call.desk.means.store.addresses


def _check_key(point: bytes) -> None:
    try:
        browser_key(point)
    except BadKey:
        raise Rejected(HTTPStatus.BAD_REQUEST, Text("refusal-malformed"), "p256dh") from None
