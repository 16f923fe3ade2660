"""`omerta rules` prints the rules of a game, one of them, or which of them no test names."""

from __future__ import annotations

import argparse
from itertools import chain, repeat
from textwrap import wrap

from rich.console import Console
from rich.markup import escape
from rich.text import Text as RichText

from omerta import catalog
from omerta.cli.bad_input import BadInput
from omerta.cli.coverage import Coverage, coverage_of, made_up_games
from omerta.cli.paper import Paper
from omerta.cli.places import Places, places_of
from omerta.contract import AnyGame
from omerta.text import Rule, Say, Texts, UnknownRule, find_rule, rulebook
from omerta.text.keys import rule_key


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=say("cli-game-help"))
    parser.add_argument("rule", metavar="ID", nargs="?", help=say("cli-rules-id"))
    parser.add_argument("--coverage", action="store_true", help=say("cli-rules-coverage"))


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    if arguments.coverage:
        return _coverage(arguments.game, texts.say)
    if arguments.game is None:
        raise BadInput("cli-rules-which-game", games=catalog.ids())
    game = catalog.find(arguments.game)
    console, texts = Paper(), Texts(game, texts.language)
    if arguments.rule is None:
        _print_all(game, console, texts)
    else:
        rule = rule_of(game, arguments.rule)
        _print_one(rule, console, texts)
        _print_places(places_of(game, rule), console, texts.say)
    return 0


def rule_of(game: AnyGame, rule_id: str) -> Rule:
    """Finds the rule with this id, typed in capitals or not; any other id is bad input."""
    try:
        return find_rule(game.package, rule_id)
    except UnknownRule:
        raise BadInput("cli-unknown-rule", rule=rule_id, game=game.id) from None


def _print_one(rule: Rule, console: Console, texts: Texts) -> None:
    """Prints the sentence in the reader's language, and the line of RULES.md that binds."""
    console.print(f"[bold]{rule.id}[/]  [dim]{escape(rule.chapter)}[/]")
    if texts.has(rule_key(rule.id)):
        _print_indented("  ", texts.rule(rule.id), console)
    _print_indented("  ", f"RULES.md: {rule.text}", console, style="dim")


def _print_places(places: Places, console: Console, say: Say) -> None:
    """Prints where to read on: what the rule does, and what proves it."""
    for heading, lines in ((say("cli-rules-code"), places.code), (say("cli-rules-tests"), places.tests)):
        if lines:
            console.print(f"  {heading}:", style="dim")
        for line in lines:
            console.print(RichText(f"    {line}"), soft_wrap=True)


def _print_all(game: AnyGame, console: Console, texts: Texts) -> None:
    console.print(f"[bold]{escape(texts.say('title'))}[/]")
    chapter = ""
    for rule in rulebook(game.package).values():
        if rule.chapter != chapter:
            chapter = rule.chapter
            console.print(f"\n[bold]{escape(chapter)}[/]")
        sentence = texts.rule(rule.id) if texts.has(rule_key(rule.id)) else rule.text
        _print_indented(f"{rule.id:<8}", sentence, console)


def _print_indented(head: str, text: str, console: Console, style: str = "") -> None:
    """What does not fit the line goes on below its beginning, not below its head."""
    lines = wrap(text, max(console.width - len(head), 20), break_long_words=False) or [""]
    for start, line in zip(chain([head], repeat(" " * len(head))), lines, strict=False):
        console.print(RichText.assemble((start, "bold"), (line, style)))


def _coverage(game_id: str | None, say: Say) -> int:
    games = [catalog.find(game_id)] if game_id else [*catalog.games().values(), *made_up_games()]
    found = {game.id: coverage_of(game) for game in games}
    for name, coverage in found.items():
        for line in _gaps(coverage, say):
            print(f"{name}: {line}")
    if any(not coverage.complete for coverage in found.values()):
        return 1
    print(say("cli-coverage-complete", rules=sum(coverage.rules for coverage in found.values()), games=tuple(found)))
    return 0


def _gaps(coverage: Coverage, say: Say) -> list[str]:
    lines = []
    if coverage.untested:
        lines.append(say("cli-coverage-untested", ids=coverage.untested))
    if coverage.unknown:
        lines.append(say("cli-coverage-unknown", ids=coverage.unknown))
    if coverage.uncoded:
        lines.append(say("cli-coverage-uncoded", ids=coverage.uncoded))
    return lines
