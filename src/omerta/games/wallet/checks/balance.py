"""Here stands what makes a box odd but playable: sentences for whoever edits the file. RULES.md LW-8 to LW-13."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations
from typing import Final

from omerta.games.wallet.box import Contents
from omerta.games.wallet.checks.cards import KINDS
from omerta.games.wallet.checks.demand import SEATS, cards, deck

ENOUGH: Final = 2
WISHED_VALUE: Final = 100


def warnings(box: Contents) -> tuple[str, ...]:
    """None for the file that comes with the game."""
    checks = (_missing_ids, _lonely_tools, _no_wish, _no_fortune, _no_choice_of_currency, _few_notes)
    return tuple(chain.from_iterable(one(box) for one in checks))


def _missing_ids(box: Contents) -> Iterator[str]:
    """LW-8"""
    for seats in SEATS:
        rows = list(deck(box, seats))
        held = {row.character for row in rows}
        for character in box.characters.list:
            if character.id not in held:
                yield f"LW-8: the deck for {seats} has no ID of {character.id}"
        if not cards(rows, "jewel"):
            yield f"LW-8: the deck for {seats} has no jewel"


def _lonely_tools(box: Contents) -> Iterator[str]:
    """LW-9"""
    rows = box.play_cards.rows
    counts = {
        "credit cards": cards(rows, "credit_card"),
        "badges": cards(rows, "badge"),
        "Policeman IDs": sum(row.count for row in rows if row.character == "policeman"),
    }
    for name, count in counts.items():
        if count < ENOUGH:
            yield f"LW-9: {count} {name} instead of {ENOUGH} or more"


def _no_wish(box: Contents) -> Iterator[str]:
    """LW-10"""
    if not any(row.value == WISHED_VALUE for row in box.play_cards.rows):
        yield f"LW-10: no card is worth {WISHED_VALUE}"


def _no_fortune(box: Contents) -> Iterator[str]:
    """LW-11"""
    limit = box.limits.wealth_limit_ge
    for seats in SEATS:
        sums = _fortunes(box, seats)
        if not any(each >> limit & 1 for each in sums):
            yield f"LW-11: nobody can carry exactly {limit} in the deck for {seats}"
        if not any(each >> limit + 1 for each in sums):
            yield f"LW-11: nobody can carry more than {limit} in the deck for {seats}"


def _fortunes(box: Contents, seats: int) -> list[int]:
    """Says what can be carried in each choice of as many currencies as allowed: bit n is set if n GE can be."""
    rows = list(deck(box, seats))
    currencies = [currency.id for currency in box.currencies.list]
    most = min(box.limits.currency_limit, len(currencies))
    fortunes = []
    for chosen in combinations(currencies, most):
        sums = 1
        for row in rows:
            if row.kind == "jewel" or row.currency in chosen:
                for _ in range(row.count):
                    sums |= sums << row.value
        fortunes.append(sums)
    return fortunes


def _no_choice_of_currency(box: Contents) -> Iterator[str]:
    """LW-12"""
    count, limit = len(box.currencies.list), box.limits.currency_limit
    if count <= limit:
        yield f"LW-12: {count} currencies, and everybody may carry {limit}"


def _few_notes(box: Contents) -> Iterator[str]:
    """LW-13"""
    for seats in SEATS:
        rows = list(deck(box, seats))
        notes = cards(rows, "note")
        for kind in KINDS:
            if kind != "note" and cards(rows, kind) >= notes:
                yield f"LW-13: the deck for {seats} has as many cards of kind {kind} as notes"
