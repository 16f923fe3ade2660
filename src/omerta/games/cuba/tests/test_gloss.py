"""What the rules make of a view. RULES.md C-5.1, C-5.6, C-5.10, C-5.14, C-5.15, C-8."""

from __future__ import annotations

import pytest

from omerta.contract import Seat, Viewer
from omerta.games.cuba import GAME
from omerta.games.cuba.actions import Accuse, Say
from omerta.games.cuba.events import Recovered, Said
from omerta.games.cuba.gloss import gloss
from omerta.games.cuba.glosses import Answer, Count, CubaGloss, SeatEnd
from omerta.games.cuba.hindsight.lies import lies
from omerta.games.cuba.tests.given import P0, CubaScene, a8, given, k8, new_game
from omerta.games.cuba.tests.play import ABDICATE, accuse, ask, at_random, expire, godfather, say, says
from omerta.testing import rule


def glossed(scene: CubaScene, viewer: Viewer = P0) -> CubaGloss:
    return gloss(scene.view(viewer))


def statements(scene: CubaScene, seat: Seat) -> list[Say]:
    return [action for action in scene.legal(seat) if isinstance(action, Say)]


def answering(scene: CubaScene, seat: Seat) -> list[Say]:
    """The statements of the menu that the gloss calls answers."""
    answer = glossed(scene, seat).answer
    assert answer is not None, f"seat {seat} is not asked"
    fitting = [action for action in statements(scene, seat) if action.slot == answer.slot]
    return [action for action in fitting if answer.value in (None, action.value)]


def pointable(scene: CubaScene, seat: Seat) -> tuple[Seat, ...]:
    """At whom the table lets this seat point."""
    assert GAME.pointing is not None
    if GAME.voices(scene.state)[seat] is not None:
        return ()
    return tuple([other for other in range(8) if GAME.pointing(scene.state, seat, f"seat-{other}") is None])


# --- The light ---------------------------------------------------------------------------------------------------


@rule("C-5.14")
def test_the_godfather_has_a_light_for_every_living_suspect() -> None:
    assert glossed(a8()).spotlight == (1, 2, 3, 4, 5, 6, 7)
    assert glossed(accuse(a8(), 2)).spotlight == (1, 3, 4, 5, 6, 7)


@rule("C-5.14")
def test_an_open_pocket_may_be_lit_as_well() -> None:
    assert 1 in glossed(accuse(a8(), 1)).spotlight


@rule("C-5.14")
@pytest.mark.parametrize("viewer", [1, 7, None])
def test_nobody_else_has_the_light(viewer: Viewer) -> None:
    assert glossed(a8(), viewer).spotlight == ()


@rule("C-5.14", "C-12.2", "C-12.3")
@pytest.mark.parametrize("talk", ["formal", "room"])
def test_the_light_is_for_live_talk(talk: str) -> None:
    assert glossed(k8(talk=talk)).spotlight == ()


@rule("C-5.14", "C-13.4")
def test_the_light_is_off_in_the_final_demand() -> None:
    assert glossed(expire(a8(), "interrogation")).spotlight == ()


@rule("C-5.14", "C-4.11")
def test_there_is_no_light_while_the_box_goes_round() -> None:
    assert glossed(given(8, "loyal 3d")).spotlight == ()


@rule("C-5.14", "C-5.8")
@pytest.mark.parametrize(
    "scene",
    [
        new_game(8),
        given(8, "loyal 3d"),
        a8(),
        ask(a8(), 4, "took"),
        accuse(a8(), 2, 1),
        godfather(k8(), Accuse(2)),
        accuse(k8(), 2, fires=3),
        expire(a8(), "interrogation"),
        a8(talk="formal"),
        a8(talk="room"),
    ],
    ids=["hiding", "passing", "talk", "asked", "accused", "window", "shot", "demand", "formal", "room"],
)
def test_the_light_is_offered_where_the_table_lets_somebody_point(scene: CubaScene) -> None:
    assert [glossed(scene, seat).spotlight for seat in range(8)] == [pointable(scene, seat) for seat in range(8)]


# --- Answers -----------------------------------------------------------------------------------------------------


@rule("C-5.10")
def test_a_statement_on_the_asked_slot_answers() -> None:
    scene = ask(a8(), 4, "recv.diamonds")
    assert glossed(scene, 4).answer == Answer("recv.diamonds", None)
    assert glossed(scene, 5).answer is None
    assert glossed(scene, P0).answer is None


@rule("C-5.10")
def test_a_sheet_is_answered_slot_by_slot() -> None:
    scene = ask(a8(), 4, "pass.all")
    assert glossed(scene, 4).answer == Answer("pass.diamonds", None)
    assert glossed(say(scene, 4, "pass.diamonds", "9"), 4).answer == Answer("pass.loyal", None)


@rule("C-5.10")
def test_calling_somebody_a_thief_answers_whom_one_suspects() -> None:
    scene = ask(a8(), 4, "suspects")
    assert {action.value for action in answering(scene, 4)} == {"thief"}
    assert {action.about for action in answering(scene, 4)} == {1, 2, 3, 5, 6, 7}


@rule("C-5.10", "C-12.2")
@pytest.mark.parametrize("topic", ["took", "recv.all", "pass.chips", "suspects"])
def test_by_turns_the_answers_are_all_that_can_be_said(topic: str) -> None:
    scene = ask(a8(talk="formal"), 4, topic)
    assert answering(scene, 4) == statements(scene, 4)


@rule("C-5.10")
@pytest.mark.parametrize("topic", ["took", "recv.fbi", "suspects"])
def test_an_answer_closes_the_question(topic: str) -> None:
    scene = ask(a8(), 4, topic)
    scene.when(4, answering(scene, 4)[0])
    assert scene.view().question is None


# --- Stories -----------------------------------------------------------------------------------------------------


@rule("C-5.12")
def test_a_story_begins_empty() -> None:
    assert glossed(a8()).stories[4].received == Count(None, None)


@rule("C-5.12")
def test_a_story_has_the_counts_that_were_told() -> None:
    scene = says(a8(), 4, recv_diamonds="9", recv_chips="2", pass_diamonds="6")
    story = glossed(scene, 7).stories[4]
    assert (story.received, story.passed) == (Count(9, 2), Count(6, None))


@rule("C-5.12")
def test_chips_are_added_up_once_every_kind_is_named() -> None:
    scene = says(a8(), 4, pass_loyal="2", pass_fbi="1")
    assert glossed(scene).stories[4].passed == Count(None, None)
    assert glossed(says(scene, 4, pass_driver="1")).stories[4].passed == Count(None, 4)


@rule("C-5.12")
def test_one_number_of_chips_goes_before_their_sum() -> None:
    scene = says(a8(), 4, pass_loyal="2", pass_fbi="1", pass_driver="1", pass_chips="3")
    assert glossed(scene).stories[4].passed == Count(None, 3)


@rule("C-5.15")
@pytest.mark.parametrize(("received", "joint"), [("10", "fits"), ("7", "broken")])
def test_two_stories_fit_or_break(received: str, joint: str) -> None:
    scene = a8(contradiction_hints="all")
    says(says(scene, 3, pass_diamonds="10"), 4, recv_diamonds=received)
    assert glossed(scene).stories[4].joint == joint


@rule("C-5.15")
def test_what_follows_from_a_story_fits_as_well() -> None:
    scene = a8(contradiction_hints="all")
    says(says(scene, 3, recv_diamonds="10", took="diamonds:3"), 4, recv_diamonds="7")
    assert glossed(scene).stories[4].joint == "fits"


@rule("C-5.15")
def test_a_joint_is_open_while_one_is_silent() -> None:
    scene = says(a8(contradiction_hints="all"), 3, pass_diamonds="10")
    assert [story.joint for story in glossed(scene).stories] == [None, None, *["unknown"] * 6]


@rule("C-5.15", "C-12.3")
@pytest.mark.parametrize(("hints", "talk"), [("off", "live"), ("all", "room")])
def test_no_joint_is_marked_unless_the_table_wants_it(hints: str, talk: str) -> None:
    assert {story.joint for story in glossed(a8(contradiction_hints=hints, talk=talk)).stories} == {None}


@rule("C-5.15")
@pytest.mark.parametrize("seed", range(12))
def test_the_broken_joints_are_those_with_a_hint(seed: int) -> None:
    scene = at_random(new_game(8, talk="formal", contradiction_hints="all", godfather=5), seed, most=60)
    marked = {hint.taker for hint in scene.view().hints}
    assert {seat for seat, story in enumerate(glossed(scene).stories) if story.joint == "broken"} == marked


# --- Truths ------------------------------------------------------------------------------------------------------


@rule("C-5.6", "C-15.1")
@pytest.mark.parametrize("seat", range(8))
def test_one_knows_the_truth_about_oneself_and_about_nobody_else(seat: Seat) -> None:
    truths = glossed(a8(), seat).truths
    assert [bool(truth) for truth in truths] == [other == seat for other in range(8)]


@rule("C-5.6")
@pytest.mark.parametrize("seat", range(1, 8))
def test_there_is_a_truth_for_every_slot_of_ones_own(seat: Seat) -> None:
    scene = a8()
    slots = {action.slot for action in statements(scene, seat) if action.about is None}
    assert slots <= glossed(scene, seat).truths[seat].keys()


@rule("C-5.6")
@pytest.mark.parametrize("seat", range(1, 8))
def test_what_one_takes_for_true_in_the_talk_is_true_at_the_end(seat: Seat) -> None:
    scene = given(8, "loyal 3d driver loyal 4d fbi -", hidden=2, bag="loyal")
    before = glossed(scene, seat).truths[seat]
    assert glossed(godfather(scene, ABDICATE), None).truths[seat] == before


@rule("C-5.6")
def test_the_godfather_knows_what_he_hid_and_got_back() -> None:
    truth = glossed(a8()).truths[P0]
    assert (truth["gf.hidden"], truth["gf.returned.diamonds"]) == (("2",), ("6",))


@rule("C-15.1", "CR-36")
def test_without_memory_only_the_pocket_is_known() -> None:
    assert glossed(a8(memory_aid=False), 2).truths[2] == {"took": ("diamonds:3", "diamonds:some")}


def test_a_spectator_knows_nothing_before_the_end() -> None:
    seen = glossed(a8(), None)
    assert (set(map(len, seen.truths)), seen.still_missing, seen.ends) == ({0}, (), ())


@rule("C-5.1", "CR-29")
def test_how_many_are_missing_is_known_to_the_godfather_until_the_end() -> None:
    scene = a8()
    assert glossed(scene).still_missing == (7, 6, 5, 4, 3, 2, 1, 0)
    assert glossed(scene, 1).still_missing == ()
    assert glossed(godfather(scene, ABDICATE), 1).still_missing == (7, 6, 5, 4, 3, 2, 1, 0)


@rule("C-5.1")
def test_the_godfather_counts_when_the_box_is_back() -> None:
    assert glossed(given(8, "loyal 3d", hidden=2)).still_missing == ()


@rule("C-5.1", "C-6.4")
def test_what_is_missing_goes_by_what_is_back() -> None:
    scene = accuse(a8(), 2)
    own = scene.view(P0).own
    assert own is not None
    assert glossed(scene).still_missing[scene.view().recovered] == own.missing == 4


def is_lie(seen: CubaGloss, said: Said, recovered: int) -> bool | None:
    """Judges it as a page does."""
    if said.slot == "gf.missing":
        return str(seen.still_missing[recovered]) != said.value
    truth = seen.truths[said.seat].get(said.slot)
    return None if truth is None else said.value not in truth


def judged(scene: CubaScene) -> list[bool | None]:
    seen, recovered, found = glossed(scene, None), 0, list[bool | None]()
    for event in scene.events:
        recovered = event.total if isinstance(event, Recovered) else recovered
        found.append(is_lie(seen, event, recovered) if isinstance(event, Said) else None)
    return found


@rule("C-5.6", "CR-30")
@pytest.mark.parametrize("talk", ["live", "formal"])
@pytest.mark.parametrize("seed", range(6))
def test_by_the_truths_of_the_end_the_same_words_are_lies(seed: int, talk: str) -> None:
    scene = at_random(new_game(8, talk=talk, killer=True, jokers=2, godfather=3), seed)
    assert judged(scene) == list(lies(scene.view(), scene.events))


# --- The end -----------------------------------------------------------------------------------------------------


@rule("C-8.1")
def test_nobody_has_won_before_the_end() -> None:
    assert glossed(a8()).ends == ()


@rule("C-8.3", "C-8.6")
def test_an_accused_agent_wins_and_his_driver_with_him() -> None:
    scene = accuse(given(8, "loyal 3d loyal fbi driver 4d loyal", hidden=2), 4)
    ends = glossed(scene, None).ends
    assert (ends[4], ends[5]) == (SeatEnd("fbi", "agent", None), SeatEnd("driver", "driver", 4))
    assert ends[P0] == SeatEnd("godfather", None, None)


@rule("C-8.2", "C-7.1", "C-8.6")
def test_loyals_the_killer_and_a_driver_win_with_the_godfather() -> None:
    scene = accuse(given(8, "driver 3d killer loyal fbi 4d loyal", hidden=2, killer=True), 2, 6)
    assert [end.won_by for end in glossed(scene, None).ends] == [
        "godfather",
        "driver",
        None,
        "killer",
        "loyal",
        None,
        None,
        "loyal",
    ]


@rule("C-8.6")
def test_the_first_player_drives_the_godfather() -> None:
    scene = accuse(given(8, "driver 3d killer loyal fbi 4d loyal", hidden=2, killer=True, godfather=2), 4, 0)
    assert glossed(scene, None).ends[3].passenger == 2


@rule("C-8.5")
def test_a_killer_who_shot_an_agent_wins_by_his_shot() -> None:
    assert glossed(accuse(k8(), 5, fires=3), None).ends[3].won_by == "shot"


@rule("C-8.4")
def test_thieves_and_urchins_win_when_the_godfather_is_out() -> None:
    scene = accuse(given(7, "loyal 4d fbi 4d driver -", jokers=0), 1)
    assert [end.won_by for end in glossed(scene, None).ends] == [None, None, "thief", None, "thief", "driver", "urchin"]


@rule("C-8.1")
@pytest.mark.parametrize("seed", range(10))
def test_whoever_has_won_has_a_reason_and_nobody_else(seed: int) -> None:
    scene = at_random(new_game(8, talk="formal", killer=True, on_take_timeout="eliminate"), seed)
    ended = scene.view().ended
    assert ended is not None
    reasons = glossed(scene, None).ends
    assert tuple(seat for seat, end in enumerate(reasons) if end.won_by is not None) == ended.winners
