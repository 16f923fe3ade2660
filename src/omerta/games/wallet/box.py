"""The box as it is written down in components.toml, before anything is computed from it. RULES.md, "Components"."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from omerta.kit.box import Entry, Name, Source

Kind: TypeAlias = Literal["note", "jewel", "id", "credit_card", "badge"]
Timing: TypeAlias = Literal["instead_of_turn", "turn_start", "round_end_first", "round_end"]
Count: TypeAlias = Annotated[int, Meta(ge=1)]


class Limits(Entry, frozen=True):
    source: Source
    players_min: Count
    players_max: Count
    rounds: Count
    hand_cards: Count
    special_cards_per_seat: Count
    wealth_limit_ge: Count
    id_price_ge: Count
    currency_limit: Count
    secret_agent_min_ids: Count
    starting_chip_value: Count
    starting_chips_per_seat: Count


class Counted(Entry, frozen=True):
    source: Source
    count: Count


class Coins(Entry, frozen=True):
    source: Source
    cents: tuple[int, ...]


class Payout(Entry, frozen=True):
    """Chips by rank, for each number of players."""

    source: Source
    p2: tuple[int, ...]
    p3: tuple[int, ...]
    p4: tuple[int, ...]
    p5: tuple[int, ...]
    p6: tuple[int, ...]
    p7: tuple[int, ...]

    def rows(self) -> dict[int, tuple[int, ...]]:
        return {2: self.p2, 3: self.p3, 4: self.p4, 5: self.p5, 6: self.p6, 7: self.p7}


class ChipCount(Entry, frozen=True):
    value: int
    count: Count


class Chips(Entry, frozen=True):
    source: Source
    total: int
    split: tuple[ChipCount, ...]


class Currency(Entry, frozen=True):
    id: Name
    symbol: Name
    de: Name
    en: Name


class Currencies(Entry, frozen=True):
    source: Source
    list: tuple[Currency, ...]


class Character(Entry, frozen=True):
    id: Name
    de: Name
    en: Name
    wealth: Literal["max", "above"]
    currency_limit: int
    jewels_min: int
    ids_min: int
    ids_max: int
    tool: str


class Characters(Entry, frozen=True):
    source: Source
    list: tuple[Character, ...]


class ExtraIds(Entry, frozen=True):
    source: Source
    list: tuple[str, ...]


class Row(Entry, frozen=True):
    """These are some equal cards: their face, and the number in the lower left corner."""

    kind: Kind
    tag: int
    count: Count
    currency: str = ""
    character: str = ""
    value: int = 0


class PlayCards(Entry, frozen=True):
    source: Source
    rows: tuple[Row, ...]


class Special(Entry, frozen=True):
    id: Name
    de: Name
    en: Name
    timing: Timing
    lies: Literal["discard", "in_front"]
    then: Literal["end_turn", "regular_turn", "as_copied", "none"]


class Specials(Entry, frozen=True):
    source: Source
    list: tuple[Special, ...]


class Contents(Entry, frozen=True):
    schema: Literal[1]
    game: Literal["wallet"]
    limits: Limits
    timers: Counted
    coins: Coins
    reference_cards: Counted
    payout: Payout
    chips: Chips
    currencies: Currencies
    characters: Characters
    extra_ids: ExtraIds
    play_cards: PlayCards
    special_cards: Specials
