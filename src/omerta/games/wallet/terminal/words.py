"""Cards, characters and verdicts are put into words."""

from __future__ import annotations

from collections.abc import Iterable

from omerta.games.wallet.values import Verdict
from omerta.text import Say
from omerta.text.keys import hyphened
from omerta.text.terminal import listed


def cards(faces: Iterable[str], say: Say) -> str:
    return listed(say(f"card-{hyphened(face)}") for face in faces)


def specials(names: Iterable[str], say: Say) -> str:
    return listed(say(f"special-{hyphened(name)}") for name in names)


def characters(names: Iterable[str], say: Say) -> str:
    return listed(say(f"character-{hyphened(name)}") for name in names)


def verdict(found: Verdict, say: Say) -> str:
    """Says who one passes for, or what speaks against it, and the sum that was counted. W-8"""
    amount = say("terminal-amount", cents=found.cents, currencies=found.currencies)
    if found.innocent and found.person is not None:
        return say("terminal-innocent", person=say(f"person-{hyphened(found.person)}"), amount=amount)
    return say("terminal-guilty", guilt=listed(say(f"guilt-{hyphened(why)}") for why in found.guilt), amount=amount)
