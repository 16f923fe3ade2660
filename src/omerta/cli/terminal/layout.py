"""The parts of a board become lines that fit the terminal: words are broken, pictures stand beside each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, zip_longest
from typing import Final

from rich.console import Console
from rich.text import Text as RichText

from omerta.text import Beside, Fact, MoveLine, Part

WIDEST_LABEL: Final = 28
"""A longer label stands on a line of its own, so that what follows has room."""
GAP: Final = 2


def marked(markup: str) -> RichText:
    """Reads rich's markup. A card may be called `note:yen:100`: nothing between colons becomes a picture."""
    return RichText.from_markup(markup, emoji=False)


def laid_out(parts: Sequence[Part], console: Console) -> list[RichText]:
    """The parts stand from top to bottom; facts that follow each other share a column for their labels."""
    lines: list[RichText] = []
    for is_fact, run in groupby(parts, lambda part: isinstance(part, Fact)):
        if is_fact:
            lines += _facts([part for part in run if isinstance(part, Fact)], console)
        else:
            lines += [line for part in run if not isinstance(part, Fact) for line in _picture(part, console.width)]
    return lines


def flowing(lines: Sequence[MoveLine], console: Console) -> list[RichText]:
    """Moves flow on the right of their headings; only one that is too long for a line is broken."""
    indent = _column([marked(line.heading) for line in lines])
    return [row for line in lines for row in _flow(line.heading, map(_numbered, line.moves), indent, console)]


def folded(lines: Sequence[MoveLine], console: Console) -> list[RichText]:
    """Only the headings are shown, each with the first and the last of its numbers."""
    return list(_flow("", map(_ranged, lines), GAP, console))


def _numbered(move: tuple[int, str]) -> RichText:
    index, label = move
    return marked(f"[bold cyan]{index + 1:>2})[/] {label}")


def _ranged(line: MoveLine) -> RichText:
    """A line is told by its first and its last number; one without a heading is known by its first move."""
    (first, label), (last, _) = line.moves[0], line.moves[-1]
    between = "–" if last - first + 1 == len(line.moves) else " … "
    numbers = f"{first + 1}" if first == last else f"{first + 1}{between}{last + 1}"
    return marked(f"[bold cyan]{numbers})[/] {line.heading or (label if first == last else f'{label} …')}")


def _flow(heading: str, entries: Iterable[RichText], indent: int, console: Console) -> Iterator[RichText]:
    row = marked(heading)
    if row.cell_len > indent - GAP and heading:
        yield row
        row = RichText()
    for entry in entries:
        if row.cell_len > indent and row.cell_len + GAP + entry.cell_len > console.width:
            yield row
            row = RichText()
        head = _padded(row, indent) if row.cell_len < indent else row + RichText(" " * GAP)
        *whole, row = _hung(head, entry, console)
        yield from whole
    yield row


def _facts(facts: Sequence[Fact], console: Console) -> list[RichText]:
    indent = _column([marked(fact.label) for fact in facts])
    rows: list[RichText] = []
    for fact in facts:
        label = marked(fact.label)
        if label.cell_len > indent - GAP and fact.label:
            rows.append(label)
            label = RichText()
        rows += _hung(_padded(label, indent), marked(fact.value), console)
    return rows


def _hung(head: RichText, text: RichText, console: Console) -> list[RichText]:
    """The text stands behind its head; what does not fit goes on below its beginning."""
    room = max(console.width - head.cell_len, 1)
    if text.cell_len <= room:
        return [head + text]
    first, *rest = text.wrap(console, room)
    return [head + first, *(RichText(" " * head.cell_len) + line for line in rest)]


def _picture(part: str | Beside, width: int) -> list[RichText]:
    if isinstance(part, str):
        return [marked(part)]
    lines: list[RichText] = []
    top = 0
    for picture in part.pictures:
        right = [marked(line) for line in picture]
        if _width(lines[top:]) + GAP + _width(right) > width:
            top = len(lines)
        lines[top:] = _beside(lines[top:], right)
    return lines


def _beside(left: Sequence[RichText], right: Sequence[RichText]) -> list[RichText]:
    column = _width(left) + GAP if left else 0
    rows = [_padded(one, column) + other for one, other in zip_longest(left, right, fillvalue=RichText())]
    for row in rows:
        row.rstrip()
    return rows


def _width(lines: Sequence[RichText]) -> int:
    return max((line.cell_len for line in lines), default=0)


def _column(labels: Sequence[RichText]) -> int:
    widest = max((label.cell_len for label in labels if label.cell_len <= WIDEST_LABEL), default=0)
    return widest + GAP


def _padded(text: RichText, width: int) -> RichText:
    return text + RichText(" " * (width - text.cell_len))
