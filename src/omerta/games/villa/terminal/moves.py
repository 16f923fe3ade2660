"""The legal actions, grouped as a player thinks of them: by target, by kind of turn, by seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from omerta.games.villa.actions import (
    Approve,
    Decide,
    GiveBonus,
    Pass,
    Plan,
    PlayMatch,
    PlayPair,
    Propose,
    Ready,
    SetHandicap,
    Swap,
    TeamChoice,
    VillaAction,
)
from omerta.games.villa.seen import VillaView
from omerta.games.villa.terminal.cards import card
from omerta.games.villa.terminal.grounds import back, front
from omerta.text import MoveLine, Say

RULES: Final = {
    "set_handicap": "V-3.6",
    "swap": "V-4.2",
    "ready": "V-13.4",
    "plan": "V-6.1",
    "play_match": "V-7.1",
    "play_pair": "V-7.2",
    "pass": "V-7.3",
    "give_bonus": "V-8.5",
    "propose": "V-13.5",
    "approve": "V-13.5",
    "decide": "V-13.6",
}
"""It says which rule allows an action, by its tag."""


def rule_of(_view: VillaView, action: VillaAction) -> str:
    return RULES[str(action.__struct_config__.tag)]


def moves(view: VillaView, legal: Sequence[VillaAction], names: Sequence[str], say: Say) -> list[MoveLine]:
    lines: dict[str, list[tuple[int, str]]] = {}
    writer = MoveWriter(view, names, say)
    for index, action in enumerate(legal):
        heading, label = writer.written(action)
        lines.setdefault(heading, []).append((index, label))
    return [MoveLine(heading, tuple(choices)) for heading, choices in lines.items()]


class MoveWriter:
    """A heading under which an action is found, and a short label there."""

    def __init__(self, view: VillaView, names: Sequence[str], say: Say) -> None:
        self.view = view
        self.names = names
        self.say = say

    def written(self, action: VillaAction) -> tuple[str, str]:
        say = self.say
        match action:
            case PlayMatch(kind):
                return say("move-match"), card(kind, say)
            case PlayPair(one, other):
                return say("move-pair"), f"{card(one, say)}{card(other, say)}"
            case Pass(kind):
                return say("move-pass"), card(kind, say)
            case Swap(seat_a, card_a, seat_b, card_b):
                pair = f"{self.names[seat_a]} ↔ {self.names[seat_b]}"
                return pair, f"{card(card_a, say)}↔{card(card_b, say)}"
            case Ready():
                return "", say("move-ready")
            case Approve():
                return "", say("move-approve")
            case Propose(choice):
                return self._under(say("move-propose"), choice)
            case Decide(choice):
                return self._under(say("move-decide"), choice)
            case SetHandicap() | Plan() | GiveBonus():
                return self.choice(action)
            case _:
                assert_never(action)

    def _under(self, heading: str, choice: TeamChoice) -> tuple[str, str]:
        inner, label = self.choice(choice)
        return f"{heading} {inner}", label

    def choice(self, choice: TeamChoice) -> tuple[str, str]:
        say = self.say
        match choice:
            case SetHandicap(value):
                return say("move-handicap"), f"{value:+d}"
            case Plan(target, leader):
                return self._target(target), self.names[leader]
            case GiveBonus(seat, to):
                return self.names[seat], say("move-row") if to == "row" else say("move-pile")
            case _:
                assert_never(choice)

    def _target(self, slot: str) -> str:
        guard = self.view.slots.get(slot)
        if guard is None:
            return f"{slot} {front(self.view.godfather, self.say)}"
        return f"{slot} {guard.strength}  {back(guard, self.say)[0]}"
