"""Every action and every group of a menu, made once; those of the talk once for each mix. RULES.md C-5.5, C-5.6.

Positions change from game to game of a series, so groups are named for seats, and what is open to the first player
alone has a group of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from omerta.contract import Group
from omerta.games.cuba import actions as do
from omerta.games.cuba.actions import CubaAction
from omerta.games.cuba.components import DIAMONDS, KIND_INDEX, KINDS, MOST_HIDDEN, PLAYERS
from omerta.games.cuba.rules.naming import SUSPECTS_SLOT, THIEF
from omerta.games.cuba.talk import SHEETS, SLOT_INDEX, SLOTS, SUSPECTS, TOPICS, VALUES, VIEW, VIEWS

Actions: TypeAlias = Group[CubaAction]

SEATS: Final = range(PLAYERS[-1])
BAG_SLOT: Final = SLOT_INDEX["bag"]

HIDE: Final = tuple(do.Hide(count) for count in range(MOST_HIDDEN + 1))
BAG_NONE: Final = do.Bag("none")
BAG: Final = tuple(do.Bag(kind) for kind in KINDS)
TAKE_DIAMONDS: Final = tuple(do.TakeDiamonds(count) for count in range(1, DIAMONDS + 1))
TAKE_CHIP: Final = tuple(do.TakeChip(kind) for kind in KINDS)
TAKE_NOTHING: Final = do.TakeNothing()
REFUSE: Final = do.Refuse()
FORGET: Final = do.Forget()
REFUSE_ALL: Final = do.RefuseAll()
OPEN_FLOOR: Final = do.OpenFloor()
PASS_FLOOR: Final = do.PassFloor()
ABDICATE: Final = do.Abdicate()
HOLD: Final = do.Hold()
PENG: Final = do.Peng()
OPEN_POCKET: Final = do.OpenPocket()
SAY_VIEW: Final = tuple(tuple(do.Say(VIEW, value, seat) for value in VIEWS) for seat in SEATS)


def _each(stem: str, names: Iterable[object], actions: Iterable[CubaAction]) -> tuple[Actions, ...]:
    """A group for each of them, alike in name and place."""
    return tuple(Group(f"{stem}/{name}", (action,)) for name, action in zip(names, actions, strict=True))


HIDE_GROUP: Final[Actions] = Group("hide", HIDE)
BAG_NONE_GROUP: Final[Actions] = Group("bag/none", (BAG_NONE,))
BAG_GROUPS: Final = _each("bag", KINDS, BAG)
TAKE_DIAMONDS_GROUPS: Final[tuple[Actions, ...]] = tuple(
    Group(f"take/diamonds/{most}", TAKE_DIAMONDS[:most]) for most in range(DIAMONDS + 1)
)
"""They stand by the number of diamonds in the box."""
TAKE_CHIP_GROUPS: Final = _each("take/chip", KINDS, TAKE_CHIP)
TAKE_NOTHING_GROUP: Final[Actions] = Group("take/nothing", (TAKE_NOTHING,))
REFUSE_GROUP: Final[Actions] = Group("refuse", (REFUSE, FORGET))
REFUSE_ALL_GROUP: Final[Actions] = Group("refuse_all", (REFUSE_ALL,))
OPEN_FLOOR_GROUP: Final[Actions] = Group("open_floor", (OPEN_FLOOR,))
PASS_FLOOR_GROUP: Final[Actions] = Group("pass_floor", (PASS_FLOOR,))
ACCUSE_GROUPS: Final = _each("accuse", SEATS, (do.Accuse(seat) for seat in SEATS))
ABDICATE_GROUP: Final[Actions] = Group("abdicate", (ABDICATE,))
HOLD_GROUP: Final[Actions] = Group("hold", (HOLD,))
PENG_GROUP: Final[Actions] = Group("peng", (PENG,))
OPEN_POCKET_GROUP: Final[Actions] = Group("open_pocket", (OPEN_POCKET,))
SHOUTED_GROUPS: Final = _each("shouted", SEATS, (do.Shouted(seat) for seat in SEATS))
VIEW_GROUPS: Final[tuple[Actions, ...]] = tuple(Group(f"say/view/{seat}", SAY_VIEW[seat]) for seat in SEATS)
SUSPECT_GROUPS: Final = _each("say/suspect", SEATS, (views[THIEF] for views in SAY_VIEW))
"""Answers to "whom do you suspect?" where no other answer is allowed. C-5.10"""
ASK_BAG_GROUPS: Final[tuple[Actions, ...]] = tuple(Group(f"ask/{seat}/bag", (do.Ask(seat, "bag"),)) for seat in SEATS)


class Talk(NamedTuple):
    """The words of one mix of chips."""

    values: tuple[dict[str, int], ...]
    """Each slot has the values there are, with their numbers."""
    topics: dict[str, tuple[int, ...]]
    """The slots that a topic asks for, in their order."""
    say: tuple[Actions, ...]
    """They stand by slot."""
    ask: tuple[Actions, ...]
    """They stand by seat, without the bag."""
    own: tuple[Actions, ...]
    """What every suspect may say of the own turn with the box."""
    godfather: tuple[Actions, ...]


@cache
def talk_of(mix: tuple[int, ...]) -> Talk:
    """It has the words of a game with this mix. C-5.5, C-5.6"""
    values = tuple({value: i for i, value in enumerate(VALUES[slot]) if _exists(mix, slot, value)} for slot in SLOTS)
    topics = {topic: _slots(mix, topic) for topic in TOPICS if _is_asked(mix, topic)}
    say: tuple[Actions, ...] = tuple(
        Group(f"say/{slot}", [do.Say(slot, value) for value in values[i]]) for i, slot in enumerate(SLOTS)
    )
    asked = [topic for topic in topics if topic != "bag"]
    return Talk(
        values,
        topics,
        say,
        ask=tuple(Group(f"ask/{seat}", [do.Ask(seat, topic) for topic in asked]) for seat in SEATS),
        own=tuple(say[i] for i, slot in enumerate(SLOTS) if slot.startswith(("recv", "pass", "took")) and values[i]),
        godfather=tuple(say[i] for i, slot in enumerate(SLOTS) if slot.startswith("gf") and values[i]),
    )


def _exists(mix: tuple[int, ...], slot: str, value: str) -> bool:
    """Kinds of chips that were put in, and no more of them than were. C-5.6"""
    what = slot.rpartition(".")[2]
    if what in KIND_INDEX:
        most = mix[KIND_INDEX[what]]
        return bool(most) and int(value) <= most
    if what == "chips":
        return int(value) <= sum(mix)
    kind = KIND_INDEX.get(value.removeprefix("chip:"))
    return kind is None or bool(mix[kind])


def _is_asked(mix: tuple[int, ...], topic: str) -> bool:
    kind = KIND_INDEX.get(topic.rpartition(".")[2])
    return kind is None or bool(mix[kind])


def _slots(mix: tuple[int, ...], topic: str) -> tuple[int, ...]:
    """A sheet asks for the diamonds, then for each kind in the game. C-5.5, CR-27"""
    if topic == SUSPECTS:
        return (SUSPECTS_SLOT,)
    if topic not in SHEETS:
        return (SLOT_INDEX[topic],)
    direction = topic.partition(".")[0]
    kinds = [f"{direction}.{kind}" for kind, count in zip(KINDS, mix, strict=True) if count]
    return tuple(SLOT_INDEX[slot] for slot in (f"{direction}.diamonds", *kinds))
