"""No card and no chip is ever lost, whatever is played. RULES.md W-1, W-4.6, W-5.1, W-6, WR-2."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from omerta.contract import Chance
from omerta.games.wallet import GAME
from omerta.games.wallet.components import CHIP_COUNTS, EXTRA_IDS, FACES, ID_OF, SPECIALS
from omerta.games.wallet.options import WalletOptions
from omerta.games.wallet.state import NOBODY, WalletState
from omerta.games.wallet.tests.given import deck_of
from omerta.kit.chance import fast_from
from omerta.kit.menus import legal
from omerta.testing import rule

GAMES_EACH: Final = 100
BATCHES: Final = [
    *(pytest.param(batch, marks=pytest.mark.slow) for batch in range(5)),
    *(pytest.param(batch, marks=pytest.mark.long) for batch in range(5, 50)),
]
AUDITED_IN: Final = 10
VARIANTS: Final = (
    WalletOptions(),
    WalletOptions(deck="full"),
    WalletOptions(rounds=2, specials_per_turn=2, allow_pass=True),
    WalletOptions(rounds=1, payment="minimal", coin_pool="lowest"),
    WalletOptions(rounds=1, specials_per_turn=2, deck="full"),
)


def faces_in_play(state: WalletState) -> list[int]:
    """Says how often each face lies anywhere, the ID pocket included. Nothing here asks the game's own audit."""
    piles = [*state.hands, state.wallet, state.drawn]
    count = [sum(copies) for copies in zip(*piles, strict=True)]
    single = [*state.discard, *state.stash, *state.atm_notes, *state.exchange_notes, *state.credit_notes]
    single += [face for _, face in state.laid] + [face for taken in state.confiscated for face in taken]
    for face in single:
        if face != NOBODY:
            count[face] += 1
    for person, face in enumerate(ID_OF):
        count[face] += state.pocket >> person & 1
    return count


def specials_in_play(state: WalletState) -> int:
    """Every special card there is, each exactly once: as a bitmask, or nothing if one lies in two places."""
    masks = [*state.specials, *state.in_front, state.aside]
    masks += [1 << special for special in (*state.special_discard, *state.in_play)]
    return sum(masks) if sum(mask.bit_count() for mask in masks) == len(SPECIALS) else 0


def chips_in_play(state: WalletState) -> tuple[int, ...]:
    return tuple(sum(copies) for copies in zip(*state.chips, state.chip_pocket, strict=True))


def lost(state: WalletState, deck: list[int]) -> list[str]:
    """Says what is wrong with the cards and chips of a state."""
    found = []
    if faces_in_play(state) != deck:
        found.append(f"cards: {faces_in_play(state)} instead of {deck}")
    if specials_in_play(state) != (1 << len(SPECIALS)) - 1:
        found.append(f"special cards: {state.specials} {state.in_front} {state.aside} {state.special_discard}")
    if chips_in_play(state) != CHIP_COUNTS or min(state.chip_pocket) < 0:
        found.append(f"chips: {state.chips} and {state.chip_pocket} in the pocket")
    return found


def whole_deck(options: WalletOptions, seats: int) -> list[int]:
    """Gives the deck and the extra IDs."""
    deck = deck_of(options, seats)
    for person, face in enumerate(ID_OF):
        deck[face] += EXTRA_IDS >> person & 1
    return deck


def states(options: WalletOptions, seats: int, chance: Chance) -> Iterator[WalletState]:
    """Plays every position of a random game; each is gone when the next one comes."""
    state = GAME.new(options, seats, chance, None)
    yield state
    while pending := GAME.pending(state):
        seat = pending[chance.below(len(pending))]
        choices = legal(GAME, state, seat)
        GAME.apply(state, seat, choices[chance.below(len(choices))], chance, None)
        yield state


def losses(seats: int, number: int) -> list[str]:
    """Says what goes wrong in one random game; it stops where something does. The audit looks at more than cards and
    chips, and takes far longer: it comes to one game in ten."""
    options = VARIANTS[number % len(VARIANTS)]
    deck = whole_deck(options, seats)
    for state in states(options, seats, fast_from("conservation", seats, number)):
        if number % AUDITED_IN == 0:
            GAME.audit(state)
        if found := lost(state, deck):
            return [f"{seats} seats, game {number}: {what}" for what in found]
    return []


@rule("W-1.2", "W-1.3", "W-2.3", "W-4.6", "W-5.1", "WR-2")
@pytest.mark.parametrize("batch", BATCHES)
def test_in_five_thousand_random_games_nothing_is_lost(batch: int) -> None:
    games = range(batch * GAMES_EACH, (batch + 1) * GAMES_EACH)
    assert [what for number in games for what in losses(2 + number % 6, number)] == []


@rule("W-1.2", "W-1.3", "W-2.3", "W-4.6", "W-5.1")
@pytest.mark.parametrize("seats", range(2, 8))
def test_in_some_random_games_nothing_is_lost(seats: int) -> None:
    assert [what for number in range(10) for what in losses(seats, number)] == []


@rule("WR-2", "W-10.5")
@pytest.mark.parametrize("seats", range(2, 8))
def test_thirty_seven_chips_are_always_in_play(seats: int) -> None:
    counts = {
        sum(sum(chips) for chips in state.chips) + sum(state.chip_pocket)
        for state in states(WalletOptions(), seats, fast_from("chips", seats))
    }
    assert counts == {37}


@rule("W-3.5")
@pytest.mark.parametrize("seats", range(2, 8))
def test_every_random_game_ends_within_its_bound(seats: int) -> None:
    steps = sum(1 for _ in states(WalletOptions(), seats, fast_from("bound", seats)))
    assert steps <= GAME.bound(WalletOptions(), seats) + 1


def test_the_count_of_faces_covers_the_catalogue() -> None:
    state = GAME.new(WalletOptions(), 3, fast_from("catalogue"), None)
    assert len(faces_in_play(state)) == len(FACES)
