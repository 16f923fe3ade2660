"""A match: one game at one table. Pure: the time and the secret are arguments, nothing is read or written.

    match = Match.begin(game, options, seats=3, seed=secret, at=0, lengths={"decision": 30_000})
    (turn,) = match.open(0)
    match.act(0, turn.id, action, at=1_200)
    match.frames(1, after=4)

Whatever is refused is refused by an exception and changes nothing: `RuleViolation` for the rules of the game,
`Refusal` for the table. The entries that one call adds to `log` belong together and are stored together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self, TypeAlias

from omerta.contract import Game, RuleViolation, Seat, Sequel
from omerta.kit.defaults import reseated
from omerta.table.commitment import commitment
from omerta.table.council import Council
from omerta.table.faults import ReplayMismatch
from omerta.table.log import Cast, Header, Message, Record
from omerta.table.refusals import NoBallot, NoCandidate, NoSeating, PlacesFixed, SeatCount
from omerta.table.replay import follow, secret_of
from omerta.table.speech import check_message
from omerta.table.typevars import A, O, S, V
from omerta.table.votes import numbered


class Match(Council[S, A, V, O]):
    @classmethod
    def begin(
        cls,
        game: Game[S, A, V, O],
        options: O,
        seats: int,
        seed: bytes,
        at: int,
        lengths: Mapping[str, int] | None = None,
        people: Sequence[str | None] | None = None,
        entropies: Sequence[bytes] = (),
    ) -> Self:
        """Deals. `seed` is the table's secret, `entropies` is what the players add to it.

        `people` names the person on each seat, None for a bot; without it, every seat is another person's.
        `lengths` are milliseconds by the name of a clock; a clock without a length does not run out.
        """
        if seats not in game.seats:
            raise SeatCount(seats, game.seats)
        people = [str(seat) for seat in range(seats)] if people is None else people
        assert len(people) == seats, f"{len(people)} people for {seats} seats"
        header = Header(
            game=game.id,
            rules=game.version,
            options=options,
            seats=seats,
            people=numbered(people),
            commitment=commitment(seed),
            entropies=tuple(part.hex() for part in entropies),
            lengths=dict(lengths or {}),
        )
        return cls(game, header, seed, at)

    @classmethod
    def replay(cls, record: Record[S, A, V, O], upto: int | None = None, seed: bytes | None = None) -> Self:
        """The match after the first `upto` entries of a record (all of them if None), every step played again.

        `seed` is the secret where the record does not open it. Whatever differs is a ReplayMismatch.
        """
        secret = secret_of(record, seed)
        try:
            match = cls(record.game, record.header, secret, record.log[0].at)
        except RuleViolation as refusal:
            raise ReplayMismatch(1, "options", f"refused by the rules, {refusal}") from refusal
        follow(match, record, upto)
        return match

    def message(self, seat: Seat, text: str, at: int) -> None:
        """A word to the table, if the game lets this seat speak now."""
        check_message(self.game, self.state, self.log, seat, text)
        self.enter(Message(at=at, seat=seat, text=text))

    def cast(self, seat: Seat, candidate: Seat | None, at: int) -> None:
        """A sealed vote in the ballot after the outcome; None abstains. It may be changed until `sequel`."""
        ballot = self.ballot()
        if ballot is None or seat not in ballot.asked:
            raise NoBallot(seat)
        if candidate is not None and candidate not in ballot.candidates:
            raise NoCandidate(candidate)
        if seat not in self.casts or self.casts[seat] != candidate:
            self.enter(Cast(at=at, seat=seat, candidate=candidate))

    def owing(self) -> tuple[Seat, ...]:
        """Who has not yet cast a vote: the table's knowledge alone."""
        ballot = self.ballot()
        return tuple(seat for seat in ballot.asked if seat not in self.casts) if ballot else ()

    def sequel(self, at: int) -> Sequel | None:
        """Closes the ballot: the next game's options and seating, None if there is none. Who owes a vote abstains."""
        settled = self.settled()
        if settled and self.followed is None:
            self.close_ballot(at)
        return settled[0] if settled else None

    def next_match(
        self, seed: bytes, at: int, entropies: Sequence[bytes] = (), seating: Sequence[Seat] | None = None
    ) -> Self | None:
        """The next game of the match, with the same people on the seats that the sequel gives them, or that the host
        does, where the game leaves it to the host. It is a match of its own, with its own record."""
        settled = self.settled()
        if settled is None:
            return None
        follows = settled[0].options
        assert isinstance(follows, self.game.options), f"{self.game.id} cannot go on with {follows}"
        # Refused before the ballot is closed.
        options, places = seated_anew(self.game, follows, settled[0].seating, seating)
        self.sequel(at)
        before = [self.header.people[seat] for seat in places]
        people = [None if person is None else str(person) for person in before]
        return self.begin(self.game, options, len(places), seed, at, self.header.lengths, people, entropies)


def seated_anew(
    game: Game[S, A, V, O], options: O, places: Sequence[Seat], seating: Sequence[Seat] | None
) -> tuple[O, tuple[Seat, ...]]:
    """Options and places of the next game if the host seats people so; None leaves them. For each new seat the seat
    before."""
    if seating is None:
        return options, tuple(places)
    if sorted(seating) != list(range(len(places))):
        raise NoSeating(tuple(seating))
    moved = reseated(game, options, seating)
    if moved is None:
        raise PlacesFixed
    return moved, tuple(places[seat] for seat in seating)


# A table for any game of the catalogue: only that game's own values reach it.
AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
