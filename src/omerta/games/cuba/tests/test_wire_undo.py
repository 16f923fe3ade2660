"""Over the wire, nobody unsays at a table of Cuba what the others have heard. RULES.md C-5.12, C-6.1, C-6.2."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from omerta.games.cuba.tests.plans import MODES, Reaction, Turn, plan, wishes
from omerta.testing import rule
from tests.server.house import Answer
from tests.server.moments import Evening, evening

TURNS: Final = {0: Turn("2"), 1: Turn("1d"), 2: Turn("3d"), 3: Turn("killer"), 4: Turn("driver"), 5: Turn("2d")}
WAVERING: Final = {3: Reaction("?")}
"""The killer lets the window's clock run."""


@pytest.fixture(params=["live", "formal"])
def talk(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    """The box is back, and the Godfather may speak."""
    wanted = wishes(MODES[request.param], killer=True)
    with evening(tmp_path, monkeypatch, plan(TURNS, WAVERING), wanted, "me", *["friend"] * 5) as table:
        table.until(lambda: bool(table.lines[None].view["phase"] == "interrogation"), step=4_000)
        yield table


def undone(table: Evening, seat: int) -> Answer:
    answer: Answer = table.lines[seat].answer(type="undo", id="undo")
    return answer


def is_too_late(answer: Answer) -> bool:
    """It is refused because others have heard it."""
    return bool(answer["type"] == "refused" and answer["problem"]["args"]["why"] == "told")


@rule("C-6.1", "C-6.2")
def test_an_accusation_stands_while_the_killer_thinks_about_a_shot(talk: Evening) -> None:
    talk.does(0, do="accuse", seat=2)
    assert talk.lines[None].view["phase"] == "reaction"
    assert is_too_late(undone(talk, 0))
    assert talk.lines[None].view["accused"] == 2


@rule("C-5.12")
def test_a_word_that_everybody_heard_is_not_unsaid(talk: Evening) -> None:
    talk.does(0, do="say", slot="gf.missing", value="5", about=None)
    assert is_too_late(undone(talk, 0))
    assert [claim["value"] for claim in talk.lines[None].view["claims"]] == ["5"]


@rule("C-5.9", "C-12.2")
def test_a_question_whose_answer_was_read_is_not_refunded(talk: Evening) -> None:
    talk.does(0, do="ask", seat=4, topic="took")
    talk.does(4, do="refuse")
    talk.until(lambda: not talk.lines[None].view["question"])
    assert undone(talk, 0)["type"] == "refused"
    assert talk.lines[None].view["questions"] == 1


@rule("C-7.4", "CR-37")
def test_until_the_window_closes_its_answer_may_be_changed(talk: Evening) -> None:
    talk.does(0, do="accuse", seat=2)
    talk.does(3, do="hold")
    talk.does(3, do="peng")
    talk.until(lambda: bool(talk.lines[None].view["phase"] != "reaction"))
    assert talk.lines[None].view["killer"] == 3


@rule("C-7.4", "CR-37")
def test_a_shot_that_was_thought_better_of_is_heard_by_nobody(talk: Evening) -> None:
    talk.does(0, do="accuse", seat=2)
    talk.does(3, do="peng")
    talk.does(3, do="hold")
    talk.until(lambda: bool(talk.lines[None].view["phase"] != "reaction"))
    assert talk.lines[None].view["killer"] is None
