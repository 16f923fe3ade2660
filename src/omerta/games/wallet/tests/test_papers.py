"""The papers check: what of the own hand holds, and which cards are to blame. RULES.md W-8"""

from __future__ import annotations

import pytest

from omerta.games.wallet.gloss import gloss
from omerta.games.wallet.glosses import Papers
from omerta.games.wallet.rules.papers import Mark
from omerta.games.wallet.tests.given import WalletScene, ended, given
from omerta.games.wallet.tests.look import own
from omerta.games.wallet.tests.moves import PASS, exchange
from omerta.games.wallet.tests.notation import short
from omerta.games.wallet.values import Guilt
from omerta.testing import rule


def papers(scene: WalletScene) -> Papers:
    found = gloss(scene.view(0)).papers
    assert found is not None, "seat 0 has no papers"
    return found


def marks(hand: str) -> tuple[Mark, Mark, Mark]:
    """IDs, amount, currencies."""
    found = papers(given(hand, "", "", deck="full"))
    return found.ids, found.amount, found.currencies


def blamed(scene: WalletScene) -> dict[str, Guilt]:
    """The cards to blame, in shorthand."""
    by_card = zip(own(scene, 0).hand, papers(scene).blame, strict=True)
    return {short(card): guilt for card, guilt in by_card if guilt is not None}


@rule("W-8.3")
def test_everything_holds_for_an_innocent() -> None:
    assert marks("#john D200 E200") == ("good", "good", "good")


@rule("W-8.8")
@pytest.mark.parametrize("hand", ["D200 E200 P200 Y200", "#john #blonde D200 E200 P200 Y200"])
def test_without_a_person_money_and_currencies_are_not_tested(hand: str) -> None:
    assert marks(hand) == ("bad", "open", "open")


@rule("W-8.7")
def test_a_lonely_agent_has_bad_papers_and_the_rest_is_tested() -> None:
    assert marks("#agent D200 E200 P200") == ("bad", "bad", "bad")


@rule("W-8.5")
def test_a_poor_millionaire_fails_by_the_amount() -> None:
    assert marks("#million D200 E200") == ("good", "bad", "good")


@rule("W-8.6")
def test_the_currencies_of_the_blonde_always_hold() -> None:
    assert marks("#blonde J50 D20 E20 P20 Y20") == ("good", "good", "good")


@rule("W-8.9")
@pytest.mark.parametrize(
    ("hand", "is_on_the_edge"),
    [
        ("#john D200 D200 E100", True),
        ("D200 D200 E100", True),
        ("#john D200 D200 E50", False),
        ("#john D200 D200 E100 E20", False),
        ("#million D200 D200 E100", False),
    ],
)
def test_exactly_the_limit_is_the_edge_for_all_who_must_not_be_above_it(hand: str, is_on_the_edge: bool) -> None:
    assert papers(given(hand, "", "", coins=(7, 1, 2), deck="full")).on_the_edge is is_on_the_edge


@rule("W-8.8")
def test_nothing_is_to_blame_in_an_innocent_hand() -> None:
    assert blamed(given("#john CC D200 J100", "")) == {}


@rule("W-8.2")
def test_all_ids_are_to_blame_where_they_are_too_many() -> None:
    assert blamed(given("#john #blonde D200", "")) == {"#john": "too_many_ids", "#blonde": "too_many_ids"}


@rule("W-8.7")
def test_the_lonely_agent_is_to_blame() -> None:
    assert blamed(given("#agent D200", "")) == {"#agent": "agent_needs_second_id"}


@rule("W-8.3", "W-8.4")
@pytest.mark.parametrize(
    ("hand", "blame"),
    [
        ("#john CC BADGE", {"BADGE": "badge"}),
        ("#police CC BADGE", {"CC": "credit_card"}),
        ("#million CC BADGE D200 D100 J250", {"CC": "credit_card", "BADGE": "badge"}),
    ],
)
def test_a_tool_of_somebody_else_is_to_blame(hand: str, blame: dict[str, Guilt]) -> None:
    assert blamed(given(hand, "", "", deck="full")) == blame


@rule("W-8.3")
def test_of_three_currencies_the_cheapest_is_to_blame() -> None:
    assert blamed(given("#john D100 E50 E20 P50 J100", "", "", deck="full")) == {"P50": "currencies"}


@rule("W-8.3")
def test_of_equal_currencies_the_last_of_the_box_is_to_blame() -> None:
    assert blamed(given("#john D20 E20 P20 Y20", "")) == {"P20": "currencies", "Y20": "currencies"}


@rule("W-8.1")
def test_too_much_money_is_no_single_cards_fault() -> None:
    assert blamed(given("#john D200 E200 J250", "")) == {}


@rule("W-6.15")
def test_an_exchanged_note_counts_for_its_new_currency() -> None:
    """The pounds are worth 250 by then, and the euros least."""
    scene = ended("#john D200 E50 P50 Y200", "", specials={0: "exchange"}).when(0, PASS)
    assert blamed(scene) == {"E50": "currencies", "P50": "currencies"}
    scene = scene.when(0, exchange("Y200", "pound"))
    assert blamed(scene) == {"E50": "currencies"}


def test_a_spectator_has_no_papers() -> None:
    assert gloss(given("#john", "").view(None)).papers is None
