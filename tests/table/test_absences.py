"""Absences remember who is away and what the others want to be done about it."""

from __future__ import annotations

import pytest

from omerta.table.absences import Absences
from omerta.table.log import AbsenceChoice, Asked, Away, Minded, Opinion, Returned

ANNA, BEN, CARLA, DORA = range(4)


def asking(people: tuple[int | None, ...] = (ANNA, BEN, CARLA, DORA, None)) -> Absences:
    """Everybody but Anna and the bots is asked about her."""
    absences = Absences(people)
    absences.leave(Away(at=10, seat=0, since=5, until=40))
    absences.ask(Asked(at=40, seat=0))
    return absences


@pytest.mark.parametrize(
    ("said", "settled"),
    [
        (("mind",), None),
        (("mind", "mind"), "mind"),
        (("wait", "wait"), "wait"),
        (("end", "end"), None),
        (("end", "end", "end"), "end"),
        (("mind", "wait", "end"), "wait"),
    ],
)
def test_more_than_half_settle_it_but_only_all_end_it(
    said: tuple[AbsenceChoice, ...], settled: AbsenceChoice | None
) -> None:
    absences = asking()
    *before, last = zip((BEN, CARLA, DORA), said, strict=False)
    for person, choice in before:
        absences.hear(Opinion(at=50, seat=person, about=0, choice=choice, settled=None))
    assert absences.settles(last[0], 0, last[1]) == settled


def test_bots_and_whoever_is_away_are_not_asked() -> None:
    absences = asking()
    assert absences.voters(0) == {BEN, CARLA, DORA}
    absences.leave(Away(at=60, seat=1, since=50, until=90))
    assert absences.voters(0) == {CARLA, DORA}


def test_whoever_is_back_is_asked_again() -> None:
    absences = asking()
    absences.mind(Minded(at=60, seat=1, why="left", level="house"))
    assert absences.minded(1) and absences.tells(1) and absences.is_gone(BEN)
    absences.come_back(Returned(at=70, seat=1))
    assert absences.voters(0) == {BEN, CARLA, DORA} and absences.tells(1)


def test_waiting_longer_lasts_as_long_as_the_first_grace() -> None:
    absences = asking()
    absences.hear(Opinion(at=50, seat=1, about=0, choice="wait", settled="wait"))
    assert absences.standing()[0].until == 80


def test_a_pause_moves_the_end_of_a_grace() -> None:
    absences = Absences((ANNA, BEN))
    absences.leave(Away(at=10, seat=0, since=5, until=40))
    absences.shift(100)
    assert absences.standing()[0].until == 140
