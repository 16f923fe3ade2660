"""The compiled tree: the whole package again in a folder of its own, with libraries beside the modules they replace.

A checkout stays plain: only who puts this folder on the path, as its `bin/omerta` does, runs compiled code.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from scripts.compile.choosing import ROOT, SOURCE, file_of
from scripts.compile.clones import with_clones

DEFAULT: Final = ROOT / "build" / "compiled"

_COMMAND: Final = """\
#!/bin/sh
# Omertà with compiled rules; `make compile` writes this.
PYTHONPATH="{tree}${{PYTHONPATH:+:$PYTHONPATH}}" exec "{python}" -m omerta.cli "$@"
"""


def contents(compiled: Iterable[str]) -> dict[Path, bytes]:
    """Every file of the package, with its place in the tree; the clones are written out in what is compiled."""
    files = {path.relative_to(SOURCE): path.read_bytes() for path in _package()}
    for module in compiled:
        files[file_of(module)] = with_clones(module, files[file_of(module)].decode()).encode()
    return files


def _package() -> Iterator[Path]:
    for path in sorted((SOURCE / "omerta").rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path


def write(tree: Path, files: Mapping[Path, bytes]) -> None:
    """What is right stays untouched, so that nothing is compiled again because of it."""
    stamp(tree).unlink(missing_ok=True)
    for place, text in files.items():
        path = tree / place
        if not path.is_file() or path.read_bytes() != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text)


def sweep(tree: Path, files: Mapping[Path, bytes], libraries: Iterable[Path]) -> None:
    """Whatever an earlier build has left behind goes: an old library would be loaded before its module."""
    kept = {tree / place for place in files} | set(libraries)
    for path in sorted(tree.rglob("*")):
        if path.is_file() and not path.is_symlink() and path not in kept and "__pycache__" not in path.parts:
            path.unlink()


def finish(tree: Path) -> None:
    """The tree can be started, shows the pages of the checkout, and says that it is whole."""
    pages = tree / "omerta" / "web"
    pages.unlink(missing_ok=True)
    pages.symlink_to(os.path.relpath(ROOT / "web" / "dist", pages.parent))
    command = tree / "bin" / "omerta"
    command.parent.mkdir(exist_ok=True)
    command.write_text(_COMMAND.format(tree=tree, python=sys.executable), encoding="utf-8")
    command.chmod(0o755)
    stamp(tree).touch()


def stamp(tree: Path) -> Path:
    return tree / "whole.stamp"


def is_current(tree: Path, files: Mapping[Path, bytes]) -> bool:
    """Was it made from the sources as they are now, to the end?"""
    return stamp(tree).is_file() and all(
        (tree / place).is_file() and (tree / place).read_bytes() == text for place, text in files.items()
    )
