"""The whole table as a seat sees it: its cards, the state of the hunt, the city, all cars. RULES.md F-12."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from omerta.games.falconi.seen import FalconiView
from omerta.games.falconi.terminal.streets import city, sign
from omerta.games.falconi.values import CarSeen
from omerta.text import Beside, Fact, Part, Say
from omerta.text.terminal import listed, pointed


def board(view: FalconiView, names: Sequence[str], say: Say) -> list[Part]:
    cars: list[Part] = [_car(car, view, names, say) for car in view.cars]
    return [*_own(view, say), *_hunt(view, say), "", Beside((tuple(city(view)),)), "", *cars]


def debrief(view: FalconiView, _names: Sequence[str], say: Say) -> list[Part]:
    """Gives Don's face-down cards. F-12.8"""
    hidden = view.revealed
    if hidden is None:
        return []
    secret = [say("terminal-secret", colour=hidden.secret)] if hidden.secret else []
    return [Fact(say("terminal-don-had"), listed([*(say(f"card-{card}") for card in hidden.reserve), *secret]))]


def place(name: str, say: Say) -> str:
    """Says `e4>N` in words."""
    cell, _, side = name.partition(">")
    return say("place-parts", first=cell, second=side)


def _own(view: FalconiView, say: Say) -> Iterator[Fact]:
    """The card just drawn and the own reserve; Don's secret card, which nobody else sees."""
    mine = [car for car in view.cars if car.seat == view.you]
    if view.hand is not None and view.turn in {car.car for car in mine}:
        yield Fact(f"[bold]{say('terminal-drawn')}[/]", say(f"card-{view.hand}"))
    if view.principle == "II" or any(car.reserve for car in mine):
        held = view.own.reserve if view.own else ()
        cards = [*held, *(card for car in mine for card in car.reserve)]
        yield Fact(f"[bold]{say('terminal-hand')}[/]", _cards(cards, say))
    if view.own is not None and view.own.secret is not None:
        yield Fact(f"[bold]{say('terminal-hidden')}[/]", say("terminal-secret", colour=view.own.secret))


def _hunt(view: FalconiView, say: Say) -> list[Part]:
    rounds = say("terminal-round", number=view.round_number, last=view.hunt_rounds)
    turn = [] if view.turn is None else [say("terminal-turn", car=say(f"car-{view.turn}"))]
    actions = [say("terminal-actions", count=view.actions_left)] if view.principle == "II" and view.turn else []
    supplies = [say("terminal-pile", count=view.pile), say("terminal-bombs", count=view.bombs)]
    boosts = [say("terminal-boosts", count=view.boosts)] if view.boosts else []
    escapes = [f"{say(f'card-escape-{colour}')} {border}" for colour, border in view.escapes.items()]
    parts: list[Part] = [
        Fact(f"[dim]{say('terminal-hunt')}[/]", ", ".join([rounds, *turn, *actions])),
        Fact(f"[dim]{say('terminal-supplies')}[/]", ", ".join([*supplies, *boosts])),
    ]
    return [*parts, *([Fact(f"[dim]{say('terminal-escapes')} *[/]", listed(escapes))] if escapes else [])]


def _car(car: CarSeen, view: FalconiView, names: Sequence[str], say: Say) -> Fact:
    """F-12.3: of face-down cards everybody knows how many there are."""
    name = f"{sign(car.car)} {say(f'car-{car.car}')}, {names[car.seat]}"
    where = say("terminal-out") if car.is_out else _where(car, say)
    open_cards = [say("terminal-reserve", cards=_cards(car.reserve, say))] if car.reserve else []
    hidden = [say("terminal-face-down", count=car.hidden)] if car.hidden else []
    return Fact(pointed(car.seat, view, name, say), "; ".join([where, *open_cards, *hidden]))


def _where(car: CarSeen, say: Say) -> str:
    return place(car.place, say) if car.place else say("terminal-at-start", borders=", ".join(car.exits))


def _cards(cards: Iterable[str], say: Say) -> str:
    return listed(say(f"card-{card}") for card in cards)
