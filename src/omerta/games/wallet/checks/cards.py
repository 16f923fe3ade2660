"""The cards of the box: play cards, extra IDs, special cards. RULES.md LW-1 to LW-4."""

from __future__ import annotations

from typing import Final, get_args

from omerta.games.wallet.box import Contents, Kind, Row
from omerta.games.wallet.checks.demand import SEATS, cards, deck, named
from omerta.kit.box import demand, unique

PLAY_CARDS: Final = 80
EXTRA_IDS: Final = 5
LEAST_IN_WALLET: Final = 10
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
SPECIALS: Final = (
    "double_move",
    "happy_birthday",
    "redistribution",
    "to_left",
    "to_right",
    "inspection",
    "gift",
    "stolen",
    "card_swap",
    "wish",
    "emergency",
    "gain_time",
    "secret_stash",
    "atm",
    "exchange",
)


def check_play_cards(box: Contents) -> None:
    """LW-1; that a row's kind is one of the five, reading the file has seen."""
    rows = box.play_cards.rows
    count = sum(row.count for row in rows)
    demand(count == PLAY_CARDS, "LW-1", "play_cards", f"{PLAY_CARDS} cards, not {count}")
    for row in rows:
        demand(row.tag in SEATS, "LW-1", named(row), f"tag must be {SEATS[0]}..{SEATS[-1]}, not {row.tag}")
    for kind in KINDS:
        demand(cards(rows, kind) > 0, "LW-1", "play_cards", f"no card of kind {kind}")


def check_faces(box: Contents) -> None:
    """LW-2"""
    currencies = [currency.id for currency in box.currencies.list]
    characters = [character.id for character in box.characters.list]
    unique("LW-2", currencies, "currencies")
    for row in box.play_cards.rows:
        _check_face(row, currencies, characters)
    for character in characters:
        found = any(row.character == character for row in box.play_cards.rows)
        demand(found, "LW-2", f"play_cards {character}", "no ID of this character")


def _check_face(row: Row, currencies: list[str], characters: list[str]) -> None:
    """LW-2, a single row: what its kind needs, and nothing else."""
    where, is_money = named(row), row.kind in ("note", "jewel")
    right = row.currency in currencies if row.kind == "note" else not row.currency
    demand(right, "LW-2", where, f"currency {row.currency!r} does not fit a {row.kind}")
    right = row.character in characters if row.kind == "id" else not row.character
    demand(right, "LW-2", where, f"character {row.character!r} does not fit a {row.kind}")
    demand((row.value > 0) == is_money, "LW-2", where, f"value {row.value} does not fit a {row.kind}")


def check_decks(box: Contents) -> None:
    """LW-3"""
    limits = box.limits
    players = (limits.players_min, limits.players_max)
    demand(players == (SEATS[0], SEATS[-1]), "LW-3", "limits", f"2 to 7 players, not {players[0]} to {players[1]}")
    for seats in SEATS:
        left = sum(row.count for row in deck(box, seats)) - limits.hand_cards * seats
        demand(
            left >= LEAST_IN_WALLET,
            "LW-3",
            f"deck for {seats}",
            f"{left} cards left in the wallet after the deal, at least {LEAST_IN_WALLET} are needed",
        )


def check_extra_ids_and_specials(box: Contents) -> None:
    """LW-4"""
    extra = box.extra_ids.list
    demand(len(extra) == EXTRA_IDS, "LW-4", "extra_ids", f"{EXTRA_IDS} cards, not {len(extra)}")
    characters = [character.id for character in box.characters.list]
    for character in extra:
        demand(character in characters, "LW-4", f"extra_ids {character}", "is no listed character")
    unique("LW-4", extra, "extra_ids")
    ids = [special.id for special in box.special_cards.list]
    unique("LW-4", ids, "special_cards")
    for special in ids:
        demand(special in SPECIALS, "LW-4", f"special_cards {special}", "is no special card of the game")
    for special in SPECIALS:
        demand(special in ids, "LW-4", f"special_cards {special}", "is missing")
    dealt = box.limits.special_cards_per_seat * box.limits.players_max
    demand(dealt <= len(ids), "LW-4", "limits", f"{dealt} special cards to deal, but there are {len(ids)}")
