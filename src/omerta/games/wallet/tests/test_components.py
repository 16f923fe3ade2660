"""A components file that is no box of this game is refused, naming check and card. RULES.md LW-1 to LW-7, LW-14."""

from __future__ import annotations

import pytest

from omerta.games.wallet.components import load
from omerta.games.wallet.tests.damage import TEXT, damaged, everywhere, named, refusal, without
from omerta.testing import rule


def test_the_box_that_comes_with_the_game_is_loaded_without_a_warning() -> None:
    assert load(TEXT).warnings == ()


@rule("LW-1")
def test_eighty_one_play_cards_are_refused() -> None:
    text = damaged('kind = "credit_card", tag = 7', "count = 1", "count = 2")
    assert named(refusal(text), "LW-1", "play_cards")


@rule("LW-1")
def test_a_card_of_an_unknown_kind_is_refused() -> None:
    error = refusal(damaged('kind = "credit_card", tag = 7', '"credit_card"', '"cheque"'))
    assert "cheque" in str(error)
    assert "play_cards" in error.where


@rule("LW-1")
@pytest.mark.parametrize("tag", [1, 8])
def test_a_corner_number_that_is_no_number_of_players_is_refused(tag: int) -> None:
    text = damaged('kind = "credit_card", tag = 7', "tag = 7", f"tag = {tag}")
    assert named(refusal(text), "LW-1", "credit_card")


@rule("LW-1")
def test_a_box_without_any_badge_is_refused() -> None:
    assert "badge" in str(refusal(everywhere('kind = "badge"', 'kind = "credit_card"')))


@rule("LW-2")
def test_a_note_in_a_currency_that_is_not_listed_is_refused() -> None:
    text = damaged('"dollar", value = 200, tag = 7', '"dollar"', '"lira"')
    assert named(refusal(text), "LW-2", "lira")


@rule("LW-2")
def test_a_currency_listed_twice_is_refused() -> None:
    text = damaged('{ id = "yen"', '"yen"', '"euro"')
    assert named(refusal(text), "LW-2", "euro")


@rule("LW-2")
@pytest.mark.parametrize("value", [0, -20])
def test_a_note_that_is_worth_nothing_is_refused(value: int) -> None:
    text = damaged('"dollar", value = 200, tag = 7', "value = 200", f"value = {value}")
    assert named(refusal(text), "LW-2", "note dollar")


@rule("LW-2")
def test_a_value_that_is_not_whole_is_refused() -> None:
    error = refusal(damaged('kind = "jewel", value = 250, tag = 7', "value = 250", "value = 2.5"))
    assert "value" in str(error)


@rule("LW-2")
def test_a_jewel_in_a_currency_is_refused() -> None:
    text = damaged('kind = "jewel", value = 250, tag = 7', '"jewel",', '"jewel", currency = "euro",')
    assert named(refusal(text), "LW-2", "jewel euro")


@rule("LW-2")
def test_a_badge_that_is_worth_money_is_refused() -> None:
    text = damaged('kind = "badge",       tag = 7', '"badge",', '"badge", value = 50,')
    assert named(refusal(text), "LW-2", "badge")


@rule("LW-2")
def test_an_id_of_nobody_is_refused() -> None:
    text = damaged('character = "millionaire",  tag = 7', '"millionaire"', '"baroness"')
    assert named(refusal(text), "LW-2", "baroness")


@rule("LW-2")
def test_a_character_without_any_id_is_refused() -> None:
    text = everywhere('{ kind = "id", character = "blonde"', '{ kind = "id", character = "policeman"')
    assert named(refusal(text), "LW-2", "blonde")


def ten_left() -> str:
    """Of the thirty cards for two players ten now wait for the third."""
    text = everywhere("value = 20,  tag = 2", "value = 20,  tag = 3")
    text = everywhere("value = 50,  tag = 2", "value = 50,  tag = 3", text)
    return damaged('kind = "credit_card", tag = 2', "tag = 2", "tag = 3", text)


@rule("LW-3")
def test_a_deck_that_leaves_ten_cards_in_the_wallet_is_enough() -> None:
    assert load(ten_left()).warnings == ()


@rule("LW-3")
def test_a_deck_that_leaves_nine_cards_in_the_wallet_is_refused() -> None:
    text = damaged('kind = "jewel", value = 150, tag = 2', "tag = 2", "tag = 3", ten_left())
    error = refusal(text)
    assert named(error, "LW-3", "deck for 2")
    assert "9 cards left" in error.message


@rule("LW-3")
def test_a_game_for_eight_is_refused() -> None:
    assert named(refusal(damaged("players_max", "7", "8")), "LW-3", "limits")


@rule("LW-4")
def test_four_extra_ids_are_refused() -> None:
    text = damaged('list = ["john_smith"', ', "secret_agent"', "")
    assert named(refusal(text), "LW-4", "extra_ids")


@rule("LW-4")
def test_an_extra_id_of_nobody_is_refused() -> None:
    text = damaged('list = ["john_smith"', '"secret_agent"', '"baroness"')
    assert named(refusal(text), "LW-4", "baroness")


@rule("LW-4")
def test_two_extra_ids_of_one_character_are_refused() -> None:
    text = damaged('list = ["john_smith"', '"secret_agent"', '"blonde"')
    assert named(refusal(text), "LW-4", "blonde")


@rule("LW-4")
def test_a_missing_special_card_is_refused() -> None:
    assert named(refusal(without('{ id = "atm"')), "LW-4", "atm")


@rule("LW-4")
def test_a_special_card_that_comes_twice_is_refused() -> None:
    assert named(refusal(damaged('{ id = "gift"', '"gift"', '"stolen"')), "LW-4", "stolen")


@rule("LW-4")
def test_an_unknown_special_card_is_refused() -> None:
    assert named(refusal(damaged('{ id = "gift"', '"gift"', '"getaway"')), "LW-4", "getaway")


@rule("LW-4")
def test_more_special_cards_a_seat_than_there_are_is_refused() -> None:
    assert named(refusal(damaged("special_cards_per_seat", "2", "3")), "LW-4", "limits")


@rule("LW-5")
def test_two_equal_coins_are_refused() -> None:
    assert named(refusal(damaged("cents = [", "7,", "5,")), "LW-5", "coins 5")


@rule("LW-5")
@pytest.mark.parametrize("cents", [0, 100])
def test_a_coin_outside_of_a_unit_is_refused(cents: int) -> None:
    assert named(refusal(damaged("cents = [", "50]", f"{cents}]")), "LW-5", f"coins {cents}")


@rule("LW-5")
def test_fewer_coins_than_players_are_refused() -> None:
    assert named(refusal(damaged("cents = [", ", 50]", "]")), "LW-5", "coins")


@rule("LW-6")
def test_chips_that_do_not_add_up_are_refused() -> None:
    assert named(refusal(damaged("split = [", "count = 12", "count = 11")), "LW-6", "chips")


@rule("LW-6")
def test_a_chip_of_value_four_is_refused() -> None:
    assert named(refusal(damaged("split = [", "value = 3", "value = 4")), "LW-6", "value 4")


@rule("LW-6")
def test_a_value_listed_twice_is_refused() -> None:
    assert named(refusal(damaged("split = [", "value = 3", "value = 2")), "LW-6", "value 2")


@rule("LW-6")
def test_too_few_starting_chips_are_refused() -> None:
    text = damaged(
        "split = [",
        "value = 1, count = 17 }, { value = 2, count = 12",
        "value = 1, count = 6 }, { value = 2, count = 23",
    )
    error = refusal(text)
    assert named(error, "LW-6", "chips")
    assert "7 starting chips" in error.message


@rule("LW-6")
def test_a_zip_pocket_that_may_run_dry_is_refused() -> None:
    text = damaged("total = 37", "37", "36", damaged("split = [", "count = 8", "count = 7"))
    assert named(refusal(text), "LW-6", "p7")


@rule("LW-7")
@pytest.mark.parametrize("row", ["[3, 3, 1]", "[2, 3, 1]", "[4, 3, 2]", "[]"])
def test_a_payout_that_does_not_fall_to_one_is_refused(row: str) -> None:
    assert named(refusal(damaged("p4 = ", "[3, 2, 1]", row)), "LW-7", "p4")


@rule("LW-7")
def test_more_shares_than_players_are_refused() -> None:
    assert named(refusal(damaged("p2 = ", "[1]", "[3, 2, 1]")), "LW-7", "p2")


@rule("LW-14")
def test_a_missing_character_is_refused() -> None:
    assert named(refusal(without('{ id = "blonde"')), "LW-14", "blonde")


@rule("LW-14")
def test_a_sixth_character_is_refused() -> None:
    (blonde,) = [line for line in TEXT.splitlines() if '{ id = "blonde"' in line]
    text = TEXT.replace(blonde, f"{blonde}\n{blonde.replace('blonde', 'baroness')}")
    assert named(refusal(text), "LW-14", "baroness")


@rule("LW-14")
def test_a_character_listed_twice_is_refused() -> None:
    text = damaged('{ id = "blonde"', '"blonde"', '"policeman"')
    assert named(refusal(text), "LW-14", "policeman")


@rule("LW-14")
def test_a_currency_limit_that_is_not_the_common_one_is_refused() -> None:
    text = damaged('{ id = "millionaire"', "currency_limit = 2", "currency_limit = 3")
    assert named(refusal(text), "LW-14", "millionaire")


@rule("LW-14")
def test_a_secret_agent_content_with_one_id_is_refused() -> None:
    text = damaged('{ id = "secret_agent"', "ids_min = 2", "ids_min = 1")
    assert named(refusal(text), "LW-14", "secret_agent")


@rule("LW-14")
def test_an_unknown_tool_is_refused() -> None:
    assert named(refusal(damaged('{ id = "blonde"', 'tool = ""', 'tool = "lockpick"')), "LW-14", "blonde")


def test_a_file_that_is_not_toml_is_refused_in_one_line() -> None:
    error = str(refusal(TEXT.replace("[limits]", "[limits", 1)))
    assert "components.toml" in error
    assert "\n" not in error


def test_a_misspelt_field_is_refused() -> None:
    error = str(refusal(damaged('{ id = "gift"', "timing =", "timings =")))
    assert "timings" in error
    assert "special_cards" in error
