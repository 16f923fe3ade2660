"""The album: numbered pictures in a folder, the words that were read on them, and a contact sheet of them all."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

STYLE: Final = """
body { margin: 24px; font: 15px/1.4 sans-serif; background: #f8edd6; color: #1e1a1d; }
h2 { margin: 40px 0 8px; }
nav { columns: 4 220px; }
.row { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
figure { margin: 0; }
figcaption { max-width: 400px; font-size: 12px; }
img { display: block; height: auto; width: 400px; border: 1px solid #d6bf93; }
.phone img { width: 195px; }
.phone figcaption { max-width: 195px; }
"""


class Shot(NamedTuple):
    """A picture and what could be read on it."""

    step: str
    """What is asked, or which page it is."""

    png: bytes
    words: Sequence[str]


class Album:
    """Keeps the pictures of one evening, such as `villa-lesson-phone-de`."""

    def __init__(self, folder: Path, title: str) -> None:
        self.title = title
        self.pictures: list[Path] = []
        self._folder = folder
        self._known: set[str] = set()
        folder.mkdir(parents=True, exist_ok=True)
        for old in (*folder.glob(f"{title}-[0-9][0-9][0-9]-*.png"), folder / f"{title}.txt"):
            old.unlink(missing_ok=True)

    def add(self, shot: Shot) -> None:
        picture = self._folder / f"{self.title}-{len(self.pictures) + 1:03}-{slug(shot.step)}.png"
        picture.write_bytes(shot.png)
        self.pictures.append(picture)
        self._write_down(picture.stem, shot.words)

    def _write_down(self, name: str, words: Sequence[str]) -> None:
        """Each line once, under the picture on which it was read first."""
        new = [line for line in dict.fromkeys(words) if line not in self._known]
        self._known.update(new)
        with (self._folder / f"{self.title}.txt").open("a", encoding="utf-8") as written:
            written.write("\n".join([f"# {name}", *new, "", ""]))


def slug(step: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", step.lower()).strip("-")[:60] or "nothing"


def write_sheet(folder: Path) -> Path:
    """Writes the contact sheet of everything that lies in the folder, whenever it was taken."""
    albums: dict[str, list[Path]] = {}
    for picture in sorted(folder.glob("*.png")):
        albums.setdefault(re.split(r"-\d{3}-", picture.stem)[0], []).append(picture)
    links = "".join(f'<li><a href="#{title}">{title}</a> {len(shown)}</li>' for title, shown in albums.items())
    rows = "".join(row(title, shown) for title, shown in albums.items())
    sheet = folder / "index.html"
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>An evening</title><style>{STYLE}</style>'
    sheet.write_text(f"{head}<h1>An evening</h1><nav><ul>{links}</ul></nav>{rows}</html>\n", encoding="utf-8")
    return sheet


def row(title: str, pictures: Sequence[Path]) -> str:
    size = "phone" if "-phone-" in title else "desk"
    figures = "".join(map(figure, pictures))
    return f'<h2 id="{title}">{title} (<a href="{title}.txt">words</a>)</h2><div class="row {size}">{figures}</div>'


def figure(picture: Path) -> str:
    name = escape(picture.name)
    caption = escape(re.split(r"-(?=\d{3}-)", picture.stem)[-1])
    return (
        f'<figure><a href="{name}"><img src="{name}" alt="{caption}" loading="lazy"></a>'
        f"<figcaption>{caption}</figcaption></figure>"
    )
