"""Thoughts for workers in processes: some die, some never come to an end."""

from __future__ import annotations

import os
import time
from pathlib import Path


def own_process() -> bytes:
    return b"%d" % os.getpid()


def die() -> bytes:
    os._exit(1)


def die_once(mark: Path) -> bytes:
    """The worker that thinks it first dies of it."""
    if not mark.exists():
        mark.touch()
        die()
    return own_process()


def hang() -> bytes:
    time.sleep(3600)
    return b""


def fail() -> bytes:
    raise ValueError("nothing comes of it")
