"""The deal, the cars and their drivers, options. RULES.md F-1, F-10, F-13."""

from __future__ import annotations

import msgspec
import pytest

from omerta.contract import Occasion, RuleViolation
from omerta.games.falconi import GAME
from omerta.games.falconi.actions import Drive, Lay
from omerta.games.falconi.components import CARS
from omerta.games.falconi.events import SetUp
from omerta.games.falconi.options import FalconiOptions
from omerta.games.falconi.streets.cards import CARD_INDEX
from omerta.games.falconi.streets.cells import CELL_INDEX, PLACE_INDEX
from omerta.games.falconi.tests.given import FalconiScene, Variant, code_of, given, new_game
from omerta.games.falconi.tests.play import continued
from omerta.games.falconi.tests.scenes import answer, asked, car, choices, do, lay, on, seat_of, turn, won
from omerta.kit.chance import FastChance
from omerta.testing import rule

DEALT = ("funghi", "prosciutto", "salami", "diavola")


def drivers(scene: FalconiScene) -> list[tuple[str, int]]:
    return [(each.car, each.seat) for each in scene.view().cars]


def dealt(scene: FalconiScene) -> SetUp:
    (set_up,) = [event for event in scene.events if isinstance(event, SetUp)]
    return set_up


@rule("F-1.1", "F-13.2")
def test_the_presets_are_the_five_pizzas_by_heat() -> None:
    assert [(name, preset.variant) for name, preset in GAME.presets.items()] == [
        ("margherita", "margherita"),
        ("funghi", "funghi"),
        ("prosciutto", "prosciutto"),
        ("salami", "salami"),
        ("diavola", "diavola"),
    ]


@rule("F-1.1", "F-4.1", "F-7.1")
@pytest.mark.parametrize(
    ("variant", "phase", "principle"),
    [
        ("margherita", "lay", "I"),
        ("funghi", "lay", "I"),
        ("salami", "action", "II"),
        ("diavola", "action", "II"),
    ],
)
def test_every_pizza_begins_with_dons_turn(variant: str, phase: str, principle: str) -> None:
    scene = new_game(4, variant=variant)
    assert turn(scene) == ("prison", phase)
    assert (scene.view().principle, scene.view().round_number) == (principle, 1)


@rule("F-1.2", "F-1.8", "FR-3", "FR-4")
def test_every_car_has_its_side_of_the_border() -> None:
    first = new_game(4).view()
    second = new_game(4, variant="salami").view()
    assert [each.exits for each in first.cars] == [("S-e",), ("W-5",), ("N-e",), ("E-5",)]
    assert [each.exits for each in second.cars] == [("S-e", "S-g"), ("W-5", "W-3"), ("N-e", "N-c"), ("E-5", "E-7")]


@rule("F-1.3")
def test_four_players_take_their_cars_clockwise_from_don() -> None:
    assert drivers(new_game(4, don_seat=2)) == [("prison", 2), ("green", 3), ("blue", 0), ("yellow", 1)]


@rule("F-1.3", "FR-32")
@pytest.mark.parametrize(
    ("stations", "police"),
    [
        ("auto", ["green", "yellow"]),
        ("green-blue", ["green", "blue"]),
        ("green-yellow", ["green", "yellow"]),
        ("blue-yellow", ["blue", "yellow"]),
    ],
)
def test_three_players_have_two_stations(stations: str, police: list[str]) -> None:
    assert drivers(new_game(3, stations=stations)) == [("prison", 0), (police[0], 1), (police[1], 2)]


@rule("F-1.3", "FR-32")
@pytest.mark.parametrize(
    ("variant", "count"), [("margherita", 1), ("funghi", 1), ("prosciutto", 3), ("salami", 3), ("diavola", 3)]
)
def test_two_players_have_one_police_car_where_that_is_fair(variant: str, count: int) -> None:
    police = [name for name, _ in drivers(new_game(2, variant=variant))][1:]
    assert police == (["blue"] if count == 1 else ["green", "blue", "yellow"])


@rule("F-1.3")
@pytest.mark.parametrize(("cars", "count"), [(1, 1), (3, 3)])
def test_two_players_may_choose_the_number_of_police_cars(cars: int, count: int) -> None:
    assert len(drivers(new_game(2, variant="salami", police_cars=cars))) == 1 + count


@rule("F-1.3")
def test_a_don_on_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(RuleViolation) as refused:
        new_game(3, don_seat=3)
    assert (refused.value.rule, refused.value.key) == ("F-1.3", "don-seat")


@rule("F-1.4", "F-12.5", "FR-6")
def test_all_cards_are_in_the_pile_or_dealt() -> None:
    scene = new_game(4, variant="funghi")
    assert dealt(scene).pile + sum(len(reserve) for reserve in dealt(scene).reserves) == 81
    assert scene.view().pile == dealt(scene).pile - 1


@rule("F-1.5")
@pytest.mark.parametrize("variant", DEALT)
def test_every_car_gets_two_street_cards(variant: str) -> None:
    scene = new_game(4, 5, variant=variant)
    sizes = [len(each.reserve) + each.hidden for each in scene.view().cars]
    assert sizes == [2, 2, 2, 2]
    faces = [card for each in scene.view().cars for card in each.reserve]
    assert not [card for card in faces if card.startswith("escape")]


@rule("F-1.5", "F-12.3")
def test_only_dons_reserve_of_the_hot_pizzas_is_hidden() -> None:
    assert [each.hidden for each in new_game(4, variant="prosciutto").view().cars] == [0, 0, 0, 0]
    assert [each.hidden for each in new_game(4, variant="salami").view().cars] == [2, 0, 0, 0]


@rule("F-1.5")
def test_margherita_has_no_reserve() -> None:
    assert [each.reserve for each in new_game(4).view().cars] == [(), (), (), ()]


@rule("F-1.6", "FR-28")
def test_only_diavola_deals_a_secret_escape_card() -> None:
    assert new_game(4, variant="diavola").view().has_secret
    assert not new_game(4, variant="diavola", secret_escape="drawn").view().has_secret
    assert not new_game(4, variant="salami").view().has_secret


@rule("F-1.6", "FR-28")
def test_with_the_option_drawn_all_escape_cards_are_in_the_pile() -> None:
    assert dealt(new_game(4, variant="diavola", secret_escape="drawn")).pile == 81 - 8 + 3


@rule("F-1.6")
def test_dons_secret_card_is_of_any_colour() -> None:
    secrets = {str(dealt(new_game(2, seed, variant="diavola")).secret) for seed in range(40)}
    assert secrets == {"green", "blue", "yellow"}


@rule("F-1.7", "FR-36")
@pytest.mark.parametrize(
    ("variant", "chilies"),
    [("margherita", (2, 0)), ("funghi", (2, 0)), ("prosciutto", (2, 0)), ("salami", (0, 0)), ("diavola", (0, 2))],
)
def test_dons_bombs_and_boosts(variant: str, chilies: tuple[int, int]) -> None:
    view = new_game(4, variant=variant).view()
    assert (view.bombs, view.boosts) == chilies


@rule("F-1.9")
def test_a_round_is_one_turn_of_every_car() -> None:
    scene = given("margherita", cars={"prison": None, "green": None, "blue": None, "yellow": None})
    turns = [turn_taken(scene) for _ in range(9)]
    assert turns[:5] == [("prison", 1), ("green", 1), ("blue", 1), ("yellow", 1), ("prison", 2)]
    assert turns[8] == ("prison", 3)


def turn_taken(scene: FalconiScene) -> tuple[str | None, int]:
    """Says whose turn of which round it was; the first card is laid and driven on."""
    was = scene.view().turn, scene.view().round_number
    do(scene, answer(scene), answer_after(scene))
    return was


def answer_after(scene: FalconiScene) -> Drive:
    """The drive that follows the first lay; straights lead on for a while."""
    after = scene.state.clone()
    GAME.apply(after, asked(scene), answer(scene), FastChance(0), None)
    action = GAME.default(after, GAME.pending(after)[0])
    assert isinstance(action, Drive)
    return action


@rule("F-1.10")
@pytest.mark.parametrize("variant", ["prosciutto", "diavola"])
def test_nothing_is_drawn_by_lot_after_the_setup(variant: str) -> None:
    scene = new_game(4, variant=variant)
    drawn = scene.chance.draws
    assert drawn > 0
    assert len(list(continued(scene, "a whole game"))) > 10
    assert scene.chance.draws == drawn


@rule("F-1.10")
def test_the_seed_fixes_the_game() -> None:
    assert new_game(4, 7, variant="diavola").view(0) == new_game(4, 7, variant="diavola").view(0)
    assert new_game(4, 7, variant="diavola").view(0) != new_game(4, 8, variant="diavola").view(0)


# --- Options -----------------------------------------------------------------------------------------------------


@rule("F-13.1", "FR-36")
def test_an_option_of_another_variant_is_ignored() -> None:
    assert new_game(2, margherita_bombs=0).view().bombs == 0
    assert new_game(2, variant="funghi", margherita_bombs=0).view().bombs == 2
    assert new_game(2, variant="salami", secret_escape="drawn").view().pile == new_game(2, variant="salami").view().pile


@rule("F-13.1")
def test_an_option_for_another_number_of_players_is_ignored() -> None:
    assert drivers(new_game(4, police_cars=1, stations="blue-yellow")) == drivers(new_game(4))
    assert drivers(new_game(2, stations="green-blue")) == [("prison", 0), ("blue", 1)]


@rule("F-13.1")
@pytest.mark.parametrize(
    "options",
    [{"variant": "hawaii"}, {"police_cars": 2}, {"stations": "green"}, {"margherita_bombs": 1}, {"hunt_rounds": 11}],
)
def test_any_other_value_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(options, FalconiOptions)


@rule("F-13.1", "F-1.3")
@pytest.mark.parametrize(
    ("options", "broken"),
    [
        (Variant(police_cars=2), "F-13.1"),
        (Variant(stations="green"), "F-13.1"),
        (Variant(margherita_bombs=1), "F-13.1"),
        (Variant(match_games=5), "F-13.1"),
        (Variant(don_seat=-1), "F-1.3"),
    ],
)
def test_any_other_value_is_refused_at_the_table_too(options: Variant, broken: str) -> None:
    with pytest.raises(RuleViolation) as refused:
        new_game(3, **options)
    assert refused.value.rule == broken


@rule("F-3.5", "F-13.1")
@pytest.mark.parametrize("rounds", [11, 61])
def test_a_hunt_that_is_too_short_or_too_long_is_refused(rounds: int) -> None:
    with pytest.raises(RuleViolation) as refused:
        new_game(2, variant="salami", hunt_rounds=rounds)
    assert (refused.value.rule, refused.value.key) == ("F-3.5", "option-out-of-range")


# --- Several games -----------------------------------------------------------------------------------------------


@rule("F-10.1")
def test_a_rotation_has_as_many_games_as_players() -> None:
    assert GAME.settle is not None and GAME.games is not None
    occasion = Occasion.neutral(3)
    rotation = GAME.settle(FalconiOptions(match="rotation"), 3, occasion, FastChance(0))
    single = GAME.settle(FalconiOptions(), 3, occasion, FastChance(0))
    assert (GAME.games(rotation), GAME.games(single)) == (3, 1)


@rule("F-10.2", "FR-34")
def test_every_winner_of_a_game_is_named_once_so_that_a_point_is_a_win() -> None:
    scene = given(
        "margherita",
        cars={"prison": "b7>W", "green": None, "blue": None},
        cards=on("b7 c7 straight[EW]"),
        pile=["straight"],
    )
    do(scene, lay("straight[EW]", "a7"))
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert sorted(outcome.winners) == sorted([seat_of(scene, "green"), seat_of(scene, "blue")])
    assert outcome.scores == ()


@rule("F-10.3", "FR-35")
def test_one_player_moves_three_cars_one_after_the_other() -> None:
    scene = new_game(2, variant="funghi", police_cars=3)
    assert drivers(scene) == [("prison", 0), ("green", 1), ("blue", 1), ("yellow", 1)]
    do(scene, answer(scene), answer_after(scene))
    held = car(scene, "green").reserve, car(scene, "blue").reserve
    assert turn(scene) == ("green", "lay")
    laid = {action.card for action in choices(scene) if isinstance(action, Lay)}
    assert laid <= {*held[0], str(scene.view().hand)}
    do(scene, answer(scene), answer_after(scene))
    assert turn(scene) == ("blue", "lay")
    assert car(scene, "blue").reserve == held[1]


@rule("F-10.3")
def test_a_win_of_any_of_his_cars_is_the_players() -> None:
    scene = new_game(2, variant="salami", police_cars=3)
    for cell in ("b5", "c5"):
        scene.state.grid[CELL_INDEX[cell]] = code_of("straight[EW]")
        scene.state.pile.remove(CARD_INDEX["straight"])
    scene.state.places[:2] = [PLACE_INDEX["c5>E"], PLACE_INDEX["b5>E"]]
    scene.state.turn = CARS.index("green")
    scene.when(1, Drive("c5>E"))
    assert won(scene) == ("caught", {"green"})
    assert scene.view().winners == (1,)
