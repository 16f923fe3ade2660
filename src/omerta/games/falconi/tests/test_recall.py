"""Tests the public records told anew from the events of whole games: Don's escape cards, cards out of the game, the
bottom of the pile. RULES.md F-12.2, F-12.5, F-12.6."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from omerta.contract import Chance, Event
from omerta.games.falconi import GAME
from omerta.games.falconi.actions import Draw, FalconiAction, LayEscape
from omerta.games.falconi.events import (
    Blasted,
    BoostBroke,
    CardDrawn,
    CarOut,
    EscapeLaid,
    EscapePlaced,
    HiddenCardDrawn,
    HiddenCardLaid,
    Lapsed,
    Redrawn,
)
from omerta.games.falconi.tests.given import new_game
from omerta.games.falconi.tests.oracle_menu import city_of, free_cells
from omerta.games.falconi.tests.scenes import choices, do
from omerta.kit.chance import fast_from
from omerta.testing import rule


@dataclass
class Record:
    """This is what somebody notes who only watches."""

    has_secret: bool
    reserve: int = 2
    least: int = 0
    most: int = 0
    on_board: int = 0
    removed: Counter[str] = field(default_factory=Counter)
    bottom: list[str] = field(default_factory=list)

    def note(self, event: Event, *, is_cell_free: bool) -> None:
        match event:
            case HiddenCardDrawn():
                self.most = min(self.most, 1) + 1 if self.reserve == 2 else self.most + 1
                self.reserve += 1
            case HiddenCardLaid():
                self.reserve -= 1
                self.most = min(self.most, self.reserve)
            case EscapeLaid():
                self.lay(is_secret=event.is_secret)
            case EscapePlaced():
                self.on_board += 1
            case Lapsed(car="prison") if is_cell_free:
                self.least = self.reserve
            case CarOut():
                self.removed.update(event.reserve)
            case Blasted() | BoostBroke():
                self.removed.update([event.card] if event.card != "blasted" else [])
            case Redrawn():
                self.bottom.append(event.card)
            case CardDrawn():
                self.bottom = self.bottom[-event.pile :] if event.pile else []
            case _:
                pass
        self.most = min(self.most, 3 - self.on_board - self.has_secret)

    def lay(self, *, is_secret: bool) -> None:
        self.on_board += 1
        if is_secret:
            self.has_secret = False
        else:
            self.reserve -= 1
            self.least, self.most = max(0, self.least - 1), max(0, self.most - 1)


def eager(actions: Sequence[FalconiAction], chance: Chance) -> FalconiAction:
    """Draws and lays escape cards more often than chance would."""
    liked = [action for action in actions if isinstance(action, Draw | LayEscape)]
    return liked[-1] if liked and chance.below(2) else actions[chance.below(len(actions))]


def check_game(variant: str, seed: int, redraw: str = "first_card") -> Counter[str]:
    """Plays a game and notes along; what happened how often."""
    scene = new_game(2 + seed % 3, seed, variant=variant, dead_end_redraw=redraw, hunt_rounds=20)
    record = Record(has_secret=scene.view().has_secret)
    seen = 0
    chance = fast_from("recall", variant, seed)
    while GAME.outcome(scene.state) is None:
        do(scene, eager(choices(scene), chance))
        view = scene.view()
        city = city_of(view)
        for event in scene.events[seen:]:
            record.note(event, is_cell_free=bool(free_cells(city, "prison")))
        seen = len(scene.events)
        held = sum(card >= 6 for card in scene.state.reserves[0])
        if view.principle == "II":
            assert view.don_escapes == (record.least, record.most), (variant, seed, seen)
            assert record.least <= held <= record.most, (variant, seed, seen)
        assert view.removed == dict(record.removed), (variant, seed, seen)
        assert view.pile_bottom == tuple(record.bottom), (variant, seed, seen)
    return Counter(type(event).__name__ for event in scene.events)


@rule("F-12.6", "F-12.5")
@pytest.mark.parametrize("variant", ["salami", "diavola"])
def test_whoever_watches_can_keep_the_record_of_dons_escape_cards(variant: str) -> None:
    told = sum((check_game(variant, seed) for seed in range(40)), Counter[str]())
    assert min(told["HiddenCardDrawn"], told["EscapeLaid"], told["Lapsed"], told["CarOut"]) > 0


@rule("F-12.2", "F-12.5", "F-4.13")
@pytest.mark.parametrize("redraw", ["first_card", "always"])
def test_whoever_watches_knows_the_bottom_of_the_pile(redraw: str) -> None:
    told = sum((check_game("prosciutto", seed, redraw) for seed in range(30)), Counter[str]())
    told += sum((check_game("margherita", seed, redraw) for seed in range(30)), Counter[str]())
    assert min(told["Redrawn"], told["Blasted"], told["CarOut"]) > 0
