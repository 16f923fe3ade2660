"""Somebody changes a record and makes its chain anew: what is wrong must be found without it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from omerta.table.chain import START, chained, link_of

LINK: Final = re.compile(r',"chain":"[0-9a-f]{32}"')


def rechained(lines: Iterable[str]) -> list[str]:
    """Gives every line that is whole the link it would have if it had been written so."""
    link, linked = START, list[str]()
    for line in without_chain(lines):
        whole = line.endswith("}")
        linked += chained([line], link) if whole else [line]
        link = link_of(linked[-1]) if whole else link
    return linked


def without_chain(lines: Iterable[str]) -> list[str]:
    return [LINK.sub("", line, count=1) for line in lines]
