"""One game leads to the next: a sealed vote is held after the outcome, and the sequel follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from omerta.contract import Game, Seat, Sequel
from omerta.kit.defaults import reseated
from omerta.table.course import Course
from omerta.table.log import Cast, Followed
from omerta.table.refusals import NoBallot, NoCandidate, NoSeating, PlacesFixed
from omerta.table.typevars import A, O, S, V


class Succession(Generic[S, A, V, O]):
    def __init__(self, course: Course[S, A, V, O]) -> None:
        self._course = course

    def cast(self, seat: Seat, candidate: Seat | None, at: int) -> None:
        """A seat casts its sealed vote after the outcome; None abstains. It may be changed until the ballot closes."""
        ballot, box = self._course.ballot(), self._course.ballot_box
        if ballot is None or seat not in ballot.asked:
            raise NoBallot(seat)
        if candidate is not None and candidate not in ballot.candidates:
            raise NoCandidate(candidate)
        if not box.has_voted(seat) or box.vote_of(seat) != candidate:
            self._course.enter(Cast(at=at, seat=seat, candidate=candidate))

    def owing(self) -> tuple[Seat, ...]:
        """These have not yet cast a vote: the table alone knows."""
        ballot, box = self._course.ballot(), self._course.ballot_box
        return tuple(seat for seat in ballot.asked if not box.has_voted(seat)) if ballot else ()

    def settled(self) -> Sequel | None:
        """Gives the next game as it follows from the votes so far; None before the outcome, or if none follows."""
        if not self._course.outcome():
            return None
        return self._course.referee.sequel(self._course.state, self._course.ballot_box.chosen())

    def sequel(self, at: int) -> Sequel | None:
        """Closes the ballot and says what follows; None if nothing does."""
        settled = self.settled()
        if settled and self._course.ballot_box.followed is None:
            self.close(at)
        return settled

    def close(self, at: int) -> None:
        """The next game is settled by the votes as they are: who owes one abstains."""
        settled = self.settled()
        assert settled, f"{self._course.game.id} asks for votes from which nothing follows"
        options, votes = self._options(settled), self._course.ballot_box.votes()
        self._course.enter(Followed(at=at, options=options, seating=settled.seating, votes=votes))

    def next_game(self, at: int, seating: Sequence[Seat] | None) -> tuple[O, tuple[Seat, ...]] | None:
        """Closes the ballot; returns the next game's options and for each new seat the seat before, None if none
        follows."""
        settled = self.settled()
        if settled is None:
            return None
        # A seating is refused before the ballot is closed.
        options, places = seated_anew(self._course.game, self._options(settled), settled.seating, seating)
        self.sequel(at)
        return options, places

    def _options(self, sequel: Sequel) -> O:
        game = self._course.game
        assert isinstance(sequel.options, game.options), f"{game.id} cannot go on with {sequel.options}"
        return sequel.options


def seated_anew(
    game: Game[S, A, V, O], options: O, places: Sequence[Seat], seating: Sequence[Seat] | None
) -> tuple[O, tuple[Seat, ...]]:
    """Options and places of the next game change if the host seats people so; None leaves them. A place is, for each
    new seat, the seat before."""
    if seating is None:
        return options, tuple(places)
    if sorted(seating) != list(range(len(places))):
        raise NoSeating(tuple(seating))
    moved = reseated(game, options, seating)
    if moved is None:
        raise PlacesFixed
    return moved, tuple(places[seat] for seat in seating)
