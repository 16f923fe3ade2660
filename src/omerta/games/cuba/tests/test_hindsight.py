"""Hindsight knows what each seat could have known, what everybody had, and what was a lie. RULES.md C-15, CR-30."""

from __future__ import annotations

from typing import Final

import pytest

from omerta.contract import Event, Odds, Seat
from omerta.games.cuba import GAME
from omerta.games.cuba import events as happened
from omerta.games.cuba.actions import Abdicate, Accuse
from omerta.games.cuba.bots.judging import Judgement
from omerta.games.cuba.bots.situation import Situation
from omerta.games.cuba.chain import Counting
from omerta.games.cuba.evidence import evidence_of
from omerta.games.cuba.hindsight import COUNTED, HINDSIGHT, WEIGHED, kinds, odds, truth
from omerta.games.cuba.hindsight.lies import lies
from omerta.games.cuba.rules.loot import role_of
from omerta.games.cuba.seen import CubaView
from omerta.games.cuba.state import NOT_YET
from omerta.games.cuba.tests.given import CubaScene, a8, given, k8, new_game
from omerta.games.cuba.tests.play import accuse, ask, at_random, godfather, say
from omerta.testing import rule

EXACT: Final = 1e-9


def believed(view: CubaView, seat: Seat, kind: str, way: str = COUNTED) -> float:
    return of(view, seat, way).shares[kinds(view).index(kind)]


def of(view: CubaView, seat: Seat, way: str = COUNTED) -> Odds:
    (found,) = (each for each in odds(view, way) if each.seat == seat)
    return found


def told(scene: CubaScene, viewer: Seat | None = None) -> list[Event]:
    return [seen for event in scene.events if (seen := event.shown(viewer)) is not None]


def marks(scene: CubaScene) -> list[bool | None]:
    """They say of everything that was said whether it was a lie, after the Godfather has given up."""
    heard = told(godfather(scene, Abdicate()))
    found = lies(scene.view(), heard)
    return [lie for event, lie in zip(heard, found, strict=True) if isinstance(event, happened.Said)]


# --- What could be known -----------------------------------------------------------------------------------------


@rule("C-15.2")
@pytest.mark.parametrize("seat", range(8))
def test_counted_every_way_that_fits_is_equally_likely(seat: Seat) -> None:
    view = a8().view(seat)
    exact = Counting(evidence_of(view)).posterior()
    assert [believed(view, other, "thief") for other in range(1, 8)] == pytest.approx(
        [exact.thief(other) for other in range(1, 8)], abs=EXACT
    )
    assert of(view, 4).amount == pytest.approx(exact.diamonds(4))


@pytest.mark.parametrize("seat", range(8))
def test_weighed_a_seat_judges_what_was_said_as_the_house_does(seat: Seat) -> None:
    scene = a8()
    ask(scene, 2, "took")
    view = say(scene, 2, "took", "chip:loyal").view(seat)
    judged = Judgement(Situation(view)).posterior
    assert [believed(view, other, "thief", WEIGHED) for other in range(1, 8)] == pytest.approx(
        [judged.thief(other) for other in range(1, 8)], abs=EXACT
    )


def test_words_change_what_is_weighed_but_not_what_is_counted() -> None:
    scene = a8()
    before = scene.view(0)
    after = say(scene, 5, "recv.diamonds", "0").view(0)
    assert odds(after, COUNTED) == odds(before, COUNTED)
    assert odds(after, WEIGHED) != odds(before, WEIGHED)


@rule("C-15.3")
def test_a_spectator_knows_what_is_public() -> None:
    view = a8().view(None)
    assert 0 < believed(view, 2, "thief") < 1
    assert 0 < believed(view, 2, "thief", WEIGHED) < 1


@rule("C-15.1")
def test_a_suspect_knows_his_own_loot_and_nobody_elses() -> None:
    view = a8().view(2)
    assert believed(view, 2, "thief") == pytest.approx(1) == believed(view, 2, "thief", WEIGHED)
    assert of(view, 2).amount == pytest.approx(3)
    assert believed(view, 5, "thief") < 1


@rule("CR-36")
def test_what_a_view_forgets_is_not_known_any_more() -> None:
    remembers, forgets = a8().view(5), a8(memory_aid=False).view(5)
    assert odds(remembers, COUNTED) != odds(forgets, COUNTED)


def test_whoever_has_not_had_the_box_has_nothing_yet() -> None:
    view = given(8, "loyal 3d", hidden=2).view(None)
    assert [bool(each.shares) for each in odds(view, COUNTED)] == [True, True, False, False, False, False, False]
    assert [bool(each.shares) for each in odds(view, WEIGHED)] == [True, True, False, False, False, False, False]


def test_before_the_box_goes_round_nobody_has_anything() -> None:
    assert not any(each.shares for each in odds(new_game(8).view(0), WEIGHED))


@rule("C-6.10")
def test_an_open_pocket_is_certain_for_everybody() -> None:
    view = accuse(a8(), 2).view(None)
    assert believed(view, 2, "thief") == pytest.approx(1, abs=EXACT)
    assert of(view, 2, WEIGHED).amount == pytest.approx(3)


@rule("C-9.4")
def test_a_rule_breaker_is_known_as_one() -> None:
    view = given(6, "loyal ? 3d 2d -", hidden=1, on_take_timeout="eliminate").view(4)
    assert believed(view, 2, "rule_breaker") == 1 == believed(view, 2, "rule_breaker", WEIGHED)


def test_the_suspects_come_in_the_order_of_the_box() -> None:
    view = given(6, "loyal 3d", godfather=4).view(None)
    assert [each.seat for each in odds(view, COUNTED)] == [5, 0, 1, 2, 3]


def test_only_what_is_in_this_box_can_be_found() -> None:
    assert kinds(k8().view()) == ("thief", "loyal", "fbi", "driver", "killer", "urchin")


@pytest.mark.parametrize("seed", range(6))
def test_at_every_moment_the_shares_are_whole_and_allow_the_truth(seed: int) -> None:
    scene = new_game(5 + seed % 4, killer=bool(seed % 2), memory_aid=bool(seed % 3))
    assert all(follows(scene, seed, steps) for steps in range(12))


def follows(scene: CubaScene, seed: int, steps: int) -> bool:
    """A few random steps on, nobody rules out what is so."""
    at_random(scene, (seed, steps), most=4)
    views = [scene.view(viewer) for viewer in (None, 0, 1, scene.state.seats - 1)]
    return all(is_sound(scene, view, each) for view in views for way in HINDSIGHT.ways for each in odds(view, way))


def is_sound(scene: CubaScene, view: CubaView, each: Odds) -> bool:
    take = scene.state.takes[scene.state.position_of(each.seat)]
    if take == NOT_YET or not each.shares:
        return take == NOT_YET and not each.shares
    return sum(each.shares) == pytest.approx(1, abs=1e-6) and each.shares[kinds(view).index(role_of(take))] > 0


# --- The end -----------------------------------------------------------------------------------------------------


@rule("CR-30")
def test_the_end_shows_what_everybody_had() -> None:
    view = accuse(a8(), 2, 5).view(None)
    assert [(each.seat, each.kind, each.amount) for each in truth(view)] == [
        (1, "loyal", None),
        (2, "thief", 3),
        (3, "driver", None),
        (4, "loyal", None),
        (5, "thief", 4),
        (6, "fbi", None),
        (7, "loyal", None),
    ]
    assert all(
        believed(view, each.seat, each.kind, way) == pytest.approx(1, abs=EXACT)
        for way in HINDSIGHT.ways
        for each in truth(view)
    )


@rule("CR-30")
@pytest.mark.parametrize("seed", range(8))
def test_everything_that_a_seat_alone_was_told_is_shown_at_the_end(seed: int) -> None:
    """So everybody may look through every seat; a sealed answer is left out by the table."""
    scene = at_random(new_game(5 + seed, killer=bool(seed % 2)), seed)
    reveal = scene.view().reveal
    assert reveal is not None
    shown = {reveal.hidden, reveal.bag, reveal.returned, *((each.seat, each.take) for each in reveal.travels)}
    shown |= {(each.seat, each.received) for each in reveal.travels}
    assert all(private(event) in shown for event in scene.events if event.only_to and not is_sealed(event))


def is_sealed(event: Event) -> bool:
    return isinstance(event, happened.Decided)


def private(event: Event) -> object:
    """What it tells, as the end would show it."""
    match event:
        case happened.DiamondsHidden(count=count):
            return count
        case happened.BoxSeen(seat=seat, contents=contents):
            return seat, contents
        case happened.Bagged(kind=kind):
            return kind
        case happened.Took(seat=seat, take=take):
            return seat, take
        case happened.BoxReturned(contents=contents):
            return contents
        case _:
            return event


@rule("C-7.3")
def test_an_answer_in_the_reaction_window_is_sealed_so_that_the_replay_leaves_it_out() -> None:
    scene = godfather(k8(), Accuse(2))
    (decision,) = GAME.decisions(scene.state, 3)
    assert decision.sealed


# --- Lies --------------------------------------------------------------------------------------------------------


@rule("C-5.6")
@pytest.mark.parametrize(
    ("seat", "slot", "value", "is_lie"),
    [
        (2, "recv.diamonds", "13", False),
        (2, "recv.diamonds", "10", True),
        (2, "recv.loyal", "2", False),
        (2, "pass.diamonds", "10", False),
        (2, "pass.diamonds", "13", True),
        (2, "recv.chips", "4", False),
        (7, "pass.diamonds", "6", False),
        (2, "took", "diamonds:3", False),
        (2, "took", "diamonds:2", True),
        (2, "took", "diamonds:some", False),
        (2, "took", "no_diamonds", True),
        (2, "took", "chip:some", True),
        (6, "took", "chip:some", False),
        (6, "took", "chip:loyal", True),
        (6, "took", "nothing", True),
        (1, "bag", "none", False),
        (1, "bag", "some", True),
        (0, "gf.hidden", "2", False),
        (0, "gf.hidden", "0", True),
        (0, "gf.returned.diamonds", "6", False),
        (0, "gf.returned.loyal", "1", True),
        (0, "gf.missing", "7", False),
        (0, "gf.missing", "8", True),
    ],
)
def test_a_statement_is_a_lie_if_it_was_not_so(seat: Seat, slot: str, value: str, is_lie: bool) -> None:
    assert marks(say(a8(), seat, slot, value)) == [is_lie]


def test_what_is_missing_is_what_was_missing_then() -> None:
    scene = say(a8(), 0, "gf.missing", "7")
    say(accuse(scene, 2), 0, "gf.missing", "4")
    assert marks(say(scene, 0, "gf.missing", "7")) == [False, False, True]


def test_an_opinion_about_somebody_else_is_neither_true_nor_a_lie() -> None:
    assert marks(say(a8(), 1, "view", "thief", about=4)) == [None]


def test_whatever_is_no_statement_is_no_lie() -> None:
    scene = accuse(a8(), 2, 5)
    assert set(lies(scene.view(), told(scene))) == {None}
