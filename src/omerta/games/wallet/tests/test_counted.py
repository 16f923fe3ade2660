"""Tests verdicts and payments of random hands, counted here from RULES.md alone. W-8, W-4.3, W-13.3."""

from __future__ import annotations

from itertools import product

import pytest

from omerta.games.wallet.components import DECKS, FACES
from omerta.games.wallet.tests.given import given
from omerta.games.wallet.tests.look import payments, verdict
from omerta.games.wallet.tests.notation import short
from omerta.kit.chance import fast_from
from omerta.kit.pile import spread
from omerta.testing import rule

ORDER = [short(face) for face in FACES]


def random_hand(seed: object, size: int, money: bool = False) -> str:
    """Gives so many cards out of all 80."""
    chance = fast_from("hand", seed)
    deck = [ORDER[face] for face in spread(DECKS[7]) if not money or ORDER[face][0] in "DEPYJ"]
    chance.shuffle(deck)
    return " ".join(sorted(deck[:size], key=ORDER.index))


def value(tag: str) -> int:
    return int(tag[1:]) if tag[0] in "DEPYJ" else 0


def reasons(hand: list[str], coin: int) -> list[str]:
    """Gives every reason for guilt, in the order of W-8.8."""
    ids = [tag for tag in hand if tag.startswith("#")]
    if not ids:
        return ["no_id"]
    if len(ids) > 1 and "#agent" not in ids:
        return ["too_many_ids"]
    who = "#agent" if len(ids) > 1 else ids[0]
    cents = 100 * sum(map(value, hand)) + coin
    currencies = {tag[0] for tag in hand if tag[0] in "DEPY"}
    failed = {
        "agent_needs_second_id": who == "#agent" and len(ids) < 2,
        "credit_card": "CC" in hand and who != "#john",
        "badge": "BADGE" in hand and who != "#police",
        "currencies": len(currencies) > 2 and who != "#blonde",
        "too_poor": who == "#million" and cents <= 50000,
        "too_rich": who != "#million" and cents > 50000,
        "no_jewel": who == "#blonde" and not any(tag.startswith("J") for tag in hand),
    }
    return [reason for reason, holds in failed.items() if holds]


def paid(hand: list[str], minimal: bool) -> list[str]:
    """Gives every different payment, found by trying all subsets."""
    counts = {tag: hand.count(tag) for tag in hand if value(tag)}
    found = []
    for taken in product(*(range(count + 1) for count in counts.values())):
        laid = [tag for tag, copies in zip(counts, taken, strict=True) for _ in range(copies)]
        total = sum(map(value, laid))
        if total >= 300 and not (minimal and any(total - value(tag) >= 300 for tag in laid)):
            found.append(" ".join(laid))
    return sorted(found)


@rule("W-8.1", "W-8.2", "W-8.8")
@pytest.mark.parametrize("size", range(1, 9))
def test_verdicts_of_random_hands(size: int) -> None:
    hands = [random_hand((size, seed), size) for seed in range(150)]
    coins = [(1, 2, 5, 7, 10, 20, 50)[seed % 7] for seed in range(150)]
    found = [
        verdict(given(hand, "", "", coins=(coin, *[c for c in (1, 2, 5) if c != coin][:2]), deck="full"))
        for hand, coin in zip(hands, coins, strict=True)
    ]
    expected = [reasons(hand.split(), coin) for hand, coin in zip(hands, coins, strict=True)]
    assert [list(judged.guilt) for judged in found] == expected
    assert [judged.innocent for judged in found] == [not guilt for guilt in expected]


@rule("W-4.3", "W-13.3")
@pytest.mark.parametrize("payment", ["free", "minimal"])
@pytest.mark.parametrize("seed", range(30))
def test_payments_of_random_hands(payment: str, seed: int) -> None:
    hand = random_hand(seed, 5 + seed % 4, money=True)
    scene = given(hand, "", "", deck="full", payment=payment)
    assert sorted(payments(scene)) == paid(hand.split(), payment == "minimal")


@rule("W-4.3")
def test_the_money_of_random_hands_is_worth_counting() -> None:
    """The hands above can pay in more than one way."""
    assert min(len(paid(random_hand(seed, 8, money=True).split(), minimal=False)) for seed in range(30)) > 1
