"""What travels when a guest keeps themselves: other devices, passkeys, what is known of them.

Bytes of passkeys are written in base64url without padding, as WebAuthn does.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from omerta.server.wire.lobby import Me

Bytes: TypeAlias = Annotated[str, Meta(max_length=8_000, pattern="^[A-Za-z0-9_-]*$")]
Challenge: TypeAlias = Annotated[str, Meta(min_length=43, max_length=43, pattern="^[A-Za-z0-9_-]*$")]


class PasskeyInfo(Struct, frozen=True):
    """Times are milliseconds since 1970; `used` is null before the first time."""

    id: str
    created: int
    used: int | None


class Account(Struct, frozen=True):
    """On how many devices one is known, this one among them, and one's passkeys."""

    devices: int
    passkeys: tuple[PasskeyInfo, ...]


class NightHours(Struct, frozen=True, forbid_unknown_fields=True):
    """Minutes of the day by the clock of the time zone, such as `Europe/Rome`; the end may be on the next day."""

    start: Annotated[int, Meta(ge=0, lt=1440)]
    end: Annotated[int, Meta(ge=0, lt=1440)]
    zone: Annotated[str, Meta(min_length=1, max_length=64)]


class OwnNight(Struct, frozen=True, forbid_unknown_fields=True):
    """When one sleeps: at tables that run by the way no clock counts these hours for whoever is asked. Null: nothing is
    known of it."""

    night: NightHours | None = None


class IdentityLink(Struct, frozen=True):
    """It leads the person who opens it to themselves, once, until then. `qr` is the same as rows of 0 and 1."""

    link: str
    until: int
    qr: tuple[str, ...]


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret stands behind the `#` of the link."""

    secret: Annotated[str, Meta(min_length=1, max_length=100)]


class PasskeyWish(Struct, frozen=True):
    """What a browser needs to make a passkey: `host` is the id of the relying party, `known` are those that one has."""

    challenge: Challenge
    host: str
    title: str
    person: str
    name: str
    algorithms: tuple[int, ...]
    known: tuple[str, ...]


class PasskeyMade(Struct, frozen=True, forbid_unknown_fields=True):
    challenge: Challenge
    id: Bytes
    client: Bytes
    attestation: Bytes


class PasskeyQuestion(Struct, frozen=True):
    challenge: Challenge
    host: str


class PasskeyShown(Struct, frozen=True, forbid_unknown_fields=True):
    """`person` is the handle that the authenticator keeps with the passkey."""

    challenge: Challenge
    id: Bytes
    client: Bytes
    authenticator: Bytes
    signature: Bytes
    person: Bytes | None = None


class OwnSeat(Struct, frozen=True):
    """A seat that one has, or had when its game ended."""

    table: str
    game: str
    seat: int
    phase: str
    created: int


class OwnGame(Struct, frozen=True):
    """A game that one has played to its end."""

    table: str
    number: int
    game: str
    seat: int
    role: str | None
    won: bool
    began: int
    ended: int


class OwnClub(Struct, frozen=True):
    """A club that one is in, or is asked to join, since then."""

    name: str
    state: str
    since: int
    agrees: bool


class OwnData(Struct, frozen=True):
    """All that is kept of the person who asks."""

    me: Me
    id: str
    devices: tuple[int, ...]
    """Each is known since then."""

    passkeys: tuple[PasskeyInfo, ...]
    push: tuple[str, ...]
    """Where the push services of one's devices take messages."""

    webhook: str | None
    night: NightHours | None
    hosted: tuple[str, ...]
    """The codes of one's tables."""

    seats: tuple[OwnSeat, ...]
    games: tuple[OwnGame, ...]
    clubs: tuple[OwnClub, ...]
    invitable: bool
    invitations: tuple[str, ...]
    """The codes of the tables to which one is asked."""

    blocked: int
    """So many people are blocked; who they are is theirs."""
