"""In a turn a person types commands until one of them changes something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, assert_never

from omerta.bots import RANDOM, bots_of
from omerta.cli.frames import sentences
from omerta.cli.printable import quoted
from omerta.cli.terminal import prompt
from omerta.cli.terminal.players import LeftTheTable, Players
from omerta.cli.terminal.screen import Screen
from omerta.contract import RuleViolation, Seat, View
from omerta.kit.menus import legal
from omerta.table import AnyMatch, Refusal
from omerta.text import UnknownRule, find_rule
from omerta.text.keys import rule_key

YES: Final = frozenset({"j", "ja", "y", "yes"})


class Turn:
    """A seat is asked until it answers or leaves it to the others."""

    def __init__(
        self, match: AnyMatch, seat: Seat, players: Players, screen: Screen, ask: Callable[[str], str]
    ) -> None:
        self.match = match
        self.seat = seat
        self.players = players
        self.screen = screen
        self.texts = screen.texts
        self.legal = legal(match.game, match.state, seat)
        self._ask = ask

    def show(self, news: list[str]) -> None:
        question = " ".join(self.texts.told(decision, self.players.names) for _, decision in self.match.open(self.seat))
        question = f"{self.players.names[self.seat]}: {question}"
        self.screen.show(self._view(), self.legal, news, question)

    def take(self, at: Callable[[], int]) -> bool:
        """It is False if the person changed nothing and lets the others act first."""
        while True:
            command = self._command()
            match command:
                case prompt.Choose(number):
                    if self._act(number, at()):
                        return True
                case prompt.Undo():
                    if self._undo(at()):
                        return True
                case prompt.Concede():
                    if self._concede(at()):
                        return True
                case prompt.Wait():
                    return False
                case prompt.Quit():
                    self._quit()
                case prompt.Explain(number):
                    self._explain(number)
                case prompt.ShowMoves(word):
                    self.screen.list_moves(self._view(), self.legal, word)
                case _:
                    self.screen.tell(self._answer(command))

    def _command(self) -> prompt.Command:
        """Reads what is typed next. Ctrl-C is the wish to leave; while that is being asked, a second one leaves."""
        try:
            return prompt.parse(self._ask(self.texts.say("cli-table-prompt", moves=len(self.legal))))
        except KeyboardInterrupt:
            self.screen.console.print()
            return prompt.Quit()

    def _answer(self, question: prompt.Question) -> list[str]:
        """A question changes nothing."""
        match question:
            case prompt.ShowRule(rule):
                return self._rule(rule)
            case prompt.Help():
                return self.texts.say("cli-table-help").splitlines()
            case prompt.Hint():
                return self._hint()
            case prompt.ShowLog():
                return sentences(self.match.frames(self.seat), self.texts, self.players.names)
            case prompt.Unclear(text):
                return [self._unclear(text)]
            case _:
                assert_never(question)

    def _act(self, number: int, at: int) -> bool:
        if not 1 <= number <= len(self.legal):
            self.screen.tell([self._unclear(str(number))])
            return False
        decision = self.match.open(self.seat)[0].id
        self.match.act(self.seat, decision, self.legal[number - 1], at)
        return True

    def _undo(self, at: int) -> bool:
        try:
            self.match.undo(self.seat, at)
        except Refusal as refusal:
            self.screen.tell([self.texts.said(refusal.text, self.players.names)])
            return False
        return True

    def _concede(self, at: int) -> bool:
        if self._ask(self.texts.say("cli-table-concede-sure")).strip().lower() not in YES:
            return False
        try:
            return self.match.vote(self.seat, "concede", value=True, at=at)
        except RuleViolation as violation:
            self.screen.tell([self.texts.refusal(violation, self.players.names)])
            return False

    def _quit(self) -> None:
        if self._ask(self.texts.say("cli-table-quit-sure")).strip().lower() in YES:
            raise LeftTheTable

    def _explain(self, number: int) -> None:
        """Tells a move in a whole sentence, the rule that allows it, and what the game adds."""
        if not 1 <= number <= len(self.legal):
            self.screen.tell([self._unclear(str(number))])
            return
        action = self.legal[number - 1]
        rule = self.screen.rule_of(self._view(), action)
        self.screen.tell(
            [f"{number}: {self.texts.told(action, self.players.names)}", *(self._rule(rule) if rule else [])]
        )
        self.screen.explain(self._view(), action)

    def _unclear(self, text: str) -> str:
        return self.texts.say("cli-table-unclear", input=quoted(text), moves=len(self.legal))

    def _view(self) -> View:
        view: View = self.match.game.view(self.match.state, self.seat)
        return view

    def _rule(self, rule_id: str) -> list[str]:
        game = self.match.game
        try:
            rule = find_rule(game.package, rule_id)
        except UnknownRule:
            return [self.texts.say("cli-unknown-rule", rule=quoted(rule_id), game=game.id)]
        return [f"{rule.id}  {self.texts.rule(rule.id) if self.texts.has(rule_key(rule.id)) else rule.text}"]

    def _hint(self) -> list[str]:
        levels = bots_of(self.match.game)
        bot = levels.get("house", levels[RANDOM])
        view = self._view()
        action = bot.choose(view, self.legal, self.players.chance)
        told = self.texts.told(action, self.players.names)
        why = self.texts.said(bot.why(view, self.legal, action), self.players.names)
        return [self.texts.say("cli-table-hint", number=self.legal.index(action) + 1, move=told, why=why)]
