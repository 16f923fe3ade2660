"""Seats, positions, the box and what lies around it. RULES.md C-1, C-2."""

from __future__ import annotations

import pytest

from omerta.contract import Event, Seat
from omerta.games.cuba import GAME
from omerta.games.cuba.actions import Hide
from omerta.games.cuba.components import SETUPS
from omerta.games.cuba.events import BoxPassed, GameStarted, PocketOpened
from omerta.games.cuba.tests.given import P0, CubaScene, a8, box, given, k8, new_game, options, s6
from omerta.games.cuba.tests.look import accusable, box_chips, decision, kinds, own, player, refused_options, told
from omerta.games.cuba.tests.play import accuse
from omerta.kit.chance import FastChance
from omerta.testing import Scene, rule

TABLE = [
    (5, "15d L1 F1", 0),
    (6, "15d L1 F1 D1", 0),
    (7, "15d L2 F1 D1", 0),
    (8, "15d L3 F1 D1", 1),
    (9, "15d L4 F1 D1", 1),
    (10, "15d L4 F1 C1 D1", 1),
    (11, "15d L4 F1 C1 D2", 2),
    (12, "15d L5 F1 C1 D2", 2),
]


def journey(scene: CubaScene) -> list[tuple[Seat, Seat]]:
    """Every hand-over, as everybody saw it."""
    return [(passed.giver, passed.taker) for passed in told(scene, None, BoxPassed)]


@rule("C-1.1")
def test_the_box_travels_to_the_left_which_is_the_next_seat_clockwise() -> None:
    assert journey(s6()) == [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 0)]


@rule("C-1.1", "C-1.2")
def test_behind_the_last_seat_comes_the_first() -> None:
    assert journey(s6(godfather=4)) == [(4, 5), (5, 0), (0, 1), (1, 2), (2, 3), (3, 4)]


@rule("C-1.2")
def test_positions_are_counted_clockwise_from_the_godfather() -> None:
    scene = new_game(6, godfather=4)
    assert scene.view().godfather == 4
    assert [seat.position for seat in scene.view().players] == [2, 3, 4, 5, 0, 1]


@rule("C-1.2")
def test_actions_and_events_name_seats() -> None:
    scene = a8(godfather=5)
    assert accusable(scene) == {0, 1, 2, 3, 4, 6, 7}
    accuse(scene, 7)
    assert told(scene, None, PocketOpened) == [PocketOpened(7, "diamonds:3", "thief")]


@rule("C-1.2")
@pytest.mark.parametrize("godfather", range(6))
def test_every_seat_can_be_the_godfathers(godfather: Seat) -> None:
    scene = new_game(6, godfather=godfather)
    assert GAME.pending(scene.state) == (godfather,)
    assert told(scene, None, GameStarted)[0].godfather == godfather


@rule("C-1.2")
def test_a_godfather_who_is_not_at_the_table_is_refused() -> None:
    assert refused_options(6, options(godfather=6)).rule in ("C-1.2", "C-2.1")


@rule("C-1.1")
@pytest.mark.parametrize("seat", [6, 99, -1])
def test_an_empty_chair_does_nothing(seat: Seat) -> None:
    assert new_game(6).refused(seat, Hide(0)).rule.startswith("C-")


@rule("C-1.3")
def test_a_game_draws_nothing_from_chance() -> None:
    chance = FastChance(0)
    scene = Scene.new(GAME, 8, options(), chance)
    scene.when(P0, Hide(2))
    assert chance.draws == 0
    assert accuse(a8(), 2, 5).chance.draws == 0


@rule("C-1.4")
def test_recovered_diamonds_lie_before_the_godfather() -> None:
    scene = accuse(a8(), 2)
    state = scene.state
    assert (state.hidden, state.box_diamonds, own(scene, 5).take, scene.view().recovered) == (2, 6, "diamonds:4", 3)


@rule("C-1.4")
def test_every_chip_is_in_the_box_in_the_bag_or_in_a_pocket() -> None:
    scene = given(7, "loyal", bag="driver")
    assert own(scene, 2).box == box("15d L1 F1")
    assert (own(scene, 1).bag, own(scene, 1).take) == ("driver", "chip:loyal")


@rule("C-1.5")
@pytest.mark.parametrize(
    ("takes", "role"),
    [
        ("1d", "thief"),
        ("15d", "thief"),
        ("loyal", "loyal"),
        ("fbi", "fbi"),
        ("cia", "cia"),
        ("driver", "driver"),
        ("killer", "killer"),
    ],
)
def test_the_take_says_who_a_suspect_is(takes: str, role: str) -> None:
    assert own(given(10, takes, killer=True), 1).role == role


@rule("C-1.5")
def test_who_takes_nothing_is_an_urchin() -> None:
    assert own(s6(), 5).role == "urchin"


@rule("C-1.5", "C-9.4")
def test_who_does_not_take_is_a_rule_breaker() -> None:
    assert player(given(6, "loyal ?", on_take_timeout="eliminate"), 2).role == "rule_breaker"


@rule("C-1.5")
def test_the_godfather_has_no_take() -> None:
    assert own(a8(), P0).take is None


@rule("C-1.6")
def test_a_joker_changes_nobodys_role() -> None:
    scene = accuse(a8(), 3)
    assert (player(scene, 3).role, own(scene, 3).role) == ("driver", "driver")


@rule("C-1.6")
def test_a_caught_thief_is_still_a_thief() -> None:
    assert player(accuse(a8(), 2), 2).role == "thief"


@rule("C-1.7")
@pytest.mark.parametrize("seat", range(1, 8))
def test_what_was_taken_is_secret_while_the_pocket_is_closed(seat: Seat) -> None:
    assert (player(a8(), seat).take, player(a8(), seat).role) == (None, None)


@rule("E-1", "C-2.2", "C-2.3", "C-2.4")
def test_six_players_have_three_chips_no_joker_and_the_bag_at_p1() -> None:
    scene = new_game(6)
    assert scene.view().mix == box("15d L1 F1 D1")
    assert scene.view().jokers == 0
    scene.when(P0, Hide(0))
    assert own(scene, 1).box == box("15d L1 F1 D1")
    assert decision(scene, 1).kind == "bag"


@rule("E-2", "C-2.2", "C-2.3", "C-10.4", "CR-1")
@pytest.mark.parametrize(("n", "mix", "jokers"), TABLE)
def test_the_chips_and_jokers_of_every_number_of_players(n: int, mix: str, jokers: int) -> None:
    view = new_game(n).view()
    assert (view.mix, view.jokers) == (box(mix), jokers)


@rule("E-2", "C-2.2")
@pytest.mark.parametrize("n", range(5, 13))
def test_there_are_always_three_chips_fewer_than_players(n: int) -> None:
    assert box_chips(new_game(n)) == n - 3


@rule("C-2.2")
def test_the_mix_and_the_jokers_are_told_to_everybody() -> None:
    (started,) = told(new_game(8, jokers=3), None, GameStarted)
    assert (started.mix, started.jokers) == (box("15d L3 F1 D1"), 3)


@rule("C-2.2")
@pytest.mark.parametrize("n", [4, 13])
def test_fewer_than_five_and_more_than_twelve_do_not_play(n: int) -> None:
    assert n not in GAME.seats
    assert refused_options(n, options()).rule


@rule("CR-1")
@pytest.mark.parametrize("n", [n for n, setup in SETUPS.items() if setup.fbi + setup.cia == 1])
def test_a_single_agent_is_the_fbis(n: int) -> None:
    view = new_game(n).view()
    assert (view.mix.fbi, view.mix.cia) == (1, 0)


@rule("CR-1")
def test_a_mix_of_ones_own_may_use_the_cias_agent() -> None:
    assert new_game(8, chip_mix="custom", custom_mix=(3, 0, 1, 1, 0)).view().mix == box("15d L3 C1 D1")


@rule("C-2.5")
def test_chips_that_are_not_in_the_mix_cannot_be_taken() -> None:
    scene = given(7)
    state = scene.state
    assert state.box_chips == [2, 1, 0, 1, 0]
    assert own(scene, 1).box == box("15d L2 F1 D1")


@rule("C-2.4")
def test_only_the_first_player_is_asked_for_the_bag() -> None:
    assert decision(given(6), 1).kind == "bag"
    assert decision(given(6, "loyal"), 2).kind == "take"


def relabelled(event: Event, shift: int, n: int) -> object:
    """The event as a table would see it whose seats are numbered from elsewhere."""
    seats = ("seat", "giver", "taker", "godfather", "about")
    found: dict[str, object] = {"event": type(event).__name__}
    for name in event.__struct_fields__:
        value = getattr(event, name)
        if name in seats and value is not None:
            found[name] = (value + shift) % n
        elif name in ("seats", "winners"):
            found[name] = sorted((seat + shift) % n for seat in value)
        elif name == "travels":
            found[name] = [((each.seat + shift) % n, each.received, each.take, each.role) for each in value]
        elif name != "options":
            found[name] = value
    return found


@rule("C-1.2")
@pytest.mark.parametrize("godfather", range(1, 8))
def test_seats_are_only_names(godfather: Seat) -> None:
    plain, turned = k8(), k8(godfather=godfather)
    accuse(plain, 2)
    accuse(plain, 5, fires=3)
    accuse(turned, (2 + godfather) % 8)
    accuse(turned, (5 + godfather) % 8, fires=(3 + godfather) % 8)
    public = [event for event in plain.events if "Decided" not in kinds([event])]
    turned_public = [event for event in turned.events if "Decided" not in kinds([event])]
    assert [relabelled(event, godfather, 8) for event in public] == [relabelled(event, 0, 8) for event in turned_public]
