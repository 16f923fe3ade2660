"""The board of claims. RULES.md C-5.12."""

from __future__ import annotations

import pytest

from omerta.contract import Seat
from omerta.games.cuba.events import Said
from omerta.games.cuba.tests.given import P0, a8
from omerta.games.cuba.tests.look import claims, player, told
from omerta.games.cuba.tests.play import FORGET, REFUSE, REFUSE_ALL, ask, expire, say
from omerta.games.cuba.values import Claim, Evasion
from omerta.testing import rule


@rule("C-5.12")
def test_the_board_is_empty_before_anybody_speaks() -> None:
    assert a8().view().claims == ()


@rule("E-47", "C-5.12")
def test_a_later_different_word_is_current_and_marked_as_a_changed_story() -> None:
    scene = say(say(a8(), 5, "took", "chip:loyal"), 5, "took", "chip:driver")
    assert claims(scene, 5)["took"] == Claim(5, "took", None, "chip:driver", True, None)
    assert [(said.value, said.changed) for said in told(scene, None, Said)] == [
        ("chip:loyal", False),
        ("chip:driver", True),
    ]


@rule("C-5.12")
def test_to_repeat_a_word_changes_no_story() -> None:
    scene = say(say(a8(), 5, "took", "chip:loyal"), 5, "took", "chip:loyal")
    assert claims(scene, 5)["took"].changed is False
    assert [said.changed for said in told(scene, None, Said)] == [False, False]


@rule("C-5.12")
def test_different_slots_do_not_change_each_other() -> None:
    scene = say(say(a8(), 5, "recv.diamonds", "6"), 5, "pass.diamonds", "5")
    assert [claim.changed for claim in scene.view().claims] == [False, False]


@rule("C-5.12")
def test_views_of_different_seats_are_different_slots() -> None:
    scene = say(say(a8(), 5, "view", "thief", 2), 5, "view", "loyal", 3)
    assert {slot: claim.value for slot, claim in claims(scene, 5).items()} == {"view.2": "thief", "view.3": "loyal"}
    assert [claim.changed for claim in scene.view().claims] == [False, False]


@rule("C-5.12")
def test_two_speakers_do_not_change_each_others_story() -> None:
    scene = say(say(a8(), 5, "took", "nothing"), 6, "took", "chip:some")
    assert (claims(scene, 5)["took"].changed, claims(scene, 6)["took"].changed) == (False, False)


@rule("C-5.12", "C-5.10")
def test_an_answer_is_tied_to_its_question_until_another_word_takes_its_place() -> None:
    scene = say(ask(a8(), 5, "took"), 5, "took", "nothing")
    assert claims(scene, 5)["took"].question == 1
    assert claims(say(scene, 5, "took", "chip:fbi"), 5)["took"].question is None


@rule("C-5.12")
def test_a_refusal_is_no_claim() -> None:
    assert ask(a8(), 5, "took").when(5, REFUSE).view().claims == ()


@rule("C-5.12")
def test_the_godfathers_words_stand_on_the_board_too() -> None:
    scene = say(a8(), P0, "gf.hidden", "5")
    assert claims(scene, P0)["gf.hidden"].value == "5"


@rule("C-5.12")
@pytest.mark.parametrize("viewer", range(8))
def test_the_board_is_the_same_for_all(viewer: Seat) -> None:
    scene = say(say(a8(), 5, "took", "nothing"), 2, "view", "thief", 5)
    assert scene.view(viewer).claims == scene.view().claims


@rule("C-5.12")
def test_everybody_sees_how_often_a_seat_has_spoken() -> None:
    scene = say(say(a8(), 5, "took", "nothing"), 5, "took", "nothing")
    assert (player(scene, 5).says, player(scene, 4).says) == (2, 0)


@rule("C-5.12", "C-5.10", "E-42")
def test_what_is_still_unanswered_stands_beside_the_claims() -> None:
    scene = ask(a8(), 2, "took").when(2, REFUSE)
    ask(scene, 4, "recv.diamonds").when(4, FORGET)
    expire(ask(scene, 6, "took"), "answer")
    assert scene.view().evasions == (
        Evasion(2, "took", "refused", 1),
        Evasion(4, "recv.diamonds", "forgot", 2),
        Evasion(6, "took", "no_answer", 3),
    )
    assert scene.view().claims == ()


@rule("C-5.12", "C-5.10")
def test_whoever_refuses_the_rest_of_a_sheet_leaves_each_slot_open_on_the_board() -> None:
    scene = say(ask(a8(), 4, "recv.all"), 4, "recv.diamonds", "9").when(4, REFUSE_ALL)
    assert [one.slot for one in scene.view().evasions] == ["recv.loyal", "recv.fbi", "recv.driver"]
    assert {one.how for one in scene.view().evasions} == {"refused"}


@rule("C-5.12")
def test_whoever_speaks_of_it_after_all_has_answered() -> None:
    scene = ask(a8(), 2, "took").when(2, REFUSE)
    assert say(scene, 2, "recv.diamonds", "13").view().evasions == (Evasion(2, "took", "refused", 1),)
    assert say(scene, 2, "took", "chip:loyal").view().evasions == ()


@rule("C-5.12", "C-5.10")
def test_whoever_names_a_thief_after_all_has_said_whom_he_suspects() -> None:
    scene = ask(a8(), 2, "suspects").when(2, REFUSE)
    assert say(scene, 2, "view", "liar", about=5).view().evasions == (Evasion(2, "suspects", "refused", 1),)
    assert say(scene, 2, "view", "thief", about=5).view().evasions == ()


@rule("C-5.12")
def test_a_word_said_before_stays_when_the_seat_refuses_to_repeat_it() -> None:
    scene = ask(say(a8(), 2, "took", "chip:loyal"), 2, "took").when(2, REFUSE)
    assert claims(scene, 2)["took"].value == "chip:loyal"
    assert scene.view().evasions == (Evasion(2, "took", "refused", 1),)


@rule("C-5.12", "C-5.9")
def test_a_question_that_lapses_is_no_evasion() -> None:
    assert ask(ask(a8(), 2, "took"), 4, "took").view().evasions == ()
