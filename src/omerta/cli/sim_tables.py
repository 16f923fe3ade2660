"""A report of simulated games as tables: how well and how fast, how the games ended, what a game counts itself."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from omerta.sim import Figure, Report, Row, Share
from omerta.text import Say, Texts

_COLUMNS_WITH_BOUNDS: Final = 3


def print_report(report: Report, texts: Texts, console: Console) -> None:
    console.print(f"[bold]{escape(texts.say('title'))}[/]")
    console.print(_games(report, texts.say))
    console.print(_endings(report, texts))
    if any(row.figures for row in report.rows):
        console.print(_figures(report, texts))
    console.print(f"[dim]{escape(texts.say('cli-sim-caption', seed=report.seed, rules=report.version))}[/]")


def _games(report: Report, say: Say) -> Table:
    table = Table(show_lines=any(len(_wins(row, say)) > 1 for row in report.rows))
    table.add_column(say("cli-sim-column-seats"))
    table.add_column(say("cli-sim-column-bots"))
    table.add_column(say("cli-sim-column-games"), justify="right")
    table.add_column(say("cli-sim-column-wins"), justify="right", no_wrap=True)
    table.add_column(say("cli-sim-column-decisions"), justify="right")
    table.add_column(say("cli-sim-column-branching"), justify="right")
    table.add_column(say("cli-sim-column-speed"), justify="right")
    for row in report.rows:
        table.add_row(
            str(row.seats),
            "\n".join(dict.fromkeys(row.bots)) if len(set(row.bots)) == 1 else "\n".join(row.bots),
            str(row.games),
            "\n".join(_wins(row, say)),
            f"{row.decisions_mean:.1f}",
            f"{row.branching_mean:.1f} / {row.branching_max}",
            f"{row.decisions_per_second:.0f}",
        )
    return table


def _wins(row: Row, say: Say) -> list[str]:
    """One line where all seats win and lose together, else one a seat."""
    shares = [_percent(share) for share in row.wins]
    if row.nobody.count + row.wins[0].count == row.games and len(set(shares)) == 1:
        return shares[:1]
    return [
        *(f"{seat}: {share}" for seat, share in enumerate(shares)),
        f"{say('cli-sim-nobody')}: {_percent(row.nobody)}",
    ]


def _endings(report: Report, texts: Texts) -> Table:
    """With many columns the bounds are left out, so that the table fits eighty characters."""
    is_wide = len(report.rows) > _COLUMNS_WITH_BOUNDS
    table = Table()
    table.add_column(texts.say("cli-sim-column-reasons") + (", %" if is_wide else ""))
    for row in report.rows:
        head = texts.say("cli-sim-column-mean" if is_wide else "cli-sim-column-share", seats=row.seats)
        table.add_column(head, justify="right", no_wrap=True)
    for reason in dict.fromkeys(reason for row in report.rows for reason in row.reasons):
        shares = (row.reasons.get(reason) or Share.of(0, row.games) for row in report.rows)
        cells = (f"{100 * share.share:.1f}" if is_wide else _percent(share) for share in shares)
        table.add_row(escape(texts.word("reason", reason).rstrip(".")), *cells)
    return table


def _figures(report: Report, texts: Texts) -> Table:
    table = Table()
    table.add_column(texts.say("cli-sim-column-figures"))
    for row in report.rows:
        table.add_column(texts.say("cli-sim-column-mean", seats=row.seats), justify="right", no_wrap=True)
    for name in dict.fromkeys(name for row in report.rows for name in row.figures):
        table.add_row(escape(texts.word("figure", name)), *(_mean(row.figures.get(name)) for row in report.rows))
    return table


def _mean(figure: Figure | None) -> str:
    """`0.884`, `7.19`, `452`: three digits say enough."""
    return "–" if figure is None or figure.mean is None else f"{figure.mean:.3g}"


def _percent(share: Share) -> str:
    """`97.5 (91-99)`: the share and its bounds, in percent."""
    return f"{100 * share.share:.1f} ({100 * share.low:.0f}–{100 * share.high:.0f})"
