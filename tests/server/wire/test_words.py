"""Names and words as they are shown: nothing hidden, nothing turned around, nothing piled up."""

from __future__ import annotations

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from omerta.server.wire.words import JOINERS, MOST_MARKS, SELECTORS, clean

NASTY = "\u0301\u0302\u0303\u0304\u0305\u0e47\u05b8\u064e\u200b\u200c\u200d\u200e\u202e\u2066\ufe0f\u034f\u3164\u20e3"
nasty = st.text(
    st.sampled_from(f"{NASTY} \t\n\u00a0aé1\u0627\u0915\u094d\u2764\U0001f600\U0001f44d\U0001f3fd\U0001fae8")
)


@pytest.mark.parametrize(
    "text",
    [
        "Don Vito",
        "Nguyễn Thị Ánh",
        "שָׁלוֹם שַׁבָּת",
        "مُحَمَّد",
        "می\u200cخواهم",
        "ที่นี่ สวัสดี",
        "हिन्दी क्\u200dष",
        "தமிழ்",
        "한국어",
        "王伟",
        "O’Neill-Ñandú & Søn",
        "👨\u200d👩\u200d👧 ❤\ufe0f 1\ufe0f\u20e3 👍🏽 🇮🇹 🧑🏽\u200d🚀",
        "a pictograph that is new: \U0001fae8",
    ],
)
def test_what_people_write_in_their_script_stays(text: str) -> None:
    assert clean(text) == unicodedata.normalize("NFC", text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " \t\n\u00a0\u2028\u3000",
        "\0\x07\x1b\x7f\x9f",
        "\u200b\u200c\u200d\u2060\ufeff\u00ad",
        "\u202a\u202e\u2066\u2069\u061c\u200f",
        "\u0301\u0302\u0903",
        " \u0301 \u20dd",
        "\u115f\u1160\u3164\uffa0\u2800\u180e\u034f",
        "\ue000\U000f0000\U000e0041\U000e0100",
        "\u0378\uffff\U0003ffff",
        "\ud800\udfff",
        "\ufe0f\ufe0e",
    ],
    ids=[
        "nothing",
        "spaces",
        "controls",
        "zero width",
        "directions",
        "marks alone",
        "marks on spaces",
        "letters of which nothing shows",
        "private use",
        "not assigned",
        "halves of characters",
        "selectors",
    ],
)
def test_of_what_nobody_sees_nothing_is_left(text: str) -> None:
    assert clean(text) == ""


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  Don \n Vito\t", "Don Vito"),
        ("Nguye\u0302\u0303n", "Nguyễn"),
        ("ab\u202egnp.exe", "abgnp.exe"),
        ("A\u200bn\u200dn\u2060a", "Anna"),
        ("a\u0301\u0302\u0303\u0304\u0305\u0306\u0307", "á\u0302\u0303\u0304"),
        ("ก" + "\u0e47" * 40, "ก\u0e47"),
        ("a\ufe0f\u200d", "a"),
        ("😀\u200d\u200d", "😀"),
    ],
)
def test_what_hides_or_heaps_is_taken_away_and_the_rest_stays(written: str, shown: str) -> None:
    assert clean(written) == shown


@given(nasty | st.text())
def test_what_is_clean_stays_as_it_is(text: str) -> None:
    assert clean(clean(text)) == clean(text)


@given(nasty | st.text())
def test_no_letter_carries_more_marks_than_a_script_needs(text: str) -> None:
    seen = [char for char in clean(text) if char not in JOINERS | SELECTORS]
    heaps = "".join("m" if unicodedata.category(char)[0] == "M" else "." for char in seen)
    assert "m" * (MOST_MARKS + 1) not in heaps and not heaps.startswith("m")


@given(nasty | st.text())
def test_nothing_unseen_stands_alone_or_beside_another_joiner(text: str) -> None:
    shown = clean(text)
    assert shown[:1] not in JOINERS | SELECTORS and shown[-1:] not in JOINERS
    assert not re.search("[\u200c\u200d][\u200c\u200d\ufe0e\ufe0f]|[\ufe0e\ufe0f]{2}", shown)
