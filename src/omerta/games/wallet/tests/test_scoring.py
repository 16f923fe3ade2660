"""Tests scoring a round. RULES.md W-10."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec import UNSET

from omerta.games.wallet import GAME
from omerta.games.wallet.components import PAYOUT
from omerta.games.wallet.round_events import ChipReturned, ChipsAwarded, CreditDrawn
from omerta.games.wallet.tests.given import ended
from omerta.games.wallet.tests.look import chips_of, heard, last_round, phase, ranking, result, told
from omerta.games.wallet.tests.moves import PASS, exchange, return_chip, return_chips
from omerta.games.wallet.tests.notation import card, cards
from omerta.games.wallet.tests.play import settled
from omerta.testing import rule


@rule("W-10.1")
def test_all_hands_lie_open_before_chips_are_put_back() -> None:
    view = ended("#john D20", "CC", "").view()
    assert view.phase == "chip_return"
    assert [player.shown and player.shown.cards for player in view.players] == [cards("D20 #john"), cards("CC"), ()]


@rule("W-10.1")
def test_the_summary_is_public_from_the_reveal_on() -> None:
    scene = ended("#john D20", "CC", "")
    assert [seat.hand for seat in last_round(scene).seats] == [cards("D20 #john"), cards("CC"), ()]
    assert [(seat.rank, seat.drawn, seat.returned) for seat in last_round(scene).seats] == [(None, 0, 0)] * 3


@rule("W-10.1", "W-10.4")
def test_the_summary_stays_until_the_next_reveal() -> None:
    scene = settled(ended("#john D20", "CC", ""))
    assert (scene.view().round_number, last_round(scene).round_number) == (2, 1)
    assert (result(scene, 0).rank, result(scene, 0).wealth, result(scene, 0).drawn) == (1, 2001, 2)
    assert (result(scene, 1).rank, result(scene, 1).wealth, result(scene, 1).returned) == (None, None, 1)


@rule("W-10.2")
def test_all_guilty_seats_with_a_chip_put_one_back_at_once() -> None:
    scene = ended("#john", "", "", "", chips={2: ""}, round_number=2)
    assert phase(scene) == ("chip_return", (1, 3))
    assert scene.refused(0, return_chip(1)).key == "not-your-turn"


@rule("W-10.2", "WR-20")
def test_nobody_sees_who_has_put_a_chip_back_already() -> None:
    scene = ended("#john", "", "")
    before, events = scene.view(2), len(scene.events)
    scene.when(1, return_chip(1))
    assert scene.view(2) == before
    assert heard(scene, 2, since=events) == []
    assert scene.refused(1, return_chip(1)).key == "already-answered"
    assert GAME.pending(scene.state) == (2,)


@rule("W-10.2", "WR-29")
def test_only_a_chip_one_has_is_put_back() -> None:
    scene = ended("#john", "", chips={1: "1 1 3"})
    assert scene.legal(1) == return_chips(1, 3)
    assert [scene.refused(1, return_chip(value)).rule for value in (2, 0, 4, -1)] == ["W-10.2"] * 4


@rule("W-10.2")
def test_a_seat_without_chips_loses_nothing() -> None:
    scene = ended("#john D20", "", chips={1: ""}, round_number=2)
    assert scene.view().round_number == 3
    assert (result(scene, 1).returned, chips_of(scene, 1)) == (0, ())


@rule("W-10.2", "WR-29")
def test_a_chip_put_back_may_be_drawn_at_once() -> None:
    """All chips of 3 are with the guilty seat: the one that is drawn is the one it has put back."""
    scene = ended("#john", "", chips={1: "1 3 3 3 3 3 3 3 3"}, chip_draws="3").when(1, return_chip(3))
    assert chips_of(scene, 0) == (1, 3)


@rule("W-10.2")
def test_chips_are_put_back_in_the_order_of_the_seats() -> None:
    scene = ended("#john", "", "", "").when(3, return_chip(1)).when(1, return_chip(1)).when(2, return_chip(1))
    assert [event.seat for event in told(scene, None, ChipReturned)] == [1, 2, 3]


@rule("W-10.3", "WR-22")
def test_an_innocent_john_smith_with_a_credit_card_draws_until_a_note_appears() -> None:
    scene = ended("#john CC", "", coins=(2, 1), draws="BADGE J100 P50").when(1, return_chip(1))
    (drawn,) = told(scene, None, CreditDrawn)
    assert (drawn.seat, drawn.cards, drawn.note) == (0, cards("BADGE J100 P50"), card("P50"))
    assert ranking(scene) == [(0, 5002, 1)]


@rule("W-10.3")
@pytest.mark.parametrize("hand", ["#john", "#john CC BADGE", "#police CC", "CC"])
def test_nobody_else_has_credit(hand: str) -> None:
    assert told(settled(ended(hand, "")), None, CreditDrawn) == []


@rule("W-10.3")
def test_several_credit_cards_mean_one_note() -> None:
    assert len(told(settled(ended("#john CC CC", "")), None, CreditDrawn)) == 1


@rule("W-10.3")
def test_credit_notes_are_drawn_in_the_order_of_the_coins() -> None:
    scene = settled(ended("#john CC", "#john CC", "", coins=(5, 2, 1), draws="D20 E50"))
    drawn = [(event.seat, event.note) for event in told(scene, None, CreditDrawn)]
    assert drawn == [(1, card("D20")), (0, card("E50"))]


@rule("W-10.3", "WR-11")
def test_without_a_note_in_the_wallet_credit_brings_nothing() -> None:
    scene = settled(ended("#john CC", "", wallet="J100 BADGE"))
    assert (result(scene, 0).credit_note, result(scene, 0).wealth) == (None, 1)


@rule("W-10.3", "WR-23")
def test_a_credit_note_makes_nobody_guilty() -> None:
    scene = settled(ended("#john CC D200 E200", "", draws="P200"))
    assert (result(scene, 0).verdict.innocent, result(scene, 0).wealth) == (True, 60001)


@rule("W-10.4")
def test_an_exchanged_note_counts_for_wealth() -> None:
    scene = ended("#john D20 E50", "", specials={0: "exchange"}).when(0, PASS).when(0, exchange("D20", "euro"))
    assert result(settled(scene), 0).wealth == 7001


@rule("W-10.4")
def test_the_guilty_have_no_rank_however_rich() -> None:
    scene = settled(ended("D200 E200 P200 Y200 J250", "#john"))
    assert ranking(scene) == [(1, 2, 1)]
    assert (result(scene, 0).rank, result(scene, 0).wealth) == (None, None)


@rule("W-10.5")
@pytest.mark.parametrize(
    ("seats", "shares"),
    [
        (2, [1, 0]),
        (3, [2, 1, 0]),
        (4, [3, 2, 1, 0]),
        (5, [4, 3, 2, 1, 0]),
        (6, [4, 3, 2, 1, 0, 0]),
        (7, [4, 3, 2, 1, 0, 0, 0]),
    ],
)
def test_the_richest_innocents_draw_chips_by_rank(seats: int, shares: list[int]) -> None:
    hands = ["#john D200 E200", "#police P200", "#blonde J150", "#agent #agent", "#john", "#police", "#john"]
    scene = settled(ended(*hands[:seats], deck="full"))
    # From the fifth seat on the larger coin is richer.
    assert sorted(drawn for _, _, drawn in ranking(scene)) == sorted(shares)
    assert [seat for seat, _, _ in ranking(scene)][:3] == [0, 1, 2][:seats]


@rule("W-10.5")
def test_the_payout_table() -> None:
    assert PAYOUT == {2: (1,), 3: (2, 1), 4: (3, 2, 1), 5: (4, 3, 2, 1), 6: (4, 3, 2, 1), 7: (4, 3, 2, 1)}


@rule("W-10.5", "WR-30")
def test_shares_of_the_guilty_are_given_to_nobody() -> None:
    scene = settled(ended("#john D20", "", "", ""))
    assert ranking(scene) == [(0, 2001, 3)]


@rule("W-10.5", "W-10.2")
def test_the_summary_counts_the_chips_that_each_seat_drew_or_put_back() -> None:
    scene = settled(ended("#john D20", "", "#police", "", chips={3: ""}, round_number=2))
    assert [(seat.drawn, seat.returned) for seat in last_round(scene).seats] == [(3, 0), (0, 1), (2, 0), (0, 0)]


@rule("W-10.5")
def test_every_chip_in_the_pocket_is_equally_likely() -> None:
    def drawn(seed: int) -> int:
        scene = ended("#john D20", "#police", seed=seed)
        return chips_of(scene, 0)[-1]

    values = Counter(drawn(seed) for seed in range(350))
    # 15 chips of 1, 12 of 2 and 8 of 3.
    assert 110 < values[1] < 190
    assert 80 < values[2] < 160
    assert 45 < values[3] < 115


@rule("W-10.5", "W-10.6")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_others_see_how_many_chips_are_drawn_and_not_which(viewer: int | None) -> None:
    scene = ended("#john D20", "#police", "", chips={2: ""}, round_number=2, chip_draws="3 2 1")
    first = told(scene, viewer, ChipsAwarded)[0]
    assert (first.seat, first.rank, first.wealth, first.count, first.values) == (0, 1, 2001, 2, UNSET)


@rule("W-10.5", "W-10.6")
def test_the_owner_sees_the_values_of_drawn_chips() -> None:
    scene = ended("#john D20", "#police", "", chips={2: ""}, round_number=2, chip_draws="3 2 1")
    first = told(scene, 0, ChipsAwarded)[0]
    assert first.values is not UNSET
    assert sorted(first.values) == [2, 3]
    assert chips_of(scene, 1) == (1, 1)


@rule("W-10.6")
def test_chips_lie_face_down_before_their_owners() -> None:
    scene = ended("#john D20", "#police", chip_draws="3")
    assert chips_of(scene, 0) == (1, 3)
    assert [player.chips for player in scene.view(1).players] == [2, 1]
    assert scene.view(1).chips_shown == ()
    assert chips_of(scene, 1) == (1,)


@rule("W-10.5", "W-10.2")
def test_the_pocket_shrinks_by_what_is_drawn_and_grows_by_what_is_put_back() -> None:
    scene = ended("#john D20", "#police", "", "")
    before = scene.view().chip_pocket
    scene.when(2, return_chip(1)).when(3, return_chip(1))
    assert scene.view().chip_pocket == before + 2 - 5
