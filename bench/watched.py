"""`omerta serve` for whoever measures its memory: on SIGUSR1 it collects its garbage and writes what each file holds.

The file is named by WATCHED in the environment; the list is empty unless Python traces what it allocates
(PYTHONTRACEMALLOC=1). Everything else is the server as it is.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
import tracemalloc
from pathlib import Path
from types import FrameType
from typing import Final

from omerta.cli import main

MOST: Final = 1_000


def tell(_signal: int, _frame: FrameType | None) -> None:
    """The file appears whole, so that whoever waits for it can read it."""
    gc.collect()
    file = Path(os.environ["WATCHED"])
    written = file.with_suffix(".part")
    written.write_text(json.dumps(held()))
    written.rename(file)


def held() -> list[tuple[str, int, int]]:
    """Bytes and objects by the line that made them, the most first."""
    if not tracemalloc.is_tracing():
        return []
    statistics = tracemalloc.take_snapshot().statistics("lineno")
    return [(_place(each.traceback), each.size, each.count) for each in statistics[:MOST]]


def _place(trace: tracemalloc.Traceback) -> str:
    return f"{'/'.join(Path(trace[0].filename).parts[-3:])}:{trace[0].lineno}"


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, tell)
    sys.exit(main(sys.argv[1:]))
