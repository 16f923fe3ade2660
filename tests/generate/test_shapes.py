"""Types of the wire as TypeScript."""

from __future__ import annotations

from typing import Literal

import msgspec

from scripts.generate.shapes import Shapes


class Harbour(msgspec.Struct, frozen=True):
    boats: dict[str, int]
    berths: dict[Literal["east", "west"], str]


def _declared() -> str:
    shapes = Shapes()
    shapes.add(Harbour)
    return shapes.declared["Harbour"]


def test_a_mapping_from_any_text_has_an_index() -> None:
    assert "readonly boats: { readonly [key: string]: number };" in _declared()


def test_a_mapping_from_a_few_names_has_each_of_them_or_not() -> None:
    assert 'readonly berths: { readonly [key in "east" | "west"]?: string };' in _declared()
