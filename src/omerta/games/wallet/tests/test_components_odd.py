"""A components file may be odd: it is taken, with a warning. RULES.md LW-8 to LW-13."""

from __future__ import annotations

from omerta.games.wallet.tests.damage import TEXT, damaged, everywhere, warned
from omerta.testing import rule


@rule("LW-8")
def test_a_deck_without_a_character_is_odd() -> None:
    text = damaged('character = "millionaire",  tag = 2', '"millionaire"', '"blonde"')
    assert warned(text, "LW-8") == ["LW-8: the deck for 2 has no ID of millionaire"]


@rule("LW-8")
def test_a_deck_without_jewels_is_odd() -> None:
    text = TEXT
    for value in (100, 150, 250):
        text = damaged(f'kind = "jewel", value = {value}, tag = 2', "tag = 2", "tag = 3", text)
    assert warned(text, "LW-8") == ["LW-8: the deck for 2 has no jewel"]


@rule("LW-9")
def test_a_single_badge_is_odd() -> None:
    text = everywhere('{ kind = "badge"', '{ kind = "credit_card"')
    text = damaged('kind = "credit_card",       tag = 7', '"credit_card"', '"badge"', text)
    assert warned(text, "LW-9") == ["LW-9: 1 badges instead of 2 or more"]


@rule("LW-9")
def test_a_single_policeman_is_odd() -> None:
    text = everywhere('character = "policeman",    tag', 'character = "john_smith",    tag')
    text = damaged('character = "john_smith",    tag = 6', '"john_smith"', '"policeman"', text)
    assert warned(text, "LW-9") == ["LW-9: 1 Policeman IDs instead of 2 or more"]


@rule("LW-10")
def test_a_box_without_a_card_worth_one_hundred_is_odd() -> None:
    assert warned(everywhere("value = 100,", "value = 90,"), "LW-10") == ["LW-10: no card is worth 100"]


@rule("LW-11")
def test_a_deck_in_which_nobody_can_carry_exactly_five_hundred_is_odd() -> None:
    text = TEXT
    for value in (20, 50, 100, 150, 200, 250):
        text = everywhere(f"value = {value},", f"value = {3 * value},", text)
    assert "LW-11: nobody can carry exactly 500 in the deck for 7" in warned(text, "LW-11")


@rule("LW-11")
def test_a_deck_in_which_nobody_can_be_a_millionaire_is_odd() -> None:
    text = TEXT
    for value in (20, 50, 100, 150, 200, 250):
        text = everywhere(f"value = {value},", "value = 10,", text)
    assert "LW-11: nobody can carry more than 500 in the deck for 7" in warned(text, "LW-11")


@rule("LW-12")
def test_a_box_with_no_more_currencies_than_one_may_carry_is_odd() -> None:
    text = everywhere("currency_limit = 2", "currency_limit = 4")
    assert warned(text, "LW-12") == ["LW-12: 4 currencies, and everybody may carry 4"]


@rule("LW-13")
def test_a_deck_with_fewer_notes_than_jewels_is_odd() -> None:
    text = everywhere('kind = "note", currency = "dollar"', 'kind = "jewel"')
    text = everywhere('kind = "note", currency = "euro"', 'kind = "jewel"', text)
    assert "LW-13: the deck for 2 has as many cards of kind jewel as notes" in warned(text, "LW-13")
