"""A finished match looked at again: what a viewer was told, step by step, and nothing else."""

from __future__ import annotations

from typing import Any, Final

import pytest

from omerta.contract import Action, AnyGame, Seat, Viewer
from omerta.kit.chance import seed_from
from omerta.table import AnyMatch, Match
from omerta.table.hindsight import Look, NothingToReplay, NotOver, look_back
from omerta.testing.toys.parlour import GAME
from omerta.testing.toys.parlour.pieces import THIEF, Accuse, Hold, Say
from tests.table.looking_back import PARLOUR

SEATS: Final = 4


def begun(game: AnyGame = PARLOUR) -> AnyMatch:
    """Seat 1 is the thief."""
    dealt = (Match.begin(game, game.options(), SEATS, seed_from("looking back", n), 0) for n in range(1_000))
    return next(match for match in dealt if match.state.roles[1] == THIEF)


def act(match: AnyMatch, seat: Seat, kind: str, action: Action) -> None:
    (decision,) = (known.id for known in match.open(seat) if known.decision.kind == kind)
    match.act(seat, decision, action, at=match.now)


def evening(order: tuple[Seat, Seat] = (2, 3), game: AnyGame = PARLOUR) -> AnyMatch:
    """The thief calls himself a guest and is accused; two hold, in this order."""
    match = begun(game)
    act(match, 1, "talk", Say("guest"))
    act(match, 0, "accuse", Accuse(1))
    for seat in order:
        act(match, seat, "reaction", Hold())
    return match


def told(look: Look[Any]) -> list[list[str]]:
    return [[type(event).__name__ for event in moment.events] for moment in look.moments]


def test_a_spectator_is_told_again_what_everybody_heard() -> None:
    look = look_back(evening(), None)
    assert told(look) == [["TalkBegan"], ["Said"], ["Accused"], ["PocketOpened", "Ended"]]
    assert [moment.public for moment in look.moments] == [1, 2, 3, 4]


def test_a_seat_is_told_again_what_it_alone_was_dealt() -> None:
    look = look_back(evening(), 1)
    assert told(look)[0] == ["RoleDealt", "TalkBegan"]
    assert [moment.view.you for moment in look.moments] == [1, 1, 1, 1]


def test_the_view_of_a_step_is_that_of_its_moment() -> None:
    look = look_back(evening(), 2)
    claims = [moment.view.claims[1] for moment in look.moments]
    assert claims == [None, "guest", "guest", "guest"]
    assert [moment.view.ended is not None for moment in look.moments] == [False, False, False, True]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_who_was_the_last_to_answer_is_nobodys_business_after_the_end(viewer: Viewer) -> None:
    assert look_back(evening((2, 3)), viewer) == look_back(evening((3, 2)), viewer)


def test_what_was_taken_back_is_left_out() -> None:
    match = begun()
    act(match, 2, "talk", Say("thief"))
    for seat in range(SEATS):
        match.vote(seat, "undo", True, match.now)
    act(match, 1, "talk", Say("guest"))
    act(match, 0, "accuse", Accuse(1))
    act(match, 2, "reaction", Hold())
    act(match, 3, "reaction", Hold())
    assert look_back(match, None) == look_back(evening(), None)


def test_a_match_that_goes_on_is_not_looked_at() -> None:
    match = begun()
    with pytest.raises(NotOver):
        look_back(match, None)


def test_a_game_whose_end_keeps_secrets_is_not_looked_at() -> None:
    with pytest.raises(NothingToReplay):
        look_back(evening(game=GAME), None)
