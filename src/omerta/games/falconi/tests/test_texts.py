"""Sentences read as they should, in both languages; that none is missing the conformance suite sees."""

from __future__ import annotations

import pytest

from omerta.contract import Action, Decision, Event
from omerta.games.falconi import GAME
from omerta.games.falconi.actions import Catch, Draw, Drive, Lay, LayEscape, ThreePointTurn
from omerta.games.falconi.events import (
    BombedBehind,
    CardDrawn,
    CardLaid,
    CarOut,
    CatchDeclared,
    EscapeLaid,
    EscapePlaced,
    HiddenCardDrawn,
    Lapsed,
    Overtook,
    TurnBegan,
)
from omerta.games.falconi.tests.given import given
from omerta.games.falconi.tests.scenes import asked, do, lay, on
from omerta.text import Texts

NAMES = ["Ada", "Bo", "Cleo", "Dan"]
DE, EN = Texts(GAME, "de"), Texts(GAME, "en")


@pytest.mark.parametrize(
    ("struct", "german", "english"),
    [
        (TurnBegan(1, "green", 3), "Runde 3: Grün (Bo) ist dran.", "Round 3: Green (Bo) to move."),
        (
            CardDrawn(1, "green", "tee", 12),
            "Grün zieht eine T-Kreuzung.",
            "Green draws a T-junction.",
        ),
        (
            CardDrawn(0, "prison", "escape-blue", 12),
            "Der Don zieht die blaue Fluchtkarte. Der Komplize muss sofort an den Rand.",
            "Don Falconi draws the blue escape card. It goes to the edge at once.",
        ),
        (
            HiddenCardDrawn(0, "prison", 12),
            "Der Don zieht eine Karte und grinst.",
            "Don Falconi draws a card and grins.",
        ),
        (
            HiddenCardDrawn(0, "prison", 12, "escape-green"),
            "Der Don zieht heimlich: grüne Fluchtkarte.",
            "Don Falconi draws in secret: green escape card.",
        ),
        (
            CardLaid(2, "blue", "curve", 1, "e5"),
            "Blau legt eine Kurve auf e5.",
            "Blue lays a curve on e5.",
        ),
        (
            EscapePlaced(2, "blue", "yellow", "E-4"),
            "Blau legt die gelbe Fluchtkarte am Ostrand 4.",
            "Blue puts the yellow escape card at east edge 4.",
        ),
        (
            EscapeLaid(0, "green", "W-6", is_secret=True),
            "Der Don pfeift nach seinem Komplizen: Der wartet am Westrand 6.",
            "The Don whistles for his accomplice, who is waiting at west edge 6.",
        ),
        (
            CatchDeclared(1, "green", "S", ("e3>N", "e4>N")),
            "Grün kommt von Süden her und greift zu!",
            "Green comes from the south and grabs the Don!",
        ),
        (
            BombedBehind(0, "e4>S", 0),
            "Bumm! Der Don sprengt die Straße hinter sich. Das war die letzte Bombe.",
            "Boom! The Don blows up the road behind him. That was the last bomb.",
        ),
        (
            Overtook(0, "yellow", "c5>E"),
            "Der Don hängt Gelb bei c5 ab.",
            "The Don leaves Yellow behind at c5.",
        ),
        (
            Lapsed(1, "green", 1),
            "Grün kann nichts mehr tun, eine Aktion verfällt.",
            "Green can do nothing more, one action is lost.",
        ),
        (
            CarOut(1, "green", "no_card", ()),
            "Grün hat nichts mehr zu legen und ist draußen.",
            "Green has nothing left to lay and is out of the game.",
        ),
        (CarOut(1, "green", "blocked", ()), "Grün sitzt fest und ist draußen.", "Green is stuck and out of the game."),
        (Drive("e4>N"), "Nach e4 Richtung Norden", "To e4 heading north"),
        (Catch("W"), "Zugreifen, von Westen her", "Catch, coming from the west"),
        (Lay("bridge", 0, "e4"), "Brücke auf e4, ungedreht", "Lay a flyover on e4, not turned"),
        (LayEscape("green", "W-6"), "Grüne Fluchtkarte am Westrand 6", "Green escape card at west edge 6"),
        (ThreePointTurn("e4>S"), "Wenden, nach e4 Richtung Süden", "Turn round, to e4 heading south"),
        (Decision("react"), "Sie haben dich gleich! Bombe?", "They have almost got you! A bomb?"),
    ],
)
def test_what_happens_is_told(struct: Event | Action | Decision, german: str, english: str) -> None:
    assert DE.told(struct, NAMES) == german
    assert EN.told(struct, NAMES) == english


def test_the_end_is_told_with_its_winners() -> None:
    scene = given(
        "salami",
        cars={"prison": "c5>E", "green": "b5>E", "yellow": None},
        cards=on("b5 c5 straight[EW]"),
        to_move="green",
        police_share_win=True,
    )
    do(scene, Drive("c5>E"))
    assert DE.told(scene.events[-1], NAMES) == "Der Don ist geschnappt. Gewonnen: Bo und Cleo."
    assert EN.told(scene.events[-1], NAMES) == "The Don is caught. Winners: Bo and Cleo."


def test_a_refusal_says_why_and_names_the_rule() -> None:
    scene = given("margherita", cars={"prison": "h3>N", "blue": None}, to_move="prison", pile=["curve"])
    refusal = scene.refused(asked(scene), lay("curve[NE]", "h4"))
    assert DE.refusal(refusal, NAMES) == "So herum führt keine Straße zu deinem Auto: Kurve, ungedreht. (F-4.4)"
    assert EN.refusal(refusal, NAMES) == "This way round no street leads to your car: curve, not turned. (F-4.4)"


def test_who_is_not_asked_is_told_who_is() -> None:
    scene = given("salami", cars={"prison": "h3>N", "blue": None}, to_move="prison")
    assert DE.refusal(scene.refused(1, Draw()), NAMES) == "Du bist nicht dran, sondern Ada. (F-11.1)"


@pytest.mark.parametrize("pizza", ["margherita", "funghi", "prosciutto", "salami", "diavola"])
def test_every_pizza_has_its_name(pizza: str) -> None:
    assert DE.say(f"preset-{pizza}") == EN.say(f"preset-{pizza}") == f"Pizza {pizza.capitalize()}"
