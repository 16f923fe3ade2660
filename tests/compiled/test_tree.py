"""The compiled tree is the package again, in a folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.compile import tree

FILES = {Path("omerta/kit/ring.py"): b"one", Path("omerta/text/de.ftl"): b"two"}


@pytest.fixture
def made(tmp_path: Path) -> Path:
    tree.write(tmp_path, FILES)
    tree.finish(tmp_path)
    return tmp_path


def test_a_tree_is_current_until_a_source_changes(made: Path) -> None:
    assert tree.is_current(made, FILES)
    assert not tree.is_current(made, FILES | {Path("omerta/kit/ring.py"): b"three"})
    assert not tree.is_current(made, FILES | {Path("omerta/kit/pile.py"): b""})


def test_a_tree_whose_build_broke_off_is_not_current(made: Path) -> None:
    tree.write(made, FILES)
    assert not tree.is_current(made, FILES)


def test_an_untouched_source_keeps_its_time_so_that_it_is_not_compiled_again(made: Path) -> None:
    before = (made / "omerta/kit/ring.py").stat().st_mtime_ns
    tree.write(made, FILES)
    assert (made / "omerta/kit/ring.py").stat().st_mtime_ns == before


def test_a_library_of_an_earlier_build_goes(made: Path) -> None:
    left, wanted = made / "omerta/kit/old.so", made / "omerta/kit/ring.so"
    left.touch()
    wanted.touch()
    tree.sweep(made, FILES, [wanted])
    assert (left.exists(), wanted.exists()) == (False, True)
    assert (made / "omerta/kit/ring.py").exists()


def test_the_tree_shows_the_pages_of_the_checkout(made: Path) -> None:
    assert (made / "omerta/web").readlink().parts[-2:] == ("web", "dist")


def test_the_clones_are_written_out_in_what_is_compiled() -> None:
    place = Path("omerta/kit/window.py")
    assert b"_clone: Final = cloner(Window)" in tree.contents([])[place]
    assert b"def _clone(state: Window) -> Window:" in tree.contents(["omerta.kit.window"])[place]
