"""The compiled tree that the tests look at: the one of `make compile` if it is up to date, else one of their own."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

from scripts.compile import choosing, tree

ROOT = choosing.ROOT


def compiled_tree(shared: Path) -> Path:
    """Several processes may ask at once: one compiles, the others wait for it."""
    files = tree.contents(module for modules in choosing.groups().values() for module in modules)
    if tree.is_current(tree.DEFAULT, files):
        return tree.DEFAULT
    own = shared / "compiled"
    with (shared / "compiling.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not tree.is_current(own, files):
            command = [sys.executable, "-m", "scripts.compile", "--into", str(own)]
            done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr
    return own


def run(rules: Path, *command: str) -> subprocess.Popen[str]:
    """A Python process that finds these rules first, and what it says."""
    python = [sys.executable, *command]
    environment = {**os.environ, "PYTHONPATH": str(rules)}
    pipe, both = subprocess.PIPE, subprocess.STDOUT
    return subprocess.Popen(python, cwd=ROOT, env=environment, stdout=pipe, stderr=both, text=True)
