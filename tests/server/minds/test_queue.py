"""Everybody gets a turn, and when there is no room, whoever asks most gives way."""

from __future__ import annotations

from omerta.server.minds.queue import FairQueue


def queue(*questions: str, limit: int = 100) -> FairQueue[str]:
    """The first letter of a question is its asker."""
    made: FairQueue[str] = FairQueue(limit)
    for question in questions:
        made.join(question[0], question)
    return made


def emptied(waiting: FairQueue[str]) -> list[str]:
    return [waiting.next() for _ in range(len(waiting))]


def test_askers_take_turns_however_much_one_of_them_asks() -> None:
    assert emptied(queue("a1", "a2", "a3", "b1", "c1", "b2")) == ["a1", "b1", "c1", "a2", "b2", "a3"]


def test_whoever_comes_later_waits_for_one_question_of_each_of_the_others() -> None:
    waiting = queue("a1", "a2", "a3", "b1", "b2")
    assert waiting.next() == "a1"
    waiting.join("c", "c1")
    assert emptied(waiting) == ["b1", "a2", "c1", "b2", "a3"]


def test_without_room_the_last_question_of_whoever_asks_most_gives_way() -> None:
    waiting = queue("a1", "a2", "b1", limit=3)
    assert waiting.join("c", "c1") == "a2"
    assert emptied(waiting) == ["a1", "b1", "c1"]


def test_without_room_whoever_asks_as_much_as_the_others_is_turned_away_itself() -> None:
    waiting = queue("a1", "b1", limit=2)
    assert waiting.join("c", "c1") == "c1"
    assert waiting.join("a", "a2") == "a2"
    assert emptied(waiting) == ["a1", "b1"]


def test_a_question_that_has_left_is_not_answered() -> None:
    waiting = queue("a1", "b1", "a2")
    waiting.leave("a", "a1")
    waiting.leave("b", "b1")
    assert emptied(waiting) == ["a2"]


def test_leaving_twice_is_leaving_once() -> None:
    waiting = queue("a1", "b1")
    waiting.leave("a", "a1")
    waiting.leave("a", "a1")
    assert (len(waiting), emptied(waiting)) == (1, ["b1"])
