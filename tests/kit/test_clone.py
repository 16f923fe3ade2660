"""The kit makes a state's clone from the types of its fields."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import msgspec
import pytest

from omerta.kit.clone import Shared, cloner
from omerta.kit.window import Window


class Rules(msgspec.Struct, frozen=True):
    rounds: int


class Card(NamedTuple):
    face: int
    place: int


class Table:
    """One field of every kind that states have."""

    rules: Rules
    beat: int
    reason: Literal["won", "lost"] | None
    path: tuple[int, ...]
    pile: list[int]
    seen: list[Card | None]
    rows: list[list[int]]
    halls: list[list[list[int]]]
    notes: dict[str, int]
    marks: set[int]
    window: Window | None
    windows: list[Window]
    streets: Shared[list[int]]

    __slots__ = tuple(__annotations__)

    def __init__(self) -> None:
        self.rules, self.beat, self.reason, self.path = Rules(3), 1, None, (1, 2)
        self.pile, self.seen = [1, 2], [Card(1, 2), None]
        self.rows, self.halls = [[1], []], [[[1]]]
        self.notes, self.marks = {"a": 1}, {1}
        self.window, self.windows = Window([0, 1]), [Window([2])]
        self.streets = [7]

    def clone(self) -> Table:
        return _clone(self)


_clone: Final = cloner(Table)


@pytest.fixture
def table() -> Table:
    return Table()


def test_a_clone_equals_its_state_field_by_field(table: Table) -> None:
    table.beat, table.reason = 4, "won"
    copy = table.clone()
    assert (copy.beat, copy.reason, copy.path, copy.rules) == (4, "won", (1, 2), Rules(3))
    assert (copy.pile, copy.seen, copy.rows, copy.halls) == ([1, 2], [Card(1, 2), None], [[1], []], [[[1]]])
    assert (copy.notes, copy.marks) == ({"a": 1}, {1})
    assert copy.window is not None and copy.window.seats() == (0, 1)
    assert [window.seats() for window in copy.windows] == [(2,)]


def test_lists_sets_and_mappings_of_a_clone_are_its_own(table: Table) -> None:
    copy = table.clone()
    copy.pile.append(3)
    copy.seen.clear()
    copy.notes["b"] = 2
    copy.marks.add(2)
    assert (table.pile, table.seen) == ([1, 2], [Card(1, 2), None])
    assert (table.notes, table.marks) == ({"a": 1}, {1})


def test_lists_inside_of_lists_are_copied_as_deep_as_their_type_says(table: Table) -> None:
    copy = table.clone()
    copy.rows[0].append(2)
    copy.halls[0][0].append(2)
    assert (table.rows, table.halls) == ([[1], []], [[[1]]])


def test_a_part_that_can_clone_itself_is_asked_to(table: Table) -> None:
    copy = table.clone()
    assert copy.window is not None
    copy.window.seal(0, 1)
    copy.windows[0].seal(2, 1)
    assert table.window is not None and table.window.owes(0)
    assert table.windows[0].owes(2)


def test_a_part_that_is_not_there_stays_away(table: Table) -> None:
    table.window = None
    assert table.clone().window is None


def test_what_never_changes_is_shared(table: Table) -> None:
    copy = table.clone()
    assert copy.streets is table.streets
    assert copy.rules is table.rules


class Changing(msgspec.Struct):
    rounds: int


@pytest.mark.parametrize(
    "unknown",
    [
        object,
        Changing,
        list[Changing],
        tuple[list[int], ...],
        dict[str, list[int]],
        Window | list[int],
        list,
    ],
    ids=str,
)
def test_a_field_that_nobody_knows_how_to_copy_is_refused_by_its_name(unknown: object) -> None:
    with pytest.raises(AssertionError, match=r"Table\.pile: nobody knows how to copy"):
        cloner(Table, {name: unknown if name == "pile" else int for name in Table.__slots__})


def test_a_slot_without_a_type_is_refused_by_its_name() -> None:
    fields = {name: int for name in Table.__slots__ if name != "halls"}
    with pytest.raises(AssertionError, match=r"Table\.halls has no type"):
        cloner(Table, fields)


class Untold:
    """A class that has lost its annotations, as compiled ones do."""

    __slots__ = ("beat", "rows")

    def __init__(self) -> None:
        self.beat = 1
        self.rows = [[1]]


def test_a_class_without_annotations_names_its_fields() -> None:
    state = Untold()
    copy = cloner(Untold, {"beat": int, "rows": list[list[int]]})(state)
    copy.rows[0].append(2)
    assert (copy.beat, state.rows) == (1, [[1]])
