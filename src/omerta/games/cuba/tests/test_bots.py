"""The players of the house, one decision at a time: what they take, tell, ask and suspect."""

from __future__ import annotations

from typing import Final

import pytest

from omerta.contract import RemarkingBot, Seat
from omerta.games.cuba.actions import Accuse, Ask, Bag, CubaAction, Forget, Hold, Peng, Refuse, Say
from omerta.games.cuba.bots import LEVELS
from omerta.games.cuba.bots.boxes import fits, packed
from omerta.games.cuba.bots.counting import suspicions
from omerta.games.cuba.bots.habits import choices
from omerta.games.cuba.bots.judging import Judgement
from omerta.games.cuba.bots.player import Player
from omerta.games.cuba.bots.situation import Situation
from omerta.games.cuba.bots.stories import REFUSED, stories
from omerta.games.cuba.components import CHIP, LOYAL
from omerta.games.cuba.tests.given import CubaScene, a8, given
from omerta.games.cuba.tests.play import accuse, ask, godfather, say
from omerta.kit.chance import FastChance
from omerta.testing import rule

HOUSE: Final = LEVELS["house"]
MIX: Final = packed((15, 3, 1, 0, 1, 0))


def chosen(scene: CubaScene, seat: Seat, level: str = "house", seed: int = 0) -> CubaAction:
    return LEVELS[level].choose(scene.view(seat), scene.legal(seat), FastChance(seed))


def situation(scene: CubaScene, seat: Seat = 0) -> Situation:
    return Situation(scene.view(seat))


def answered(scene: CubaScene, seat: Seat, topic: str) -> CubaScene:
    """The house answers every slot of the question."""
    ask(scene, seat, topic)
    while scene.view().question is not None:
        scene.when(seat, chosen(scene, seat))
    return scene


def told(scene: CubaScene, seat: Seat) -> dict[str, str]:
    return {claim.slot: claim.value for claim in scene.view().claims if claim.seat == seat}


def remarks(scene: CubaScene, seat: Seat) -> set[CubaAction | None]:
    """What the house may say unasked at this moment."""
    assert isinstance(HOUSE, RemarkingBot)
    return {HOUSE.remark(scene.view(seat), scene.legal(seat), FastChance(seed)) for seed in range(30)}


# --- The box ---------------------------------------------------------------------------------------------------


def test_a_loyal_is_what_suspects_like_best() -> None:
    odds = dict(choices(packed((10, 2, 1, 0, 1, 0)), last=False))
    assert max(odds, key=odds.__getitem__) == CHIP + LOYAL
    assert sum(odds.values()) == pytest.approx(1)


@rule("C-4.3")
def test_the_first_player_decides_about_the_bag_before_he_takes() -> None:
    assert isinstance(chosen(given(8, hidden=2), 1), Bag)


def test_a_cunning_suspect_mostly_takes_the_loyal() -> None:
    scene = given(8, "3d", hidden=2)
    takes = [chosen(scene, 2, "master", seed) for seed in range(40)]
    assert sum("loyal" in str(take) for take in takes) > 25


# --- Stories ---------------------------------------------------------------------------------------------------


def test_a_loyal_tells_the_truth() -> None:
    box = packed((10, 2, 1, 0, 1, 0))
    (story,) = stories(box, CHIP + LOYAL, packed((10, 1, 1, 0, 1, 0)), False, MIX)
    assert (story.tactic, story.received, story.take) == ("truth", box, CHIP + LOYAL)


@pytest.mark.parametrize("take", [0, 3, CHIP + 1, CHIP + 4])
def test_the_odds_of_all_stories_add_up_to_one(take: int) -> None:
    told = stories(packed((10, 2, 1, 0, 1, 1)), take, packed((7, 2, 0, 0, 1, 0)), True, packed((15, 3, 1, 0, 1, 1)))
    assert sum(story.odds for story in told) == pytest.approx(1)


def test_a_lie_about_a_chip_breaks_exactly_one_hand_over_by_the_loot() -> None:
    box, rest = packed((10, 2, 1, 0, 1, 0)), packed((7, 2, 1, 0, 1, 0))
    lies = [story for story in stories(box, 3, rest, False, MIX) if story.tactic.startswith("blame")]
    broken = [(story.received & 15 != 10, story.passed & 15 != 7) for story in lies]
    assert sorted(set(broken)) == [(False, True), (True, False)]
    assert all(fits(story.received, MIX) for story in lies)


@pytest.mark.parametrize("seat", range(1, 8))
def test_all_answers_of_a_suspect_follow_from_one_story(seat: Seat) -> None:
    scene = a8(talk="formal")
    for topic in ("recv.diamonds", "took", "pass.all", "recv.all", "recv.chips"):
        answered(scene, seat, topic)
    claims = told(scene, seat)
    taken = claims.get("took", "nothing")
    counts = {kind: int(claims.get(f"recv.{kind}", 0)) for kind in ("diamonds", "loyal", "fbi", "driver")}
    left = {kind: int(claims.get(f"pass.{kind}", 0)) for kind in counts}
    what, _, which = taken.partition(":")
    counts["diamonds" if what == "diamonds" else which or "diamonds"] -= (
        int(which) if what == "diamonds" else bool(which)
    )
    assert counts == left


def test_who_is_asked_again_says_the_same_again() -> None:
    scene = a8(talk="formal")
    first = told(answered(scene, 6, "recv.all"), 6)
    assert told(answered(scene, 6, "recv.all"), 6) == first
    assert not any(claim.changed for claim in scene.view().claims)


def test_what_somebody_has_said_for_him_binds_a_bot() -> None:
    scene = say(a8(), 5, "recv.diamonds", "6")
    assert told(answered(ask(scene, 5, "took"), 5, "pass.diamonds"), 5)["pass.diamonds"] == "6"


@rule("CR-36")
def test_who_must_memorise_says_that_he_has_forgotten() -> None:
    scene = ask(a8(talk="formal", memory_aid=False), 1, "recv.diamonds")
    assert chosen(scene, 1) == Forget()


def test_a_cunning_agent_says_nothing_at_all() -> None:
    scene = ask(a8(talk="formal"), 6, "took")
    told = stories(packed((6, 1, 1, 0, 0, 0)), CHIP + 1, packed((6, 1, 0, 0, 0, 0)), False, MIX)
    assert any(story.received == REFUSED for story in told)
    assert chosen(scene, 6, "master") == Refuse()


def test_a_loyal_says_unasked_that_his_neighbour_lies_and_says_it_once() -> None:
    scene = say(say(a8(), 2, "recv.diamonds", "10"), 2, "took", "chip:loyal")
    assert remarks(scene, 1) == {None, Say("view", "liar", 2)}
    scene.when(1, Say("view", "liar", 2))
    assert Say("view", "liar", 2) not in remarks(scene, 1)


@rule("C-5.15")
def test_who_hears_a_neighbour_count_tells_his_own_number_and_tells_it_once() -> None:
    scene = say(a8(), 5, "recv.diamonds", "10")
    assert remarks(scene, 4) == {None, Say("pass.diamonds", "10")}
    scene.when(4, Say("pass.diamonds", "10"))
    assert remarks(scene, 4) == {None}


def test_a_loyal_names_the_likeliest_thief_once_half_of_the_table_has_talked() -> None:
    scene = say(say(a8(), 2, "took", "diamonds:3"), 3, "took", "chip:driver")
    assert Say("view", "thief", 2) not in remarks(scene, 1)
    say(scene, 4, "took", "chip:loyal")
    say(say(scene, 7, "took", "chip:loyal"), 7, "recv.diamonds", "6")
    assert Say("view", "thief", 2) in remarks(scene, 1)


@pytest.mark.parametrize("level", ["house", "hard", "master"])
def test_a_thief_who_can_lie_does_not_confess(level: str) -> None:
    thieves = [given(6, f"loyal {count}d", hidden=hidden) for count in range(1, 8) for hidden in range(3)]
    bot = LEVELS[level]
    assert isinstance(bot, Player)
    stories_told = [bot.telling(situation(scene, 2)) for scene in thieves]
    assert all(story is not None and story.tactic != "truth" for story in stories_told)


def test_an_opinion_alone_is_no_refusal() -> None:
    scene = answered(a8(talk="formal"), 4, "suspects")
    assert not situation(scene).testimony(4).refused
    assert situation(say(ask(scene, 4, "took"), 4, "took", "chip:loyal")).testimony(4).take == CHIP + LOYAL


# --- The Godfather ---------------------------------------------------------------------------------------------


def test_both_seats_of_a_hand_over_that_does_not_fit_are_suspicious() -> None:
    scene = say(say(say(a8(), 2, "recv.diamonds", "13"), 2, "took", "chip:loyal"), 3, "recv.diamonds", "10")
    assert suspicions(situation(scene))[1:5] == [0.0, 1.0, 1.0, 0.0]


def test_who_contradicts_the_godfather_himself_is_more_suspicious() -> None:
    scene = say(a8(), 1, "recv.diamonds", "10")
    assert suspicions(situation(scene))[1] == 2.0


def test_beside_an_innocent_who_has_shown_his_pockets_only_the_other_can_lie() -> None:
    scene = say(say(say(a8(jokers=2), 2, "recv.diamonds", "13"), 2, "took", "chip:loyal"), 3, "recv.diamonds", "10")
    assert suspicions(situation(accuse(scene, 3)))[2] == 2.0


def test_a_caught_thief_explains_the_hand_over() -> None:
    scene = say(say(say(a8(), 2, "recv.diamonds", "13"), 2, "took", "chip:loyal"), 3, "recv.diamonds", "10")
    assert suspicions(situation(accuse(scene, 2)))[3] == 0.0


def test_a_chip_that_too_many_have_taken_makes_all_of_them_suspicious() -> None:
    scene = say(say(a8(), 3, "took", "chip:driver"), 5, "took", "chip:driver")
    assert suspicions(situation(scene)) == [0, 0, 0, 0.4, 0, 0.4, 0, 0]


def test_the_judgement_knows_what_a_single_theft_must_be() -> None:
    scene = accuse(given(6, "loyal fbi driver 13d -", hidden=2, jokers=4), 1, 3, 5)
    judgement = Judgement(situation(scene))
    assert judgement.thief(2) + judgement.thief(4) > 0.99
    assert sum(judgement.posterior.takes[4]) == pytest.approx(1)


def test_a_break_between_words_that_fit_otherwise_has_two_suspects() -> None:
    scene = a8()
    for seat, received in ((1, 13), (2, 13), (3, 10), (4, 10)):
        say(scene, seat, "recv.diamonds", str(received))
        say(scene, seat, "took", "chip:loyal" if seat != 3 else "chip:driver")
    judgement = Judgement(situation(scene))
    assert judgement.thief(2) + judgement.thief(3) > 0.8
    assert max(judgement.thief(1), judgement.thief(4)) < 0.2


@pytest.mark.parametrize(("level", "questions"), [("house", 7), ("hard", 7), ("master", 14), ("counting", 14)])
def test_levels_ask_more_or_less_before_they_accuse(level: str, questions: int) -> None:
    scene = a8(talk="formal")
    asked = 0
    while isinstance(action := chosen(scene, 0, level), Ask):
        answered(scene, action.seat, action.topic)
        asked += 1
    assert isinstance(action, Accuse)
    assert asked == questions


def asked_topics(scene: CubaScene) -> list[str]:
    """What the house asks, until it accuses."""
    topics: list[str] = []
    while isinstance(action := chosen(scene, 0, seed=len(topics)), Ask):
        topics.append(action.topic)
        answered(scene, action.seat, action.topic)
    return topics


@rule("C-5.14")
def test_the_house_varies_its_questions() -> None:
    assert set(asked_topics(given(7, "loyal fbi 3d loyal driver 2d", talk="formal"))) == {
        "took",
        "recv.diamonds",
        "pass.diamonds",
    }


@rule("C-5.14")
def test_with_a_bottle_in_hand_the_house_also_asks_for_suspicions() -> None:
    assert set(asked_topics(a8(talk="formal"))) == {"took", "recv.diamonds", "suspects"}


def test_the_house_does_not_ask_what_was_told_unasked() -> None:
    scene = a8()
    for seat in range(1, 8):
        say(say(scene, seat, "recv.diamonds", "9"), seat, "view", "thief", about=seat % 7 + 1)
    assert {chosen(scene, 0, seed=seed) for seed in range(40)} == {Ask(seat, "took") for seat in range(1, 8)}


@rule("C-13.4")
def test_in_the_final_demand_the_godfather_accuses() -> None:
    scene = a8(talk="formal", question_budget=0, floor_budget=0)
    assert isinstance(chosen(scene, 0, "master"), Accuse)


# --- The Killer ------------------------------------------------------------------------------------------------


def with_killer() -> CubaScene:
    """P2, the killer, has seen the agent's chip in the box, and it has not come back."""
    scene = given(6, "3d killer fbi driver -", hidden=0, killer=True, jokers=2, returned_box_public=True)
    return accuse(scene, 4, 5)


@rule("C-7.3")
def test_the_killer_fires_at_an_agent_and_holds_otherwise() -> None:
    assert chosen(godfather(with_killer(), Accuse(3)), 2) == Peng()
    assert chosen(godfather(with_killer(), Accuse(1)), 2) == Hold()


# --- Why -------------------------------------------------------------------------------------------------------


def test_an_accusation_is_explained_by_what_does_not_fit() -> None:
    scene = say(say(say(a8(), 2, "recv.diamonds", "13"), 2, "took", "chip:loyal"), 3, "recv.diamonds", "10")
    text = HOUSE.why(scene.view(0), scene.legal(0), Accuse(2))
    assert text.key == "why-accuse-passed"
    assert text.args == {"seat": 2, "taker": 3, "passed": 13, "received": 10}
    assert HOUSE.why(scene.view(0), scene.legal(0), Accuse(3)).key == "why-accuse-received"
    assert HOUSE.why(scene.view(0), scene.legal(0), Accuse(6)).key == "why-accuse-odds"


def test_an_answer_is_explained_by_the_story_behind_it() -> None:
    scene = ask(a8(talk="formal"), 4, "took")
    assert HOUSE.why(scene.view(4), scene.legal(4), Say("took", "chip:loyal")).key == "why-truth"
    scene = ask(a8(talk="formal"), 5, "took")
    assert HOUSE.why(scene.view(5), scene.legal(5), Refuse()).key == "why-refuse"


def test_a_break_that_a_caught_thief_explains_is_no_reason_any_more() -> None:
    scene = say(say(say(a8(), 2, "recv.diamonds", "13"), 2, "took", "chip:loyal"), 3, "recv.diamonds", "10")
    accuse(scene, 2)
    assert HOUSE.why(scene.view(0), scene.legal(0), Accuse(3)).key == "why-accuse-odds"


def test_a_confession_is_a_better_reason_than_a_break() -> None:
    scene = say(say(say(a8(), 2, "recv.diamonds", "13"), 2, "took", "diamonds:2"), 3, "recv.diamonds", "10")
    assert HOUSE.why(scene.view(0), scene.legal(0), Accuse(2)).key == "why-accuse-confessed"


@pytest.mark.parametrize(
    ("seat", "topic", "key"),
    [
        (1, "recv.diamonds", "why-ask-known"),
        (7, "pass.diamonds", "why-ask-known"),
        (3, "recv.diamonds", "why-ask"),
        (3, "took", "why-ask-took"),
        (3, "suspects", "why-ask-suspects"),
    ],
)
def test_a_question_is_explained_by_what_the_godfather_knows(seat: Seat, topic: str, key: str) -> None:
    scene = a8()
    assert HOUSE.why(scene.view(0), scene.legal(0), Ask(seat, topic)).key == key


def test_an_agent_keeps_silent_to_be_suspected() -> None:
    scene = ask(a8(talk="formal"), 6, "took")
    assert HOUSE.why(scene.view(6), scene.legal(6), Refuse()).key == "why-refuse-bait"


def test_opinions_are_explained_by_whom_they_serve() -> None:
    scene = say(say(a8(), 2, "recv.diamonds", "10"), 2, "took", "chip:loyal")
    assert HOUSE.why(scene.view(1), scene.legal(1), Say("view", "liar", 2)).key == "why-contradicted"
    assert HOUSE.why(scene.view(3), scene.legal(3), Say("view", "not_thief", 2)).key == "why-protect"
    assert HOUSE.why(scene.view(5), scene.legal(5), Say("view", "thief", 4)).key == "why-deflect"
    say(scene, 4, "view", "thief", about=5)
    assert HOUSE.why(scene.view(5), scene.legal(5), Say("view", "liar", 4)).key == "why-hit-back"


def test_every_level_is_offered_and_speaks_unasked() -> None:
    assert set(LEVELS) == {"easy", "house", "hard", "master", "counting"}
    assert all(isinstance(bot, RemarkingBot) for bot in LEVELS.values())
