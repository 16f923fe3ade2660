"""Tables tell a report: how well and how fast, by seat, place and role, how games ended, what a game counts itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
    if not all(_is_shared(row) for row in report.rows):
        console.print(_places(report, texts.say))
    if any(row.roles for row in report.rows):
        console.print(_roles(report, texts))
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
    """There is one line where all seats win and lose together, else one a seat."""
    shares = [_percent(share) for share in row.wins]
    if _is_shared(row):
        return shares[:1]
    return [
        *(f"{seat}: {share}" for seat, share in enumerate(shares)),
        f"{say('cli-sim-nobody')}: {_percent(row.nobody)}",
    ]


def _is_shared(row: Row) -> bool:
    """All seats win and lose together."""
    return row.nobody.count + row.wins[0].count == row.games and len({share.count for share in row.wins}) == 1


def _places(report: Report, say: Say) -> Table:
    """The table answers whether it helps to go first."""
    most = max(row.seats for row in report.rows)
    shares = {
        say("cli-sim-place", number=place + 1): [_at(row.places, place) for row in report.rows] for place in range(most)
    }
    return _by_seats(report, say("cli-sim-column-places"), shares, say)


def _at(places: Sequence[Share], place: int) -> Share | None:
    return places[place] if place < len(places) else None


def _roles(report: Report, texts: Texts) -> Table:
    names = dict.fromkeys(role for row in report.rows for role in row.roles)
    shares = {
        texts.word("role", role): [row.roles[role].wins if role in row.roles else None for row in report.rows]
        for role in names
    }
    return _by_seats(report, texts.say("cli-sim-column-roles"), shares, texts.say)


def _endings(report: Report, texts: Texts) -> Table:
    reasons = dict.fromkeys(reason for row in report.rows for reason in row.reasons)
    shares = {
        texts.word("reason", reason).rstrip("."): [
            row.reasons.get(reason) or Share.of(0, row.games) for row in report.rows
        ]
        for reason in reasons
    }
    return _by_seats(report, texts.say("cli-sim-column-reasons"), shares, texts.say)


def _by_seats(report: Report, head: str, lines: Mapping[str, Sequence[Share | None]], say: Say) -> Table:
    """Each number of seats has a column. With many of them the bounds are left out, to fit eighty characters."""
    is_wide = len(report.rows) > _COLUMNS_WITH_BOUNDS
    table = Table()
    table.add_column(head + (", %" if is_wide else ""))
    for row in report.rows:
        title = say("cli-sim-column-mean" if is_wide else "cli-sim-column-share", seats=row.seats)
        table.add_column(title, justify="right", no_wrap=True)
    for name, shares in lines.items():
        table.add_row(escape(name), *(_cell(share, is_wide=is_wide) for share in shares))
    return table


def _cell(share: Share | None, *, is_wide: bool) -> str:
    """A dash stands where there is no such place or role."""
    if share is None:
        return "–"
    return f"{100 * share.share:.1f}" if is_wide else _percent(share)


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
    """`97.5 (91-99)` is the share with its bounds, in percent."""
    return f"{100 * share.share:.1f} ({100 * share.low:.0f}–{100 * share.high:.0f})"
