"""Every action of a turn and every small group of a menu is made once.

Faces, not cards: duplicates are one action. WR-32
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, TypeAlias

from omerta.contract import Group, Seat
from omerta.games.wallet import actions as do
from omerta.games.wallet.actions import WalletAction
from omerta.games.wallet.components import (
    CARD_SWAP,
    CHARACTERS,
    DOUBLE_MOVE,
    EMERGENCY,
    FACES,
    HAPPY_BIRTHDAY,
    INSPECTION,
    PLAYERS,
    REDISTRIBUTION,
    SPECIALS,
    STOLEN,
    TO_LEFT,
    TO_RIGHT,
)
from omerta.games.wallet.components import GIFT as GIFT_CARD
from omerta.games.wallet.components import WISH as WISH_CARD
from omerta.kit.ring import clockwise

Actions: TypeAlias = Group[WalletAction]

SEATS: Final = range(PLAYERS[-1])

RULE_OF: Final = {
    DOUBLE_MOVE: "W-6.1",
    HAPPY_BIRTHDAY: "W-6.2",
    REDISTRIBUTION: "W-6.3",
    TO_LEFT: "W-6.4",
    TO_RIGHT: "W-6.5",
    INSPECTION: "W-6.6",
    GIFT_CARD: "W-6.7",
    STOLEN: "W-6.8",
    CARD_SWAP: "W-6.9",
    WISH_CARD: "W-6.10",
    EMERGENCY: "W-6.11",
}
"""The rule of each special card that is played in a turn."""

DRAW: Final = do.Draw()
PUT: Final = tuple(do.Put(face) for face in FACES)
BUY: Final = do.Buy()
FLIP: Final = do.Flip()
PLAY: Final = tuple(do.Play(special) for special in SPECIALS)
PASS: Final = do.Pass()
PAY_ADD: Final = tuple(do.PayAdd(face) for face in FACES)
PAY_DONE: Final = do.PayDone()
TAKE_ID: Final = tuple(do.TakeId(character) for character in CHARACTERS)
GIVE: Final = tuple(do.Give(face) for face in FACES)
GIVE_NOTHING: Final = do.GiveNothing()
TAKE: Final = tuple(do.Take(face) for face in FACES)
TARGET: Final = tuple(do.Target(seat) for seat in SEATS)
KEEP: Final = do.Keep()
GIVE_BACK: Final = do.GiveBack()
GIFT: Final = tuple(tuple(do.Gift(face, seat) for seat in SEATS) for face in FACES)
NO_MATCH: Final = do.NoMatch()


def _each(stem: str, names: Iterable[object], actions: Iterable[WalletAction]) -> tuple[Actions, ...]:
    """A group for each of them, alike in name and place."""
    return tuple(Group(f"{stem}/{name}", (action,)) for name, action in zip(names, actions, strict=True))


DRAW_GROUP: Final[Actions] = Group("draw", (DRAW,))
PUT_GROUPS: Final = _each("put", FACES, PUT)
BUY_GROUP: Final[Actions] = Group("buy", (BUY,))
FLIP_GROUP: Final[Actions] = Group("flip", (FLIP,))
PLAY_GROUPS: Final = _each("play", SPECIALS, PLAY)
PASS_GROUP: Final[Actions] = Group("pass", (PASS,))
PAY_ADD_GROUPS: Final = _each("pay_add", FACES, PAY_ADD)
PAY_DONE_GROUP: Final[Actions] = Group("pay_done", (PAY_DONE,))
TAKE_ID_GROUPS: Final = _each("take_id", CHARACTERS, TAKE_ID)
GIVE_GROUPS: Final = _each("give", FACES, GIVE)
GIVE_NOTHING_GROUP: Final[Actions] = Group("give_nothing", (GIVE_NOTHING,))
TAKE_GROUPS: Final = _each("take", FACES, TAKE)
TARGET_GROUPS: Final = _each("target", SEATS, TARGET)
INSPECT_GROUP: Final[Actions] = Group("inspect", (KEEP, GIVE_BACK))
NO_MATCH_GROUP: Final[Actions] = Group("no_match", (NO_MATCH,))


def others(seat: Seat, seats: int) -> list[Seat]:
    """Gives the other seats, clockwise from this one."""
    return clockwise(seat, seats)[1:]


@cache
def gift_group(face: int, seat: Seat, seats: int) -> Actions:
    """Lists gifts of one card to each of the other seats. W-6.7"""
    return Group(f"gift/{seats}/{seat}/{FACES[face]}", [GIFT[face][other] for other in others(seat, seats)])
