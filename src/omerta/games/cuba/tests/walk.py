"""Whole games at random, with clocks that end at random, and what must hold after every step. RULES.md, chapter 8."""

from __future__ import annotations

import msgspec
import pytest

from omerta.contract import Clock, Event, RuleViolation, Seat, freeze
from omerta.games.cuba import GAME
from omerta.games.cuba.actions import Abdicate, Accuse, CubaAction, Hide, TakeDiamonds
from omerta.games.cuba.events import Eliminated, Ended, Fired, Forgot, Refused, Said
from omerta.games.cuba.options import CubaOptions
from omerta.games.cuba.state import CubaState
from omerta.games.cuba.tests import spec
from omerta.kit.chance import FastChance, fast_from
from omerta.kit.menus import legal

HASTE = 8
"""One of so many steps is an accusation, where there is somebody to accuse."""
PATIENCE = 50
"""One of so many steps is the end of a clock."""

SUSPICION = 8
"""After one of so many steps something illegal is tried."""


class Walk:
    """One game: the log of its steps, its events, and its state."""

    def __init__(self, options: CubaOptions, seats: int, seed: object, *, all_steal: bool = False) -> None:
        self.options = options
        self.seats = seats
        self.all_steal = all_steal
        self.events: list[Event] = []
        self.log: list[tuple[Seat, CubaAction] | Clock] = []
        self.dice = fast_from("cuba walk", seats, options, seed)
        self.chance = FastChance(0)
        self.catalogue = GAME.catalogue(options, seats)
        self.state: CubaState = GAME.new(options, seats, self.chance, self.events.append)

    def play(self) -> Walk:
        while GAME.pending(self.state):
            self.step(self._choice())
            self.check()
            if self.dice.below(SUSPICION) == 0:
                self.check_refusals()
        self.check_end()
        return self

    def step(self, entry: tuple[Seat, CubaAction] | Clock) -> None:
        self.log.append(entry)
        beat, told = self.state.beat, len(self.events)
        if isinstance(entry, Clock):
            GAME.expire(self.state, entry, self.chance, self.events.append)
        else:
            GAME.apply(self.state, *entry, self.chance, self.events.append)
        is_public = any(event.shown(None) for event in self.events[told:])
        assert isinstance(entry, Clock) or self.state.beat - beat == int(is_public), f"{entry} moves the beat wrongly"

    def _choice(self) -> tuple[Seat, CubaAction] | Clock:
        clocks = () if self.all_steal and self.state.seen[0] is None else GAME.clocks(self.state)
        if clocks and self.dice.below(PATIENCE) == 0:
            return clocks[self.dice.below(len(clocks))]
        pending = GAME.pending(self.state)
        seat = pending[self.dice.below(len(pending))]
        return seat, self._pick(
            [action for action in legal(GAME, self.state, seat) if not isinstance(action, Abdicate)]
        )

    def _pick(self, actions: list[CubaAction]) -> CubaAction:
        """One diamond if all shall steal; now and then an accusation; else half by kind, half over the list."""
        if self.all_steal and isinstance(actions[0], Hide | TakeDiamonds):
            return actions[0]  # none hidden, one diamond taken: fifteen are enough for everybody
        kinds = list(dict.fromkeys(type(action) for action in actions))
        others = [kind for kind in kinds if kind is not Accuse] or kinds
        is_hasty = Accuse in kinds and self.dice.below(HASTE) == 0
        wanted = Accuse if is_hasty else others[self.dice.below(len(others))]
        if wanted is Accuse or self.dice.below(2) == 0:
            actions = [action for action in actions if isinstance(action, wanted)]
        return actions[self.dice.below(len(actions))]

    def check(self) -> None:
        """It is made after every step."""
        state = self.state
        GAME.audit(state)
        assert spec.broken(state) == []
        assert self.chance.draws == 0
        assert (GAME.outcome(state) is None) == bool(GAME.pending(state))
        if state.seen[0] is not None:
            has_ended = GAME.outcome(state) is not None
            nothing_missing = spec.missing(state) == 0
            assert has_ended == (nothing_missing or state.reason is not None), "the end comes at the wrong time"
            assert not nothing_missing or has_ended

    def check_refusals(self) -> None:
        """Whatever is not in a seat's list is refused by a rule and leaves no trace."""
        seat = self.dice.below(self.seats)
        action = self.catalogue[self.dice.below(len(self.catalogue))]
        if action in legal(GAME, self.state, seat):
            return
        before, told = freeze(self.state), len(self.events)
        with pytest.raises(RuleViolation) as refusal:
            GAME.apply(self.state, seat, action, self.chance, self.events.append)
        assert refusal.value.rule.startswith("C"), f"{refusal.value} names no rule"
        assert (freeze(self.state), len(self.events)) == (before, told), f"{action} left a trace"

    def check_end(self) -> None:
        state, result = self.state, GAME.outcome(self.state)
        assert result is not None
        assert state.reason is not None
        won = {state.position_of(seat) for seat in result.winners}
        out = spec.out_of(state)
        expected = spec.winners(state.reason, state.accused, state.killer, state.takes, out, self.options)
        assert won == expected, f"{won} won, not {expected}"
        assert won, "nobody won"
        assert (0 in won) == (state.reason == "godfather_recovered")
        assert self.options.eliminated_loyal_wins or not won & out
        if spec.everybody_stole(state):
            assert state.reason == "godfather_recovered"
        self.check_silence()

    def check_silence(self) -> None:
        """Whoever is out says and does nothing before the end."""
        out: set[Seat] = set()
        for event in self.events:
            if isinstance(event, Ended):
                return
            if isinstance(event, Said | Refused | Forgot | Fired):
                assert event.seat not in out, f"{event} after the seat was out"
            if isinstance(event, Eliminated):
                out.add(event.seat)

    def played_again(self) -> Walk:
        """The same log once more, its actions by way of the wire."""
        again = Walk(self.options, self.seats, "again")
        for entry in self.log:
            if isinstance(entry, Clock):
                again.step(entry)
            else:
                seat, action = entry
                wire = msgspec.json.encode(action)
                again.step((seat, msgspec.json.decode(wire, type=CubaAction)))
        return again

    def fingerprint(self) -> tuple[bytes, list[bytes], list[Event]]:
        viewers = [None, *range(self.seats)]
        views = [msgspec.json.encode(GAME.view(self.state, viewer)) for viewer in viewers]
        return freeze(self.state), views, self.events
