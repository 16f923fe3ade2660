"""A Godfather is found before the first game and after each. RULES.md C-2.1, C-11, CR-24, CR-25."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from typing_extensions import Unpack

from omerta.contract import Ballot, Chance, Occasion, Seat, Sequel
from omerta.games.cuba import GAME
from omerta.games.cuba.options import CubaOptions
from omerta.games.cuba.tests.fixed import Fixed
from omerta.games.cuba.tests.given import CubaScene, Variant, a8, given, options
from omerta.games.cuba.tests.look import frozen, outcome, refused_options, winners
from omerta.games.cuba.tests.play import accuse
from omerta.kit.chance import FastChance
from omerta.testing import rule


def first(first_godfather: str, occasion: Occasion, chance: Chance | None = None) -> CubaOptions:
    """The options with which the first game begins."""
    assert GAME.settle is not None
    seats = len(occasion.experience)
    return GAME.settle(options(first_godfather=first_godfather), seats, occasion, chance or FastChance(0))


def e13(**variant: Unpack[Variant]) -> CubaScene:
    """P0, P1, P3, P4 and P7 have won; places are kept unless the variant says otherwise."""
    kept = Variant(reseat="keep") | variant
    return accuse(given(8, "driver 3d loyal loyal 4d fbi loyal", hidden=2, **kept), 2, 5)


def ballot(scene: CubaScene) -> Ballot:
    found = GAME.ballot(scene.state)
    assert found is not None, "nobody votes"
    return found


def sequel(scene: CubaScene, votes: Mapping[Seat, Seat], chance: Chance | None = None) -> Sequel:
    found = GAME.sequel(scene.state, votes, chance or FastChance(0))
    assert found is not None, "nothing follows"
    return found


def named(scene: CubaScene, votes: Mapping[Seat, Seat], chance: Chance | None = None) -> Seat:
    """The old seat of the next Godfather."""
    following = sequel(scene, votes, chance)
    assert isinstance(following.options, CubaOptions)
    return following.seating[following.options.godfather]


@rule("C-2.1")
def test_the_most_experienced_player_is_the_first_godfather() -> None:
    assert first("most_experienced", Occasion(0, (3, 0, 7, 5, 0, 1))).godfather == 2


@rule("C-2.1")
def test_of_equals_the_lowest_seat_is_the_most_experienced() -> None:
    assert first("most_experienced", Occasion(5, (3, 7, 7, 5, 7, 1))).godfather == 1
    assert first("most_experienced", Occasion(5, (0, 0, 0, 0, 0, 0))).godfather == 0


@rule("C-2.1")
def test_the_host_may_be_the_first_godfather() -> None:
    assert first("host", Occasion(4, (3, 7, 7, 5, 7, 1))).godfather == 4


@rule("C-2.1", "C-1.3")
@pytest.mark.parametrize("lot", range(6))
def test_the_first_godfather_may_be_drawn_by_lot(lot: Seat) -> None:
    assert first("random", Occasion(4, (3, 7, 7, 5, 7, 1)), Fixed(lot)).godfather == lot


@rule("C-2.1")
@pytest.mark.parametrize(("number", "seat"), [(1, 0), (4, 3), (6, 5)])
def test_a_certain_seat_may_be_the_first_godfathers(number: int, seat: Seat) -> None:
    assert GAME.settle is not None
    wished = options(first_godfather="seat", first_seat=number)
    assert GAME.settle(wished, 6, Occasion(4, (3, 7, 7, 5, 7, 1)), FastChance(0)).godfather == seat


@rule("C-2.1")
def test_a_seat_that_the_table_does_not_have_is_refused() -> None:
    refusal = refused_options(6, options(first_godfather="seat", first_seat=7))
    assert (refusal.rule, refusal.args_for_text["number"]) == ("C-2.1", 7)
    assert GAME.new(options(first_godfather="host", first_seat=7), 6, FastChance(0), None).godfather == 0


@rule("C-2.1")
@pytest.mark.parametrize("how", ["most_experienced", "host", "random", "seat"])
def test_the_host_is_settled_too(how: str) -> None:
    assert first(how, Occasion(3, (0, 0, 9, 0, 0, 0))).host == 3


@rule("C-2.1", "C-1.3")
@pytest.mark.parametrize("how", ["most_experienced", "host"])
def test_without_a_lot_nothing_is_drawn(how: str) -> None:
    chance = FastChance(0)
    first(how, Occasion(3, (0, 0, 9, 0, 0, 0)), chance)
    assert chance.draws == 0


@rule("C-2.1")
def test_the_settled_seat_is_the_godfathers() -> None:
    settled = first("host", Occasion(4, (0,) * 6))
    assert GAME.view(GAME.new(settled, 6, FastChance(0), None), None).godfather == 4


@rule("C-11.1")
def test_nobody_votes_while_the_game_goes_on() -> None:
    assert GAME.ballot(a8().state) is None


@rule("C-11.1", "CR-24")
def test_the_winners_name_a_new_godfather() -> None:
    assert ballot(e13()).asked == (0, 1, 3, 4, 7)
    assert ballot(e13()).candidates == (1, 2, 3, 4, 5, 6, 7)


@rule("C-11.1", "CR-24")
def test_with_the_option_the_old_one_can_be_named_again() -> None:
    scene = e13(godfather_may_repeat=True)
    assert ballot(scene).candidates == (0, 1, 2, 3, 4, 5, 6, 7)
    assert named(scene, {0: 0, 1: 0, 3: 4}) == 0


@rule("E-49", "C-11.1")
def test_most_votes_decide_and_who_abstains_does_not_count() -> None:
    scene = e13()
    assert named(scene, {0: 3, 1: 3, 4: 3, 3: 7}) == 3
    assert 0 not in ballot(scene).candidates


@rule("C-11.1")
def test_a_winner_may_name_himself() -> None:
    assert named(e13(), {7: 7}) == 7


@rule("C-11.1")
@pytest.mark.parametrize(("lot", "who"), [(0, 3), (1, 5), (2, 7)])
def test_chance_decides_among_equals(lot: int, who: Seat) -> None:
    assert named(e13(), {0: 7, 1: 3, 3: 5}, Fixed(lot)) == who


@rule("C-11.1")
def test_without_a_vote_it_is_the_left_neighbour() -> None:
    assert named(e13(), {}) == 1


@rule("C-11.1")
def test_the_left_neighbour_of_the_last_seat_is_the_first() -> None:
    assert named(accuse(a8(godfather=7, reseat="keep"), 1, 4), {}) == 0


@rule("C-11.1")
def test_rotating_needs_no_vote() -> None:
    scene = e13(next_godfather="rotate")
    assert GAME.ballot(scene.state) is None
    assert named(scene, {}) == 1


@rule("C-11.1")
@pytest.mark.parametrize(("lot", "who"), [(0, 1), (6, 7)])
def test_a_lot_needs_no_vote_and_passes_over_the_old_godfather(lot: int, who: Seat) -> None:
    scene = e13(next_godfather="random")
    assert GAME.ballot(scene.state) is None
    assert named(scene, {}, Fixed(lot)) == who


@rule("C-11.1")
@pytest.mark.parametrize(("lot", "who"), [(0, 0), (7, 7)])
def test_with_the_option_the_lot_may_fall_on_the_old_godfather(lot: int, who: Seat) -> None:
    assert named(e13(next_godfather="random", godfather_may_repeat=True), {}, Fixed(lot)) == who


@rule("C-11.1")
def test_the_host_may_name_the_next_godfather() -> None:
    scene = e13(next_godfather="host", host=6)
    assert (ballot(scene).asked, ballot(scene).candidates) == ((6,), (1, 2, 3, 4, 5, 6, 7))
    assert named(scene, {6: 5}) == 5


@rule("C-11.2")
def test_places_may_be_kept() -> None:
    following = sequel(e13(), {0: 3})
    assert following.seating == (0, 1, 2, 3, 4, 5, 6, 7)


@rule("C-11.2")
@pytest.mark.parametrize("seed", range(20))
def test_changed_places_are_a_permutation_and_the_office_goes_with_the_player(seed: int) -> None:
    scene = e13(reseat="shuffle", host=4)
    following = sequel(scene, {0: 3}, FastChance(seed))
    assert isinstance(following.options, CubaOptions)
    assert sorted(following.seating) == list(range(8))
    assert following.seating[following.options.godfather] == 3
    assert following.seating[following.options.host] == 4


@rule("C-11.2")
def test_shuffling_reaches_many_orders() -> None:
    scene = e13(reseat="shuffle")
    assert len({sequel(scene, {}, FastChance(seed)).seating for seed in range(40)}) > 35


@rule("C-11.2")
def test_the_other_options_stay_as_they_are() -> None:
    following = sequel(e13(jokers=2, match_games=3), {0: 3})
    assert following.options == options(jokers=2, match_games=3, reseat="keep", godfather=3)


@rule("C-11.3", "CR-25")
@pytest.mark.parametrize("games", [1, 5, 24])
def test_a_match_has_as_many_games_as_the_option_says(games: int) -> None:
    assert GAME.games is not None
    assert GAME.games(options(match_games=games)) == games


@rule("C-11.3", "CR-25")
def test_winning_is_all_that_scores() -> None:
    assert (outcome(e13()).winners, outcome(e13()).scores) == ((0, 1, 3, 4, 7), ())


@rule("C-11.4")
def test_the_naming_follows_the_last_game_too() -> None:
    scene = e13(match_games=1)
    assert ballot(scene).asked == (0, 1, 3, 4, 7)
    assert named(scene, {0: 7}) == 7


@rule("C-11.4")
def test_the_naming_changes_nothing_about_the_game_that_has_ended() -> None:
    scene = e13()
    before, who = frozen(scene), winners(scene)
    sequel(scene, {0: 3, 1: 3})
    assert (frozen(scene), winners(scene)) == (before, who)


@rule("C-11.1")
def test_nothing_follows_a_game_that_still_goes_on() -> None:
    assert GAME.sequel(a8().state, {}, FastChance(0)) is None


@rule("C-11.4")
def test_the_next_game_begins_with_its_options() -> None:
    following = sequel(e13(), {0: 3})
    assert isinstance(following.options, CubaOptions)
    assert GAME.pending(GAME.new(following.options, 8, FastChance(0), None)) == (3,)


@rule("C-11.2")
def test_where_the_host_gives_the_places_nobody_has_moved_before() -> None:
    chance = FastChance(0)
    following = sequel(e13(reseat="manual"), {0: 3, 1: 3}, chance)
    assert following.seating == tuple(range(8))
    assert chance.draws == 0


@rule("C-11.2")
def test_the_office_goes_with_the_player_wherever_the_host_puts_him() -> None:
    assert GAME.reseated is not None
    following = sequel(e13(reseat="manual", host=2), {0: 3, 1: 3})
    assert isinstance(following.options, CubaOptions)
    moved = GAME.reseated(following.options, (3, 0, 1, 2, 4, 5, 6, 7))
    assert moved is not None
    assert (moved.godfather, moved.host) == (0, 3)


@rule("C-11.2")
@pytest.mark.parametrize("reseat", ["shuffle", "keep"])
def test_else_the_host_does_not_give_places(reseat: str) -> None:
    assert GAME.reseated is not None
    assert GAME.reseated(options(reseat=reseat), range(8)) is None
