"""A compiled class cannot tell the types of its fields, so the clone that `kit.clone` writes at import is written
into the compiled copy of its module beforehand."""

from __future__ import annotations

import importlib
import re
from typing import Final

from omerta.kit.clone import COMPILED, clone_body

IMPORT: Final = "from omerta.contract.compiling import mypyc_attr"
CLONER: Final = re.compile(r"^(?P<name>\w+): Final = cloner\((?P<cls>\w+)\)$", re.MULTILINE)


def with_clones(module: str, text: str) -> str:
    """The source of a module in which every `cloner(...)` has become the function that it makes."""
    for found in CLONER.finditer(text):
        text = _made_without_init(found["cls"], text.replace(found[0], _function(module, found["name"], found["cls"])))
    return text


def _made_without_init(cls: str, text: str) -> str:
    """`__new__` of a compiled class calls `__init__`, unless plain classes may derive from it."""
    marked = text.replace(f"\nclass {cls}:\n", f"\n@mypyc_attr(allow_interpreted_subclasses=True)\nclass {cls}:\n")
    assert marked != text, f"{cls} is no plain class: nobody knows how to make one without its `__init__`"
    return marked.replace("\nfrom omerta.", f"\n{IMPORT}\nfrom omerta.", 1)


def _function(module: str, name: str, cls: str) -> str:
    kind: type = getattr(importlib.import_module(module), cls)
    lines = [f"copy = {cls}.__new__({cls})", *clone_body(kind, wording=COMPILED), "return copy"]
    return "\n    ".join([f"def {name}(state: {cls}) -> {cls}:", *lines])
