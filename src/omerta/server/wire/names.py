"""Names of people and clubs: cleaned, and as long as they look.

A name is measured by what a person sees: a letter with all that stands on it is one sign, and so is a pictograph of
several parts; wide letters and pictographs take the place of two.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from http import HTTPStatus
from typing import Final

from omerta.contract import Text
from omerta.server.wire.problems import Rejected
from omerta.server.wire.words import JOINERS, PICTOGRAPHS, SELECTORS, clean

WIDEST: Final = 24
LONGEST: Final = 96
"""Characters, seen or not: so many are kept."""

TONES: Final = range(0x1F3FB, 0x1F400)
"""They colour the pictograph before them."""

FLAG_LETTERS: Final = range(0x1F1E6, 0x1F200)
"""Two of them are a flag."""

JAMO: Final = range(0x1160, 0x1200)
"""Vowels and ends of Korean syllables, which belong to the letter before them."""

JOINER: Final = "\u200d"


def clean_name(text: str) -> str:
    """The name as it is kept; one of which nothing is seen, or that is too long, is refused."""
    name = clean(text)
    if not name or len(name) > LONGEST or width(name) > WIDEST:
        raise Rejected(HTTPStatus.BAD_REQUEST, Text("refusal-bad-name"), "name")
    return name


def width(text: str) -> int:
    """It is counted in places of a narrow letter."""
    return sum(2 if _is_wide(sign) else 1 for sign in signs(text))


def signs(text: str) -> Iterator[str]:
    """What a person would count as one sign each."""
    sign = ""
    for char in text:
        if sign and _belongs(char, sign):
            sign += char
        else:
            if sign:
                yield sign
            sign = char
    if sign:
        yield sign


def _belongs(char: str, sign: str) -> bool:
    """Is the character part of the sign before it?"""
    is_attached = unicodedata.category(char)[0] == "M" or char in JOINERS or char in SELECTORS
    is_second_half = ord(char) in FLAG_LETTERS and len(sign) == 1 and ord(sign) in FLAG_LETTERS
    return is_attached or sign[-1] == JOINER or ord(char) in TONES or ord(char) in JAMO or is_second_half


def _is_wide(sign: str) -> bool:
    return unicodedata.east_asian_width(sign[0]) in "WF" or ord(sign[0]) in PICTOGRAPHS
