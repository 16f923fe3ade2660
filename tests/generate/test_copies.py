"""No page keeps a copy of its box: what components.toml says is drawn from the generated file alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from omerta import catalog
from scripts.generate.copies import copies

WEB = Path(__file__).parents[2] / "web" / "src"
GAMES = list(catalog.ids())


@pytest.mark.parametrize("game", GAMES)
def test_a_page_repeats_no_value_of_its_box(game: str) -> None:
    assert [str(copy) for copy in copies(catalog.find(game), WEB / "games")] == []


def test_no_page_reads_a_components_file() -> None:
    sources = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte", ".js")]
    assert [path for path in sources if ".toml" in path.read_text(encoding="utf-8")] == []


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("falconi", "const TUNNEL = { cell: 'g1', side: 'S' };"),
        ("falconi", 'if (border === "W-3") return;'),
        ("falconi", "Array.from({ length: 9 });"),
        ("wallet", "export const PRICE = 300;"),
        ("wallet", "const LIMIT = 50_000;"),
        ("wallet", "dollar: { sign: '$' },"),
        ("wallet", "return sum >= 300 ? 'enough' : 'short';"),
        ("palermo", "const TRACK_FIELDS: number = 60;"),
        ("villa", "const first = index === 13;"),
        ("cuba", "const DIAMONDS = 15;"),
    ],
)
def test_a_copy_is_found(game: str, line: str, tmp_path: Path) -> None:
    page = tmp_path / game / "board" / "box.ts"
    page.parent.mkdir(parents=True)
    page.write_text(f"/** A page. */\n{line}\n", encoding="utf-8")
    (copy,) = copies(catalog.find(game), tmp_path)
    assert (copy.line, copy.text) == (2, line)


def test_comments_styles_and_tests_may_name_a_value(tmp_path: Path) -> None:
    folder = tmp_path / "falconi"
    folder.mkdir()
    (folder / "Border.svelte").write_text("<!-- 'g1' -->\n<style>\n  .a::before { content: 'g1' }\n</style>\n")
    (folder / "box.ts").write_text("/** As 'g1'. */\n// or 'g1'\n")
    (folder / "box.test.ts").write_text("expect(TUNNEL).toBe('g1');\n")
    assert copies(catalog.find("falconi"), tmp_path) == []
