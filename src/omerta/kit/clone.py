"""A state is copied as the types of its fields say.

    class BankState:
        beat: int
        hands: list[list[int]]
        __slots__ = tuple(__annotations__)

        def clone(self) -> BankState:
            return _clone(self)

    _clone = cloner(BankState)

What cannot change is shared between a state and its clone, lists are copied as deep as their type says, and a part with
a `clone` of its own is asked for it. The function is written and compiled once, when the module is imported: search
clones a state for every line it tries.
"""

from __future__ import annotations

import enum
import types
from collections.abc import Callable, Mapping
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NamedTuple,
    NewType,
    TypeAlias,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

T = TypeVar("T")

_NEVER_CHANGED: Final = "never changed, and so a state and its clones share it"
Shared: TypeAlias = Annotated[T, _NEVER_CHANGED]
"""A field has this type if its value could change but never does: `variant: Shared[Variant]`."""


class Wording(NamedTuple):
    """What is quickest for a list, and for a list of lists, is another thing in plain and in compiled code."""

    flat: str
    nested: str


PLAIN: Final = Wording("copied({})", "[*map(copied, {})]")
COMPILED: Final = Wording("{}.copy()", "[part.copy() for part in {}]")

_SCALARS: Final = (int, str, bytes, float, enum.Enum)


def cloner(cls: type[T], fields: Mapping[str, object] | None = None) -> Callable[[T], T]:
    """Makes the function that clones a state of this class.

    The fields and their types are those that the class annotates; a class that cannot tell them at run time, such as a
    compiled one, names them in `fields`. A type that nobody knows how to copy is refused at once.
    """
    body = "\n    ".join(["copy = new(cls)", *clone_body(cls, fields), "return copy"])
    names: dict[str, Any] = {"cls": cls, "new": cls.__new__, "copied": list.copy}
    exec(compile(f"def clone(state):\n    {body}\n", f"<clone of {cls.__name__}>", "exec"), names)
    clone: Callable[[T], T] = names["clone"]
    return clone


def clone_body(cls: type, fields: Mapping[str, object] | None = None, wording: Wording = PLAIN) -> list[str]:
    """Writes a line for each field that gives `copy` what `state` has there."""
    hints = dict(fields) if fields is not None else get_type_hints(cls, include_extras=True)
    _demand_all_slots(cls, hints)
    name_of = cls.__name__
    return [
        f"copy.{name} = {_copied(hint, f'state.{name}', f'{name_of}.{name}', wording)}" for name, hint in hints.items()
    ]


def _demand_all_slots(cls: type, fields: Mapping[str, object]) -> None:
    """Every slot is copied: a field that is missing here would be missing in the clone."""
    slots = {name for base in cls.__mro__ for name in base.__dict__.get("__slots__", ())}
    for name in sorted(slots - fields.keys()):
        raise AssertionError(f"{cls.__name__}.{name} has no type that says how to copy it")


def _copied(hint: object, value: str, where: str, wording: Wording) -> str:
    """Writes the expression that copies a value of this type."""
    if _is_immutable(hint):
        return value
    origin, parts = get_origin(hint), get_args(hint)
    if _is_union(origin):
        others = [part for part in parts if part is not types.NoneType]
        assert len(others) == 1, f"{where}: nobody knows how to copy a {hint}"
        return f"None if {value} is None else {_copied(others[0], value, where, wording)}"
    if origin is list:
        return _copied_list(parts[0], value, where, wording)
    if origin in (dict, set) and all(map(_is_immutable, parts)):
        return f"{value}.copy()"
    assert origin is None and callable(getattr(hint, "clone", None)), f"{where}: nobody knows how to copy a {hint}"
    return f"{value}.clone()"


def _copied_list(part: object, value: str, where: str, wording: Wording) -> str:
    """Lists and lists of lists are nearly all that states are made of, and have the quickest way each."""
    if _is_immutable(part):
        return wording.flat.format(value)
    if get_origin(part) is list and _is_immutable(get_args(part)[0]):
        return wording.nested.format(value)
    return f"[{_copied(part, 'part', where, wording)} for part in {value}]"


def _is_immutable(hint: object) -> bool:
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _NEVER_CHANGED in parts or _is_immutable(parts[0])
    if isinstance(hint, NewType):
        return _is_immutable(hint.__supertype__)
    if _is_union(origin):
        return all(map(_is_immutable, parts))
    if origin in (tuple, frozenset):
        return all(_is_immutable(part) for part in parts if part is not Ellipsis)
    return origin is Literal or hint in (None, Ellipsis) or (isinstance(hint, type) and _is_immutable_class(hint))


def _is_immutable_class(cls: type) -> bool:
    """Numbers, texts and frozen structs never change, nor do named tuples of such."""
    if issubclass(cls, msgspec.Struct):
        return cls.__struct_config__.frozen
    if cls is tuple:
        # A compiled named tuple no longer says of what; plain, from the same source, it did and was let pass.
        return True
    if issubclass(cls, tuple):
        return hasattr(cls, "_fields") and all(map(_is_immutable, get_type_hints(cls).values()))
    return cls is types.NoneType or issubclass(cls, _SCALARS)


def _is_union(origin: object) -> bool:
    return origin is Union or origin is types.UnionType
