"""The deal of the roles and the talk. RULES.md B-1, B-2."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from omerta.contract import RuleViolation
from omerta.testing import rule
from omerta.testing.toys.parlour import GAME
from omerta.testing.toys.parlour.pieces import (
    HOST,
    Accuse,
    AsideSeen,
    Ask,
    ParlourOptions,
    Refuse,
    RoleDealt,
    Said,
    Say,
    TalkBegan,
)
from omerta.testing.toys.parlour.tests.given import Dealing, accuse, dealt, given, outcome, own


@rule("B-1.1")
@pytest.mark.parametrize("seats", [2, 6])
def test_three_to_five_sit_in_the_parlour(seats: int) -> None:
    assert GAME.seats == (3, 4, 5)
    with pytest.raises(RuleViolation) as refusal:
        GAME.new(ParlourOptions(), seats, Dealing(), None)
    assert refusal.value.rule == "B-1.1"


@rule("B-1.1")
def test_seat_0_is_the_host_and_all_others_are_suspects() -> None:
    scene = given("thief", "killer", "guest", aside="guest")
    accused = [action for action in scene.legal(HOST) if isinstance(action, Accuse)]
    assert accused == [Accuse(1), Accuse(2), Accuse(3)]
    assert own(scene, HOST).role is None


@rule("B-1.2")
def test_there_is_one_role_more_than_suspects() -> None:
    assert own(dealt("thief", "killer"), HOST).aside == "guest"
    assert own(dealt("thief", "guest", "guest"), HOST).aside == "killer"
    assert own(dealt("guest", "thief", "guest", "guest"), HOST).aside == "killer"


@rule("B-1.2")
def test_without_the_killer_there_is_a_guest_more() -> None:
    assert own(dealt("guest", "thief", "guest", killer=False), HOST).aside == "guest"


@rule("B-1.2")
def test_a_suspect_alone_knows_the_role() -> None:
    scene = dealt("thief", "killer", "guest")
    assert [own(scene, seat).role for seat in range(4)] == [None, "thief", "killer", "guest"]
    assert scene.view(3) == dealt("killer", "thief", "guest").view(3)
    assert [event.shown(1) for event in scene.happened(RoleDealt)] == [RoleDealt(1, "thief"), None, None]


@rule("B-1.3")
def test_the_host_alone_sees_the_role_set_aside_and_remembers_it() -> None:
    scene = dealt("thief", "killer", "guest")
    assert [event.shown(1) for event in scene.happened(AsideSeen)] == [None]
    assert [event.shown(HOST) for event in scene.happened(AsideSeen)] == [AsideSeen(HOST, "guest", unnoted=False)]
    accuse(scene.when(1, Say("guest")), 3)
    assert [own(scene, seat).aside for seat in range(4)] == ["guest", None, None, None]


@rule("B-1.3")
def test_if_the_thief_is_set_aside_nothing_was_stolen() -> None:
    scene = dealt("killer", "guest", "guest")
    assert outcome(scene).reasons == ("nothing-stolen",) * 4
    assert scene.happened(TalkBegan) == []
    assert GAME.pending(scene.state) == ()


@rule("B-1.6", "B-1.4")
@pytest.mark.parametrize(
    ("options", "broken"),
    [({"breath": 4}, "B-1.6"), ({"accusations": 0}, "B-1.6"), ({"places": "lot"}, "B-1.6"), ({"elder": -1}, "B-1.4")],
)
def test_any_other_value_of_an_option_is_refused_before_the_roles_are_dealt(
    options: dict[str, object], broken: str
) -> None:
    chance = Dealing()
    with pytest.raises(RuleViolation) as refusal:
        GAME.new(replace(ParlourOptions(), **options), 3, chance, None)
    assert (refusal.value.rule, chance.draws) == (broken, 0)


@rule("B-1.4")
def test_the_elder_has_one_breath_more() -> None:
    assert given("thief", "killer", aside="guest", elder=2).view().breath == (2, 2, 3)


@rule("B-1.4")
def test_the_elder_sits_at_the_table() -> None:
    with pytest.raises(RuleViolation, match="no-such-elder"):
        GAME.new(ParlourOptions(elder=4), 3, Dealing(["thief", "killer"]), None)


@rule("B-1.5")
def test_without_notes_the_host_knows_the_role_aside_until_the_first_word() -> None:
    scene = given("thief", "killer", aside="guest", notes=False)
    assert own(scene, HOST).aside == "guest"
    assert own(scene.when(1, Say("guest")), HOST).aside is None


@rule("B-1.5")
def test_with_notes_the_host_knows_the_role_aside_until_the_end() -> None:
    assert own(given("thief", "killer", aside="guest").when(1, Say("guest")), HOST).aside == "guest"


@rule("B-1.5")
@pytest.mark.parametrize("notes", [True, False])
def test_what_is_not_noted_is_told_only_once(notes: bool) -> None:
    (seen,) = dealt("thief", "killer", "guest", notes=notes).happened(AsideSeen)
    assert seen.fades() is not notes


@rule("B-2.1")
def test_everybody_may_speak_at_any_time() -> None:
    scene = given("thief", "killer", aside="guest")
    scene.when(2, Say("guest")).when(HOST, Say("guest")).when(1, Say("guest")).when(2, Say("guest"))
    assert [event.seat for event in scene.happened(Said) if isinstance(event, Said)] == [2, 0, 1, 2]


@rule("B-2.1")
def test_every_word_takes_a_breath_and_without_breath_nobody_speaks() -> None:
    scene = given("thief", "killer", aside="guest", breath=2).when(1, Say("guest"))
    assert scene.view().breath == (3, 1, 2)
    scene.when(1, Say("killer"))
    assert scene.legal(1) == []
    assert scene.refused(1, Say("guest")).rule == "B-2.1"


@rule("B-2.2")
def test_of_each_speaker_the_latest_word_counts_true_or_not() -> None:
    scene = given("thief", "killer", aside="guest").when(1, Say("guest")).when(1, Say("killer"))
    assert scene.view().claims == (None, "killer", None)


@rule("B-2.2")
def test_a_word_of_the_suspect_answers_the_question() -> None:
    scene = given("thief", "killer", aside="guest").when(HOST, Ask(1)).when(2, Say("guest"))
    assert scene.view().question == 1
    scene.when(1, Say("guest"))
    assert scene.view().question is None


@rule("B-2.3")
def test_a_new_question_makes_the_older_one_lapse() -> None:
    scene = given("thief", "killer", aside="guest").when(HOST, Ask(1)).when(HOST, Ask(2))
    assert scene.view().question == 2
    assert scene.view().breath == (1, 2, 2)
    assert scene.refused(1, Refuse()).rule == "B-2.4"


@rule("B-2.3")
def test_only_the_host_asks_and_nobody_twice_and_not_the_host() -> None:
    scene = given("thief", "killer", aside="guest").when(HOST, Ask(1))
    assert scene.refused(2, Ask(1)).rule == "B-2.3"
    assert scene.refused(HOST, Ask(1)).rule == "B-2.3"
    assert scene.refused(HOST, Ask(HOST)).rule == "B-2.3"


@rule("B-2.4")
def test_whoever_is_asked_may_refuse_without_losing_breath() -> None:
    scene = given("thief", "killer", aside="guest").when(HOST, Ask(1)).when(1, Refuse())
    view = scene.view()
    assert (view.question, view.refusals, view.breath) == (None, (0, 1, 0), (2, 2, 2))


@rule("B-2.4")
def test_whoever_is_not_asked_cannot_refuse() -> None:
    scene = given("thief", "killer", aside="guest").when(HOST, Ask(1))
    assert scene.refused(2, Refuse()).rule == "B-2.4"


@rule("B-2.4")
def test_out_of_breath_one_may_still_refuse() -> None:
    scene = given("thief", "killer", aside="guest", breath=1).when(1, Say("guest")).when(HOST, Ask(1))
    assert scene.legal(1) == [Refuse()]
