"""The file of the database is its owner's alone: it holds the hashes of cookies and the secrets of deals."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final

import structlog

PRIVATE: Final = 0o600
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
FILES: Final = ("", "-wal", "-shm")
"""SQLite makes the later two with the rights of the first."""

LOG = structlog.get_logger("store")


def keep_to_owner(file: Path) -> None:
    """Makes the file before SQLite would, and takes from others what rights they have; raises OSError."""
    if os.name != "posix":
        return
    if file.is_dir():
        raise IsADirectoryError
    if not file.exists():
        file.touch(PRIVATE)
    for each in FILES:
        _narrow(Path(f"{file}{each}"))


def _narrow(file: Path) -> None:
    if not file.exists() or not file.stat().st_mode & OTHERS:
        return
    try:
        file.chmod(PRIVATE)
    except PermissionError:
        LOG.warning("others may read the database, and its file is not ours to close", file=file.name)
    else:
        LOG.warning("others could read the database; from now on its owner alone can", file=file.name)
