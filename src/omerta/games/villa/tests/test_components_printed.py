"""Whoever owns the printed box replaces cards of the file and nothing else. RULES.md VR-1, VR-2."""

from __future__ import annotations

import pytest

from omerta.games.villa.components import load
from omerta.games.villa.tests.damage import TEXT, changed, damaged, guard
from omerta.testing import rule


@rule("VR-1")
@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("kassen_kaethe", '["Y", "Y", "R"]', '["G", "B", "R"]'),
        ("dirty_diana", '["B", "Y"]', '["R", "Y"]'),
        ("don_bellavista", '["Y", "B", "B", "G"]', '["G", "G", "G", "G"]'),
        ("kanten_karl", 'symbol = "B", position = 2', 'symbol = "R", position = 1'),
        ("tacho_toni", 'position = 2, symbol = "B"', 'position = 2, symbol = "G"'),
    ],
)
def test_a_printed_card_with_other_symbols_is_loaded_with_a_warning_at_most(name: str, old: str, new: str) -> None:
    box = load(guard(name, old, new))
    assert len(box.warnings) > 0


@rule("VR-1")
def test_a_printed_card_with_another_id_and_name_is_loaded() -> None:
    text = changed(("kassen_kaethe", '"Kassen-Käthe"', '"X"'), ("kassen_kaethe", '"kassen_kaethe"', '"x"'))
    assert load(text).warnings == ()


@rule("VR-2")
def test_other_pairs_of_symbols_on_the_jokers_are_loaded() -> None:
    text = damaged('kind = "RB"', 'kind = "RB", symbols = ["R", "B"]', 'kind = "YB", symbols = ["Y", "B"]')
    kinds = [kind.kind for kind in load(text).contents.police]
    assert kinds == ["Y", "R", "B", "G", "YR", "YB", "BG", "YG", "W"]


@rule("VR-2")
def test_the_jokers_of_the_box_show_each_colour_twice() -> None:
    shown = [symbol for kind in load(TEXT).contents.police_duo.list for symbol in kind.symbols]
    assert sorted(shown) == ["B", "B", "G", "G", "R", "R", "Y", "Y"]
