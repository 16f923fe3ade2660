"""The end, the clocks and the next evening. RULES.md B-5, B-6."""

from __future__ import annotations

import pytest

from omerta.contract import Ballot, Clock, Occasion, RuleViolation, Sequel
from omerta.testing import rule
from omerta.testing.toys.parlour import GAME
from omerta.testing.toys.parlour.pieces import HOST, Accuse, Ask, Ended, Fire, Hold, ParlourOptions, Refuse, Say
from omerta.testing.toys.parlour.tests.given import Dealing, ParlourScene, accuse, dealt, given, outcome


def evening() -> ParlourScene:
    return given("thief", "killer", "guest", "guest", aside="guest")


@rule("B-5.1")
def test_at_the_end_everybody_sees_all_roles() -> None:
    scene = accuse(evening(), 1)
    told = Ended("thief_found", (0, 3, 4), (None, "thief", "killer", "guest", "guest"), "guest")
    assert scene.happened(Ended) == [told]
    assert scene.view().ended == scene.view(3).ended == told


@rule("B-5.1")
def test_after_the_end_nobody_does_anything() -> None:
    scene = accuse(evening(), 1)
    assert GAME.pending(scene.state) == ()
    assert GAME.clocks(scene.state) == ()
    assert scene.refused(HOST, Accuse(2)).rule == "B-5.1"


@rule("B-5.1")
def test_nobody_concedes() -> None:
    with pytest.raises(RuleViolation) as refusal:
        GAME.concede(evening().state, None)
    assert refusal.value.rule == "B-5.1"


@rule("B-5.2")
def test_if_the_thief_is_found_the_host_wins_with_the_guests_who_are_left() -> None:
    assert outcome(accuse(accuse(evening(), 4), 1)).winners == (HOST, 3)


@rule("B-5.2")
def test_if_nothing_was_stolen_the_host_wins_with_the_guests() -> None:
    assert outcome(dealt("guest", "killer", "guest")).winners == (HOST, 1, 3)


@rule("B-5.2")
def test_a_thief_who_escapes_wins() -> None:
    assert outcome(accuse(accuse(evening(), 4), 3)).winners == (1,)


@rule("B-5.2")
def test_a_killer_who_fires_wins() -> None:
    scene = evening().when(HOST, Accuse(1)).when(2, Fire()).when(3, Hold()).when(4, Hold())
    assert outcome(scene).winners == (2,)


@rule("B-6.1")
def test_no_word_restarts_the_clock_of_the_talk_but_an_elimination_does() -> None:
    scene = evening()
    first = GAME.clocks(scene.state)
    scene.when(1, Say("guest")).when(HOST, Ask(2)).when(2, Refuse())
    assert GAME.clocks(scene.state) == first == (Clock("talk", 1, (HOST,)),)
    accuse(scene, 4)
    assert GAME.clocks(scene.state) == (Clock("talk", scene.state.beat, (HOST,)),)


@rule("B-6.1")
def test_when_the_talk_runs_out_the_thief_has_escaped() -> None:
    scene = evening()
    scene.expired(*GAME.clocks(scene.state))
    assert outcome(scene).reasons[0] == "thief-escaped"


@rule("B-6.1")
def test_when_a_window_runs_out_all_who_owe_an_answer_hold() -> None:
    scene = evening().when(HOST, Accuse(4)).when(1, Hold())
    (clock,) = GAME.clocks(scene.state)
    assert clock == Clock("reaction", 2, (1, 2, 3))
    scene.expired(clock)
    assert scene.view().eliminated == (4,)


@rule("B-6.1")
def test_an_answer_that_is_already_sealed_counts_when_the_window_runs_out() -> None:
    scene = evening().when(HOST, Accuse(4)).when(2, Fire())
    scene.expired(*GAME.clocks(scene.state))
    assert outcome(scene).reasons[0] == "host-shot"


@rule("B-6.1")
def test_what_a_seat_does_that_does_not_answer() -> None:
    scene = evening().when(HOST, Ask(1))
    assert [GAME.default(scene.state, seat) for seat in range(3)] == [Accuse(1), Refuse(), Say("guest")]
    scene.when(HOST, Accuse(4))
    assert [GAME.default(scene.state, seat) for seat in (1, 2, 3)] == [Hold(), Hold(), Hold()]


@rule("B-6.1")
def test_a_clock_that_no_longer_runs_changes_nothing() -> None:
    scene = evening()
    (talk,) = GAME.clocks(scene.state)
    accuse(scene, 4)
    with pytest.raises(RuleViolation) as refusal:
        scene.expired(talk)
    assert refusal.value.rule == "B-6.1"
    assert GAME.outcome(scene.state) is None


@rule("B-6.2")
def test_the_winners_vote_for_the_next_host() -> None:
    scene = evening()
    assert GAME.ballot(scene.state) is None
    assert GAME.ballot(accuse(scene, 1).state) == Ballot("host", (0, 3, 4), (0, 1, 2, 3, 4))


@rule("B-6.2")
def test_most_votes_decide_and_everybody_keeps_the_place_in_the_ring() -> None:
    scene = accuse(evening(), 1)
    sequel = GAME.sequel(scene.state, {0: 3, 3: 3, 4: 0}, Dealing())
    assert sequel == Sequel(ParlourOptions(elder=2), (3, 4, 0, 1, 2))


@rule("B-6.2")
def test_ties_are_broken_by_lot() -> None:
    scene = accuse(evening(), 1)
    sequel = GAME.sequel(scene.state, {0: 3, 3: 1}, Dealing())
    assert sequel == Sequel(ParlourOptions(elder=2), (3, 4, 0, 1, 2))


@rule("B-6.2")
def test_while_the_evening_lasts_no_other_follows() -> None:
    assert GAME.sequel(evening().state, {}, Dealing()) is None


@rule("B-6.2")
def test_a_match_has_as_many_evenings_as_were_agreed() -> None:
    assert GAME.games
    assert GAME.games(ParlourOptions(evenings=3)) == 3


@rule("B-1.4")
@pytest.mark.parametrize(
    ("experience", "host", "elder"), [((0, 4, 2), 0, 1), ((3, 1, 3), 2, 2), ((3, 0, 3), 1, 2), ((0, 0, 0), 1, 1)]
)
def test_the_elder_is_the_most_experienced_then_who_has_invited_then_by_lot(
    experience: tuple[int, ...], host: int, elder: int
) -> None:
    assert GAME.settle
    assert GAME.settle(ParlourOptions(), 3, Occasion(host, experience), Dealing()).elder == elder


@rule("B-6.1")
def test_one_person_alone_may_talk_as_long_as_it_takes() -> None:
    assert GAME.lengths
    assert GAME.lengths(ParlourOptions(), 4, 1)["talk"] == 0
    assert GAME.lengths(ParlourOptions(), 4, 2) == {"talk": 300_000, "reaction": 6_000, "ballot": 30_000}


@rule("B-6.3")
def test_the_elder_moves_along_when_the_host_gives_the_places() -> None:
    assert GAME.reseated is not None
    assert GAME.reseated(ParlourOptions(places="host", elder=2), (2, 0, 1)) == ParlourOptions(places="host", elder=0)


@rule("B-6.3")
def test_else_the_vote_gives_the_places() -> None:
    assert GAME.reseated is not None
    assert GAME.reseated(ParlourOptions(), (2, 0, 1)) is None
