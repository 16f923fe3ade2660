"""Questions and their answers. RULES.md C-5.5, C-5.9, C-5.10."""

from __future__ import annotations

import pytest

from omerta.contract import Seat
from omerta.games.cuba import GAME
from omerta.games.cuba.actions import Ask, Say
from omerta.games.cuba.events import Asked, Forgot, NoAnswer, QuestionLapsed, Refused, Said
from omerta.games.cuba.tests.given import P0, CubaScene, a8, k8
from omerta.games.cuba.tests.look import goes_on, heard, kinds, legal_of, told, topics, verbs
from omerta.games.cuba.tests.play import FORGET, REFUSE, REFUSE_ALL, accuse, ask, each_in_turn, expire, say
from omerta.games.cuba.values import Question
from omerta.testing import rule


def question(scene: CubaScene) -> Question:
    found = scene.view().question
    assert found is not None, "no question is open"
    return found


SINGLE = {f"{way}.{what}" for way in ("recv", "pass") for what in ("diamonds", "chips", "loyal", "fbi", "driver")}


@rule("C-5.5")
def test_the_topics_are_counts_sheets_the_take_and_the_suspects() -> None:
    assert topics(a8(), 4) == SINGLE | {"took", "recv.all", "pass.all", "suspects"}


@rule("C-5.5")
def test_p1_can_also_be_asked_for_the_bag() -> None:
    assert topics(a8(), 1) == topics(a8(), 4) | {"bag"}
    assert a8().refused(P0, Ask(2, "bag")).rule == "C-5.5"


@rule("C-5.5")
def test_the_killers_chip_is_a_topic_where_it_is_in_the_mix() -> None:
    assert topics(k8(), 4) == topics(a8(), 4) | {"recv.killer", "pass.killer"}


@rule("C-5.5")
@pytest.mark.parametrize("topic", ["", "recv", "recv.cia", "recv.killer", "view", "gf.missing", "recv.nothing"])
def test_other_topics_do_not_exist(topic: str) -> None:
    assert a8().refused(P0, Ask(4, topic)).rule == "C-5.5"


@rule("C-5.5")
@pytest.mark.parametrize("topic", ["recv", "pass"])
def test_a_sheet_asks_for_diamonds_and_then_each_kind_in_the_game(topic: str) -> None:
    scene = ask(k8(), 4, f"{topic}.all")
    order = ("diamonds", "loyal", "fbi", "driver", "killer")
    assert question(scene).open == tuple(f"{topic}.{what}" for what in order)


@rule("C-5.9")
def test_a_question_is_public_and_numbered() -> None:
    scene = ask(ask(a8(), 4, "took"), 5, "recv.chips")
    assert told(scene, None, Asked) == [Asked(1, 4, "took"), Asked(2, 5, "recv.chips")]
    assert question(scene) == Question(2, 5, "recv.chips", ("recv.chips",))


@rule("C-5.9")
@pytest.mark.parametrize("target", [0, 8, 2])
def test_the_godfather_himself_an_empty_chair_and_somebody_out_are_not_asked(target: Seat) -> None:
    scene = accuse(a8(), 2)
    assert topics(scene, target) == set()
    assert scene.refused(P0, Ask(target, "took")).rule == "C-5.9"


@rule("C-5.9", "C-6.5")
def test_an_open_pocket_may_still_be_asked() -> None:
    scene = ask(accuse(a8(), 1), 1, "bag")
    assert question(scene).seat == 1


@rule("C-5.9", "C-6.11")
def test_a_new_question_makes_the_open_one_lapse_before_it_is_asked() -> None:
    scene = ask(a8(), 4, "pass.all")
    before = len(scene.events)
    ask(scene, 5, "took")
    assert heard(scene, None, before) == [QuestionLapsed(1), Asked(2, 5, "took")]


@rule("C-5.9")
def test_an_answered_question_does_not_lapse() -> None:
    scene = say(ask(a8(), 4, "took"), 4, "took", "nothing")
    ask(scene, 5, "took")
    assert told(scene, None, QuestionLapsed) == []


@rule("E-45", "C-5.9", "C-6.2", "C-6.11")
def test_an_accusation_makes_the_question_lapse_without_a_refusal() -> None:
    scene = ask(a8(), 4, "took")
    before = len(scene.events)
    accuse(scene, 5)
    assert kinds(heard(scene, None, before)) == [
        "QuestionLapsed",
        "Accused",
        "PocketOpened",
        "Recovered",
        "Eliminated",
    ]
    assert scene.view().question is None
    assert goes_on(scene)


@rule("C-5.10")
def test_the_first_word_on_the_asked_slot_is_the_answer_the_second_is_not() -> None:
    scene = ask(a8(), 4, "recv.all")
    say(say(scene, 4, "recv.loyal", "2"), 4, "recv.loyal", "1")
    assert [said.number for said in told(scene, None, Said)] == [1, None]
    assert question(scene).open == ("recv.diamonds", "recv.fbi", "recv.driver")


@rule("C-5.10")
def test_with_every_slot_answered_the_question_is_closed() -> None:
    scene = ask(a8(), 4, "recv.all")
    say(say(scene, 4, "recv.diamonds", "10"), 4, "recv.loyal", "2")
    say(say(scene, 4, "recv.driver", "0"), 4, "recv.fbi", "1")
    assert scene.view().question is None
    assert [said.number for said in told(scene, None, Said)] == [1, 1, 1, 1]


@rule("C-5.10")
def test_words_of_others_on_the_slot_are_no_answer() -> None:
    scene = say(ask(a8(), 4, "took"), 5, "took", "nothing")
    assert question(scene).open == ("took",)


@rule("C-5.10")
def test_refusing_and_having_forgotten_answer_the_first_slot_still_open() -> None:
    scene = ask(a8(), 4, "recv.all")
    say(scene, 4, "recv.loyal", "2").when(4, REFUSE).when(4, FORGET)
    assert told(scene, None, Refused) == [Refused(4, "recv.diamonds", 1)]
    assert told(scene, None, Forgot) == [Forgot(4, "recv.fbi", 1)]
    assert question(scene).open == ("recv.driver",)


@rule("C-5.10")
def test_to_refuse_everything_answers_all_open_slots_in_the_order_of_the_sheet() -> None:
    scene = ask(a8(), 4, "pass.all")
    say(scene, 4, "pass.loyal", "2").when(4, REFUSE_ALL)
    slots = ("pass.diamonds", "pass.fbi", "pass.driver")
    assert told(scene, None, Refused) == [Refused(4, slot, 1) for slot in slots]
    assert scene.view().question is None


@rule("C-5.10")
def test_to_refuse_everything_is_for_sheets() -> None:
    scene = ask(a8(), 4, "took")
    assert verbs(scene, 4)["RefuseAll"] == 0
    assert scene.refused(4, REFUSE_ALL).rule == "C-5.10"


@rule("C-5.10")
@pytest.mark.parametrize("seat", [0, 5])
def test_only_the_asked_seat_refuses(seat: Seat) -> None:
    scene = ask(a8(), 4, "took")
    assert scene.refused(seat, REFUSE).rule == "C-5.10"
    assert scene.refused(seat, FORGET).rule == "C-5.10"


@rule("C-5.10")
def test_without_a_question_there_is_nothing_to_refuse() -> None:
    assert a8().refused(4, REFUSE).rule == "C-5.10"
    assert a8().refused(4, FORGET).rule == "C-5.10"
    assert a8().refused(4, REFUSE_ALL).rule == "C-5.10"


@rule("C-5.10")
def test_the_answer_clock_records_no_answer_for_every_open_slot() -> None:
    scene = ask(a8(), 4, "recv.all")
    expire(say(scene, 4, "recv.loyal", "2"), "answer")
    slots = ("recv.diamonds", "recv.fbi", "recv.driver")
    assert told(scene, None, NoAnswer) == [NoAnswer(4, slot, 1) for slot in slots]
    assert scene.view().question is None


@rule("E-42", "C-5.10")
def test_a_refusal_and_a_silence_are_recorded_as_what_they_are() -> None:
    scene = ask(a8(), 2, "took").when(2, REFUSE)
    expire(ask(scene, 6, "took"), "answer")
    assert told(scene, None, Refused) == [Refused(2, "took", 1)]
    assert told(scene, None, NoAnswer) == [NoAnswer(6, "took", 2)]


@rule("C-5.10")
def test_naming_a_thief_answers_whom_one_suspects() -> None:
    scene = ask(a8(), 4, "suspects")
    assert question(scene).open == ("suspects",)
    say(scene, 4, "view", "thief", 5)
    assert told(scene, None, Said) == [Said(4, "view", "thief", 5, 1, False)]
    assert scene.view().question is None


@rule("C-5.10")
@pytest.mark.parametrize("value", ["loyal", "not_thief", "liar"])
def test_any_other_view_does_not_answer_it(value: str) -> None:
    scene = say(ask(a8(), 4, "suspects"), 4, "view", value, 5)
    assert question(scene).open == ("suspects",)
    assert told(scene, None, Said)[0].number is None


@rule("C-5.10")
def test_whom_one_suspects_can_be_refused_and_forgotten() -> None:
    scene = ask(a8(), 4, "suspects").when(4, REFUSE)
    ask(scene, 4, "suspects").when(4, FORGET)
    assert told(scene, None, Refused) == [Refused(4, "suspects", 1)]
    assert told(scene, None, Forgot) == [Forgot(4, "suspects", 2)]


@rule("C-5.10", "C-12.2")
def test_in_formal_a_suspicion_is_answered_by_naming_a_thief_or_not_at_all() -> None:
    scene = ask(a8(talk="formal"), 4, "suspects")
    named = [Say("view", "thief", seat) for seat in (1, 2, 3, 5, 6, 7)]
    assert legal_of(scene, 4, Say) == named
    assert verbs(scene, 4) == {"Say": 6, "Refuse": 1, "Forget": 1}


@rule("C-5.9", "C-5.10")
def test_an_open_question_is_a_decision_of_the_asked_seat() -> None:
    scene = ask(a8(), 4, "took")
    assert [(each.kind, each.about[:1]) for each in GAME.decisions(scene.state, 4)] == [("answer", (1,)), ("talk", ())]
    assert [decision.kind for decision in GAME.decisions(scene.state, 5)] == ["talk"]


@rule("C-5.9")
def test_the_table_waits_for_the_asked_seat_while_a_question_is_open() -> None:
    scene = ask(a8(), 4, "took")
    assert scene.view().waiting == (4,)
    assert scene.when(4, REFUSE).view().waiting == (0,)


@rule("C-5.10")
@pytest.mark.parametrize(("topic", "more"), [("took", 2), ("suspects", 2), ("recv.all", 3)])
def test_who_is_asked_has_up_to_three_actions_more(topic: str, more: int) -> None:
    before = len(a8().legal(4))
    assert len(ask(a8(), 4, topic).legal(4)) == before + more


@rule("E-44", "C-5.10", "C-12.2")
def test_in_formal_a_sheet_is_answered_slot_by_slot() -> None:
    scene = ask(a8(talk="formal"), 4, "pass.all")
    lengths = [len(scene.legal(4))]
    lengths.append(len(say(scene, 4, "pass.diamonds", "10").legal(4)))
    lengths.append(len(scene.when(4, REFUSE).legal(4)))
    lengths.append(len(scene.when(4, FORGET).legal(4)))
    assert lengths == [19, 7, 5, 5]
    say(scene, 4, "pass.driver", "0")
    assert (scene.view().phase, scene.view().waiting) == ("interrogation", (0,))
    assert scene.view().questions_left == 27


@rule("E-44", "C-5.10", "C-12.2")
@pytest.mark.parametrize("answered", range(4))
def test_in_formal_refusing_everything_ends_the_sheet_at_any_step(answered: int) -> None:
    scene = each_in_turn(ask(a8(talk="formal"), 4, "pass.all"), 4, [REFUSE] * answered)
    scene.when(4, REFUSE_ALL)
    assert scene.view().waiting == (0,)
    assert len(told(scene, None, Refused)) == 4
