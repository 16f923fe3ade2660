"""`omerta examine` runs the conformance suite for rules authors and says what it found out about secrets."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from omerta.catalog import find
from omerta.cli.bad_input import BadInput
from omerta.cli.settings import whole
from omerta.testing.conformance import CHECKS, GAME_CHECKS, Broken, Case, cases
from omerta.testing.conformance.bench import Bench
from omerta.testing.conformance.noninterference import Report, watched
from omerta.text import Say, Texts

SECRETS = "nothing_leaks"


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    parser.add_argument("game", metavar="GAME", help=say("cli-game-help"))
    parser.add_argument("--check", metavar="NAME", action="append", help=say("cli-examine-check"))
    parser.add_argument("--case", metavar="NAME", help=say("cli-examine-case"))
    parser.add_argument("--seeds", metavar="N", type=whole("--seeds", 1), default=1, help=say("cli-examine-seeds"))


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Every check runs on every case; the exit code is 1 if a promise is broken."""
    game = find(arguments.game)
    checks = _checks(arguments.check)
    chosen = [case for case in cases(game, seeds=arguments.seeds) if arguments.case in (None, str(case))]
    if not chosen:
        raise BadInput("cli-unknown-case", case=arguments.case, game=game.id)
    report = Report()
    tried = [(case, name) for case in chosen for name in checks if name in CHECKS or not case.changed()]
    broken = list(_examined(tried, report))
    for fault in broken:
        print(fault)
    if SECRETS in checks:
        _show(report, texts)
    held = len(tried) - len(broken)
    print(texts.say("cli-examine-result", cases=len(chosen), checks=len(checks), held=held, broken=len(broken)))
    return 1 if broken else 0


def _checks(names: list[str] | None) -> list[str]:
    known = [*CHECKS, *GAME_CHECKS]
    for name in names or []:
        if name not in known:
            raise BadInput("cli-unknown-check", check=name, checks=tuple(known))
    return names or known


def _examined(tried: list[tuple[Case, str]], report: Report) -> Iterable[Broken]:
    """Runs them with progress on a terminal and yields what broke, in order."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=len(tried))
        for case, name in tried:
            progress.update(task, description=f"{case} {name}"[:60], advance=1)
            try:
                if name == SECRETS:
                    _watched(case, report)
                else:
                    {**CHECKS, **GAME_CHECKS}[name](case)
            except Broken as fault:
                yield fault


def _watched(case: Case, report: Report) -> None:
    """Checks noninterference and keeps its counts."""
    own = Report()
    for viewer in (None, *range(case.seats)):
        own.add(watched(case, viewer, Bench))
    report.add(own)
    if own.unproven():
        raise Broken(SECRETS, case, f"never matched, so nothing is proven: {own.unproven()}")


def _show(report: Report, texts: Texts) -> None:
    table = Table(title=texts.say("cli-examine-secrets"), title_justify="left")
    table.add_column(texts.say("cli-examine-event"))
    for heading in (
        texts.say("cli-examine-matched"),
        texts.say("cli-examine-ruled-out"),
        texts.say("cli-examine-share"),
    ):
        table.add_column(heading, justify="right")
    for kind in sorted(report.matched.keys() | report.ruled_out.keys()):
        matched, ruled_out = report.matched[kind], report.ruled_out[kind]
        table.add_row(kind, str(matched), str(ruled_out), f"{100 * ruled_out / (matched + ruled_out):.0f} %")
    Console().print(table)
