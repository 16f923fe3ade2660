"""Frozen states are equal bytes if and only if the states are equal, orders included."""

from __future__ import annotations

import copy
import enum
from collections.abc import Sequence
from typing import TypeAlias

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from omerta.contract import freeze, leaves


class Colour(enum.Enum):
    RED = "red"
    BLUE = "blue"


class Guard(msgspec.Struct, frozen=True):
    kind: str
    field: int = 0


class Watchman(msgspec.Struct, frozen=True):
    kind: str
    field: int = 0


class Pile:
    __slots__ = ("cards",)

    def __init__(self, cards: Sequence[int]) -> None:
        self.cards = list(cards)


class TurnedPile(Pile):
    __slots__ = ("turned",)

    def __init__(self, cards: Sequence[int], turned: bool) -> None:
        super().__init__(cards)
        self.turned = turned


class OneSlot:
    __slots__ = "beat"

    def __init__(self, beat: int) -> None:
        self.beat = beat


class Table:
    """No slots: its attributes lie in its dictionary."""

    def __init__(self, pile: Pile, guards: list[Guard]) -> None:
        self.pile = pile
        self.guards = guards


class Blank:
    __slots__ = ()


Scalar: TypeAlias = bool | int | str | None
Nested: TypeAlias = list[dict[str, list[Scalar]]]
# Few values, so that equal ones are met often; keys that look like the way to a value.
SCALARS: st.SearchStrategy[Scalar] = st.sampled_from([None, False, True, 0, 1, "", "1", "#"])
KEYS = st.sampled_from(["a", "a]", "a][b", "a]#", "0", ""])
NESTED: st.SearchStrategy[Nested] = st.lists(
    st.dictionaries(KEYS, st.lists(SCALARS, max_size=2), max_size=2), max_size=2
)


@given(NESTED, NESTED)
def test_values_freeze_to_equal_bytes_if_and_only_if_they_are_equal(one: Nested, other: Nested) -> None:
    # repr tells True from 1, and keeps the order of a dictionary.
    assert (freeze(one) == freeze(other)) == (repr(one) == repr(other))


@given(NESTED)
def test_a_copy_freezes_to_the_same_bytes(value: Nested) -> None:
    assert freeze(value) == freeze(copy.deepcopy(value))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ([1, 2], [2, 1]),
        ([1], [1, 1]),
        ([[1], [2]], [[1, 2]]),
        ([[], [1]], [[1], []]),
        ([1], ["1"]),
        ([0], [None]),
        ([0], [False]),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}),
        ({"a": 1}, {"b": 1}),
        ({"a": {"b": 1}}, {"a": {}, "b": 1}),
        ({1, 2}, {1, 3}),
        ({1}, {1, 2}),
        (Guard("Y", 1), Guard("Y", 2)),
        (Guard("Y"), Watchman("Y")),
        (Pile([1]), TurnedPile([1], turned=False)),
        (TurnedPile([1], turned=True), TurnedPile([1], turned=False)),
        (TurnedPile([1], turned=True), TurnedPile([2], turned=True)),
        (OneSlot(1), OneSlot(2)),
        ([Colour.RED], [Colour.BLUE]),
        (1 << 70, 1 << 71),
    ],
)
def test_values_that_differ_freeze_to_different_bytes(one: object, other: object) -> None:
    assert freeze(one) != freeze(other)


# Multiples of eight fall on the same place of a small set: it is then walked in the order in which it was filled.
@given(st.permutations([0, 8, 16, 24]), st.permutations([0, 8, 16, 24]))
def test_the_order_in_which_a_set_was_filled_does_not_matter(one: list[int], other: list[int]) -> None:
    assert freeze(set(one)) == freeze(set(other)) == freeze(frozenset(other))


def test_every_attribute_of_every_nested_object_counts() -> None:
    def table(**changed: int) -> Table:
        part = {"card": 1, "kind": 2, "field": 3} | changed
        return Table(TurnedPile([part["card"]], turned=True), [Guard(str(part["kind"]), part["field"])])

    frozen = {freeze(table()), freeze(table()), freeze(table(card=9)), freeze(table(kind=9)), freeze(table(field=9))}
    assert len(frozen) == 4


def pair(*slots: str) -> object:
    """A value of a class `Pair` that lists its slots in this order."""
    value = type("Pair", (), {"__slots__": slots})()
    for name in slots:
        setattr(value, name, f"the {name}")
    return value


def test_the_order_in_which_a_class_lists_its_slots_does_not_matter() -> None:
    assert freeze(pair("left", "right")) == freeze(pair("right", "left"))


def test_leaves_name_the_way_to_every_value_in_the_order_in_which_it_lies_there() -> None:
    table = Table(TurnedPile([7, 8], turned=True), [Guard("Y", 3)])
    assert leaves(table) == [
        (":", "Table"),
        (".pile:", "TurnedPile"),
        (".pile.cards#", 2),
        (".pile.cards[0]", 7),
        (".pile.cards[1]", 8),
        (".pile.turned", True),
        (".guards#", 1),
        (".guards[0]:", "Guard"),
        (".guards[0].kind", "Y"),
        (".guards[0].field", 3),
    ]


def test_an_enumerated_value_is_its_value() -> None:
    assert leaves({"colour": Colour.RED}) == [("#", 1), ("[colour]", "red")]


def test_an_attribute_that_slots_leave_to_the_dictionary_counts() -> None:
    class Mixed(Pile):
        def __init__(self, beat: int) -> None:
            super().__init__([])
            self.beat = beat

    assert freeze(Mixed(1)) == freeze(Mixed(1)) != freeze(Mixed(2))


@pytest.mark.parametrize("value", [Blank(), [Blank()], object(), b"bytes", len])
def test_what_shows_no_attributes_is_refused(value: object) -> None:
    with pytest.raises(AssertionError, match="knows no attributes"):
        freeze(value)
