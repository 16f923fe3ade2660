"""Imagined worlds: they fit the view in every phase, and small ones come as often as counting by hand says. W-15.5."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec
import pytest

from omerta.contract import Viewer
from omerta.games.wallet import GAME
from omerta.games.wallet.components import BADGE, CHARACTERS, CHIP_VALUES, EXTRA_IDS, FACES, ID_OF, IS_MONEY, POLICEMAN
from omerta.games.wallet.rules.police import verdict_now
from omerta.games.wallet.state import PAY, TURN, WalletState
from omerta.games.wallet.tests.counting import DRAWS, assert_by_their_odds, counted_out, imagined, world_of
from omerta.games.wallet.tests.given import WalletScene, ended, given, new_game
from omerta.games.wallet.tests.look import own
from omerta.games.wallet.tests.moves import (
    BUY,
    DRAW,
    FLIP,
    GIVE_NOTHING,
    PASS,
    check,
    gift,
    give,
    pay,
    play,
    put,
    return_chip,
    stash,
    target,
)
from omerta.games.wallet.tests.notation import faces
from omerta.games.wallet.tests.positions import buys, known, whole
from omerta.kit.chance import fast_from
from omerta.kit.claims import holds
from omerta.testing import rule

HIDDEN: Final = {
    "aside",
    "chip_pocket",
    "chips",
    "drawn",
    "hands",
    "inspected",
    "paid",
    "paying_from",
    "phase",
    "pocket",
    "pocket_seen",
    "recall",
    "returned",
    "specials",
    "stash",
    "verdicts",
    "wallet",
    "window",
}
"""It says what a viewer may have to imagine."""
PUBLIC: Final = [name for name in WalletState.__slots__ if name not in HIDDEN]
"""It says what a world has in common with the truth, whoever imagines it."""


def worlds(scene: WalletScene, viewer: Viewer, count: int = 300) -> list[WalletState]:
    imagined, chance = GAME.imagine(scene.view(viewer)), fast_from("worlds", scene.view(viewer))
    return [imagined.draw(chance) for _ in range(count)]


def share(many: list[WalletState], holds_true: Callable[[WalletState], object]) -> float:
    return sum(bool(holds_true(world)) for world in many) / len(many)


# --- They fit the view -------------------------------------------------------------------------------------------


@rule("W-15.5")
@pytest.mark.parametrize("seats", range(2, 8))
def test_a_world_looks_like_the_truth_and_has_all_that_is_public(seats: int) -> None:
    scene, chance = new_game(seats, "fit", rounds=2), fast_from("fit", seats)
    while pending := GAME.pending(scene.state):
        viewer: Viewer = (None, *range(seats))[chance.below(seats + 1)]
        seen = scene.view(viewer)
        world = GAME.imagine(seen).draw(chance)
        GAME.audit(world)
        assert msgspec.json.encode(GAME.view(world, viewer)) == msgspec.json.encode(seen)
        assert [getattr(world, name) for name in PUBLIC] == [getattr(scene.state, name) for name in PUBLIC]
        assert world.public_phase() == scene.state.public_phase()
        seat = pending[chance.below(len(pending))]
        choices = scene.legal(seat)
        scene.when(seat, choices[chance.below(len(choices))])


@rule("W-15.5")
def test_a_world_knows_what_its_viewer_knows_and_nothing_of_what_others_do() -> None:
    scene = buys(given("D200 D100 CC", "E20", "P20"), 0, "D100 D200", "#blonde").when(1, put("E20"))
    (world,) = worlds(scene, 1, 1)
    assert world.recall.of(1) == scene.state.recall.of(1) != []
    assert world.recall.of(0) == world.recall.of(2) == []
    assert world.pocket_seen == [EXTRA_IDS] * 3
    (world,) = worlds(scene, 0, 1)
    assert world.pocket_seen[0] == scene.state.pocket_seen[0] != EXTRA_IDS


@rule("W-15.5", "W-4.3")
def test_anothers_payment_is_set_back_to_its_beginning_and_the_own_one_is_not() -> None:
    scene = given("D200 D100", "E20").when(0, BUY).when(0, pay("D100"))
    (mine,), (theirs,) = worlds(scene, 0, 1), worlds(scene, 1, 1)
    assert (mine.phase, mine.paying_from, mine.paid) == (PAY, TURN, faces("D100"))
    assert (theirs.phase, theirs.paid) == (TURN, [])


@rule("W-15.5", "W-6.4")
def test_others_sealed_answers_are_set_back_and_the_own_one_is_not() -> None:
    scene = given("D20", "E20 CC", "P20", specials={0: "to_left"}).when(0, play("to_left")).when(1, give("CC"))
    (mine,), (theirs,) = worlds(scene, 1, 1), worlds(scene, 2, 1)
    assert GAME.pending(mine) == (0, 2)
    assert GAME.pending(theirs) == (0, 1, 2)


# --- Hands and wallet --------------------------------------------------------------------------------------------


def dealt() -> WalletScene:
    return given("D20 CC", "E20", "P20", wallet="Y20 Y50")


def put_back() -> WalletScene:
    return dealt().when(0, put("CC"))


def put_back_and_drawn_after() -> WalletScene:
    return given("D20 CC", "E20", "P20", wallet="Y20 Y50", draws="Y20").when(0, put("CC")).when(1, DRAW)


def drawn_by_two() -> WalletScene:
    scene = given("D20 CC", "E20", "P20", wallet="Y20 Y50", draws="Y20 Y50")
    return scene.when(0, put("CC")).when(1, DRAW).when(2, DRAW)


def given_away_and_put_back_after() -> WalletScene:
    scene = given("D20 CC", "E20", "P20", wallet="Y20 Y50", specials={0: "gift"})
    return scene.when(0, play("gift")).when(0, gift("CC", 1)).when(0, FLIP).when(1, put("E20"))


def drawn_again_by_oneself() -> WalletScene:
    scene = given("D20 CC", "E20", "P20", wallet="Y20 Y50", draws="Y20 Y50")
    return scene.when(0, put("CC")).when(1, DRAW).when(2, FLIP).when(0, DRAW)


@pytest.mark.slow
@rule("W-15.1", "W-15.5")
@pytest.mark.parametrize("viewer", [0, 1, 2])
@pytest.mark.parametrize(
    "position",
    [dealt, put_back, put_back_and_drawn_after, given_away_and_put_back_after, drawn_again_by_oneself],
)
def test_hands_and_wallet_are_imagined_by_their_odds(position: Callable[[], WalletScene], viewer: int) -> None:
    scene = position()
    odds = counted_out(world_of(dealt().state), scene.events, viewer)
    assert_by_their_odds(imagined(scene.view(viewer)), odds)


@rule("W-15.1", "W-15.5")
@pytest.mark.parametrize("viewer", [1, 2])
def test_what_others_drew_is_imagined_by_its_odds(viewer: int) -> None:
    scene = drawn_by_two()
    assert_by_their_odds(imagined(scene.view(viewer)), counted_out(world_of(dealt().state), scene.events, viewer))


@rule("W-15.5")
def test_a_card_that_may_lie_anywhere_is_forgotten_and_lies_anywhere_with_equal_odds() -> None:
    scene = drawn_by_two()
    assert known(scene, 0) == []
    anywhere = counted_out(world_of(scene.state), [], 0)
    assert_by_their_odds(imagined(scene.view(0)), anywhere)
    assert set(anywhere) == set(counted_out(world_of(dealt().state), scene.events, 0))


@rule("W-15.4", "W-15.5")
@pytest.mark.parametrize("position", [dealt, put_back_and_drawn_after])
def test_a_spectator_imagines_every_deal_with_equal_odds(position: Callable[[], WalletScene]) -> None:
    scene = position()
    assert_by_their_odds(imagined(scene.view()), counted_out(world_of(dealt().state), scene.events, None))


@rule("W-15.5", "W-6.6")
def test_of_an_inspected_card_a_third_seat_imagines_any_of_that_hand() -> None:
    scene = given("D20", "E20 CC", "P20", wallet="", specials={0: "inspection"}, draws="CC")
    scene.when(0, play("inspection")).when(0, target(1))
    seen = Counter(FACES[world.inspected] for world in worlds(scene, 2, 900))
    assert set(seen) == {"note:dollar:20", "note:euro:20", "credit_card"}
    assert all(250 < count < 350 for count in seen.values())
    assert all(world.hands[1][world.inspected] for world in worlds(scene, 0))


@rule("W-15.5", "W-6.3", "WR-13")
def test_who_laid_nothing_in_a_redistribution_has_no_money_while_the_cards_lie_there() -> None:
    scene = given("D20", "#john #agent CC", "P20 BADGE", specials={0: "redistribution"})
    scene.when(0, play("redistribution")).when(0, give("D20")).when(1, GIVE_NOTHING).when(2, give("P20"))
    many = worlds(scene, 0)
    assert not share(many, lambda world: any(IS_MONEY[face] for face, count in enumerate(world.hands[1]) if count))
    assert share(many, lambda world: any(IS_MONEY[face] for face, count in enumerate(world.hands[2]) if count)) > 0.4


@rule("W-15.5", "W-9.1")
def test_whoever_has_not_shown_himself_is_no_policeman_on_duty() -> None:
    scene = ended("#police BADGE", "D20", "E20 E50", "P20 P50", rounds=1)
    for world in worlds(scene, 1, 400):
        hidden = [(verdict_now(world, seat), world.hands[seat][BADGE]) for seat in (2, 3)]
        assert not any(found.innocent and found.person == CHARACTERS[POLICEMAN] and badge for found, badge in hidden)


@rule("W-15.5", "WR-23")
def test_a_confiscated_seat_keeps_its_verdict_in_every_world() -> None:
    scene = ended("#police BADGE", "#police BADGE D20", "#john D200 D200 D200", "P20", deck="full")
    whole(scene)
    scene.when(0, check(2))
    (world,) = worlds(scene, 3, 1)
    assert world.verdicts == scene.state.verdicts
    GAME.audit(world)


@rule("W-15.5", "W-6.13")
def test_a_stashed_card_is_imagined_by_others_and_known_to_its_owner() -> None:
    scene = ended("#john", "E20 CC", specials={1: "secret_stash"}, rounds=1).when(1, PASS).when(1, stash("CC"))
    assert {world.stash[1] for world in worlds(scene, 1)} == set(faces("CC"))
    assert len({world.stash[1] for world in worlds(scene, 0)}) > 10
    assert all(world.hands == scene.state.hands for world in worlds(scene, 0, 20))


# --- The ID pocket -----------------------------------------------------------------------------------------------


@rule("W-15.2", "W-15.5")
def test_which_id_another_has_bought_is_open_among_those_that_were_there() -> None:
    scene = buys(given("D200 D100", "E20", "P20"), 0, "D100 D200", "#blonde")
    many = worlds(scene, 1, 1_000)
    gone = Counter(EXTRA_IDS & ~world.pocket for world in many)
    assert len(gone) == 5
    assert all(140 < count < 260 for count in gone.values())
    assert all(world.hands[0][ID_OF[(EXTRA_IDS & ~world.pocket).bit_length() - 1]] for world in many)


@rule("W-15.2", "W-15.5")
def test_of_two_ids_that_are_missing_each_buyer_has_another() -> None:
    scene = buys(given("D200 D100", "E200 E100", "P200 P100"), 0, "D100 D200", "#blonde")
    buys(scene, 1, "E100 E200", "#john")
    buys(scene, 2, "P100 P200", "#agent")
    blonde, john = faces("#blonde #john")
    many = worlds(scene, 2, 600)
    assert all(world.pocket == scene.state.pocket for world in many)
    first = share(many, lambda world: world.hands[0][blonde] and world.hands[1][john])
    assert 0.4 < first < 0.6
    assert share(many, lambda world: world.hands[0][john] and world.hands[1][blonde]) == pytest.approx(1 - first)


@rule("W-15.2", "W-15.5")
def test_an_id_of_which_more_are_seen_than_the_deck_holds_has_left_the_pocket() -> None:
    scene = given("#john #john", "E20", pocket="#police #million #blonde #agent")
    assert all(world.pocket == scene.state.pocket for world in worlds(scene, 0))
    assert len({world.pocket for world in worlds(scene, 1)}) == 5


# --- Special cards and chips -------------------------------------------------------------------------------------


@rule("W-15.5", "W-2.3")
def test_special_cards_that_were_not_played_lie_with_the_others_or_aside_with_equal_odds() -> None:
    scene = new_game(3, "specials")
    mine = own(scene, 0).specials
    many = worlds(scene, 0, 1_300)
    held = Counter(special for world in many for special in range(15) if world.specials[1] >> special & 1)
    assert len(held) == 15 - len(mine)
    assert all(130 < count < 270 for count in held.values())


@rule("W-15.3", "W-15.5")
def test_who_has_never_put_a_chip_back_has_the_one_it_began_with() -> None:
    scene = given("D20", "E20", "P20", chips={0: "3", 1: "1 2", 2: "3"})
    many = worlds(scene, 0, 600)
    assert all(world.chips[1][0] for world in many)
    assert 0.2 < share(many, lambda world: world.chips[2][0]) < 0.8
    assert {CHIP_VALUES[chip] for world in many for chip in range(3) if world.chips[1][chip]} == {1, 2, 3}
    assert all(world.chips[0] == scene.state.chips[0] for world in many)


@rule("W-15.3", "W-15.5")
def test_the_own_returned_chips_are_known_and_those_of_others_are_some() -> None:
    scene = given("D20", "E20", chips={0: "1 3", 1: "1 2"}, timers=1)
    scene.when(0, FLIP).when(0, return_chip(3)).when(1, return_chip(2))
    assert all(world.returned[0] == [0, 0, 1] for world in worlds(scene, 0, 50))
    assert {tuple(world.returned[1]) for world in worlds(scene, 0)} == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}


@rule("W-15.5", "W-12.1")
def test_after_the_game_all_chips_are_known() -> None:
    scene = ended("#john", "#blonde J100", chips={0: "1 3"}, rounds=1)
    assert scene.view().phase == "over"
    assert all(world.chips == scene.state.chips for world in worlds(scene, None, 50))
    assert all(world.chip_pocket == scene.state.chip_pocket for world in worlds(scene, None, 50))


@rule("W-15.1", "W-15.5")
def test_whatever_a_seat_remembers_is_true_in_every_world_it_imagines() -> None:
    scene, chance = new_game(4, "true"), fast_from("true")
    remembered = 0
    while (pending := GAME.pending(scene.state)) and scene.view().round_number == 1:
        seat = pending[0]
        for world in worlds(scene, seat, 3):
            stashed = [sum(face == each for each in world.stash) for face in range(len(FACES))]
            assert holds(scene.state.recall.of(seat), [*world.hands, world.wallet, stashed, world.drawn])
        remembered += len(known(scene, seat))
        choices = scene.legal(seat)
        scene.when(seat, choices[chance.below(len(choices))])
    assert remembered > 10, f"hardly anything was remembered in {DRAWS} draws"
