"""The table refuses some things that no rule of the game forbids. A refusal reaches the asker alone.

What a rule of the game forbids is a `RuleViolation`, here as everywhere.
"""

from __future__ import annotations

from omerta.contract import Seat, Text


class Refusal(Exception):
    """Nothing has changed. `text` is the sentence for the asker and holds nothing that the asker may not know."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key, text.args)
        self.text = text

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.text.args.items())
        return f"{self.text.key}({told})"


class Stale(Refusal):
    """The decision it answers is no longer open, or never was."""

    def __init__(self, seat: Seat, decision: int) -> None:
        super().__init__(Text("refusal-stale", {"seat": seat, "decision": decision}))


class TablePaused(Refusal):
    """Everybody agreed to stop for a while."""

    def __init__(self) -> None:
        super().__init__(Text("refusal-paused"))


class MovesLost(Refusal):
    """The log has lost what was acknowledged: nobody plays before the people have agreed to go on from what is left."""

    def __init__(self) -> None:
        super().__init__(Text("refusal-moves-lost"))


class NothingLost(Refusal):
    """There is nothing to go on from: no moves are lost, or it was agreed already."""

    def __init__(self) -> None:
        super().__init__(Text("refusal-nothing-lost"))


class GameOver(Refusal):
    """There is an outcome: nothing is left to vote on."""

    def __init__(self) -> None:
        super().__init__(Text("refusal-game-is-over"))


class ClockStopped(Refusal):
    """The host wants to prolong a clock that does not run, or no longer."""

    def __init__(self, clock: str, since: int) -> None:
        super().__init__(Text("refusal-clock-stopped", {"clock": clock, "since": since}))


class TooEarly(Refusal):
    """The clock is still running."""

    def __init__(self, clock: str, due: int | None) -> None:
        super().__init__(Text("refusal-too-early", {"clock": clock, "due": due}))


class MessageLength(Refusal):
    """A message has at least one character and at most the limit."""

    def __init__(self, length: int, limit: int) -> None:
        super().__init__(Text("refusal-message-length", {"length": length, "limit": limit}))


class NoVote(Refusal):
    """Persons vote; a bot follows."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(Text("refusal-no-vote", {"seat": seat}))


class NobodyAsks(Refusal):
    """Nobody is asked about this seat, or not this person."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(Text("refusal-nobody-asks", {"seat": seat}))


class NobodyThere(Refusal):
    """No person belongs to this seat, or no bot minds it: there is nothing to do about it."""

    def __init__(self, seat: Seat | None) -> None:
        super().__init__(Text("refusal-nobody-there", {"seat": seat}))


class NotUndoable(Refusal):
    """It may not be taken back without everybody's consent. `why` is the reason of a `Horizon`."""

    def __init__(self, why: str, seat: Seat | None = None) -> None:
        super().__init__(Text("refusal-not-undoable", {"why": why, "seat": seat}))


class NoBallot(Refusal):
    """No ballot is open, or this seat is not asked."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(Text("refusal-no-ballot", {"seat": seat}))


class NoCandidate(Refusal):
    """The ballot does not offer this seat."""

    def __init__(self, candidate: Seat) -> None:
        super().__init__(Text("refusal-no-candidate", {"candidate": candidate}))


class SeatCount(Refusal):
    """The game is not for so many."""

    def __init__(self, seats: int, allowed: tuple[int, ...]) -> None:
        super().__init__(Text("refusal-seat-count", {"count": seats, "allowed": allowed}))


class NoSeating(Refusal):
    """Everybody sits on one seat, and nobody shares it."""

    def __init__(self, seating: tuple[Seat, ...]) -> None:
        super().__init__(Text("refusal-no-seating", {"seating": seating}))


class PlacesFixed(Refusal):
    """Who sits where in the next game is not for the host to say."""

    def __init__(self) -> None:
        super().__init__(Text("refusal-places-fixed"))
