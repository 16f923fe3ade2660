"""What was so, in the words of the talk: what somebody who tells the truth would say. RULES.md C-5.4, C-5.6."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from omerta.contract import Seat
from omerta.games.cuba.components import DIAMONDS, KINDS, TAKE_INDEX, chip_of, is_theft
from omerta.games.cuba.events import FullReveal
from omerta.games.cuba.talk import SLOT_INDEX, VALUES
from omerta.games.cuba.values import Contents

Truth: TypeAlias = dict[str, tuple[str, ...]]
"""The values that are true of each slot, the plainest first."""


def of_suspect(received: Contents | None, passed: Contents | None, take: str | None, bag: str | None) -> Truth:
    """What a suspect got, gave on and took, as far as it is known. The bag is the first player's. C-5.6"""
    truth: Truth = {}
    if received is not None:
        truth |= _counts("recv", received)
    if passed is not None:
        truth |= _counts("pass", passed)
    if take is not None:
        truth["took"] = _first(take, tuple([value for value in VALUES["took"] if is_take(take, value)]))
    if bag is not None:
        truth["bag"] = (bag,) if bag == "none" else (bag, "some")
    return truth


def of_godfather(hidden: int | None, returned: Contents | None) -> Truth:
    """What the Godfather hid and got back. What was missing hangs on the moment: `still_missing`. C-5.1, C-5.6"""
    truth: Truth = {}
    if hidden is not None:
        truth["gf.hidden"] = (str(hidden),)
    if returned is not None:
        truth |= _counts("gf.returned", returned)
    return truth


def at_the_end(reveal: FullReveal, godfather: Seat) -> dict[Seat, Truth]:
    """Everybody's, by seat: each suspect has passed on what the next one got. C-4.9, CR-30"""
    passed = [*[travel.received for travel in reveal.travels[1:]], reveal.returned]
    bags = [reveal.bag, *[None] * len(reveal.travels[1:])]
    return {godfather: of_godfather(reveal.hidden, reveal.returned)} | {
        travel.seat: of_suspect(travel.received, left, travel.take, bag)
        for travel, left, bag in zip(reveal.travels, passed, bags, strict=True)
    }


def stolen(hidden: int, returned: Contents) -> int:
    """Neither hidden nor returned. C-5.1"""
    return DIAMONDS - hidden - returned.diamonds


def still_missing(stolen: int) -> tuple[int, ...]:
    """How many were missing when so many were back: by the number of recovered diamonds. C-5.1, C-6.4"""
    return tuple(range(stolen, -1, -1))


def left_of(received: Contents, bag: str | None, take: str) -> Contents:
    """The box as it is passed on: without what went into the bag and into the pocket. C-4.3, C-4.4, C-4.9"""
    counts = msgspec.structs.asdict(received)
    if bag in KINDS:
        counts[bag] -= 1
    number = TAKE_INDEX.get(take, 0)
    if is_theft(number):
        counts["diamonds"] -= number
    elif chip_of(number) >= 0:
        counts[KINDS[chip_of(number)]] -= 1
    return Contents(**counts)


def is_take(take: str, value: str) -> bool:
    """Is that a true word about this take? A rule-breaker took `none`. C-5.6, C-9.4"""
    match value:
        case "diamonds:some":
            return take.startswith("diamonds:")
        case "no_diamonds":
            return not take.startswith("diamonds:")
        case "chip:some":
            return take.startswith("chip:")
        case "nothing":
            return take in ("nothing", "none")
        case _:
            return take == value


def _counts(stem: str, box: Contents) -> Truth:
    """Diamonds, all chips together and each kind, where there is a slot for it."""
    chips: dict[str, int] = {kind: getattr(box, kind) for kind in KINDS}
    counts: dict[str, int] = {"diamonds": box.diamonds, "chips": sum(chips.values()), **chips}
    return {slot: (str(count),) for what, count in counts.items() if (slot := f"{stem}.{what}") in SLOT_INDEX}


def _first(plain: str, values: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(values, key=lambda value: value != plain))
