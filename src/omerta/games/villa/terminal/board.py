"""The whole table as everybody sees it, 80 columns wide."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.games.villa.components import (
    GODFATHER_INDEX,
    GODFATHER_STRENGTH,
    GODFATHER_SYMBOLS,
    GUARD_INDEX,
    GUARD_SYMBOLS,
    MARKED_POSITION,
    MARKERS,
    SLOT_INDEX,
    SLOTS,
    SYMBOLS,
)
from omerta.games.villa.rules.grounds import targets
from omerta.games.villa.seen import VillaView
from omerta.games.villa.terminal.cards import card, cards, counts, tile
from omerta.games.villa.terminal.grounds import front, park, villa
from omerta.games.villa.terminal.moves import MoveWriter
from omerta.games.villa.terminal.seats import seats
from omerta.text import Beside, Fact, Part, Say


def board(view: VillaView, names: Sequence[str], say: Say) -> list[Part]:
    rows: list[Part] = [*seats(view, names, say), ""]
    return [*rows, _grounds(view, say), *_attack(view, say), *_bonus(view, say), *_proposal(view, names, say)]


def _grounds(view: VillaView, say: Say) -> Beside:
    """Draws three columns: park, villa, and the cellar with the team's cards."""
    free = _free(view)
    left = (say("layer-park"), *park(view, free, say))
    middle = (say("layer-villa"), *villa(view, free, say))
    return Beside((left, middle, (say("layer-cellar"), *_cellar(view, free, say), *_supplies(view, say))))


def _free(view: VillaView) -> frozenset[str]:
    """The slots that can be attacked, lit on the board."""
    present = sum(1 << SLOT_INDEX[slot] for slot, guard in view.slots.items() if guard is not None)
    return frozenset(SLOTS[slot] for slot in targets(present))


def _cellar(view: VillaView, free: frozenset[str], say: Say) -> list[str]:
    name = say(f"godfather-{_hyphened(view.godfather)}")
    mark = "◆" if view.target == "G" else "▸" if "G" in free else " "
    style = "bold reverse" if view.target == "G" else "bold green" if "G" in free else "default"
    return [
        "┌────────────────────┐",
        f"│[{style}]{mark}{name:<19}[/]│",
        f"│ {front(view.godfather, say)}{' ' * 12}│",
        "└────────────────────┘",
    ]


def _supplies(view: VillaView, say: Say) -> list[str]:
    """V-10.4: the reserve is what may still be wasted before the cards run out."""
    held = sum(map(len, view.rows)) + sum(pile.unknown + len(pile.known_bottom) for pile in view.piles)
    left = [guard for guard in view.slots.values() if guard is not None]
    needed = sum(guard.strength for guard in left) + GODFATHER_STRENGTH - view.filled
    return [
        say("board-cards", cards=held, reserve=held + len(left) - needed),
        f"[dim]{say('board-discard')}[/]",
        f" {counts(view.discard, say)}",
        f"[dim]{say('board-passed')}[/]",
        f" {counts(view.out_of_play, say)}",
    ]


def _attack(view: VillaView, say: Say) -> list[Part]:
    """Draws the target under attack and his positions: what each needs, what lies there, which one is open."""
    target = _target(view)
    if target is None:
        return []
    name, symbols, marker = target
    positions = [
        _position(index, SYMBOLS[symbol], marker if index + 1 == MARKED_POSITION else -1, view, say)
        for index, symbol in enumerate(symbols)
    ]
    return ["", Fact(f"◆ [bold]{say(name)}[/]", "   ".join(positions))]


def _bonus(view: VillaView, say: Say) -> list[str]:
    """The card that comes back. V-8.3"""
    return [] if view.bonus_symbol is None else ["", f"◆ {say('board-bonus')} {card(view.bonus_symbol, say)}"]


def _proposal(view: VillaView, names: Sequence[str], say: Say) -> list[str]:
    """Says what the team is asked to agree to. V-13.5"""
    if view.proposal is None:
        return []
    heading, label = MoveWriter(view, names, say).choice(view.proposal)
    return ["", f"◆ {say('board-proposal')} {heading}: {label}"]


def _target(view: VillaView) -> tuple[str, tuple[int, ...], int] | None:
    """The key of his name, what his positions need, and his marker where the option makes it count."""
    if view.target is None:
        return None
    guard = view.slots.get(view.target)
    if guard is None or guard.front is None:
        return f"godfather-{_hyphened(view.godfather)}", GODFATHER_SYMBOLS[GODFATHER_INDEX[view.godfather]], -1
    index = GUARD_INDEX[guard.front]
    return f"guard-{_hyphened(guard.front)}", GUARD_SYMBOLS[index], MARKERS[index] if view.options.expert else -1


def _position(index: int, symbol: str, marker: int, view: VillaView, say: Say) -> str:
    """`2 M+P`: a badge, and in the expert version a pistol kept in the row. V-11.1"""
    needed = f"{index + 1} {tile(symbol, say)}" + (f"+{tile(SYMBOLS[marker], say)}" if marker >= 0 else "")
    if index < len(view.laid):
        return f"{needed} ✓{cards(view.laid[index], say)}"
    return f"[bold]▸[/]{needed}" if index == view.filled else needed


def _hyphened(card_id: str) -> str:
    return card_id.replace("_", "-")
