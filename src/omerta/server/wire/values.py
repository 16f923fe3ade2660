"""Values of a game on the wire: decoded once, with the game's own unions."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from contextlib import suppress
from functools import cache, reduce
from operator import or_
from types import GenericAlias
from typing import Final

import msgspec
from msgspec import Raw

from omerta import catalog
from omerta.contract import Action, AnyGame, View
from omerta.server.wire.asking import ClientMessage
from omerta.table.reading import entry_decoder, header_decoder

encode: Final = msgspec.json.Encoder().encode
"""What is told often has an encoder that is made ready once."""

MESSAGES: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


@cache
def _action_decoder(game_id: str) -> msgspec.json.Decoder[Action]:
    return msgspec.json.Decoder(reduce(or_, catalog.find(game_id).actions))


@cache
def _legal_decoder(game_id: str) -> msgspec.json.Decoder[list[Action]]:
    return msgspec.json.Decoder(GenericAlias(list, (reduce(or_, catalog.find(game_id).actions),)))


@cache
def _view_decoder(game_id: str) -> msgspec.json.Decoder[View]:
    return msgspec.json.Decoder(catalog.find(game_id).views)


def warm_up() -> None:
    """Makes every decoder of every game, in one thread, before there are others.

    msgspec gets to know a struct when a decoder first meets it. Two threads that are first at the same time crash the
    process; and logs are played again in threads.
    """
    for game_id in catalog.ids():
        with suppress(catalog.BrokenGame):
            game = catalog.find(game_id)
            header_decoder(game)
            entry_decoder(game)
            for make in (_action_decoder, _legal_decoder, _view_decoder):
                make(game_id)


def read_action(game: AnyGame, text: Raw | bytes) -> Action:
    return _action_decoder(game.id).decode(text)


def read_legal(game_id: str, text: bytes) -> list[Action]:
    return _legal_decoder(game_id).decode(text)


def read_view(game_id: str, text: bytes) -> View:
    return _view_decoder(game_id).decode(text)


def raw(value: object) -> Raw:
    return Raw(encode(value))


def public_seed(view: View) -> int:
    """The same for every seat that knows the same: a hash of what it sees, without who it is."""
    seen = msgspec.json.encode(msgspec.structs.replace(view, you=None))
    return int.from_bytes(hashlib.blake2b(seen, digest_size=8, person=b"omerta-coach").digest(), "big")


def encoded(actions: Sequence[Action]) -> bytes:
    return msgspec.json.encode(actions)
