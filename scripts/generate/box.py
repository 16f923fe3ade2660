"""The box of a game for its page: what is printed on the components, without what only their editors read."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import inspect

from omerta.kit.box import FOR_EDITORS
from scripts.generate.literals import Value
from scripts.generate.shapes import Shapes

BOX_TYPE: Final = "Box"


def printed(value: object) -> Value:
    """The values that a page may draw, as they are in the structs of the rules."""
    if isinstance(value, msgspec.Struct):
        kept = zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True)
        return {encoded: printed(getattr(value, name)) for name, encoded in kept if name not in FOR_EDITORS}
    if isinstance(value, list | tuple):
        return [printed(each) for each in value]
    if isinstance(value, dict):
        return {str(name): printed(each) for name, each in value.items()}
    assert value is None or isinstance(value, bool | int | float | str), f"no page can draw {value!r}"
    return value


class BoxShapes(Shapes):
    """Declares the structs of a box under names of their own, for a guard of the box is not a guard of the view."""

    def __init__(self, contents: type[msgspec.Struct], beside: Shapes) -> None:
        super().__init__()
        self.declared, self.structs = beside.declared, beside.structs
        self._contents = contents
        self.add(contents)

    def name_of(self, cls: type) -> str:
        return BOX_TYPE if cls is self._contents else BOX_TYPE + cls.__name__

    def fields_of(self, info: inspect.StructType) -> tuple[inspect.Field, ...]:
        return tuple(field for field in info.fields if field.name not in FOR_EDITORS)
