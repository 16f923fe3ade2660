"""Sentences read as they should, in both languages; that none is missing the conformance suite sees."""

from __future__ import annotations

import pytest

from omerta.contract import Action, Decision, Event, RuleViolation
from omerta.games.palermo import GAME
from omerta.games.palermo.actions import LayTile, MoveTo, OpenStall
from omerta.games.palermo.events import CameHome, ChipCollected, CrookMoved, GameEnded, PolicePlaced, TileLaid
from omerta.games.palermo.tests.given import alpha, given, new_game
from omerta.games.palermo.tests.look import lay, ready_to_move
from omerta.games.palermo.tests.test_examples_building import COURTYARD, TWO_BLOCKS
from omerta.testing import rule
from omerta.text import Language, Texts

NAMES = ["Ada", "Bo", "Cleo"]
DE, EN = Texts(GAME, "de"), Texts(GAME, "en")


@pytest.mark.parametrize(
    ("struct", "german", "english"),
    [
        (
            CrookMoved(0, "START", "F10", ("F8", "F9", "F10"), 4, 1),
            "Ada geht für 4 Punkte, davon 1 als Strafe, nach F10.",
            "Ada walks to F10 for 4 points including a fine of 1.",
        ),
        (
            CrookMoved(1, "F5", "START", ("START",), 1, 0),
            "Bo geht für 1 Punkt zum Start.",
            "Bo walks to the start for 1 point.",
        ),
        (CrookMoved(2, "C5", "C5", (), 0, 0), "Cleo bleibt auf C5.", "Cleo stays on C5."),
        (
            ChipCollected(0, "c4", 1, 4),
            "Ada kassiert auf c4 1 Million. Zugweite 4.",
            "Ada collects 1 million on c4. Range 4.",
        ),
        (
            ChipCollected(0, "c4", 0, 4),
            "Ada holt auf c4 nur den Chip. Zugweite 4.",
            "Ada gets just the chip on c4. Range 4.",
        ),
        (
            CameHome(0, 12, 14),
            "Ada ist in Runde 14 im Ziel und bekommt 12 Millionen.",
            "Ada is home in round 14 and gets 12 million.",
        ),
        (
            TileLaid(1, "h2a", "d3", 0, "I7", False),
            "Bo baut auf d3 ein Lokal.",
            "Bo builds a venue on d3.",
        ),
        (
            PolicePlaced(1, "F9", None),
            "Bo stellt den Polizisten auf F9.",
            "Bo puts the policeman on F9.",
        ),
        (
            GameEnded((71, 71, 60), (0, 1), "all_home"),
            "Alle sind im Ziel. Geld der Reihe nach: 71, 71, 60. Gewonnen: Ada und Bo.",
            "Everybody is home. Money in seat order: 71, 71, 60. Winners: Ada and Bo.",
        ),
        (
            LayTile("h1b", "a6", 3),
            "Ein-Feld-Haus B auf a6, um 270° gedreht",
            "one-field house B on a6, turned by 270°",
        ),
        (
            OpenStall("a6", "NE"),
            "Straßenstand auf a6, Eingang im Nordosten",
            "Street stall on a6, entrance in the north-east",
        ),
        (MoveTo("START"), "Zum Start", "To the start"),
        (MoveTo("A1"), "Nach A1", "To A1"),
        (Decision("draft_claim"), "Welches Lokal nimmst du dir?", "Which venue will you take?"),
    ],
)
def test_what_happens_is_told(struct: Event | Action | Decision, german: str, english: str) -> None:
    assert DE.told(struct, NAMES) == german
    assert EN.told(struct, NAMES) == english


def test_a_shut_courtyard_is_told_with_its_fields() -> None:
    refusal = given(city=COURTYARD, seats=3).refused(0, lay("2a0", "b3"))
    assert DE.refusal(refusal, NAMES) == "Damit wäre ein Hof geschlossen. Eingeschlossen: E5, F5. (P-2.5)"


def test_a_corner_is_told_with_both_houses() -> None:
    refusal = given(city=TWO_BLOCKS, seats=4, active=2).refused(2, lay("2a0", "d2"))
    assert EN.refusal(refusal, NAMES) == "The house would touch another only at a corner: H4 with G3. (P-2.4)"


def test_what_is_out_of_reach_is_told_with_its_cost() -> None:
    refusal = ready_to_move(alpha(crooks="A1 START START")).refused(0, MoveTo("A5"))
    assert DE.refusal(refusal, NAMES) == "A5 kostet 4 Punkte, du hast 3. (P-4.5)"


def test_a_city_that_will_not_do_is_told() -> None:
    with pytest.raises(RuleViolation) as refused:
        new_game(3, build_mode="draft", draft_city="given", city_text="")
    assert DE.refusal(refused.value) == "Diese Stadt geht nicht: der Text fehlt. (P-8.3)"


def test_a_first_seat_is_counted_from_one() -> None:
    with pytest.raises(RuleViolation) as refused:
        new_game(3, first_seat=4)
    assert EN.refusal(refused.value) == "Seat 5 cannot start, there are only 3 of you. (P-1.5)"


@rule("P-2.3")
@pytest.mark.parametrize(("language", "edge"), [("de", "eine Feldkante"), ("en", "a field edge")])
def test_one_field_edge_is_enough_to_adjoin(language: Language, edge: str) -> None:
    assert edge in Texts(GAME, language).rule("P-2.3")
