"""The legal actions are drawn as sentences; many of a kind flow under their heading."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.games.wallet.actions import Birthday, Give, Put, WalletAction, Wish
from omerta.games.wallet.seen import WalletView
from omerta.games.wallet.terminal.words import cards
from omerta.text import MoveLine, Say
from omerta.text.keys import hyphened
from omerta.text.terminal import grouped, said

RULES: Final = {
    "draw": "W-4.1",
    "put": "W-4.2",
    "buy": "W-4.3",
    "flip": "W-4.5",
    "pass": "W-7.2",
    "play": "W-5.2",
    "pay_add": "W-4.3",
    "pay_done": "W-4.3",
    "take_id": "W-4.3",
    "birthday": "W-6.2",
    "give": "W-6.3",
    "give_nothing": "W-6.3",
    "take": "W-6.3",
    "target": "W-6.6",
    "keep": "W-6.6",
    "give_back": "W-6.6",
    "gift": "W-6.7",
    "wish": "W-6.10",
    "no_match": "W-6.10",
    "stash": "W-6.13",
    "atm_deposit": "W-6.14",
    "atm_draw": "W-6.14",
    "exchange": "W-6.15",
    "check": "W-9.2",
    "return_chip": "W-10.2",
}
"""It says which rule allows an action, by its tag; one that serves several special cards has the rule of the first."""

PHASES: Final = {
    ("give", "pass_pick"): "W-6.4",
    ("give", "swap_pick"): "W-6.9",
    ("give", "wish_answer"): "W-6.10",
    ("pass", "end_cards"): "W-7.3",
}
"""It says where the phase decides which rule it is."""


def moves(_view: WalletView, legal: Sequence[WalletAction], names: Sequence[str], say: Say) -> list[MoveLine]:
    return grouped(_written(action, names, say) for action in legal)


def rule_of(view: WalletView, action: WalletAction) -> str:
    tag = str(action.__struct_config__.tag)
    return PHASES.get((tag, view.phase), RULES[tag])


def explain(_view: WalletView, action: WalletAction, _names: Sequence[str], say: Say) -> list[str]:
    """A special card is explained by what it does."""
    special = getattr(action, "special", None)
    return [say(f"about-{hyphened(special)}")] if isinstance(special, str) else []


def _written(action: WalletAction, names: Sequence[str], say: Say) -> tuple[str, str]:
    match action:
        case Put(card):
            return say("terminal-put"), cards((card,), say)
        case Give(card):
            return say("terminal-give"), cards((card,), say)
        case Wish(seat, request):
            return say("terminal-wish-from", name=names[seat]), say(f"request-{hyphened(request)}")
        case Birthday(keep):
            return say("terminal-keep", card=cards((keep,), say)), said(action, names, say)
        case _:
            return "", said(action, names, say)
