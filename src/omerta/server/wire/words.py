"""What people write, cleaned: a name or a word shows what it says, and nothing in it is hidden, turned or piled up.

Whatever is written is brought into one form (NFC) on one line. Characters that nobody sees go, and so do those that
turn the direction of the text around them; joiners and selectors stay where scripts and pictographs need them.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

MOST_MARKS: Final = 3
"""Hebrew and Arabic with all their vowels need so many on a letter; a heap of marks covers its neighbours' lines."""

JOINERS: Final = frozenset("\u200c\u200d")
"""Persian, the scripts of India and pictographs of several parts are written with them."""

SELECTORS: Final = frozenset("\ufe0e\ufe0f")
"""They choose between the plain and the coloured form of the sign before them."""

UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159\U00016fe4") | frozenset(
    chr(number)
    for first, last in ((0x180B, 0x180F), (0xFE00, 0xFE0D), (0xE0100, 0xE01EF))
    for number in range(first, last + 1)
)
"""Letters, marks and signs by their category, of which nothing shows."""

PICTOGRAPHS: Final = range(0x1F000, 0x1FB00)
"""They are kept free for pictographs: one that is not assigned here yet may be on the device that sent it."""

JOINING_SCRIPTS: Final = range(0x0600, 0x1D00)
"""From Arabic over the scripts of India to Mongolian there are letters that join."""

JOINING_SIGNS: Final = ("So", "Sk", "Cn")
"""The categories of pictographs and of their colours, and of those that are not assigned yet."""


def clean(text: str) -> str:
    """The text as it may be shown; it is empty if nothing of it can be seen."""
    line = "".join(map(_spaced, unicodedata.normalize("NFC", text)))
    shown = "".join(_joined("".join(_without_heaps(line))))
    return unicodedata.normalize("NFC", " ".join(shown.split()))


def alike(text: str) -> str:
    """Texts that look the same but for small and capital letters, or narrow and wide ones, give the same."""
    return unicodedata.normalize("NFKC", text).casefold()


def _spaced(char: str) -> str:
    """The character, a space for any kind of one, or nothing if it may not be written."""
    if char.isspace():
        return " "
    if char in JOINERS:
        return char
    category = unicodedata.category(char)
    is_free = category == "Cn" and ord(char) in PICTOGRAPHS
    return "" if char in UNSEEN or (category[0] == "C" and not is_free) else char


def _without_heaps(line: str) -> Iterator[str]:
    """A mark stands on something that is seen, once, and with few others."""
    marks: set[str] | None = None
    for char in line:
        if char in JOINERS or char in SELECTORS:
            yield char
        elif not _is_mark(char):
            marks = None if char == " " else set()
            yield char
        elif marks is not None and char not in marks and len(marks) < MOST_MARKS:
            marks.add(char)
            yield char


def _joined(line: str) -> Iterator[str]:
    """Lets joiners and selectors pass only where they mean something."""
    before = " "
    for place, char in enumerate(line):
        after = line[place + 1] if place + 1 < len(line) else " "
        if _means_something(char, before, after):
            yield char
            before = char


def _means_something(char: str, before: str, after: str) -> bool:
    if char in JOINERS:
        return _joins(before) and _joins(after) and not _is_mark(after)
    return char not in SELECTORS or not (before.isalpha() or before == " " or before in JOINERS or _is_mark(before))


def _joins(char: str) -> bool:
    if char in JOINERS:
        return False
    return char in SELECTORS or ord(char) in JOINING_SCRIPTS or unicodedata.category(char) in JOINING_SIGNS


def _is_mark(char: str) -> bool:
    return unicodedata.category(char)[0] == "M"
