"""The whole table as a seat sees it: its pocket, what it saw, and everybody's words. RULES.md C-1.7, C-5.12."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from omerta.contract import Seat
from omerta.games.cuba.seen import CubaView, Hint, Own
from omerta.games.cuba.terminal.words import claim, contents, evasion
from omerta.text import Fact, Part, Say
from omerta.text.keys import hyphened
from omerta.text.terminal import pointed


def board(view: CubaView, names: Sequence[str], say: Say) -> list[Part]:
    seats: list[Part] = [_seat(seat, view, names, say) for seat in range(len(names))]
    own = [] if view.own is None else [*_pocket(view.own, say), *_memory(view, view.own, names, say)]
    return [*own, *([""] if own else []), *_table(view, names, say), "", *seats]


def debrief(view: CubaView, names: Sequence[str], say: Say) -> list[Part]:
    """The way of the box as it was. C-8.1"""
    travels = view.reveal.travels if view.reveal else ()
    return [
        Fact(
            names[travel.seat],
            say(
                "terminal-travel",
                box=contents(travel.received, say),
                took=say(f"take-{hyphened(travel.take)}"),
                was=say(f"role-{hyphened(travel.role)}"),
            ),
        )
        for travel in travels
    ]


def _pocket(own: Own, say: Say) -> Iterator[Fact]:
    if own.role is not None:
        taken = f" ({say(f'take-{hyphened(own.take)}')})" if own.take is not None else ""
        yield _mine(say("terminal-role"), f"[bold]{say(f'role-{hyphened(own.role)}')}[/]{taken}")
        yield _mine("", say(f"goal-{hyphened(own.role)}"))
    if own.box is not None:
        yield _mine(say("terminal-box"), f"[bold]{contents(own.box, say)}[/]")


def _memory(view: CubaView, own: Own, names: Sequence[str], say: Say) -> Iterator[Fact]:
    """What this seat alone has seen or done. CR-36"""
    if own.seen is not None:
        is_godfather = view.you == view.godfather
        yield _mine(say("terminal-returned" if is_godfather else "terminal-seen"), contents(own.seen, say))
    if own.bag is not None:
        yield _mine(say("terminal-bag"), say(f"bag-{hyphened(own.bag)}"))
    if own.passenger is not None:
        yield _mine(say("terminal-passenger"), names[own.passenger])
    if own.hidden is not None:
        yield _mine(say("terminal-hidden"), str(own.hidden))
    if own.missing is not None:
        yield _mine(say("terminal-missing"), str(own.missing))
    if own.fires is not None:
        yield _mine(say("terminal-sealed"), say("terminal-fires" if own.fires else "terminal-holds"))


def _mine(label: str, value: str) -> Fact:
    return Fact(f"[bold]{label}[/]", value)


def _table(view: CubaView, names: Sequence[str], say: Say) -> Iterator[Fact]:
    """What everybody knows of the box and of the state of the talk."""
    yield _shared(say("terminal-phase"), say(f"phase-{hyphened(view.phase)}"))
    yield _shared(say("terminal-mix"), contents(view.mix, say))
    if view.holder is not None:
        yield _shared(say("terminal-holder"), names[view.holder])
    if view.returned is not None:
        yield _shared(say("terminal-returned"), contents(view.returned, say))
    yield _shared(say("terminal-state"), say("terminal-found", found=view.recovered, jokers=view.jokers))
    if view.question is not None:
        topic = say(f"topic-{hyphened(view.question.topic)}")
        yield _shared(say("terminal-question"), f"{names[view.question.seat]}, {topic}")
    if view.accused is not None:
        yield _shared(say("terminal-accused"), names[view.accused])
    for hint in view.hints:
        yield _shared(say("terminal-hint"), _broken(hint, names, say))


def _broken(hint: Hint, names: Sequence[str], say: Say) -> str:
    """A hand-over that does not fit. C-5.15"""
    what, giver, taker = say(f"count-{hint.count}"), names[hint.giver], names[hint.taker]
    return say("terminal-hint-between", what=what, giver=giver, taker=taker, passed=hint.passed, got=hint.received)


def _shared(label: str, value: str) -> Fact:
    return Fact(f"[dim]{label}[/]", value)


def _seat(seat: Seat, view: CubaView, names: Sequence[str], say: Say) -> Fact:
    """Who it is as far as everybody knows, and its latest word on everything."""
    player = view.players[seat]
    marks = [say("role-godfather")] if seat == view.godfather else []
    if player.is_open and player.take is not None:
        marks.append(say("terminal-open", took=say(f"take-{hyphened(player.take)}")))
    if player.out is not None:
        marks.append(say(f"fate-{hyphened(player.out)}"))
    words = [claim(said, names, say) for said in view.claims if said.seat == seat]
    words += [evasion(got_out, names, say) for got_out in view.evasions if got_out.seat == seat]
    return Fact(pointed(seat, view, names[seat], say), "; ".join([*marks, *words]))
