"""Tests the setup of the game and of a round. RULES.md W-1, W-2."""

from __future__ import annotations

from collections import Counter

import pytest

from omerta.contract import RuleViolation
from omerta.games.wallet import GAME
from omerta.games.wallet.components import BOX, CHARACTERS, COINS, FACES, SPECIALS
from omerta.games.wallet.events import GameStarted, HandDealt, RoundStarted
from omerta.games.wallet.tests.given import given, new_game
from omerta.games.wallet.tests.look import chips_of, own, phase, set_aside, sizes, specials_of, told
from omerta.games.wallet.tests.moves import FLIP
from omerta.games.wallet.tests.play import hurried, whole_game
from omerta.testing import rule

SEATS = range(2, 8)


def printed(most: int) -> Counter[tuple[str, str, str, int]]:
    """Gives the cards of the box up to a corner number, counted from the file."""
    count = Counter[tuple[str, str, str, int]]()
    for row in BOX.contents.play_cards.rows:
        count[row.kind, row.currency, row.character, row.value] += row.count if row.tag <= most else 0
    return +count


def dealt(seats: int, deck: str) -> Counter[tuple[str, str, str, int]]:
    """The cards in all hands and in the wallet of a fresh deal."""
    state = new_game(seats, deck=deck).state
    count = Counter[tuple[str, str, str, int]]()
    for pile in (*state.hands, state.wallet):
        for face, copies in zip(FACES, pile, strict=True):
            kind, _, rest = face.partition(":")
            currency, _, value = rest.partition(":") if kind == "note" else ("", "", rest if kind == "jewel" else "")
            count[kind, currency, rest if kind == "id" else "", int(value or 0)] += copies
    return +count


@rule("W-1.1")
def test_two_to_seven_play() -> None:
    assert GAME.seats == (2, 3, 4, 5, 6, 7)


@rule("W-1.1")
@pytest.mark.parametrize("seats", [0, 1, 8])
def test_fewer_or_more_cannot_play(seats: int) -> None:
    with pytest.raises(RuleViolation) as refusal:
        new_game(seats)
    assert refusal.value.told() == ("W-1.1", "seats", (("fewest", 2), ("most", 7), ("seats", seats)))


@rule("W-1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_at_the_table_has_a_seat(seats: int) -> None:
    assert len(new_game(seats).view().players) == seats


@rule("W-1.2", "WR-1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_balanced_deck_has_the_cards_up_to_the_number_of_players(seats: int) -> None:
    assert dealt(seats, "balanced") == printed(seats)


@rule("W-1.2")
@pytest.mark.parametrize(("seats", "most"), [(2, 2), (3, 7), (4, 7), (5, 7), (6, 7), (7, 7)])
def test_the_full_deck_has_all_cards_unless_two_play(seats: int, most: int) -> None:
    assert dealt(seats, "full") == printed(most)


@rule("W-1.3")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_with_one_chip_of_one(seats: int) -> None:
    scene = new_game(seats)
    assert [chips_of(scene, seat) for seat in range(seats)] == [(1,)] * seats
    assert scene.state.chip_pocket == [17 - seats, 12, 8]


@rule("W-1.3", "W-10.6")
def test_chips_of_others_are_seen_by_number_only() -> None:
    scene = new_game(3)
    assert [player.chips for player in scene.view(0).players] == [1, 1, 1]
    assert scene.view(0).chips_shown == ()


@rule("W-1.4", "WR-3")
@pytest.mark.parametrize("seats", SEATS)
def test_there_are_as_many_different_coins_as_players(seats: int) -> None:
    coins = new_game(seats).state.coins
    assert len(set(coins)) == seats
    assert set(coins) <= set(COINS)


@rule("W-1.4", "WR-3")
def test_which_coins_are_used_is_left_to_chance() -> None:
    pools = {tuple(sorted(new_game(6, seed).state.coins)) for seed in range(100)}
    assert len(pools) == 7


@rule("W-1.4", "WR-3", "W-11.1")
@pytest.mark.parametrize("seed", range(5))
def test_the_same_coins_serve_in_all_rounds(seed: int) -> None:
    rounds = told(whole_game(3, seed), None, RoundStarted)
    assert len({tuple(sorted(begun.coins)) for begun in rounds}) == 1
    assert [begun.round_number for begun in rounds] == [1, 2, 3]


@rule("W-1.5")
def test_a_game_has_three_rounds() -> None:
    scene = hurried(new_game(4), rounds=2)
    assert (scene.view().round_number, GAME.outcome(scene.state)) == (3, None)
    assert GAME.outcome(hurried(scene).state) is not None


@rule("W-1.1")
def test_the_game_begins_with_its_options_told_to_all() -> None:
    (started,) = told(new_game(5, deck="full"), None, GameStarted)
    assert (started.players, started.options.deck) == (5, "full")


@rule("W-2.1")
def test_a_round_begins_with_six_timers_and_empty_discards() -> None:
    view = new_game(4).view()
    assert (view.timers_left, view.discard, view.special_discard) == (6, (), ())


@rule("W-2.2")
@pytest.mark.parametrize(("seats", "in_wallet"), [(2, 20), (3, 25), (4, 30), (5, 35), (6, 40), (7, 45)])
def test_everybody_gets_five_cards_and_the_rest_is_the_wallet(seats: int, in_wallet: int) -> None:
    scene = new_game(seats)
    assert sizes(scene) == [5] * seats
    assert scene.view().wallet == in_wallet


@rule("W-2.2", "W-2.3")
def test_a_hand_is_shown_to_its_owner_alone() -> None:
    scene = new_game(3)
    (mine,) = told(scene, 1, HandDealt)
    assert (mine.seat, sorted(mine.cards)) == (1, sorted(own(scene, 1).hand))
    assert set(mine.specials) == specials_of(scene, 1)
    assert told(scene, None, HandDealt) == []


@rule("W-2.2", "WR-32")
def test_a_view_names_cards_by_their_faces() -> None:
    assert set(own(new_game(7), 3).hand) <= set(FACES)


@rule("W-2.2")
def test_the_deal_is_left_to_chance() -> None:
    assert len({own(new_game(2, seed), 0).hand for seed in range(20)}) > 15


@rule("W-2.3", "W-5.1")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_gets_two_special_cards_and_the_rest_is_set_aside(seats: int) -> None:
    scene = new_game(seats)
    held = [special for seat in range(seats) for special in specials_of(scene, seat)]
    assert [player.specials for player in scene.view().players] == [2] * seats
    assert sorted([*held, *set_aside(scene)]) == sorted(SPECIALS)
    assert scene.view().aside == 15 - 2 * seats


@rule("W-2.4", "WR-9")
def test_one_extra_id_of_each_character_lies_in_the_pocket() -> None:
    scene = new_game(2)
    assert scene.view().pocket == 5
    assert own(scene, 0).pocket_seen == CHARACTERS


@rule("W-2.5")
@pytest.mark.parametrize("seed", range(10))
def test_the_smallest_coin_begins(seed: int) -> None:
    scene = new_game(4, seed)
    coins = [player.coin for player in scene.view().players]
    assert scene.view().start == coins.index(min(coins))
    assert phase(scene) == ("turn", (scene.view().start,))


@rule("W-2.5")
def test_coins_are_shown_to_all() -> None:
    scene = new_game(3)
    (begun,) = told(scene, None, RoundStarted)
    assert begun.coins == tuple(player.coin for player in scene.view().players)
    assert (begun.start, begun.wallet) == (scene.view().start, 25)


@rule("W-2.5")
def test_every_seat_may_get_any_coin_of_the_pool() -> None:
    starts = Counter(new_game(4, seed).view().start for seed in range(200))
    assert min(starts[seat] for seat in range(4)) > 25


@rule("W-2.6")
def test_chips_are_kept_from_round_to_round() -> None:
    scene = given("#john D100", "#police D200", chips={0: "1 2 3", 1: "1 1"}, timers=1, chip_draws="3")
    scene.when(0, FLIP)
    assert scene.view().round_number == 2
    assert (chips_of(scene, 0), chips_of(scene, 1)) == ((1, 2, 3), (1, 1, 3))
