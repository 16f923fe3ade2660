"""The box as it is written down in components.toml, before anything is computed from it. RULES.md, "Components"."""

from __future__ import annotations

from typing import Literal, TypeAlias

from omerta.kit.box import Entry, Source


class About(Entry, frozen=True):
    game: Literal["cuba"]
    format: Literal[1]
    source: Source


class Chips(Entry, frozen=True):
    source: Source
    loyal: int
    fbi: int
    cia: int
    driver: int
    killer: int

    def counts(self) -> tuple[int, ...]:
        return (self.loyal, self.fbi, self.cia, self.driver, self.killer)


class Supply(Entry, frozen=True):
    source: Source
    diamonds: int
    jokers: int
    boxes: int
    bags: int
    chips: Chips


class Hide(Entry, frozen=True):
    source: Source
    min: int
    max: int


class Bag(Entry, frozen=True):
    source: Source
    capacity: int


class Setup(Entry, frozen=True):
    """What goes into the box for a number of players, and the jokers beside it."""

    source: Source
    players: int
    loyal: int
    fbi: int
    cia: int
    driver: int
    killer: int
    jokers: int

    def counts(self) -> tuple[int, ...]:
        return (self.loyal, self.fbi, self.cia, self.driver, self.killer)


class Role(Entry, frozen=True, rename={"origin": "from"}):
    source: Source
    id: str
    origin: str
    wins: str


ChipColour: TypeAlias = Literal["white", "blue", "green", "red"]


class ChipStyle(Entry, frozen=True):
    source: Source
    loyal: ChipColour
    fbi: ChipColour
    cia: ChipColour
    driver: ChipColour
    killer: ChipColour


class Fiction(Entry, frozen=True):
    source: Source
    godfather_name: str


class Seconds(Entry, frozen=True):
    live: int
    room: int


class Clocks(Entry, frozen=True):
    source: Source
    hide: Seconds
    take_p1: Seconds
    take: Seconds
    take_bot: Seconds
    take_min: Seconds
    answer: Seconds
    demand: Seconds
    window: Seconds


class Interrogation(Entry, frozen=True):
    source: Source
    seconds: tuple[int, ...]
    up_to: tuple[int, ...]


class Contents(Entry, frozen=True):
    meta: About
    supply: Supply
    hide: Hide
    bag: Bag
    setup: tuple[Setup, ...]
    role: tuple[Role, ...]
    chip_style: ChipStyle
    fiction: Fiction
    clocks: Clocks
    interrogation: Interrogation
