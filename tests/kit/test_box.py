"""A components file is decoded to the letter; what is wrong with it is named by check and place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from omerta.kit.box import Box, ComponentsError, Entry, demand, loader, read, text_of, unique


class Card(Entry, frozen=True):
    id: str
    count: int


class Contents(Entry, frozen=True):
    cards: tuple[Card, ...]


def refusal(text: str) -> ComponentsError:
    with pytest.raises(ComponentsError) as refused:
        read(text, Contents)
    return refused.value


def test_a_file_becomes_the_structs_it_describes() -> None:
    assert read('[[cards]]\nid = "ace"\ncount = 4\n', Contents) == Contents((Card("ace", 4),))


def test_a_file_that_is_no_toml_is_refused_as_such() -> None:
    assert (refusal("cards = [").check, refusal("cards = [").where) == ("TOML", "file")


@pytest.mark.parametrize(
    ("row", "where"),
    [
        ('id = "ace"\ncount = "four"', "cards[0].count of ace"),
        ('id = "ace"', "cards[0].count of ace"),
        ('id = "ace"\ncount = 4\ncolour = "red"', "cards[0] of ace"),
    ],
)
def test_a_wrong_field_is_named_with_its_card(row: str, where: str) -> None:
    error = refusal(f"[[cards]]\n{row}\n")
    assert (error.check, error.where) == ("FIELD", where)


def test_a_check_that_fails_names_itself_the_place_and_the_reason() -> None:
    with pytest.raises(ComponentsError, match=r"components\.toml: LX-1: ace: occurs twice"):
        demand(False, "LX-1", "ace", "occurs twice")


def refuses_everything(check: str) -> Callable[[Contents], None]:
    return lambda contents: demand(False, check, contents.cards[0].id, "is refused")


ACE = '[[cards]]\nid = "ace"\ncount = 4\n'


def test_the_first_check_that_fails_refuses_the_file() -> None:
    load = loader(Contents, [lambda _contents: None, refuses_everything("LX-2"), refuses_everything("LX-3")])
    with pytest.raises(ComponentsError, match="LX-2: ace"):
        load(ACE)


def test_a_file_that_passes_every_check_is_a_box_without_warnings() -> None:
    assert loader(Contents, [lambda _contents: None])(ACE) == Box(Contents((Card("ace", 4),)), ())


def test_a_box_tells_what_is_unusual_about_it() -> None:
    load = loader(Contents, [], lambda contents: (f"{contents.cards[0].id} is high",))
    assert load(ACE).warnings == ("ace is high",)


def test_the_components_file_lies_in_the_folder_of_its_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bank_box").mkdir()
    (tmp_path / "bank_box" / "__init__.py").touch()
    (tmp_path / "bank_box" / "components.toml").write_text("# Straße", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert text_of("bank_box") == "# Straße"


def test_a_name_that_occurs_twice_is_refused_with_its_table() -> None:
    with pytest.raises(ComponentsError, match="LX-4: cards ace: occurs more than once"):
        unique("LX-4", ["king", "ace", "ace"], "cards")


def test_a_name_that_occurs_twice_is_refused_by_itself_where_no_table_is_named() -> None:
    with pytest.raises(ComponentsError, match="LX-4: ace: occurs more than once"):
        unique("LX-4", ["ace", "ace"])
