"""Runs the fast tests on every Python that Omertà states and the machine has.

    python scripts/every_python.py [--list] [VERSION ...]

Each version gets a virtual environment of its own in `.venvs/`, with what `requirements/dev.txt` locks. It ends with
code 0 if the tests pass on all of them, 1 if they fail on one, 2 if the machine has none of the versions.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
ENVIRONMENTS: Final = ROOT / ".venvs"
CLASSIFIER: Final = re.compile(r"Programming Language :: Python :: (3\.\d+)$")


def stated() -> list[str]:
    """The versions that pyproject.toml states."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [found[1] for line in project["classifiers"] if (found := CLASSIFIER.match(line))]


def interpreter(version: str) -> str | None:
    """A Python of this version that really starts: one on the path, or one that pyenv keeps."""
    kept = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python{version}"), reverse=True)
    for candidate in (shutil.which(f"python{version}"), *map(str, kept)):
        if candidate and _starts(candidate, version):
            return candidate
    return None


def _starts(python: str, version: str) -> bool:
    says = "import ensurepip, sys, venv; print('%d.%d' % sys.version_info[:2])"
    asked = subprocess.run([python, "-c", says], capture_output=True, text=True, check=False)
    return asked.returncode == 0 and asked.stdout.strip() == version


def passes(version: str, python: str) -> bool:
    home = ENVIRONMENTS / version
    own = str(home / "bin" / "python")
    pip = [own, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    steps = [
        [python, "-m", "venv", str(home)],
        [*pip, "--require-hashes", "-r", "requirements/dev.txt"],
        [*pip, "--no-deps", "--no-build-isolation", "--editable", "."],
        [own, "-m", "pytest", "-q", "-n", "2", "-m", "not slow and not long"],
    ]
    return all(subprocess.run(step, cwd=ROOT, check=False).returncode == 0 for step in steps)


def main() -> int:
    parser = argparse.ArgumentParser(description="Runs the fast tests on every Python that the machine has.")
    parser.add_argument("version", nargs="*", help="only these versions, such as 3.12")
    parser.add_argument("--list", action="store_true", help="say which there are, run nothing")
    arguments = parser.parse_args()
    wanted = arguments.version or stated()
    there = {version: python for version in wanted if (python := interpreter(version))}
    verdicts = {version: "not on this machine" for version in wanted if version not in there}
    for version, python in there.items():
        verdicts[version] = "there" if arguments.list else "passes" if passes(version, python) else "FAILS"
    for version in wanted:
        print(f"Python {version}: {verdicts[version]}")
    return 2 if not there else 1 if "FAILS" in verdicts.values() else 0


if __name__ == "__main__":
    sys.exit(main())
