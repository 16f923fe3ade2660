"""The legal actions: questions by the suspect they go to, statements by what they speak of. RULES.md C-5."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.games.cuba.actions import Accuse, Ask, CubaAction, Shouted
from omerta.games.cuba.actions import Say as Statement
from omerta.games.cuba.seen import CubaView
from omerta.games.cuba.terminal.words import slot, value
from omerta.text import MoveLine, Say
from omerta.text.keys import hyphened
from omerta.text.terminal import grouped, said

RULES: Final = {
    "hide": "C-3.1",
    "bag": "C-4.3",
    "take_diamonds": "C-4.4",
    "take_chip": "C-4.4",
    "take_nothing": "C-4.5",
    "ask": "C-5.9",
    "say": "C-5.6",
    "refuse": "C-5.10",
    "forget": "C-5.10",
    "refuse_all": "C-5.10",
    "open_floor": "C-12.2",
    "pass_floor": "C-12.2",
    "accuse": "C-6.1",
    "abdicate": "C-13.5",
    "hold": "C-7.3",
    "peng": "C-7.3",
    "open_pocket": "C-12.3",
    "shouted": "C-12.3",
}
"""Which rule allows an action, by its tag."""


def moves(_view: CubaView, legal: Sequence[CubaAction], names: Sequence[str], say: Say) -> list[MoveLine]:
    return grouped(_written(action, names, say) for action in legal)


def rule_of(_view: CubaView, action: CubaAction) -> str:
    return RULES[str(action.__struct_config__.tag)]


def explain(_view: CubaView, _action: CubaAction, _names: Sequence[str], _say: Say) -> list[str]:
    """The sentence of the action and its rule say it all."""
    return []


def _written(action: CubaAction, names: Sequence[str], say: Say) -> tuple[str, str]:
    match action:
        case Ask(seat, topic):
            return say("terminal-ask", name=names[seat]), say(f"topic-{hyphened(topic)}")
        case Statement(name, told, about):
            return say("terminal-say", what=slot(name, about, names, say)), value(told, say)
        case Accuse(seat):
            return say("terminal-accuse"), names[seat]
        case Shouted(seat):
            return say("terminal-shouted"), names[seat]
        case _:
            return "", said(action, names, say)
