"""Tests what the police cannot know: Don's face-down cards and the order of the pile. RULES.md F-12.

Two games that differ only in what is hidden, with the same visible acts, look the same to everybody but Don.
"""

from __future__ import annotations

import msgspec
import pytest

from omerta.contract import RuleViolation, Viewer
from omerta.games.falconi import GAME
from omerta.games.falconi.actions import Draw, Drive, FalconiAction, Lay, LayEscape, PlaceEscape, ThreePointTurn
from omerta.games.falconi.events import HiddenCardDrawn, Lapsed, SetUp
from omerta.games.falconi.tests.given import FalconiScene, given, new_game
from omerta.games.falconi.tests.play import continued
from omerta.games.falconi.tests.scenes import car, choices, do, lay, on, turn, won
from omerta.kit.chance import fast_from
from omerta.kit.menus import legal
from omerta.testing import rule


def salami(reserve: list[str], *, pile: list[str] | None = None, to_move: str = "prison") -> FalconiScene:
    return given(
        "salami",
        cars={"prison": "h3>N", "green": "b5>E", "yellow": None},
        cards=on("b5 c5 straight[EW]"),
        reserves={"prison": reserve},
        to_move=to_move,
        pile=pile or [],
    )


def looks(scene: FalconiScene, viewer: Viewer) -> bytes:
    """All that a viewer gets: the view, the menu, decisions, clocks, every event so far."""
    told = [event.shown(viewer) for event in scene.events]
    mine = [] if viewer is None else legal(GAME, scene.state, viewer)
    decisions = [] if viewer is None else GAME.decisions(scene.state, viewer)
    parts = [scene.view(viewer), mine, decisions, GAME.clocks(scene.state), GAME.outcome(scene.state), told]
    return b"\n".join(msgspec.json.encode(part) for part in parts)


def look_alike(one: FalconiScene, other: FalconiScene) -> bool:
    """Do both look alike to everybody but Don?"""
    viewers: list[Viewer] = [None, *range(1, one.state.seats)]
    return [looks(one, viewer) for viewer in viewers] == [looks(other, viewer) for viewer in viewers]


@rule("F-12.3")
def test_dons_hand_is_nobodys_business() -> None:
    hands = [["straight", "curve"], ["tee", "uturn"], ["escape-green", "cross"], ["escape-green", "escape-blue"]]
    first, *others = [salami(hand) for hand in hands]
    assert [look_alike(first, other) for other in others] == [True, True, True]
    assert len({looks(scene, 0) for scene in (first, *others)}) == 4


@rule("F-12.3", "F-12.7")
@pytest.mark.parametrize(
    "actions",
    [
        [Draw(), lay("cross[NESW]", "h4"), Drive("h4>N")],
        [lay("cross[NESW]", "g3"), Draw(), lay("cross[NESW]", "h4")],
        [ThreePointTurn("h3>S")],
    ],
)
def test_equal_acts_with_other_cards_look_alike(actions: list[FalconiAction]) -> None:
    one = salami(["cross", "cross"], pile=["escape-green", "escape-blue"])
    other = salami(["cross", "cross"], pile=["curve", "tee"])
    do(one, *actions)
    do(other, *actions)
    assert look_alike(one, other)
    assert turn(one) == turn(other) == ("green", "action")


@rule("F-12.3", "F-8.1")
def test_a_draw_of_don_says_only_that_he_has_drawn() -> None:
    one, other = do(salami(["cross"], pile=["escape-blue"]), Draw()), do(salami(["cross"], pile=["uturn"]), Draw())
    assert look_alike(one, other)
    assert b"escape-blue" not in looks(one, 1) + looks(one, None)
    assert b"escape-blue" in looks(one, 0)
    (drawn,) = one.happened(HiddenCardDrawn)
    assert drawn.shown(0) == drawn


@rule("F-12.3", "F-1.6")
def test_the_colour_of_the_secret_card_is_dons_alone() -> None:
    scenes = [
        given("diavola", cars={"prison": "h3>N", "blue": None}, secret=colour, to_move="prison")
        for colour in ("green", "blue", "yellow")
    ]
    assert look_alike(scenes[0], scenes[1]) and look_alike(scenes[1], scenes[2])
    assert len({looks(scene, 0) for scene in scenes}) == 3
    assert all(scene.view().has_secret for scene in scenes)


@rule("F-12.3")
def test_the_deal_tells_dons_cards_to_don_alone() -> None:
    scene = new_game(4, variant="diavola")
    (dealt,) = scene.happened(SetUp)
    hidden = [msgspec.to_builtins(dealt.shown(viewer)) for viewer in (None, 1, 2, 3)]
    assert not [shown for shown in hidden if "don_reserve" in shown or "secret" in shown]
    assert dealt.shown(0) == dealt


@rule("F-12.3")
def test_dons_list_of_actions_is_his_alone() -> None:
    scene = salami(["straight", "curve"])
    assert [scene.legal(seat) for seat in (1, 2)] == [[], []]
    assert scene.view(1).previews == scene.view(None).previews == ()
    assert scene.view(1).own is None and scene.view(None).own is None
    own = scene.view(0).own
    assert own is not None and own.previews


@rule("F-12.3", "F-11.3")
@pytest.mark.parametrize("action", [Draw(), Lay("straight", 0, "h4"), LayEscape("green", "W-1"), Drive("h4>N")])
def test_a_refusal_tells_the_police_nothing_of_dons_hand(action: FalconiAction) -> None:
    refusals = [salami(hand).refused(1, action) for hand in (["straight", "curve"], ["escape-green", "escape-blue"])]
    assert _told(refusals[0]) == _told(refusals[1])


def _told(refusal: RuleViolation) -> tuple[object, ...]:
    return refusal.rule, refusal.key, refusal.args_for_text


@rule("F-12.3")
def test_what_the_police_may_do_does_not_hang_on_dons_hand() -> None:
    one = salami(["straight", "curve"], to_move="green")
    other = salami(["escape-green", "escape-blue"], to_move="green")
    assert choices(one) == choices(other)
    do(one, Drive("c5>E"), lay("tee[NEW]", "d5"), Drive("d5>N"))
    do(other, Drive("c5>E"), lay("tee[NEW]", "d5"), Drive("d5>N"))
    assert look_alike(one, other)


@rule("F-12.3")
def test_a_card_that_don_lays_is_seen_by_all() -> None:
    scene = do(salami(["straight", "curve"]), lay("curve[NE]", "h4"))
    assert b"curve" in looks(scene, 1)
    assert (car(scene, "prison").hidden, scene.view().grid["h4"]) == (1, "curve-0")


# --- A lapsed turn -----------------------------------------------------------------------------------------------


def cornered(reserve: list[str], *more: str) -> FalconiScene:
    """Don drives into a corner of the city and has nothing more to do."""
    scene = given(
        "diavola",
        cars={"prison": "a8>N", "blue": None},
        cards=on("a8 a9 straight[NS]", *more),
        reserves={"prison": reserve},
        to_move="prison",
    )
    return do(scene, Drive("a9>N"))


@rule("F-12.6", "F-12.7", "F-7.1")
def test_a_turn_that_lapses_beside_an_empty_cell_tells_that_don_has_no_street_card() -> None:
    scene = cornered(["escape-green", "escape-blue"])
    assert len(scene.happened(Lapsed)) == 1
    assert scene.view().don_escapes == (2, 2)
    assert turn(scene)[0] == "blue"


@rule("F-12.6", "F-12.7", "F-7.1")
def test_a_turn_that_lapses_without_an_empty_cell_tells_nothing() -> None:
    one = cornered(["escape-green", "escape-blue"], "b9 straight[NS]")
    other = cornered(["cross", "cross"], "b9 straight[NS]")
    assert len(one.happened(Lapsed)) == len(other.happened(Lapsed)) == 1
    assert one.view().don_escapes == (0, 2)
    assert look_alike(one, other)


# --- What all have seen ------------------------------------------------------------------------------------------


@rule("F-12.6")
def test_drawing_with_two_cards_shows_that_one_is_a_street() -> None:
    scene = given(
        "salami",
        cars={"prison": "h3>N", "blue": None},
        reserves={"prison": ["cross", "escape-green"]},
        don_escapes=(0, 2),
        pile=["tee"],
        to_move="prison",
    )
    assert do(scene, Draw()).view().don_escapes == (0, 2)
    assert do(scene, lay("tee[ESW]", "h4")).view().don_escapes == (0, 2)
    assert do(scene, lay("cross[NESW]", "g3")).view().don_escapes == (0, 1)


@rule("F-12.6")
def test_colours_on_the_board_are_not_with_don() -> None:
    scene = given(
        "salami",
        cars={"prison": "h3>N", "blue": None},
        reserves={"prison": ["cross", "cross"]},
        escapes={"green": "W-1", "yellow": "E-1"},
        don_escapes=(0, 1),
        pile=["tee"],
        to_move="prison",
    )
    assert do(scene, Draw()).view().don_escapes == (0, 1)


@rule("F-12.6", "F-7.3")
def test_an_escape_card_that_the_police_place_is_not_with_don() -> None:
    scene = given(
        "salami",
        cars={"prison": "h3>N", "green": "b5>E"},
        reserves={"prison": ["cross", "cross"], "green": []},
        escapes={"yellow": "E-1"},
        don_escapes=(0, 2),
        pile=["escape-blue"],
        to_move="green",
    )
    assert do(scene, Draw(), PlaceEscape("N-a")).view().don_escapes == (0, 1)


@rule("F-12.6")
def test_an_unused_secret_card_is_a_colour_less() -> None:
    scene = given(
        "diavola",
        cars={"prison": "h3>N", "blue": None},
        reserves={"prison": ["cross"]},
        escapes={"yellow": "E-1"},
        secret="green",
        don_escapes=(0, 1),
        pile=["tee"],
        to_move="prison",
    )
    assert do(scene, Draw()).view().don_escapes == (0, 1)


@rule("F-12.6", "F-9.2")
def test_the_secret_card_when_laid_was_no_reserve_card() -> None:
    scene = given(
        "diavola",
        cars={"prison": "h3>N", "blue": None},
        reserves={"prison": ["cross", "cross"]},
        secret="green",
        don_escapes=(0, 2),
        to_move="prison",
    )
    assert do(scene, LayEscape("green", "W-1")).view().don_escapes == (0, 2)


# --- Who watches, and the end ------------------------------------------------------------------------------------


@rule("F-12.4")
def test_spectators_and_players_whose_cars_are_out_see_what_the_police_see() -> None:
    scene = given(
        "diavola",
        cars={"prison": "a8>N", "green": "d4>N", "blue": None},
        cards=on("c4 curve[NE]", "d4 curve[NW]", "d5 curve[SW]", "c5 curve[ES]"),
        reserves={"prison": ["escape-green", "tee"]},
        secret="blue",
        to_move="prison",
    )
    do(scene, ThreePointTurn("a8>S"))
    assert car(scene, "green").is_out
    views = [msgspec.structs.replace(scene.view(viewer), you=None) for viewer in (None, 1, 2)]
    assert views[0] == views[1] == views[2]
    assert scene.view(1).own is None


@rule("F-12.1")
@pytest.mark.parametrize("variant", ["margherita", "prosciutto"])
def test_in_principle_one_all_views_are_equal(variant: str) -> None:
    scene = new_game(4, variant=variant)
    views = [msgspec.structs.replace(scene.view(viewer), you=None) for viewer in (None, 0, 1, 2, 3)]
    assert [view == views[0] for view in views] == [True] * 5
    assert scene.view(0).own is None


@rule("F-12.2")
def test_nobody_can_tell_the_order_of_the_pile() -> None:
    one, other = salami(["cross"], pile=["tee", "curve"]), salami(["cross"], pile=["curve", "tee"])
    assert look_alike(one, other) and looks(one, 0) == looks(other, 0)


@rule("F-12.5")
def test_unseen_cards_follow_from_what_is_seen() -> None:
    scene = salami(["straight", "curve"], pile=["tee"])
    view = scene.view(1)
    seen = len(view.grid) + sum(len(each.reserve) for each in view.cars) + sum(view.removed.values())
    assert 81 + 3 - seen == view.pile + view.cars[0].hidden


def blocked_with(reserve: list[str]) -> FalconiScene:
    scene = given(
        "salami",
        cars={"prison": "c5>E", "green": "b3>S", "yellow": "h8>N"},
        cards=on("c5 curve[ES]", "d5 curve[SW]", "d4 curve[NW]", "c4 tee[NES]", "b3 cross[NESW]"),
        reserves={"green": ["straight"], "prison": reserve},
        to_move="green",
        pile=["straight"],
    )
    return do(scene, lay("straight[EW]", "c3"), Draw(), lay("straight[NS]", "b2"))


@rule("F-12.7", "FR-31")
def test_the_end_does_not_hang_on_a_hidden_card() -> None:
    one, other = blocked_with(["cross"]), blocked_with(["escape-green"])
    assert won(one) == won(other) == ("don_blocked", {"green", "yellow"})


@rule("F-12.8")
def test_at_the_end_dons_cards_are_turned_over() -> None:
    scene = blocked_with(["escape-green"])
    revealed = scene.view(1).revealed
    assert revealed is not None and revealed.reserve == ("escape-green",)
    assert salami(["cross"]).view(1).revealed is None


def imagined_alike(variant: str, seed: int) -> list[bool]:
    """Now and then in a game: does a world that a police seat imagines look like the truth to it?"""
    chance = fast_from("secrets", variant, seed)
    alike = []
    for step in list(continued(new_game(3, seed, variant=variant), seed))[::5]:
        seen = GAME.view(step.state, 1)
        world = GAME.imagine(seen).draw(chance)
        GAME.audit(world)
        alike.append(msgspec.json.encode(GAME.view(world, 1)) == msgspec.json.encode(seen))
    return alike


@rule("F-12.3", "F-12.5")
@pytest.mark.parametrize("variant", ["salami", "diavola"])
@pytest.mark.parametrize("seed", range(3))
def test_every_imagined_world_looks_like_the_truth(variant: str, seed: int) -> None:
    alike = imagined_alike(variant, seed)
    assert alike and all(alike)
