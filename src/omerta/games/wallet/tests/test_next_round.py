"""Tests the next round. RULES.md W-11."""

from __future__ import annotations

import pytest

from omerta.games.wallet.components import CHARACTERS, SPECIALS
from omerta.games.wallet.events import HandDealt, RoundStarted, TurnBegan
from omerta.games.wallet.tests.given import WalletScene, ended, new_game
from omerta.games.wallet.tests.look import own, phase, set_aside, sizes, specials_of, told
from omerta.games.wallet.tests.moves import PASS, check, deposit, exchange, stash
from omerta.games.wallet.tests.play import at_random, hurried, settled
from omerta.testing import rule


def eventful() -> WalletScene:
    """A round at whose end cards lay everywhere: stashed, deposited, exchanged, confiscated, bought."""
    scene = ended(
        "#police BADGE",
        "D20 E50 J100 CC",
        "#john P20 P50",
        specials={1: "secret_stash atm", 2: "exchange"},
        special_discard="gift wish",
        pocket="#john #agent",
        wallet="D50 Y20",
    )
    scene.when(1, PASS).when(2, PASS).when(1, stash("D20")).when(1, deposit("E50")).when(2, exchange("P20", "yen"))
    return settled(scene.when(0, check(1)))


@rule("W-11.1")
def test_everything_is_dealt_anew() -> None:
    view = eventful().view()
    assert (view.round_number, view.timers_left, view.pocket) == (2, 6, 5)
    assert (view.wallet, [player.cards for player in view.players]) == (25, [5, 5, 5])
    assert (view.discard, view.special_discard, view.in_play) == ((), (), ())


@rule("W-11.1")
def test_nothing_of_the_last_round_is_left_before_the_seats() -> None:
    players = eventful().view().players
    assert [(player.has_stash, player.atm_note, player.exchanged, player.currency) for player in players] == [
        (False, None, None, None)
    ] * 3
    assert [(player.confiscated, player.shown, player.on_duty, player.checked) for player in players] == [
        ((), None, False, False)
    ] * 3


@rule("W-11.1")
def test_all_special_cards_are_shuffled_again() -> None:
    scene = eventful()
    held = [special for seat in range(3) for special in specials_of(scene, seat)]
    assert sorted([*held, *set_aside(scene)]) == sorted(SPECIALS)
    assert [player.specials for player in scene.view().players] == [2, 2, 2]


@rule("W-11.1")
def test_nobody_remembers_a_card_of_the_last_round() -> None:
    scene = eventful()
    assert [own(scene, seat).known for seat in range(3)] == [()] * 3
    assert own(scene, 1).pocket_seen == CHARACTERS


@rule("W-11.1", "WR-3")
@pytest.mark.parametrize("seed", range(8))
def test_the_same_coins_are_dealt_anew_and_the_smallest_begins(seed: int) -> None:
    scene = hurried(new_game(5, seed))
    first, second = told(scene, None, RoundStarted)
    assert sorted(first.coins) == sorted(second.coins)
    assert second.start == second.coins.index(min(second.coins))
    assert phase(scene) == ("turn", (second.start,))


@rule("W-11.1")
def test_coins_change_their_owners() -> None:
    rounds = [told(hurried(new_game(5, seed)), None, RoundStarted) for seed in range(10)]
    assert [first.coins for first, _ in rounds] != [second.coins for _, second in rounds]


@rule("W-11.1")
def test_everybody_is_told_its_new_hand() -> None:
    scene = eventful()
    dealt = told(scene, 2, HandDealt)[-1]
    assert sorted(dealt.cards) == sorted(own(scene, 2).hand)
    assert sizes(scene) == [5, 5, 5]


@rule("W-11.1", "W-3.2")
def test_a_new_round_begins_with_its_first_turn() -> None:
    scene = eventful()
    assert told(scene, None, TurnBegan)[-1].turn == 1
    assert scene.view().timers_left == 6


@rule("W-11.1", "W-4.6")
@pytest.mark.parametrize("seed", range(6))
def test_no_card_is_missing_after_a_random_round(seed: int) -> None:
    scene = at_random(new_game(4, seed), seed, most=400)
    starts = told(scene, None, RoundStarted)
    assert {begun.wallet for begun in starts} == {30}
    assert len(starts) >= 2
