"""What the compiler must be told of a class; plain Python does without (docs/decisions/0017-compiled-rules.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_attributes: object):
        """Marks a class for mypyc, and changes nothing."""
        return lambda cls: cls


__all__ = ["mypyc_attr"]
