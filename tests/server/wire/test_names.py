"""Names are as long as they look."""

from __future__ import annotations

import pytest

from omerta.server.wire.names import clean_name, signs, width
from omerta.server.wire.problems import Rejected

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
THUMB = "\U0001f44d\U0001f3fd"
FLAG = "\U0001f1ee\U0001f1f9"


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Anna", 4),
        ("e\u0301a", 2),
        (FAMILY, 1),
        (THUMB, 1),
        (FLAG, 1),
        (FLAG + FLAG, 2),
        ("\u0928\u093f", 1),
        ("\u1112\u1161\u11ab", 1),
        ("\u2764\ufe0f!", 2),
        ("", 0),
    ],
)
def test_a_sign_is_what_a_person_counts(text: str, count: int) -> None:
    assert len(list(signs(text))) == count
    assert "".join(signs(text)) == text


@pytest.mark.parametrize(("text", "places"), [("Anna", 4), ("\u674e\u5c0f\u9f99", 6), (FAMILY, 2), ("\uff21", 2)])
def test_wide_signs_take_two_places(text: str, places: int) -> None:
    assert width(text) == places


@pytest.mark.parametrize("name", [FAMILY * 12, "\u674e" * 12, "x" * 24, "a\u0323\u0302" * 24])
def test_what_looks_short_enough_is_a_name(name: str) -> None:
    assert clean_name(name)


@pytest.mark.parametrize("name", [FAMILY * 13, "\u674e" * 13, "x" * 25, "\u200b", "\u202e"])
def test_what_looks_too_long_or_like_nothing_is_none(name: str) -> None:
    with pytest.raises(Rejected):
        clean_name(name)
