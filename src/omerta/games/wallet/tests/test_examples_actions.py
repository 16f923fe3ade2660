"""Tests the worked examples of regular actions, WX-15 to WX-19."""

from __future__ import annotations

from msgspec import UNSET

from omerta.games.wallet.events import IdPaid, IdTaken, PocketOpened
from omerta.games.wallet.tests.given import WalletScene, given
from omerta.games.wallet.tests.look import discard, hand, own, payments, told
from omerta.games.wallet.tests.moves import BUY, DRAW, FLIP, PAY_DONE, pay, put, take_id
from omerta.games.wallet.tests.notation import cards
from omerta.games.wallet.tests.play import hurried
from omerta.testing import rule

RICH = "D200 E100 Y20 J150"


def bought() -> WalletScene:
    """A pays with a note and a jewel and takes the Blonde."""
    scene = given(RICH, "#john", "CC").when(0, BUY).when(0, pay("D200")).when(0, pay("J150"))
    return scene.when(0, PAY_DONE).when(0, take_id("#blonde"))


@rule("WX-15", "W-4.3")
def test_every_set_worth_three_hundred_pays() -> None:
    assert sorted(payments(given(RICH, ""))) == sorted(
        ["D200 E100", "D200 J150", "D200 E100 Y20", "D200 Y20 J150", "D200 E100 J150", "D200 E100 Y20 J150"]
    )


@rule("WX-15", "W-13.3", "WR-8")
def test_a_minimal_payment_has_no_card_too_many() -> None:
    assert sorted(payments(given(RICH, "", payment="minimal"))) == ["D200 E100", "D200 J150"]


@rule("WX-15", "W-4.3")
def test_no_change_is_given() -> None:
    scene = given(RICH, "").when(0, BUY).when(0, pay("D200")).when(0, pay("J150")).when(0, PAY_DONE)
    assert (hand(scene, 0), discard(scene)) == ("E100 Y20", "D200 J150")


@rule("WX-16", "W-4.3")
def test_two_hundred_and_ninety_buys_nothing_whatever_the_coin() -> None:
    scene = given("J250 D20 E20", "", coins=(50, 1))
    assert BUY not in scene.legal(0)
    assert scene.refused(0, BUY).rule == "W-4.3"


@rule("WX-16", "W-4.3")
def test_an_empty_id_pocket_sells_nothing() -> None:
    scene = given(RICH, "", pocket="")
    assert BUY not in scene.legal(0)
    assert scene.refused(0, BUY).rule == "W-4.3"


@rule("WX-17", "W-4.3")
def test_others_see_the_payment_and_not_the_id() -> None:
    scene = bought()
    assert [event.cards for event in told(scene, 1, IdPaid)] == [cards("D200 J150")]
    assert [(event.left, event.character) for event in told(scene, 1, IdTaken)] == [(4, UNSET)]
    assert told(scene, 1, PocketOpened) == []
    assert scene.view(1).pocket == 4


@rule("WX-17", "W-4.3")
def test_the_buyer_has_the_id_and_knows_the_other_four() -> None:
    scene = bought()
    assert hand(scene, 0) == "E100 Y20 #blonde"
    assert own(scene, 0).pocket_seen == ("john_smith", "policeman", "millionaire", "secret_agent")


@rule("WX-18", "W-4.4", "WR-9")
def test_a_bought_id_goes_back_into_the_wallet_and_not_into_the_pocket() -> None:
    scene = bought().when(1, DRAW).when(2, DRAW)
    before = scene.view().wallet
    scene.when(0, put("#blonde"))
    assert (scene.view().wallet, scene.view().pocket) == (before + 1, 4)


@rule("WX-18", "W-11.1", "WR-9")
def test_in_the_next_round_the_pocket_holds_all_five() -> None:
    scene = bought().when(1, DRAW).when(2, DRAW).when(0, put("#blonde"))
    view = hurried(scene).view()
    assert (view.round_number, view.pocket) == (2, 5)


@rule("WX-19", "W-4.1", "WR-11")
def test_nothing_can_be_drawn_from_an_empty_wallet() -> None:
    assert given("D20", "CC", wallet="").legal(0) == [put("D20"), FLIP]
