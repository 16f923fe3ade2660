"""A guest keeps themselves: other devices, passkeys, signing out, what is known of them, and being deleted."""

from __future__ import annotations

from typing import Final

import msgspec
import segno

from omerta.server.door.addresses import public_base
from omerta.server.door.call import Call, Nothing
from omerta.server.door.nights import own_night
from omerta.server.door.sites import site_of
from omerta.server.kept import Person
from omerta.server.lobby.identity import Guest, token_hash
from omerta.server.store import Store
from omerta.server.tidings.tidings import DEVICES
from omerta.server.wire.account import (
    Account,
    IdentityLink,
    Move,
    OwnClub,
    OwnData,
    OwnGame,
    OwnSeat,
    PasskeyInfo,
    PasskeyMade,
    PasskeyQuestion,
    PasskeyShown,
    PasskeyWish,
)
from omerta.server.wire.lobby import Me

EVERYTHING: Final = 100_000
"""Nobody has more of anything; what is asked for is bounded all the same."""


async def account(call: Call[Nothing]) -> Account:
    """On how many devices one is known, and one's passkeys."""
    return await _account(call, await call.guest())


async def offer_link(call: Call[Nothing]) -> IdentityLink:
    """A link that makes another device one's own: once, within ten minutes. One that was made before ends."""
    person = await call.guest()
    link = await call.desk.links.offer(person, call.desk.means.now())
    base = public_base(call.desk.means.settings, str(call.request.base_url))
    address = f"{base}/move#{link.secret}"
    rows = segno.make(address, error="m").matrix
    return IdentityLink(address, link.until, tuple("".join(map(str, row)) for row in rows))


async def move(call: Call[Move]) -> Me:
    """Whoever has the link is its person on this device, too; whom the device knew before it knows no longer."""
    person = await call.desk.links.take(call.body.secret, call.desk.means.now())
    return await _admitted(call, person)


async def wish_passkey(call: Call[Nothing]) -> PasskeyWish:
    """What a browser needs to make a passkey."""
    person = await call.guest()
    return await call.desk.passkeys.wish(person, site_of(call), call.desk.means.now())


async def add_passkey(call: Call[PasskeyMade]) -> Account:
    """A passkey that a browser has made."""
    person = await call.guest()
    await call.desk.passkeys.add(person, site_of(call), call.body, call.desk.means.now())
    return await _account(call, person)


async def remove_passkey(call: Call[Nothing]) -> Account:
    """One's passkey lets nobody in any more."""
    person = await call.guest()
    await call.desk.passkeys.remove(person, call.request.path_params["passkey"])
    return await _account(call, person)


async def ask_passkey(call: Call[Nothing]) -> PasskeyQuestion:
    """What a browser needs to show a passkey, whosever it is."""
    return call.desk.passkeys.question(site_of(call), call.desk.means.now())


async def show_passkey(call: Call[PasskeyShown]) -> Me:
    """Whoever shows a passkey is its person on this device; whom the device knew before it knows no longer."""
    person = await call.desk.passkeys.answer(site_of(call), call.body, call.desk.means.now())
    return await _admitted(call, person)


async def sign_out_others(call: Call[Nothing]) -> Account:
    """Ends the cookies of all other devices, their sockets, and the link to another device."""
    person = await call.guest()
    await call.desk.identity.sign_out_others(person, call.own_cookie)
    call.desk.lobby.sign_out(person, but=token_hash(call.own_cookie))
    return await _account(call, person)


async def own_data(call: Call[Nothing]) -> OwnData:
    """What is kept of the person who asks."""
    person, store = await call.guest(), call.desk.means.store
    tables, webhook = await store.tables_of(person.id), await store.addresses.webhook(person.id)
    told = await store.addresses.subscriptions(person.id, DEVICES)
    return OwnData(
        me=Me(person.name, person.hat),
        id=person.id,
        devices=tuple(await store.accounts.devices(person.id)),
        passkeys=(await _account(call, person)).passkeys,
        push=tuple(each.endpoint for each in told),
        webhook=webhook.url if webhook else None,
        night=(await own_night(call, person)).night,
        hosted=tuple(table.code for table in tables if table.host == person.id),
        seats=tuple(
            OwnSeat(table.code, table.game, seat, table.phase, table.created)
            for table in tables
            for seat, chair in enumerate(table.chairs)
            if chair.person == person.id
        ),
        games=await _own_games(store, person),
        clubs=await _own_clubs(store, person),
        invitable=await store.meetings.is_invitable(person.id),
        invitations=tuple(asked.code for asked in await store.meetings.invitations(person.id, 0, EVERYTHING)),
        blocked=len(await store.meetings.blocked(person.id)),
    )


async def delete_me(call: Call[Nothing]) -> Account:
    """The name goes, and all that lets the person in. They get up from every table; what is over keeps a guest."""
    person = await call.guest()
    await call.desk.lobby.retire(person)
    call.desk.lobby.rename(await call.desk.identity.erase(person, call.desk.means.now()))
    call.desk.lobby.sign_out(person)
    call.hand_out("")
    return Account(0, ())


async def _own_games(store: Store, person: Person) -> tuple[OwnGame, ...]:
    return tuple(
        OwnGame(code, game.number, game.game, seat.seat, seat.role, seat.won, game.began, game.ended)
        for code, game in await store.history.games_of(person.id, None, EVERYTHING)
        for seat in game.results
        if seat.person == person.id
    )


async def _own_clubs(store: Store, person: Person) -> tuple[OwnClub, ...]:
    return tuple(
        OwnClub(club.name, member.state, member.since, member.agrees)
        for club in await store.clubs.of(person.id)
        for member in club.members
        if member.person == person.id
    )


async def _account(call: Call[msgspec.Struct], person: Person) -> Account:
    accounts = call.desk.means.store.accounts
    passkeys = await accounts.passkeys(person.id)
    told = tuple(PasskeyInfo(each.id, each.created, each.used) for each in passkeys)
    return Account(len(await accounts.devices(person.id)), told)


async def _admitted(call: Call[msgspec.Struct], person: str) -> Me:
    made: Guest = await call.desk.identity.admit(person, call.brought_cookie, call.desk.means.now())
    call.hand_out(made.cookie or "")
    return Me(made.person.name, made.person.hat)
