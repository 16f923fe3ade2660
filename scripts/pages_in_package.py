"""The build hook that brings the built pages along, so that an installed Omertà plays without Node.

In a checkout the pages are built first if they are missing or older than their sources; a source package has them
already, so a wheel is made from it without Node.

With OMERTA_COMPILE=1 a wheel brings compiled rules, too, and then fits this platform and this Python alone.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES: Final = Path("web") / "dist"
IN_WHEEL: Final = "omerta/web"
"""`omerta.server` looks for the pages there before it looks beside the checkout."""


class PagesInPackage(BuildHookInterface[BuilderConfig]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Adds the pages to what is packed; an installation that is worked on reads them from the checkout."""
        if version == "editable":
            return
        root = Path(self.root)
        if not is_source_package(root):
            subprocess.run(["make", "--no-print-directory", "web"], cwd=root, check=True)
        assert (root / PAGES / "index.html").is_file(), f"{PAGES} holds no pages; `make web` builds them"
        home = IN_WHEEL if self.target_name == "wheel" else str(PAGES)
        build_data["force_include"][str(root / PAGES)] = home
        if self.target_name == "wheel" and os.environ.get("OMERTA_COMPILE") == "1":
            build_data["force_include"] |= libraries(root)
            build_data |= {"pure_python": False, "infer_tag": True}


def libraries(root: Path) -> dict[str, str]:
    """Compiles the rules; says by library where it lies in the wheel: beside the module that it replaces."""
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    subprocess.run([sys.executable, "-m", "scripts.compile"], cwd=root, env=environment, check=True)
    tree = root / "build" / "compiled"
    return {str(path): str(path.relative_to(tree)) for path in sorted(tree.rglob("*.so"))}


def is_source_package(root: Path) -> bool:
    """A source package carries its metadata at the top; a checkout does not."""
    return (root / "PKG-INFO").is_file()
