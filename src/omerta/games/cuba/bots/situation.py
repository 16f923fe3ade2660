"""A view in numbers: positions, the box as a number, what everybody has said. RULES.md C-1.2, C-15.1"""

from __future__ import annotations

from functools import cached_property

from omerta.contract import Seat
from omerta.games.cuba.bots.boxes import packed
from omerta.games.cuba.bots.testimony import NOTHING_HEARD, Heard, Testimony, compiled
from omerta.games.cuba.chain import Box
from omerta.games.cuba.components import DIAMONDS, TAKE_INDEX
from omerta.games.cuba.evidence import counts_of
from omerta.games.cuba.seen import CubaView, Own
from omerta.games.cuba.talk import SUSPECTS, VIEW


class Situation:
    """One seat's, at the moment of a decision. Everything in it is told by position."""

    def __init__(self, view: CubaView) -> None:
        assert view.you is not None and view.own is not None, "a spectator decides nothing"
        self.view = view
        self.own: Own = view.own
        self.seats = len(view.players)
        self.position = self.position_of(view.you)
        self.chips: tuple[int, ...] = counts_of(view.mix)[1:]
        self.mix: int = packed((DIAMONDS, *self.chips))
        """The whole box, before the Godfather hides anything."""

    def seat_of(self, position: int) -> Seat:
        return (self.view.godfather + position) % self.seats

    def position_of(self, seat: Seat) -> int:
        return (seat - self.view.godfather) % self.seats

    @property
    def is_godfather(self) -> bool:
        return self.position == 0

    def is_last(self, position: int) -> bool:
        return position == self.seats - 1

    @cached_property
    def suspects(self) -> list[int]:
        """They live, and their pockets are closed. C-6.1"""
        return [position for position in range(1, self.seats) if not self._player_is_open(position)]

    def _player_is_open(self, position: int) -> bool:
        player = self.view.players[self.seat_of(position)]
        return player.is_open or player.out is not None

    @cached_property
    def opened(self) -> dict[int, int]:
        """Everybody has seen these takes. C-6.10"""
        found = {}
        for player in self.view.players:
            if player.take is not None and player.take in TAKE_INDEX:
                found[player.position] = TAKE_INDEX[player.take]
        return found

    # --- What is known of the box ---------------------------------------------------------------------------------

    @cached_property
    def look(self) -> Box | None:
        """What this suspect has seen in the box, as long as he remembers. CR-36"""
        seen = self.own.box or self.own.seen
        return None if seen is None or self.is_godfather else counts_of(seen)

    @cached_property
    def returned(self) -> Box | None:
        """The Godfather knows what came back; others do only with `returned_box_public`. C-5.1"""
        seen = self.own.seen if self.is_godfather else self.view.returned
        return None if seen is None else counts_of(seen)

    @property
    def take(self) -> int | None:
        return None if self.own.take is None else TAKE_INDEX.get(self.own.take)

    # --- What was said --------------------------------------------------------------------------------------------

    @cached_property
    def _said(self) -> list[dict[str, str]]:
        said: list[dict[str, str]] = [{} for _ in range(self.seats)]
        for claim in self.view.claims:
            if claim.slot.startswith(("recv.", "pass.")) or claim.slot == "took":
                said[self.position_of(claim.seat)][claim.slot] = claim.value
        return said

    def testimony(self, position: int) -> Testimony:
        """A suspect who was asked about his turn and has said nothing has refused."""
        said = self._said[position]
        question = self.view.question
        seat = self.seat_of(position)
        asked = self.view.players[seat].asked - (question is not None and question.seat == seat)
        return compiled(tuple(sorted(said.items())), asked > self._opinions_asked(seat) and not said)

    def _opinions_asked(self, seat: Seat) -> int:
        """How often this seat was asked whom it suspects, and has named somebody."""
        return sum(
            [claim.seat == seat and claim.slot == VIEW and claim.question is not None for claim in self.view.claims]
        )

    def times_asked(self, position: int) -> int:
        return self.view.players[self.seat_of(position)].asked

    def has_told(self, position: int, topic: str) -> bool:
        """It counts whether the seat was asked or not."""
        if topic == SUSPECTS:
            return "thief" in self.views_of(position).values()
        return topic in self._said[position]

    def times_answered(self, topic: str) -> int:
        """How many answers to such a question the Godfather has got."""
        slot = VIEW if topic == SUSPECTS else topic
        return sum([claim.slot == slot and claim.question is not None for claim in self.view.claims])

    def heard(self, position: int) -> Heard:
        """What the right neighbour of this position says he passed on; the Godfather says nothing. CR-7"""
        return self.testimony(position - 1).passing if position > 1 else NOTHING_HEARD

    def views_of(self, position: int) -> dict[int, str]:
        """What this position has said about others."""
        seat = self.seat_of(position)
        return {
            self.position_of(claim.about): claim.value
            for claim in self.view.claims
            if claim.seat == seat and claim.slot == VIEW and claim.about is not None
        }

    def views_about(self, position: int) -> dict[int, str]:
        """What others have said about this position."""
        seat = self.seat_of(position)
        return {
            self.position_of(claim.seat): claim.value
            for claim in self.view.claims
            if claim.slot == VIEW and claim.about == seat
        }
