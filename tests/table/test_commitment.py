"""The deal can be verified."""

from __future__ import annotations

import pytest

from omerta.contract import freeze
from omerta.kit.chance import KeyedChance, seed_from
from omerta.table import Match, RecordError, commitment, seed_of, verify
from omerta.testing.toys.courier.pieces import CourierOptions
from tests.table.tables import COURIER, SECRET, CourierMatch, couriers

PLAYERS = (b"anna's dice", b"ben's coins")


def dealt(entropies: tuple[bytes, ...]) -> CourierMatch:
    return Match.begin(COURIER, CourierOptions(), 2, SECRET, 0, entropies=entropies)


def test_the_header_holds_the_hash_of_the_secret_and_not_the_secret() -> None:
    header = couriers().header
    assert header.commitment == commitment(SECRET)
    assert SECRET.hex() not in str(header)


def test_commitment_and_seed_are_the_same_everywhere() -> None:
    secret = bytes(range(32))
    assert commitment(secret) == "4d45782e04fb4fe3cd23d1b26752562a72d867477280816798b980ec5472df7a"
    assert seed_of(secret, [b"a", b"bc"]).hex() == "c0e8671fe32feb611ec1bde21fd2c477b042e8f4bf59382c431170c66fae9099"


def test_without_entropy_the_secret_is_the_seed() -> None:
    assert seed_of(SECRET) == SECRET
    state = COURIER.new(CourierOptions(), 2, KeyedChance(SECRET, 0), None)
    assert freeze(couriers().state) == freeze(state)


def test_what_players_add_changes_the_deal() -> None:
    seeds = {seed_of(SECRET, added) for added in ((), PLAYERS, PLAYERS[:1], PLAYERS[::-1])}
    assert len(seeds) == 4
    assert freeze(dealt(PLAYERS).state) != freeze(dealt(()).state)


def test_no_two_lists_of_parts_make_the_same_seed() -> None:
    assert seed_of(SECRET, [b"ab", b"c"]) != seed_of(SECRET, [b"a", b"bc"])


def test_a_true_record_is_verified() -> None:
    verify(dealt(PLAYERS).record(), SECRET)


def test_a_secret_chosen_afterwards_is_found_out() -> None:
    with pytest.raises(RecordError, match="commitment"):
        verify(dealt(PLAYERS).record(), seed_from("chosen afterwards"))
