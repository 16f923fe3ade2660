"""Pictures are numbered and named for what they show, and lie on a contact sheet."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.evening.album import Album, Shot, write_sheet

TITLE = "villa-lesson-phone-de"


def test_a_picture_is_numbered_and_named_for_what_is_asked(tmp_path: Path) -> None:
    album = Album(tmp_path, TITLE)
    album.add(Shot("plan", b"", []))
    album.add(Shot("turn, picked", b"", []))
    assert [picture.name for picture in album.pictures] == [f"{TITLE}-001-plan.png", f"{TITLE}-002-turn-picked.png"]


def test_a_sentence_is_written_down_where_it_was_read_first(tmp_path: Path) -> None:
    album = Album(tmp_path, TITLE)
    album.add(Shot("plan", b"", ["Du bist dran.", "Plane."]))
    album.add(Shot("turn", b"", ["Du bist dran.", "Spiele."]))
    written = (tmp_path / f"{TITLE}.txt").read_text(encoding="utf-8")
    assert written == f"# {TITLE}-001-plan\nDu bist dran.\nPlane.\n\n# {TITLE}-002-turn\nSpiele.\n\n"


def test_what_is_taken_anew_takes_the_place_of_the_old_and_of_nothing_else(tmp_path: Path) -> None:
    for title in (TITLE, f"{TITLE}-2", "villa-lesson-desk-de"):
        Album(tmp_path, title).add(Shot("plan", b"old", []))
    Album(tmp_path, TITLE).add(Shot("turn", b"new", []))
    assert sorted(picture.name for picture in tmp_path.glob("*.png")) == [
        "villa-lesson-desk-de-001-plan.png",
        f"{TITLE}-001-turn.png",
        f"{TITLE}-2-001-plan.png",
    ]


@pytest.mark.parametrize("title", [TITLE, "villa-lesson-desk-en"])
def test_the_contact_sheet_has_every_picture_under_its_evening(tmp_path: Path, title: str) -> None:
    Album(tmp_path, TITLE).add(Shot("plan", b"", []))
    Album(tmp_path, "villa-lesson-desk-en").add(Shot("plan", b"", []))
    sheet = write_sheet(tmp_path).read_text(encoding="utf-8")
    assert f'<h2 id="{title}">' in sheet
    assert f'<img src="{title}-001-plan.png" alt="001-plan"' in sheet
