"""How well what a suspect has said goes with what he may have done, if he lies the way suspects do. RULES.md C-5.4"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from omerta.games.cuba.bots.boxes import ALL_CHIPS, FIELD, WEIGHTS, packed
from omerta.games.cuba.bots.habits import HABITS, choices
from omerta.games.cuba.bots.stories import REFUSED, driver_stories, stories
from omerta.games.cuba.bots.testimony import Heard, Testimony
from omerta.games.cuba.chain import Box
from omerta.games.cuba.components import CHIP, DRIVER

SURPRISE: Final = 1e-4
"""Somebody says what no tactic of ours would: people do."""


class Turn(NamedTuple):
    """What was said about one suspect's turn with the box."""

    first: bool
    last: bool
    mix: int
    least: int
    """So many diamonds came back: whatever leaves fewer is not worth weighing."""
    testimony: Testimony
    heard: Heard
    """What his right neighbour says he passed on."""


class Rows:
    """They say for every box that he may have taken from how likely each take is, together with his words."""

    def __init__(self, turn: Turn) -> None:
        self._turn = turn
        self._silent = turn.testimony.silent
        self._tells = turn.testimony.refused or not self._silent
        self._chips_told = turn.testimony.without_diamonds
        self._known: dict[Box, Sequence[float]] = {}

    def of(self, box: Box) -> Sequence[float]:
        """It weighs each take. The first player takes after he has used the bag."""
        found = self._known.get(box)
        if found is None:
            found = self._known[box] = self._weighed(packed(box))
        return found

    def _weighed(self, box: int) -> Sequence[float]:
        turn = self._turn
        row = [0.0] * len(HABITS)
        possible = choices(box, turn.last)
        if not self._tells:
            for take, odds in possible:
                row[take] = odds
            return row
        received = box & ~ALL_CHIPS | turn.mix & ALL_CHIPS if turn.first else box
        most = (box & FIELD) - turn.least
        thefts = self._thefts(received, box, most) if most > 0 else []
        for take, odds in possible:
            if not 0 < take < CHIP:
                row[take] = odds * self._likelihood(received, take, box - WEIGHTS[take])
            elif take <= most:
                row[take] = odds * thefts[take - 1]
        return row

    def _likelihood(self, box: int, take: int, rest: int) -> float:
        """It says how likely all that was said is, given this take."""
        turn, testimony = self._turn, self._turn.testimony
        if take == CHIP + DRIVER:
            told = driver_stories(box, rest, turn.mix, turn.heard)
        else:
            told = stories(box, take, rest, turn.last, turn.mix)
        likely = SURPRISE
        for _, odds, received, claimed, passed in told:
            if received == REFUSED:
                likely += odds * self._silent
            elif claimed in testimony.takes and testimony.agrees(received, claimed, passed):
                likely += odds
        return likely

    def _thefts(self, received: int, box: int, most: int) -> list[float]:
        """The same for thefts of 1, 2 and more diamonds out of one box.

        Their stories are alike: the thief leaves the diamonds in ("I got all of it"), or he leaves his loot out of what
        he received and passed on. So the chips of all stories are compared once, the diamonds of each by one number.
        """
        turn, testimony, chips_told = self._turn, self._turn.testimony, self._chips_told
        everything, without_loot, honest = SURPRISE, 0.0, 0.0
        for tactic, odds, got, claimed, passed in stories(received, 1, box - 1, turn.last, turn.mix):
            if got == REFUSED:
                everything += odds * self._silent
            elif tactic == "truth":
                honest = odds if chips_told.agrees(got, claimed, passed, any_take=True) else 0.0
            elif claimed not in testimony.takes:
                continue
            elif tactic == "blame_left":
                everything += odds * testimony.agrees(got, claimed, passed)
            else:
                without_loot += odds * chips_told.agrees(got, claimed, passed)
        found = [everything] * most
        if without_loot or honest:
            self._add_by_diamonds(found, box & FIELD, without_loot, honest)
        return found

    def _add_by_diamonds(self, found: list[float], count: int, without_loot: float, honest: float) -> None:
        """It adds the stories that tell how many were left, to thefts out of a box with `count` diamonds."""
        testimony = self._turn.testimony
        honest = honest if testimony.received_diamonds_are(count) else 0.0
        for stolen in range(1, len(found) + 1):
            if testimony.passed_diamonds_are(count - stolen):
                if testimony.received_diamonds_are(count - stolen):
                    found[stolen - 1] += without_loot
                if honest and stolen in testimony.takes:
                    found[stolen - 1] += honest


@lru_cache(maxsize=128)
def rows(turn: Turn) -> Rows:
    """They are kept between the decisions of a game: most turns have not changed since."""
    return Rows(turn)
