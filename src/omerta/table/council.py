"""What the table decides about itself: votes of all persons, and taking moves back."""

from __future__ import annotations

from omerta.contract import Seat
from omerta.table.log import Conceded, Undone, Vote, VoteKind
from omerta.table.play import Play
from omerta.table.refusals import GameOver, NotUndoable, TablePaused
from omerta.table.typevars import A, O, S, V
from omerta.table.undo import Horizon, Past


class Council(Play[S, A, V, O]):
    def vote(self, voter: Seat, kind: VoteKind, value: bool, at: int) -> bool:
        """The person on this seat changes a standing vote; False if it stood so already.

        `concede` ends the game, `pause` stops the table until somebody takes the vote back, `undo` takes back the
        last thing that everybody saw: each when all persons agree.
        """
        if self.votes.stands(voter, kind) == value:
            return False
        if self.outcome():
            raise GameOver
        carried = self.votes.would_carry(voter, kind, value=value)
        vote = Vote(at=at, seat=voter, kind=kind, value=value, carried=carried)
        if value and kind == "concede":
            self._vote_to_concede(vote)
        elif value and kind == "undo":
            self._vote_to_undo(vote)
        else:
            self.enter(vote)
        return True

    def _vote_to_concede(self, vote: Vote) -> None:
        # A game without a concession refuses the first vote already.
        ruling = self.referee.concession(self.state)
        self.enter(vote)
        if vote.carried:
            self.enter(Conceded(at=vote.at, events=ruling.events), ruling.state)

    def _vote_to_undo(self, vote: Vote) -> None:
        if self.is_paused():
            raise TablePaused
        first = self._past().last_public()
        if first is None:
            raise NotUndoable("start")
        self.enter(vote)
        if vote.carried:
            state, taken = self.rewinding.without(self.steps(), first, keeps=lambda _: False)
            self.enter(Undone(at=vote.at, seat=None, taken=tuple(taken)), state)

    def undo_horizon(self, seat: Seat) -> Horizon:
        """How many of its latest moves the person on this seat may take back alone, and why not more."""
        if self.outcome():
            return Horizon(0, "over")
        moves, barrier = self._past().reach(seat)
        return Horizon(len(moves), barrier.why, barrier.seat)

    def undo(self, seat: Seat, at: int, moves: int = 1) -> None:
        """Takes back the person's latest moves, within the horizon, and what was seen to follow from them."""
        if self.is_paused():
            raise TablePaused
        horizon = self.undo_horizon(seat)
        if not 0 < moves <= horizon.moves:
            raise NotUndoable(horizon.why, horizon.seat)
        past, person = self._past(), self.votes.person(seat)
        first = past.reach(seat)[0][moves - 1]
        state, taken = self.rewinding.without(self.steps(), first, lambda place: past.is_secret_from(person, place))
        self.enter(Undone(at=at, seat=seat, taken=tuple(taken)), state)

    def _past(self) -> Past:
        return Past(self.log, self.line, self.streams, self.book, self.header.people)
