"""Who says what. RULES.md C-5.1 to C-5.8, C-5.11, C-5.14, CR-6, CR-7, CR-27, CR-29, CR-34."""

from __future__ import annotations

import msgspec
import pytest

from omerta.contract import Seat
from omerta.games.cuba import GAME
from omerta.games.cuba.actions import Ask, Say
from omerta.games.cuba.events import Asked, BoxReturned, BoxShown, Said, TalkBegan
from omerta.games.cuba.talk import VIEWS
from omerta.games.cuba.tests.given import P0, a8, box, given, k8, new_game
from omerta.games.cuba.tests.look import claims, goes_on, heard, own, player, sayable, told, topics, verbs, view_bytes
from omerta.games.cuba.tests.play import REFUSE, accuse, ask, say
from omerta.testing import rule

NUMBERS = [str(count) for count in range(16)]


@rule("C-5.1", "CR-6")
def test_the_godfather_sees_what_came_back_and_what_is_missing() -> None:
    scene = a8()
    assert own(scene, P0).seen == box("6d")
    assert own(scene, P0).hidden == 2
    assert own(scene, P0).missing == 7


@rule("C-5.1", "CR-6")
def test_nobody_else_sees_the_returned_box() -> None:
    scene = a8()
    assert [told(scene, viewer, BoxReturned) for viewer in (None, 1, 7)] == [[], [], []]
    assert told(scene, None, BoxShown) == []
    assert scene.view().returned is None


@rule("C-5.1", "CR-6")
def test_with_the_option_everybody_sees_the_returned_box() -> None:
    scene = a8(returned_box_public=True)
    assert told(scene, None, BoxShown) == [BoxShown(box("6d"))]
    assert scene.view(4).returned == box("6d")


@rule("C-5.1", "CR-29")
@pytest.mark.parametrize("seat", range(1, 8))
def test_even_then_how_many_are_hidden_and_missing_is_the_godfathers_knowledge(seat: Seat) -> None:
    seen = own(a8(returned_box_public=True), seat)
    assert (seen.hidden, seen.missing) == (None, None)


@rule("CR-29")
def test_with_the_option_p2_knows_the_missing_number_only_within_five() -> None:
    # P2 saw thirteen diamonds in either game; whether P1 took two of fifteen or none of thirteen he cannot tell.
    one, other = "loyal 3d driver loyal 4d fbi loyal", "2d 3d driver loyal 4d fbi loyal"
    first = given(8, one, hidden=2, bag="none", returned_box_public=True)
    second = given(8, other, hidden=0, bag="loyal", returned_box_public=True)
    assert view_bytes(first, 2) == view_bytes(second, 2)
    assert [own(first, P0).missing, own(second, P0).missing] == [7, 9]


@rule("CR-29")
def test_that_the_game_goes_on_after_a_catch_tells_that_some_are_still_missing() -> None:
    scene = accuse(a8(), 2)
    assert goes_on(scene)
    assert own(scene, P0).missing == 4


@rule("C-5.3")
def test_when_the_box_is_back_the_talk_begins_under_the_godfather() -> None:
    scene = a8()
    assert told(scene, None, TalkBegan) == [TalkBegan(P0)]
    assert (scene.view().phase, scene.view().waiting) == ("interrogation", (P0,))


@rule("C-5.3")
def test_he_asks_in_any_order_and_the_same_seat_again() -> None:
    scene = a8()
    ask(ask(ask(scene, 6, "took"), 2, "took"), 6, "took")
    assert [asked.seat for asked in told(scene, None, Asked)] == [6, 2, 6]
    assert player(scene, 6).asked == 2


@rule("C-5.3")
@pytest.mark.parametrize("seat", [1, 7])
def test_nobody_else_asks(seat: Seat) -> None:
    scene = a8()
    assert verbs(scene, seat)["Ask"] == 0
    assert scene.refused(seat, Ask(2, "took")).rule in ("C-5.3", "C-5.9")


@rule("C-5.4")
@pytest.mark.parametrize("value", ["diamonds:3", "diamonds:15", "no_diamonds", "chip:loyal", "nothing"])
def test_truth_and_lie_are_heard_alike(value: str) -> None:
    scene = say(a8(), 2, "took", value)
    assert told(scene, None, Said) == [Said(2, "took", value, None, None, False)]


@rule("C-5.4")
def test_what_is_said_has_no_effect_but_to_be_said() -> None:
    plain, talked = a8(), say(say(a8(), 2, "took", "diamonds:3"), 7, "view", "thief", 2)
    accuse(plain, 2)
    accuse(talked, 2)
    assert talked.view().players[2].out == plain.view().players[2].out
    assert own(talked, P0).missing == own(plain, P0).missing
    assert verbs(talked, P0) == verbs(plain, P0)


@rule("C-5.4")
def test_one_may_contradict_oneself() -> None:
    scene = say(say(a8(), 4, "recv.diamonds", "10"), 4, "recv.diamonds", "3")
    assert [said.value for said in told(scene, None, Said)] == ["10", "3"]


@rule("E-41", "C-5.4", "C-5.10", "C-5.12")
def test_a_lie_stands_on_the_board_with_the_number_of_its_question() -> None:
    scene = ask(a8(), 5, "recv.diamonds")
    say(scene, 5, "recv.diamonds", "6")
    (claim,) = scene.view().claims
    assert (claim.seat, claim.slot, claim.value, claim.question, claim.changed) == (5, "recv.diamonds", "6", 1, False)
    assert scene.view().question is None
    assert own(scene, 5).seen == box("10d L1 F1")


@rule("E-43", "C-5.4")
def test_one_may_speak_unasked_of_others() -> None:
    scene = say(a8(), 7, "view", "thief", 5)
    assert told(scene, None, Said) == [Said(7, "view", "thief", 5, None, False)]
    assert claims(scene, 7)["view.5"].question is None


@rule("E-43", "C-5.8", "C-9.1")
@pytest.mark.parametrize("word", [Say("took", "nothing"), Say("view", "thief", 5), REFUSE])
def test_whoever_is_out_is_refused_any_word(word: Say) -> None:
    scene = accuse(a8(), 2)
    assert scene.legal(2) == []
    assert scene.refused(2, word).rule == "C-9.1"


@rule("E-48", "C-5.6", "CR-7")
def test_the_godfather_may_say_something_false() -> None:
    scene = say(a8(), P0, "gf.missing", "9")
    assert told(scene, None, Said) == [Said(P0, "gf.missing", "9", None, None, False)]
    assert claims(scene, P0)["gf.missing"].value == "9"


@rule("C-5.6")
@pytest.mark.parametrize(
    ("slot", "values"),
    [
        ("recv.diamonds", NUMBERS),
        ("recv.chips", NUMBERS[:6]),
        ("recv.loyal", NUMBERS[:4]),
        ("recv.fbi", NUMBERS[:2]),
        ("recv.driver", NUMBERS[:2]),
        ("pass.diamonds", NUMBERS),
        ("pass.chips", NUMBERS[:6]),
        ("pass.loyal", NUMBERS[:4]),
        ("pass.fbi", NUMBERS[:2]),
        ("pass.driver", NUMBERS[:2]),
        (
            "took",
            [
                *(f"diamonds:{count}" for count in range(1, 16)),
                *("diamonds:some", "no_diamonds", "chip:loyal", "chip:fbi", "chip:driver", "chip:some", "nothing"),
            ],
        ),
        ("view.5", list(VIEWS)),
    ],
)
def test_the_slots_of_a_suspect_and_their_values(slot: str, values: list[str]) -> None:
    assert sorted(sayable(a8(), 4)[slot]) == sorted(values)


@rule("C-5.6")
def test_a_suspect_has_no_other_slots() -> None:
    counts = {f"{way}.{what}" for way in ("recv", "pass") for what in ("diamonds", "chips", "loyal", "fbi", "driver")}
    views = {f"view.{seat}" for seat in (1, 2, 3, 5, 6, 7)}
    assert sayable(a8(), 4).keys() == counts | {"took"} | views


@rule("C-5.6")
def test_p1_may_also_speak_of_the_bag() -> None:
    assert sayable(a8(), 1)["bag"] == ["none", "some", "loyal", "fbi", "driver"]
    assert a8().refused(2, Say("bag", "none")).rule == "C-5.6"


@rule("C-5.6")
@pytest.mark.parametrize(
    ("slot", "values"),
    [
        ("gf.hidden", NUMBERS[:6]),
        ("gf.returned.diamonds", NUMBERS),
        ("gf.returned.loyal", NUMBERS[:4]),
        ("gf.returned.fbi", NUMBERS[:2]),
        ("gf.returned.driver", NUMBERS[:2]),
        ("gf.missing", NUMBERS),
        ("view.1", list(VIEWS)),
    ],
)
def test_the_slots_of_the_godfather_and_their_values(slot: str, values: list[str]) -> None:
    assert sayable(a8(), P0)[slot] == values


@rule("C-5.6")
def test_the_godfather_has_no_other_slots() -> None:
    returned = {f"gf.returned.{what}" for what in ("diamonds", "loyal", "fbi", "driver")}
    views = {f"view.{seat}" for seat in range(1, 8)}
    assert sayable(a8(), P0).keys() == {"gf.hidden", "gf.missing"} | returned | views


@rule("C-5.6")
@pytest.mark.parametrize(
    ("seat", "statement"),
    [
        (4, Say("recv.diamonds", "16")),
        (4, Say("recv.diamonds", "-1")),
        (4, Say("recv.diamonds", "six")),
        (4, Say("recv.chips", "6")),
        (4, Say("recv.loyal", "4")),
        (4, Say("recv.killer", "0")),
        (4, Say("recv.cia", "0")),
        (4, Say("took", "chip:killer")),
        (4, Say("took", "diamonds:16")),
        (4, Say("took", "diamonds:0")),
        (4, Say("gf.missing", "3")),
        (4, Say("view", "godfather", 5)),
        (4, Say("view", "thief")),
        (4, Say("took", "nothing", 5)),
        (4, Say("recv.all", "3")),
        (4, Say("suspects", "thief", 5)),
        (4, Say("", "")),
        (0, Say("took", "nothing")),
        (0, Say("recv.diamonds", "3")),
        (0, Say("bag", "none")),
        (0, Say("gf.hidden", "6")),
    ],
)
def test_other_statements_do_not_exist(seat: Seat, statement: Say) -> None:
    assert a8().refused(seat, statement).rule == "C-5.6"


@rule("C-5.6")
@pytest.mark.parametrize("about", [4, 0, 8])
def test_nobody_gives_a_view_of_himself_of_the_godfather_or_of_an_empty_chair(about: Seat) -> None:
    assert a8().refused(4, Say("view", "thief", about)).rule == "C-5.6"


@rule("C-5.6", "C-6.10")
@pytest.mark.parametrize("target", [1, 2])
def test_of_an_open_pocket_nobody_gives_a_view(target: Seat) -> None:
    scene = accuse(a8(), target)
    assert f"view.{target}" not in sayable(scene, 4)
    assert scene.refused(4, Say("view", "thief", target)).rule == "C-5.6"


@rule("C-5.6")
def test_kinds_in_the_mix_alone_have_slots() -> None:
    assert "recv.killer" in sayable(k8(), 4)
    assert "chip:killer" in sayable(k8(), 4)["took"]
    assert "gf.returned.killer" in sayable(k8(), P0)
    assert "recv.killer" not in sayable(a8(), 4)


@rule("C-5.6")
def test_a_role_claim_is_the_slot_took_in_other_words() -> None:
    scene = say(a8(), 2, "took", "diamonds:some")
    assert claims(scene, 2)["took"].value == "diamonds:some"
    assert scene.refused(2, Say("role", "thief")).rule == "C-5.6"


@rule("C-5.6")
@pytest.mark.parametrize("viewer", [None, *range(8)])
def test_a_statement_is_heard_by_all(viewer: Seat | None) -> None:
    scene = say(a8(), 3, "pass.chips", "2")
    assert heard(scene, viewer)[-1] == Said(3, "pass.chips", "2", None, None, False)


@rule("E-46", "C-5.7", "CR-34")
def test_no_action_carries_free_text_so_words_cannot_accuse_or_fire() -> None:
    fields = {field.name for action in GAME.actions for field in msgspec.structs.fields(action)}
    assert fields == {"count", "kind", "seat", "topic", "slot", "value", "about"}
    assert a8().refused(P0, Say("chat", "Empty your pockets!")).rule == "C-5.6"
    assert a8().refused(3, Say("chat", "Bang!")).rule == "C-5.6"


@rule("C-5.11")
def test_while_a_question_is_open_others_may_speak_and_the_asked_seat_of_other_things() -> None:
    scene = ask(a8(), 4, "took")
    say(say(scene, 6, "took", "nothing"), 4, "recv.chips", "3")
    assert [said.number for said in told(scene, None, Said)] == [None, None]
    question = scene.view().question
    assert question is not None
    assert question.open == ("took",)


@rule("C-5.14")
def test_everybody_sees_who_has_not_been_asked_yet() -> None:
    scene = ask(ask(a8(), 3, "took"), 5, "took")
    assert [seen.asked for seen in scene.view().players] == [0, 0, 0, 1, 0, 1, 0, 0]


@rule("CR-27")
def test_the_number_of_chips_and_their_kinds_can_both_be_asked() -> None:
    assert {"recv.chips", "recv.loyal", "recv.fbi", "recv.driver", "recv.all"} <= topics(a8(), 4)


@rule("C-5.6")
@pytest.mark.parametrize("killer", [False, True])
@pytest.mark.parametrize("n", range(6, 13))
def test_how_many_statements_a_suspect_has(n: int, killer: bool) -> None:
    scene = given(n, " ".join(["1d"] * (n - 1)), killer=killer)
    chips, sorts = n - 3, len([count for count in new_game(n, killer=killer).state.mix if count])
    own_turn, views = 34 + 4 * chips + 2 * sorts + 19 + sorts, 9 * (n - 2)
    assert len(scene.legal(1)) == own_turn + views + 2 + sorts
    assert len(scene.legal(2)) == own_turn + views


@rule("C-5.6", "C-6.10")
def test_open_pockets_shorten_the_list_by_nine_each() -> None:
    scene = a8()
    before = len(scene.legal(4))
    assert len(accuse(scene, 2).legal(4)) == before - 9
    assert len(accuse(scene, 1).legal(4)) == before - 18


@rule("C-5.6")
def test_no_suspect_ever_has_more_than_201_statements() -> None:
    crowd = [given(n, " ".join(["1d"] * (n - 1)), killer=n > 5) for n in range(5, 13)]
    assert max(len(scene.legal(1)) for scene in crowd) == 201
