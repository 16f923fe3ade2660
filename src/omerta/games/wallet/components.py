"""The box, read once: every face, currency, character, special card and coin as a number. RULES.md, "Components".

Faces are numbered in canonical order: notes by currency (order of the file) and value, jewels by value, IDs by
character (order of the file), credit card, badge. Copies of a face are interchangeable. WR-1, WR-32
"""

from __future__ import annotations

import hashlib
from typing import Final

from omerta.games.wallet.box import Contents, Row
from omerta.games.wallet.checks import CHECKS, warnings
from omerta.kit.box import loader, text_of
from omerta.kit.lookup import numbered

load: Final = loader(Contents, CHECKS, warnings)
"""Turns a text into the box that it describes, or refuses it with the first check that it fails."""


_TEXT: Final = text_of("omerta.games.wallet")
BOX: Final = load(_TEXT)
BOX_HASH: Final = hashlib.blake2b(_TEXT.encode(), digest_size=8).hexdigest()
_BOX: Final = BOX.contents

# --- Figures -----------------------------------------------------------------------------------------------------
PLAYERS: Final[tuple[int, ...]] = tuple(range(_BOX.limits.players_min, _BOX.limits.players_max + 1))
HAND_CARDS: Final[int] = _BOX.limits.hand_cards
SPECIALS_EACH: Final[int] = _BOX.limits.special_cards_per_seat
WEALTH_LIMIT: Final[int] = _BOX.limits.wealth_limit_ge
WEALTH_LIMIT_CENTS: Final[int] = 100 * WEALTH_LIMIT
ID_PRICE: Final[int] = _BOX.limits.id_price_ge
TIMERS: Final[int] = _BOX.timers.count
COINS: Final[tuple[int, ...]] = _BOX.coins.cents
PAYOUT: Final[dict[int, tuple[int, ...]]] = _BOX.payout.rows()

# --- Chips: counted by value, index 0 is the smallest ------------------------------------------------------------
CHIP_VALUES: Final[tuple[int, ...]] = tuple(sorted(entry.value for entry in _BOX.chips.split))
CHIP_COUNTS: Final[tuple[int, ...]] = tuple(
    next(entry.count for entry in _BOX.chips.split if entry.value == value) for value in CHIP_VALUES
)
CHIP_INDEX: Final[dict[int, int]] = numbered(CHIP_VALUES)
STARTING_CHIP: Final[int] = CHIP_INDEX[_BOX.limits.starting_chip_value]
STARTING_CHIPS: Final[int] = _BOX.limits.starting_chips_per_seat

# --- Currencies and characters -----------------------------------------------------------------------------------
CURRENCIES: Final[tuple[str, ...]] = tuple(currency.id for currency in _BOX.currencies.list)
CURRENCY_INDEX: Final[dict[str, int]] = numbered(CURRENCIES)
CHARACTERS: Final[tuple[str, ...]] = tuple(character.id for character in _BOX.characters.list)
CHARACTER_INDEX: Final[dict[str, int]] = numbered(CHARACTERS)
TRAITS: Final = _BOX.characters.list
SECRET_AGENT: Final[int] = CHARACTER_INDEX["secret_agent"]
POLICEMAN: Final[int] = CHARACTER_INDEX["policeman"]
JOHN_SMITH: Final[int] = CHARACTER_INDEX["john_smith"]

# --- Faces -------------------------------------------------------------------------------------------------------


def _key(row: Row) -> tuple[int, int, int]:
    """Gives the place of a face in canonical order."""
    kinds = ("note", "jewel", "id", "credit_card", "badge")
    subject = CURRENCY_INDEX.get(row.currency, 0) + CHARACTER_INDEX.get(row.character, 0)
    return kinds.index(row.kind), subject, row.value


def face_name(row: Row) -> str:
    match row.kind:
        case "note":
            return f"note:{row.currency}:{row.value}"
        case "jewel":
            return f"jewel:{row.value}"
        case "id":
            return f"id:{row.character}"
        case _:
            return row.kind


_ROWS: Final = {face_name(row): row for row in sorted(_BOX.play_cards.rows, key=_key)}
FACES: Final[tuple[str, ...]] = tuple(_ROWS)
FACE_INDEX: Final[dict[str, int]] = numbered(FACES)
VALUES: Final[tuple[int, ...]] = tuple(row.value for row in _ROWS.values())
"""Values are in GE; IDs and tools have 0."""
CURRENCY_OF: Final[tuple[int, ...]] = tuple(CURRENCY_INDEX.get(row.currency, -1) for row in _ROWS.values())
"""-1 for everything that is no note."""
CHARACTER_OF: Final[tuple[int, ...]] = tuple(CHARACTER_INDEX.get(row.character, -1) for row in _ROWS.values())
"""-1 for everything that is no ID."""
NOTES: Final[tuple[int, ...]] = tuple(face for face, row in enumerate(_ROWS.values()) if row.kind == "note")
JEWELS: Final[tuple[int, ...]] = tuple(face for face, row in enumerate(_ROWS.values()) if row.kind == "jewel")
MONEY: Final[tuple[int, ...]] = NOTES + JEWELS
"""These are notes and jewels: what pays, counts and can be confiscated."""
IS_MONEY: Final[tuple[bool, ...]] = tuple(VALUES[face] > 0 for face in range(len(FACES)))
IS_NOTE: Final[tuple[bool, ...]] = tuple(currency >= 0 for currency in CURRENCY_OF)
ID_OF: Final[tuple[int, ...]] = tuple(CHARACTER_OF.index(character) for character in range(len(CHARACTERS)))
"""It names for each character the face of its ID."""
CREDIT_CARD: Final[int] = FACE_INDEX["credit_card"]
BADGE: Final[int] = FACE_INDEX["badge"]
TOOL_FACE: Final[dict[str, int]] = {"credit_card": CREDIT_CARD, "badge": BADGE}


def _deck(most: int) -> tuple[int, ...]:
    counts = [0] * len(FACES)
    for row in _BOX.play_cards.rows:
        if row.tag <= most:
            counts[FACE_INDEX[face_name(row)]] += row.count
    return tuple(counts)


DECKS: Final[dict[int, tuple[int, ...]]] = {most: _deck(most) for most in PLAYERS}
"""These are copies of each face among the cards with a corner number up to this one."""
EXTRA_IDS: Final[int] = sum(1 << CHARACTER_INDEX[character] for character in _BOX.extra_ids.list)
"""These are the characters in the full ID pocket, one card each, as a bitmask."""

# --- Special cards -----------------------------------------------------------------------------------------------
SPECIALS: Final[tuple[str, ...]] = tuple(special.id for special in _BOX.special_cards.list)
SPECIAL_INDEX: Final[dict[str, int]] = numbered(SPECIALS)
TIMINGS: Final = tuple(special.timing for special in _BOX.special_cards.list)
LIES_IN_FRONT: Final[tuple[bool, ...]] = tuple(special.lies == "in_front" for special in _BOX.special_cards.list)
DOUBLE_MOVE: Final[int] = SPECIAL_INDEX["double_move"]
HAPPY_BIRTHDAY: Final[int] = SPECIAL_INDEX["happy_birthday"]
REDISTRIBUTION: Final[int] = SPECIAL_INDEX["redistribution"]
TO_LEFT: Final[int] = SPECIAL_INDEX["to_left"]
TO_RIGHT: Final[int] = SPECIAL_INDEX["to_right"]
INSPECTION: Final[int] = SPECIAL_INDEX["inspection"]
GIFT: Final[int] = SPECIAL_INDEX["gift"]
STOLEN: Final[int] = SPECIAL_INDEX["stolen"]
CARD_SWAP: Final[int] = SPECIAL_INDEX["card_swap"]
WISH: Final[int] = SPECIAL_INDEX["wish"]
EMERGENCY: Final[int] = SPECIAL_INDEX["emergency"]
GAIN_TIME: Final[int] = SPECIAL_INDEX["gain_time"]
SECRET_STASH: Final[int] = SPECIAL_INDEX["secret_stash"]
ATM: Final[int] = SPECIAL_INDEX["atm"]
EXCHANGE: Final[int] = SPECIAL_INDEX["exchange"]
