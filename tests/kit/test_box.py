"""A components file is decoded to the letter; what is wrong with it is named by check and place."""

from __future__ import annotations

import pytest

from omerta.kit.box import ComponentsError, Entry, demand, read


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
