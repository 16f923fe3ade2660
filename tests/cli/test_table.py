"""A person at a terminal table."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from omerta.bots import RandomBot
from omerta.cli.terminal import LeftTheTable
from omerta.contract import Action, Chance, View
from omerta.table.log import Move
from tests.cli.tables import INTERRUPT, Sitting


def test_the_picture_shows_news_board_question_and_numbered_moves() -> None:
    printed = Sitting().play()
    assert "Anna: " in printed
    assert "hand sizes" in printed
    assert " 1) " in printed and " 2) " in printed


def test_a_number_makes_the_move_and_the_bots_answer() -> None:
    sitting = Sitting("1")
    sitting.play()
    moves = [entry for entry in sitting.match.log if isinstance(entry, Move)]
    assert [(move.seat, move.by) for move in moves[:3]] == [(0, "player"), (1, "bot"), (2, "bot")]


def test_the_news_are_what_happened_since_the_last_question() -> None:
    first, second = (picture.partition("to act")[0] for picture in Sitting("1").play().split("Courier")[1:])
    assert "Bruno" not in first
    assert "Bruno" in second


def test_a_whole_game_ends_with_winners_and_reasons() -> None:
    sitting = Sitting(*["1"] * 50)
    printed = sitting.play()
    assert sitting.match.outcome() is not None
    assert sitting.texts.say("cli-table-end") in printed
    assert "Won: " in printed


def test_a_number_that_is_not_offered_changes_nothing() -> None:
    sitting = Sitting("99", "0")
    printed = sitting.play()
    assert len(sitting.match.log) == 1
    assert '"99" makes no sense' in printed


def test_help_lists_the_commands() -> None:
    printed = Sitting("?").play()
    assert all(f"\n{letter} " in printed for letter in "hlucq")


def test_a_move_is_explained_in_a_sentence() -> None:
    sitting = Sitting("? 1", "? 99")
    printed = sitting.play()
    assert f"1: {sitting.texts.told(sitting.match.menu(0)[0].actions[0], ())}" in printed
    assert '"99" makes no sense' in printed


def test_control_characters_that_were_typed_are_spelled_out() -> None:
    printed = Sitting("\x1b[2Jboo", "r \x07", "x" * 200).play()
    assert '"\\x1b[2Jboo" makes no sense' in " ".join(printed.split())
    assert "\x1b" not in printed and "\x07" not in printed
    assert "x" * 61 not in printed


@pytest.mark.parametrize("word", ["help", "Hilfe"])
def test_help_is_understood_as_a_word(word: str) -> None:
    assert "\nm " in Sitting(word).play()


def test_the_moves_are_listed_by_a_word() -> None:
    sitting = Sitting("m nothing like that", "m")
    listed = sitting.play().split("Anna: ")[-1]
    assert listed.count(" 1) ") == 2


def test_an_interrupt_asks_and_goes_on_if_it_was_not_meant() -> None:
    sitting = Sitting(INTERRUPT, "n", "1")
    sitting.play()
    assert len(sitting.script.asked) > 3
    assert sitting.match.line


def test_a_second_interrupt_leaves() -> None:
    with pytest.raises(KeyboardInterrupt):
        Sitting(INTERRUPT, INTERRUPT).play()


def test_an_interrupt_and_a_yes_leave_as_anybody_leaves() -> None:
    with pytest.raises(LeftTheTable):
        Sitting(INTERRUPT, "y").play()


def test_a_rule_is_shown_by_its_id() -> None:
    sitting = Sitting("r k-1.1", "r Z-9")
    printed = " ".join(sitting.play().split())
    assert f"K-1.1 {sitting.texts.rule('K-1.1')}" in printed
    assert "Z-9" in printed


def test_a_hint_tells_the_move_of_the_house_and_why() -> None:
    sitting = Sitting("h")
    assert sitting.texts.say("why-keep-the-best") in " ".join(sitting.play().split())


def test_the_log_tells_everything_from_the_deal_on() -> None:
    sitting = Sitting("l")
    assert sitting.play().count("Anna") > Sitting().play().count("Anna")


def test_what_has_been_opened_cannot_be_taken_back() -> None:
    sitting = Sitting("1", "u")
    printed = sitting.play()
    assert sitting.texts.say("refusal-not-undoable", why="opened", seat=None) in " ".join(printed.split())


def test_a_private_step_can_be_taken_back() -> None:
    sitting = Sitting("2", "u")
    sitting.play()
    assert len(sitting.match.line) == 1
    assert len(sitting.match.log) == 3


def test_a_game_without_concession_says_so() -> None:
    sitting = Sitting("c", "y")
    printed = sitting.play()
    assert sitting.match.outcome() is None
    assert "(K-5.1)" in printed


def test_giving_up_is_asked_twice() -> None:
    sitting = Sitting("c", "n")
    sitting.play()
    assert len(sitting.match.log) == 1


def test_leaving_is_asked_twice() -> None:
    sitting = Sitting("q", "n", "q", "y")
    with pytest.raises(LeftTheTable):
        sitting.play()
    assert len(sitting.script.asked) == 4


def test_alone_on_all_seats_every_seat_is_asked_in_turn() -> None:
    sitting = Sitting("1", "1", persons=(0, 1, 2))
    printed = sitting.play()
    assert [name for name in ("Anna: ", "Bruno: ", "Carla: ") if name in printed] == ["Anna: ", "Bruno: ", "Carla: "]


def test_nothing_typed_shows_the_picture_again() -> None:
    assert Sitting("").play().count("Anna: ") > Sitting().play().count("Anna: ")


class Chatty(RandomBot):
    """Always has something to say."""

    def remark(self, view: View, legal: Sequence[Action], chance: Chance) -> Action | None:
        return legal[0]


def test_where_others_may_act_they_go_first_if_nothing_is_typed() -> None:
    sitting = Sitting(*[""] * 3, toy="parlour", bot=Chatty())
    sitting.play()
    assert any(isinstance(entry, Move) and entry.by == "bot" for entry in sitting.match.log)


class Discreet(RandomBot):
    """Speaks when it is waited for; unasked, it has nothing to say."""

    def remark(self, view: View, legal: Sequence[Action], chance: Chance) -> Action | None:
        return None


def test_in_open_talk_a_bot_that_nobody_waits_for_may_say_nothing() -> None:
    sitting = Sitting(*[""] * 3, toy="parlour", bot=Discreet())
    sitting.play()
    talked = [entry for entry in sitting.match.log if isinstance(entry, Move) and entry.by == "bot"]
    assert talked == []
    assert len(sitting.script.asked) == 4
