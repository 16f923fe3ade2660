"""Over the wire, whoever is out is silent, and is told which rule says so. RULES.md C-9.1, C-5.8."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from omerta.games.cuba.tests.plans import MODES, Turn, plan, wishes
from omerta.testing import rule
from tests.server.house import Answer
from tests.server.moments import Evening, evening

TURNS = {0: Turn("2"), 1: Turn("loyal"), 2: Turn("3d"), 3: Turn("driver"), 4: Turn("fbi"), 5: Turn("2d")}
WORDS: list[Answer] = [{"type": "say", "text": "It was not me!"}, {"type": "point", "at": "seat-5"}]
CLAIM = {"do": "say", "slot": "took", "value": "nothing", "about": None}


@pytest.fixture
def talk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    """The box is back, and everybody may speak."""
    with evening(tmp_path, monkeypatch, plan(TURNS), wishes(MODES["live"]), "me", *["friend"] * 5) as table:
        table.until(lambda: bool(table.lines[None].view["phase"] == "interrogation"), step=4_000)
        yield table


def caught(table: Evening) -> int:
    """P2's pocket is opened; the number of the decision by which he could speak before."""
    before: int = table.lines[2].standing["decisions"][0][0]
    table.does(0, do="accuse", seat=2)
    assert table.lines[2].view["players"][2]["out"] == "caught"
    for told in table.told.values():
        told.clear()
    return before


def refusal(answer: Answer) -> tuple[str, str | None]:
    assert answer["type"] == "refused", answer
    return answer["problem"]["key"], answer["problem"]["rule"]


@rule("C-9.1", "C-5.8")
@pytest.mark.parametrize("word", WORDS, ids=["chat", "spotlight"])
def test_whoever_is_out_neither_writes_nor_points(talk: Evening, word: Answer) -> None:
    caught(talk)
    assert refusal(talk.lines[2].answer(id="after", **word)) == ("silenced", "C-9.1")
    talk.read()
    assert not any(talk.told.values())


@rule("C-9.1", "C-5.8", "C-5.7")
def test_whoever_is_in_writes(talk: Evening) -> None:
    assert talk.lines[2].answer(id="before", **WORDS[0])["type"] == "accepted"


@rule("C-5.14")
def test_the_godfather_puts_the_light_on_a_suspect_and_everybody_sees_it(talk: Evening) -> None:
    talk.told[None].clear()
    assert talk.lines[0].answer(id="light", **WORDS[1])["type"] == "accepted"
    talk.read()
    assert ["pointed" in told.message for told in talk.told[None]] == [True]


@rule("C-5.14")
@pytest.mark.parametrize("seat", [1, 2, 5])
def test_no_suspect_has_the_light(talk: Evening, seat: int) -> None:
    talk.read()
    talk.told[None].clear()
    assert refusal(talk.lines[seat].answer(id="light", **WORDS[1])) == ("pointing", "C-5.14")
    talk.read()
    assert not talk.told[None]


@rule("C-5.7")
def test_a_word_too_long_for_the_chat_is_refused_with_the_rule(talk: Evening) -> None:
    assert refusal(talk.lines[2].answer(type="say", id="long", text="x" * 281)) == ("message-length", "C-5.7")
    assert talk.lines[2].answer(type="say", id="short", text="x" * 280)["type"] == "accepted"


@rule("C-9.1", "C-5.8")
def test_whoever_is_out_claims_nothing_any_more(talk: Evening) -> None:
    decision = caught(talk)
    answer = talk.lines[2].answer(type="act", id="claim", decision=decision, action=CLAIM)
    assert refusal(answer) == ("out", "C-9.1")
    talk.read()
    assert not any(talk.told.values())


@rule("C-9.1", "C-5.8", "C-8.1")
def test_when_the_game_is_over_he_may_write_again(talk: Evening) -> None:
    caught(talk)
    talk.does(0, do="abdicate")
    assert talk.lines[2].answer(id="after", **WORDS[0])["type"] == "accepted"


@rule("C-15.3", "CR-31")
def test_whoever_looks_on_only_looks_on(talk: Evening) -> None:
    assert refusal(talk.lines[None].answer(id="word", **WORDS[1])) == ("spectators-watch", None)


@rule("C-15.3", "CR-31")
def test_what_is_said_among_onlookers_no_seat_hears(talk: Evening) -> None:
    talk.read()
    for told in talk.told.values():
        told.clear()
    assert talk.lines[None].answer(id="word", **WORDS[0])["type"] == "accepted"
    talk.read()
    assert not any(told for seat, told in talk.told.items() if seat is not None)


@rule("C-4.11", "C-5.8")
def test_while_the_box_goes_round_nobody_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with evening(tmp_path, monkeypatch, plan(TURNS), wishes(MODES["live"]), "me", *["friend"] * 5) as table:
        assert refusal(table.lines[4].answer(id="word", **WORDS[0])) == ("silenced", "C-4.11")
