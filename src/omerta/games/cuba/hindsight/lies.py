"""What was said against what was so, once everything is laid open. RULES.md C-5.6, C-8.1, CR-30."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.contract import Event, Seat
from omerta.games.cuba.components import DIAMONDS, KIND_INDEX, TAKE_INDEX, is_theft
from omerta.games.cuba.events import FullReveal, Recovered, Said
from omerta.games.cuba.evidence import counts_of
from omerta.games.cuba.seen import CubaView
from omerta.games.cuba.values import Contents, Travel


def lies(last: CubaView, told: Sequence[Event]) -> tuple[bool | None, ...]:
    """It says of each event whether it was a lie when it was said; None for an opinion and whatever is no statement."""
    assert last.reveal is not None, "lies are known after the end"
    recovered, found = 0, list[bool | None]()
    for event in told:
        if isinstance(event, Recovered):
            recovered = event.total
        so = was_so(last.reveal, event, recovered) if isinstance(event, Said) else None
        found.append(None if so is None else not so)
    return tuple(found)


def was_so(reveal: FullReveal, said: Said, recovered: int) -> bool | None:
    """`recovered` diamonds were back by then. C-5.6"""
    side, _, count = said.slot.partition(".")
    match side:
        case "recv":
            return _count(_turn(reveal, said.seat).received, count) == int(said.value)
        case "pass":
            return _count(_passed(reveal, said.seat), count) == int(said.value)
        case "took":
            return _is_take(_turn(reveal, said.seat).take, said.value)
        case "bag":
            return reveal.bag != "none" if said.value == "some" else reveal.bag == said.value
        case "gf":
            return _godfathers(reveal, count, recovered) == int(said.value)
        case _:
            return None


def diamonds_in(take: str) -> int:
    index = TAKE_INDEX.get(take, 0)
    return index if is_theft(index) else 0


def _turn(reveal: FullReveal, seat: Seat) -> Travel:
    return next(travel for travel in reveal.travels if travel.seat == seat)


def _passed(reveal: FullReveal, seat: Seat) -> Contents:
    """The box as this seat gave it away: as the next one got it. C-4.9"""
    place = next(place for place, travel in enumerate(reveal.travels) if travel.seat == seat)
    following = reveal.travels[place + 1 :]
    return following[0].received if following else reveal.returned


def _count(contents: Contents, count: str) -> int:
    diamonds, *chips = counts_of(contents)
    if count in ("diamonds", "chips"):
        return diamonds if count == "diamonds" else sum(chips)
    return chips[KIND_INDEX[count]]


def _is_take(take: str, value: str) -> bool:
    match value:
        case "diamonds:some":
            return diamonds_in(take) > 0
        case "no_diamonds":
            return diamonds_in(take) == 0
        case "chip:some":
            return take.startswith("chip:")
        case "nothing":
            return take in ("nothing", "none")
        case _:
            return take == value


def _godfathers(reveal: FullReveal, count: str, recovered: int) -> int:
    """What the Godfather told of himself: what he hid, what came back, what was missing then. C-5.1"""
    if count == "hidden":
        return reveal.hidden
    if count == "missing":
        return DIAMONDS - reveal.hidden - reveal.returned.diamonds - recovered
    return _count(reveal.returned, count.removeprefix("returned."))
