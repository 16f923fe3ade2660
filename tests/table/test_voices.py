"""Words to the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from omerta.contract import MessageLimit, RuleViolation, Seat, freeze
from omerta.table import MESSAGE_LIMIT, AnyMatch
from omerta.table.frames import MessageFrame
from omerta.table.log import Message
from omerta.table.refusals import MessageLength
from omerta.testing.toys.parlour.pieces import THIEF, Accuse, Hold
from tests.table.tables import PARLOUR, answer, couriers, everything, seated


def silenced_guest() -> tuple[AnyMatch, int]:
    """A parlour in which somebody innocent has been accused, and that seat."""
    match = seated(PARLOUR)
    innocent = next(seat for seat in range(1, match.header.seats) if match.state.roles[seat] != THIEF)
    accuse = match.open(0)[-1].id
    match.act(0, accuse, Accuse(innocent), at=1)
    for seat in match.game.pending(match.state):
        answer(match, seat, Hold())
    return match, innocent


def test_a_message_reaches_everybody_and_leaves_the_state_alone() -> None:
    match = couriers()
    before = freeze(match.state)
    match.message(1, "hello", 40)
    assert match.log[-1] == Message(at=40, seat=1, text="hello")
    assert all(isinstance(match.frames(viewer)[-1], MessageFrame) for viewer in match.streams.viewers)
    assert freeze(match.state) == before


def test_whom_the_game_silences_is_refused_with_the_rule() -> None:
    match, silent = silenced_guest()
    before = everything(match)
    with pytest.raises(RuleViolation) as refusal:
        match.message(silent, "psst", match.now)
    assert refusal.value.told() == ("B-4.2", "silenced", (("seat", silent),))
    assert everything(match) == before


def test_the_others_may_still_speak() -> None:
    match, _ = silenced_guest()
    match.message(0, "who was it?", match.now)
    assert isinstance(match.log[-1], Message)


@pytest.mark.parametrize("text", ["", "x" * (MESSAGE_LIMIT + 1)])
def test_a_message_has_a_length(text: str) -> None:
    with pytest.raises(MessageLength):
        couriers().message(0, text, 1)


TERSE: Final = replace(PARLOUR, message_limit=MessageLimit("B-2.1", characters=5, messages=2))


@pytest.mark.parametrize("text", ["", "x" * 6])
def test_where_the_game_limits_the_length_its_rule_is_named(text: str) -> None:
    match = seated(TERSE)
    with pytest.raises(RuleViolation) as refusal:
        match.message(1, text, 1)
    assert refusal.value.told() == ("B-2.1", "message-length", (("length", len(text)), ("limit", 5)))


def test_where_the_game_limits_the_number_each_seat_has_its_own() -> None:
    match = seated(TERSE)
    match.message(1, "one", 1)
    match.message(1, "two", 2)
    before = everything(match)
    with pytest.raises(RuleViolation) as refusal:
        match.message(1, "three", 3)
    assert refusal.value.told() == ("B-2.1", "message-count", (("limit", 2),))
    assert everything(match) == before
    match.message(2, "mine", 4)


SHY: Final = replace(PARLOUR, pointing=lambda _state, seat, at: None if seat == 0 and at == "cake" else "B-2.3")


def test_whoever_may_speak_points_at_anything() -> None:
    seated(PARLOUR).check_pointing(1, "anything")


@pytest.mark.parametrize(("seat", "at"), [(1, "cake"), (0, "thief")])
def test_where_the_game_says_who_points_at_what_nobody_else_does(seat: Seat, at: str) -> None:
    match = seated(SHY)
    match.check_pointing(0, "cake")
    with pytest.raises(RuleViolation, match=r"B-2\.3"):
        match.check_pointing(seat, at)


def test_whoever_is_silenced_points_at_nothing() -> None:
    match, silent = silenced_guest()
    with pytest.raises(RuleViolation, match=r"B-4\.2"):
        match.check_pointing(silent, "anything")


def test_the_longest_message_is_allowed() -> None:
    match = couriers()
    match.message(0, "x" * MESSAGE_LIMIT, 1)
    assert len(match.log) == 2


def test_a_quick_phrase_is_told_as_its_key() -> None:
    match = couriers()
    match.phrase(0, "some-phrase-key", at=5)
    frame = match.frames(1)[-1]
    assert isinstance(frame, MessageFrame)
    assert (frame.text, frame.phrase) == ("", "some-phrase-key")


def test_whom_the_game_silences_says_no_phrase_either() -> None:
    match, silent = silenced_guest()
    with pytest.raises(RuleViolation):
        match.phrase(silent, "some-phrase-key", match.now)


def test_a_quick_phrase_counts_as_a_message() -> None:
    match = seated(TERSE)
    for _ in range(2):
        match.phrase(0, "some-phrase-key", match.now)
    with pytest.raises(RuleViolation) as refusal:
        match.phrase(0, "some-phrase-key", match.now)
    assert refusal.value.told() == ("B-2.1", "message-count", (("limit", 2),))
