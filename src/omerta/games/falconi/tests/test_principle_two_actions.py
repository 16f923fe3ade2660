"""Actions of principle II beyond the worked examples: list order, full hands, hidden cards. RULES.md F-7, F-8, F-12."""

from __future__ import annotations

from msgspec import UNSET

from omerta.games.falconi.actions import Draw, Drive, Flee, Lay, LayEscape, ThreePointTurn
from omerta.games.falconi.events import HiddenCardDrawn, Lapsed
from omerta.games.falconi.tests.given import given
from omerta.games.falconi.tests.scenes import asked, choices, do, don_view, on, turn, won
from omerta.testing import rule


@rule("F-1.8", "F-7.5", "F-11.2")
def test_the_drives_of_both_exits_are_listed_by_cell() -> None:
    cards = on("a3 straight[EW]", "a5 cross[NESW]")
    scene = given("salami", cars={"green": None}, cards=cards, to_move="green")
    drives = [action for action in choices(scene) if isinstance(action, Drive)]
    assert drives == [Drive("a3>E"), Drive("a5>N"), Drive("a5>E"), Drive("a5>S")]


@rule("F-7.4", "F-11.2")
def test_two_equal_cards_are_listed_once() -> None:
    scene = given("salami", cars={"green": "d6>S"}, to_move="green", reserves={"green": ["cross", "cross"]})
    lays = [action for action in choices(scene) if isinstance(action, Lay)]
    assert lays == [Lay("cross", 0, cell) for cell in ("c6", "d5", "d7", "e6")]


@rule("F-7.2")
def test_no_third_card_without_a_street_card_to_lay() -> None:
    scene = given("salami", cars={"prison": "e5>N"}, reserves={"prison": ["escape-green", "escape-blue"]})
    assert Draw() not in choices(scene)
    refused = scene.refused(asked(scene), Draw())
    assert (refused.rule, refused.key) == ("F-7.2", "no-room-to-draw")


@rule("F-7.2a", "F-8.2")
def test_with_three_cards_don_may_lay_an_escape_card_instead() -> None:
    scene = given("salami", cars={"prison": "e5>N"}, reserves={"prison": ["cross", "escape-green"]}, pile=["cross"])
    do(scene, Draw())
    assert {type(action) for action in choices(scene)} == {Lay, LayEscape}
    refused = scene.refused(asked(scene), ThreePointTurn("e5>S"))
    assert (refused.rule, refused.key) == ("F-7.2a", "three-cards")
    do(scene, LayEscape("green", "W-1"))
    assert Draw() not in choices(scene)


@rule("F-7.6")
def test_a_three_point_turn_is_never_a_catch() -> None:
    cards = on("e5 tee[NES]")
    scene = given("salami", cars={"prison": "e5>N", "green": "e5>E"}, cards=cards, to_move="green")
    turns = [action for action in choices(scene) if isinstance(action, ThreePointTurn)]
    assert turns == [ThreePointTurn("e5>S")]
    refused = scene.refused(asked(scene), ThreePointTurn("e5>N"))
    assert (refused.rule, refused.key) == ("F-7.6", "place-taken")


@rule("F-2.6")
def test_a_police_car_does_not_flee() -> None:
    scene = given("salami", cars={"green": "a7>W"}, to_move="green", escapes={"green": "W-7"})
    refused = scene.refused(asked(scene), Flee("a7>W"))
    assert (refused.rule, refused.key) == ("F-3.4", "only-don")


@rule("F-7.2", "F-12.3")
def test_the_police_see_that_don_draws_but_not_what() -> None:
    scene = given("salami", cars={"prison": "e5>N", "green": None}, pile=["escape-green"])
    do(scene, Draw())
    drawn = next(event for event in scene.events if isinstance(event, HiddenCardDrawn))
    assert drawn.card == "escape-green"
    assert drawn.shown(None) == HiddenCardDrawn(drawn.seat, "prison", drawn.pile, UNSET)


@rule("F-9.1", "F-8.1")
def test_in_diavola_too_an_escape_card_joins_dons_reserve() -> None:
    scene = given("diavola", cars={"prison": "e5>N", "green": None}, pile=["escape-green"])
    do(scene, Draw())
    own = don_view(scene).own
    assert own is not None and own.reserve == ("cross", "escape-green")
    assert turn(scene) == ("prison", "action")


@rule("F-8.3", "F-3.4")
def test_don_wins_salami_with_one_action_before_his_escape_card() -> None:
    scene = given("salami", cars={"prison": "a7>W", "green": None}, escapes={"green": "W-7"}, actions=1)
    assert won(do(scene, Flee("a7>W"))) == ("escaped", {"prison"})


@rule("F-12.6", "F-9.2")
def test_the_secret_card_is_not_of_the_reserve() -> None:
    scene = given("diavola", cars={"prison": "e5>N"}, reserves={"prison": ["escape-blue"]}, secret="green")
    before = scene.view().don_escapes
    do(scene, LayEscape("green", "W-6"))
    assert scene.view().don_escapes == before
    assert not scene.view().has_secret


@rule("F-12.6", "F-9.2")
def test_an_escape_card_of_the_reserve_lowers_both_numbers() -> None:
    scene = given("diavola", cars={"prison": "e5>N"}, reserves={"prison": ["escape-blue"]}, secret="green")
    assert scene.view().don_escapes == (0, 1)
    do(scene, LayEscape("blue", "N-a"))
    assert scene.view().don_escapes == (0, 0)
    assert scene.view().has_secret


@rule("F-12.6", "F-7.1")
def test_who_has_room_to_lay_and_lets_actions_lapse_holds_only_escape_cards() -> None:
    cards = on("a8 a9 straight[NS]")
    held = ["escape-green", "escape-blue"]
    scene = given("diavola", cars={"prison": "a8>N", "green": None}, cards=cards, reserves={"prison": held})
    do(scene, Drive("a9>N"))
    assert Lapsed(0, "prison", 2) in scene.events
    assert scene.view().don_escapes == (2, 2)
    assert turn(scene) == ("green", "action")


@rule("F-7.2a", "F-12.3")
def test_what_don_may_do_is_in_no_other_view() -> None:
    cars: dict[str, str | None] = {"prison": "e5>N", "green": None}
    one = given("salami", cars=cars, reserves={"prison": ["cross"]}, pile=["escape-green", "tee"])
    other = given("salami", cars=cars, reserves={"prison": ["cross"]}, pile=["tee", "escape-green"])
    do(one, Draw())
    do(other, Draw())
    assert one.view(1) == other.view(1)
    assert don_view(one) != don_view(other)
