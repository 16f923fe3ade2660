"""The types of the wire as TypeScript: structs become interfaces, tagged unions unions, named Literals aliases."""

from __future__ import annotations

import inspect as python
import json
import sys
from collections.abc import Collection, Iterator, Mapping
from typing import Final, Literal, get_args, get_origin

import msgspec
from msgspec import inspect

from omerta.contract import Action, Event, Options, View

BASES: Final = {Event: "AnyEvent", Action: "AnyAction", View: "AnyView", Options: "AnyOptions"}
"""Where a struct of the table holds a value of some game, known only by its base."""

JSON: Final = "Json"


class Shapes:
    """Gathers declarations, each once, those it needs before it.

    `raw` says what lies in a field that travels as it is (`Welcome.view`); `loose` are structs that clients write, so
    that fields with a default may be left out.
    """

    def __init__(self, raw: Mapping[str, str] | None = None, loose: Collection[type] = ()) -> None:
        self.declared: dict[str, str] = {}
        self._raw = raw or {}
        self._loose = frozenset(loose)
        self.structs: dict[str, type] = {}

    def add(self, kind: type) -> str:
        return self.shape(inspect.type_info(kind))

    def alias(self, name: str, text: str) -> None:
        self.declared[name] = f"export type {name} = {text};"

    def shape(self, info: inspect.Type) -> str:
        match info:
            case inspect.Metadata(type=inner, extra_json_schema=extra):
                title = (extra or {}).get("title")
                return title if isinstance(title, str) else self.shape(inner)
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.NoneType():
                return "null"
            case inspect.RawType() | inspect.AnyType():
                return JSON
            case inspect.LiteralType(values=values):
                return " | ".join(json.dumps(value) for value in values)
            case inspect.TupleType(item_types=items):
                return f"readonly [{', '.join(self.shape(item) for item in items)}]"
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                return _list_of(self.shape(item))
            case inspect.DictType(key_type=inspect.LiteralType() as key, value_type=value):
                return f"{{ readonly [key in {self.shape(key)}]?: {self.shape(value)} }}"
            case inspect.DictType(key_type=key, value_type=value):
                return f"{{ readonly [key: {self.shape(key)}]: {self.shape(value)} }}"
            case inspect.UnionType(types=kinds):
                return " | ".join(self.shape(kind) for kind in kinds)
            case inspect.NamedTupleType(fields=fields):
                return f"readonly [{', '.join(f'{field.name}: {self.shape(field.type)}' for field in fields)}]"
            case inspect.StructType():
                return self._struct(info)
        raise AssertionError(f"no TypeScript for {info}")

    def _struct(self, info: inspect.StructType) -> str:
        cls: type = get_origin(info.cls) or info.cls
        if cls in BASES:
            return BASES[cls]
        name = self.name_of(cls)
        assert self.structs.setdefault(name, cls) is cls, f"two structs are called {name}"
        if name not in self.declared:
            self.declared[name] = ""
            text = self._interface(name, cls, info)
            del self.declared[name]
            self.declared[name] = text
        return name

    def name_of(self, cls: type) -> str:
        """Says under which name a struct is declared."""
        return cls.__name__

    def fields_of(self, info: inspect.StructType) -> tuple[inspect.Field, ...]:
        """The fields that are declared."""
        return info.fields

    def _interface(self, name: str, cls: type[msgspec.Struct], info: inspect.StructType) -> str:
        lines = [f"  readonly {info.tag_field}: {json.dumps(info.tag)};"] if info.tag_field else []
        hints = _written(cls)
        for field in self.fields_of(info):
            shape = self._raw.get(f"{name}.{field.name}") or self._named(cls, hints[field.name], field.type)
            mark = "?" if _may_be_absent(field, cls in self._loose or _omits_defaults(cls)) else ""
            lines.append(f"  readonly {field.encode_name}{mark}: {shape};")
        return f"{_comment(cls)}export interface {name} {{\n" + "\n".join(lines) + "\n}"

    def _named(self, cls: type, hint: str, info: inspect.Type) -> str:
        """The alias of the module, where the field is written with one (`Place`, `TeamChoice | None`)."""
        parts = [part.strip() for part in hint.split("|")]
        if all(part == "None" or self._declares_alias(cls, part) for part in parts):
            return " | ".join("null" if part == "None" else part for part in parts)
        return self.shape(info)

    def _declares_alias(self, cls: type, name: str) -> bool:
        """Declares a Literal or a union of structs that has a name in the module of this struct."""
        found = getattr(sys.modules[cls.__module__], name, None)
        if get_origin(found) is Literal:
            text = " | ".join(json.dumps(value) for value in get_args(found))
        elif all(isinstance(part, type) and issubclass(part, msgspec.Struct) for part in get_args(found) or (int,)):
            text = " | ".join(self.add(part) for part in get_args(found))
        else:
            return False
        known = self.declared.get(name)
        self.alias(name, text)
        assert known in (None, self.declared[name]), f"two types are called {name}"
        return True


def _written(cls: type) -> dict[str, str]:
    """The fields' types as the source has them."""
    return {name: str(hint) for base in reversed(cls.__mro__) for name, hint in python.get_annotations(base).items()}


def _omits_defaults(cls: type) -> bool:
    return issubclass(cls, msgspec.Struct) and cls.__struct_config__.omit_defaults


def _may_be_absent(field: inspect.Field, is_loose: bool) -> bool:
    """Hidden from this viewer (no default but not required: UNSET), or left out by a client or by the server."""
    has_default = field.default is not msgspec.NODEFAULT or field.default_factory is not msgspec.NODEFAULT
    return not field.required and (is_loose or not has_default)


def _list_of(item: str) -> str:
    return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"


def _comment(cls: type) -> str:
    doc = cls.__dict__.get("__doc__")
    if not doc:
        return ""
    lines = list(_lines(python.cleandoc(doc)))
    return (
        f"/** {lines[0]} */\n"
        if len(lines) == 1
        else "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"
    )


def _lines(doc: str) -> Iterator[str]:
    for line in doc.splitlines():
        yield line.replace("*/", "* /")
