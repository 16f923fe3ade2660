"""The contents of a box, claims and evasions in words."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.games.cuba.values import Claim, Contents, Evasion
from omerta.text import Say
from omerta.text.keys import hyphened
from omerta.text.terminal import listed


def contents(box: Contents, say: Say) -> str:
    """`diamonds 3, drivers 1`; a dash for an empty box."""
    found = ((kind, getattr(box, kind)) for kind in box.__struct_fields__)
    return listed(f"{say(f'count-{kind}')} {count}" for kind, count in found if count)


def value(word: str, say: Say) -> str:
    """What was said of a slot: a number, a take, a kind, an opinion."""
    return word if word.isdecimal() else say(f"value-{hyphened(word)}")


def slot(name: str, about: int | None, names: Sequence[str], say: Say) -> str:
    """What somebody speaks of; an opinion is about a seat. C-5.4"""
    return say(f"slot-{hyphened(name)}") + ("" if about is None else f" {names[about]}")


def claim(said: Claim, names: Sequence[str], say: Say) -> str:
    changed = f" ({say('terminal-changed')})" if said.changed else ""
    return f"{slot(said.slot, said.about, names, say)}: {value(said.value, say)}{changed}"


def evasion(got_out: Evasion, names: Sequence[str], say: Say) -> str:
    ways = {
        "refused": say("terminal-refused"),
        "forgot": say("terminal-forgot"),
        "no_answer": say("terminal-silent"),
    }
    return f"{slot(got_out.slot, None, names, say)}: {ways[got_out.how]}"
