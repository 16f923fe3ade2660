"""A copy of the tree, to be changed at will."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
COPIED: Final = ("src", "tests", "web", "docs", "scripts")
UNWANTED: Final = shutil.ignore_patterns("__pycache__", ".*", "node_modules", "dist", "pictures", "matches")


class Checkout:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.web = folder / "web"
        for name in COPIED:
            shutil.copytree(ROOT / name, folder / name, ignore=UNWANTED)
        shutil.copy(ROOT / "pyproject.toml", folder)
        for name in (".prettierrc", ".prettierignore"):
            shutil.copy(ROOT / "web" / name, self.web)
        (self.web / "node_modules").symlink_to((ROOT / "web/node_modules").resolve())

    def digests(self) -> dict[str, str]:
        files = [path for path in self.folder.rglob("*") if path.is_file() and "cache" not in str(path)]
        return {str(path.relative_to(self.folder)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}

    def python(self, *words: str) -> str:
        return self._run([sys.executable, *words], self.folder)

    def node(self, tool: str, *words: str) -> str:
        """One of the tools that the pages are made and checked with."""
        return self._run([str(self.web / "node_modules/.bin" / tool), *words], self.web)

    def _run(self, words: list[str], folder: Path) -> str:
        environment = {
            **os.environ,
            # Node may lie beside Python.
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": str(self.folder / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",
            "OMERTA_WEB_DIR": str(self.web / "dist"),
        }
        done = subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
        return done.stdout
