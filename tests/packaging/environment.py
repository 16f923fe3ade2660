"""A fresh virtual environment with a wheel and exactly what the wheel asks for, without a network.

What it asks for is linked from the environment of the tests, distribution by distribution, as the wheel's metadata
names them. Something that is needed but not asked for is missing there, as it would be on somebody else's machine.
"""

from __future__ import annotations

import subprocess
import sys
import venv
import zipfile
from email.parser import Parser
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


class Environment:
    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        venv.create(folder, with_pip=False)
        for needed in closure(requirements_of(wheel)):
            self._link(needed)
        into = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(self.python)]
        subprocess.run([*into, "install", "--quiet", "--no-deps", "--no-index", str(wheel)], check=True)

    @property
    def python(self) -> Path:
        return self.folder / "bin" / "python"

    @property
    def site(self) -> Path:
        return next(self.folder.glob("lib/python3.*/site-packages"))

    def _link(self, installed: Distribution) -> None:
        """Every top-level folder and file of the distribution appears here, too; what lies elsewhere is not needed."""
        for top in {file.parts[0] for file in installed.files or () if file.parts[0] not in ("..", "__pycache__")}:
            here = self.site / top
            if not here.exists():
                here.symlink_to(Path(str(installed.locate_file(top))))


def requirements_of(wheel: Path) -> list[Requirement]:
    with zipfile.ZipFile(wheel) as packed:
        (name,) = [name for name in packed.namelist() if name.endswith(".dist-info/METADATA")]
        told = Parser().parsestr(packed.read(name).decode())
    return [Requirement(line) for line in told.get_all("Requires-Dist", [])]


def closure(wanted: list[Requirement]) -> list[Distribution]:
    """The distributions that these ask for, and those that they ask for in turn."""
    found: dict[tuple[str, str], Distribution] = {}
    waiting = [(requirement, "") for requirement in wanted]
    while waiting:
        requirement, extra = waiting.pop()
        if requirement.marker and not requirement.marker.evaluate({"extra": extra}):
            continue
        installed = distribution(requirement.name)
        for asked in ("", *requirement.extras):
            key = (canonicalize_name(requirement.name), asked)
            if key not in found:
                found[key] = installed
                waiting += [(Requirement(line), asked) for line in installed.requires or ()]
    return list({name: installed for (name, _), installed in found.items()}.values())
