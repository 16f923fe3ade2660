"""A match runs its course in the terminal: whose turn it is, what has happened since, how it ended."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console

from omerta.cli.frames import sentences
from omerta.cli.terminal.drawing import drawing_of
from omerta.cli.terminal.players import Players
from omerta.cli.terminal.screen import Screen
from omerta.cli.terminal.turn import Turn
from omerta.contract import Action, Outcome, RemarkingBot, Seat
from omerta.kit.menus import legal, waited_for
from omerta.kit.ring import clockwise, following
from omerta.table import AnyMatch
from omerta.text import Texts
from omerta.text.keys import hyphened


class TerminalTable:
    """`ask` reads a line, `now` tells the milliseconds since the beginning: here is where both come in."""

    def __init__(
        self,
        match: AnyMatch,
        players: Players,
        texts: Texts,
        console: Console,
        *,
        ask: Callable[[str], str],
        now: Callable[[], int],
    ) -> None:
        self.match = match
        self.players = players
        self.texts = texts
        self.screen = Screen(console, drawing_of(match.game, texts), texts, players.names)
        self._ask = ask
        self._now = now
        self._next: Seat = 0
        self._heard: dict[Seat, int] = {}

    def play(self) -> None:
        """Plays until there is an outcome; whoever leaves before is a LeftTheTable."""
        while self.match.outcome() is None:
            seat = self._whose_turn()
            if seat in self.players.bots:
                self._let_bot_act(seat)
                self._next = following(seat, len(self.players.names))
            elif self._let_person_act(seat):
                self._next = following(seat, len(self.players.names))
        self._end()

    def _whose_turn(self) -> Seat:
        """Turns go clockwise: where several may act, everybody gets a chance before anybody gets a second one."""
        ring = clockwise(self._next, len(self.players.names))
        return next(seat for seat in ring if self.match.open(seat))

    def _let_bot_act(self, seat: Seat) -> None:
        """In open talk a bot that nobody waits for may have nothing to say."""
        action = self._of_bot(seat)
        if action is not None:
            self.match.act(seat, self.match.open(seat)[0].id, action, self._now(), by="bot")

    def _of_bot(self, seat: Seat) -> Action | None:
        bot, game, state = self.players.bots[seat], self.match.game, self.match.state
        view, actions = game.view(state, seat), legal(game, state, seat)
        if isinstance(bot, RemarkingBot) and seat not in waited_for(game, state):
            return bot.remark(view, actions, self.players.chance)
        return bot.choose(view, actions, self.players.chance)

    def _let_person_act(self, seat: Seat) -> bool:
        """It is True if the turn goes on to the next seat; after an undo it may be the same person's again."""
        turn = Turn(self.match, seat, self.players, self.screen, self._ask)
        turn.show(self._news(seat))
        steps = len(self.match.line)
        acted = turn.take(self._now)
        return len(self.match.line) > steps if acted else self._others_wait(seat)

    def _others_wait(self, seat: Seat) -> bool:
        return any(self.match.open(other) for other in range(len(self.players.names)) if other != seat)

    def _news(self, seat: Seat) -> list[str]:
        """Tells what this seat has heard since it was last asked."""
        frames = self.match.frames(seat, self._heard.get(seat, 0))
        self._heard[seat] = self._heard.get(seat, 0) + len(frames)
        return sentences(frames, self.texts, self.players.names)

    def _end(self) -> None:
        outcome = self.match.outcome()
        assert outcome is not None, "the match goes on"
        seat = next(seat for seat in range(len(self.players.names)) if seat not in self.players.bots)
        self.screen.heading(self.texts.say("cli-table-end"))
        self.screen.tell(self._news(seat))
        self.screen.console.print()
        self.screen.debrief(self.match.game.view(self.match.state, seat))
        self.screen.console.print()
        self.screen.tell(self._told(outcome), style="bold")

    def _told(self, outcome: Outcome) -> list[str]:
        """Tells who has won and why, in one line where all share the same fate."""
        names = self.players.names
        lines = [self.texts.sentence("cli-table-winners", {"winners": tuple(names[seat] for seat in outcome.winners)})]
        reasons = [self.texts.sentence(f"reason-{hyphened(reason)}") for reason in outcome.reasons]
        if len(set(reasons)) == 1:
            return [*lines, reasons[0]]
        return [*lines, *(f"{name}: {reason}" for name, reason in zip(names, reasons, strict=True))]
