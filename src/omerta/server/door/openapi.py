"""The lobby described for machines, from its operations: the OpenAPI document."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec

from omerta import __version__
from omerta.server.door.call import JSON, Nothing
from omerta.server.door.operation import Operation
from omerta.server.wire.lobby import Code
from omerta.server.wire.problems import Problem

REF: Final = "#/components/schemas/{name}"


@cache
def described(operations: Sequence[Operation]) -> dict[str, Any]:
    kinds = [kind for each in operations for kind in (each.answer, each.body) if kind not in (bytes, Nothing)]
    schemas, components = msgspec.json.schema_components([*kinds, Problem], ref_template=REF)
    found = dict(zip(map(repr, [*kinds, Problem]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for each in operations:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, found)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Omertà", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(operation: Operation, schemas: dict[str, dict[str, Any]]) -> dict[str, Any]:
    answer = {"type": "string"} if operation.answer is bytes else schemas[repr(operation.answer)]
    problem = {JSON: {"schema": schemas[repr(Problem)]}}
    told: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.about,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": _parameter(name)}
            for name in re.findall(r"{(\w+)}", operation.path)
        ],
        "responses": {
            str(int(operation.status)): {
                "description": operation.about,
                "content": {operation.media: {"schema": answer}},
            },
            "default": {"description": _refusals(operation), "content": problem},
        },
    }
    if operation.body is not Nothing:
        told["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas[repr(operation.body)]}}}
    return told


def _refusals(operation: Operation) -> str:
    own = f" Its own keys: {', '.join(operation.refuses)}." if operation.refuses else ""
    return f"Refused: why, as a key and its arguments.{own}"


def _parameter(name: str) -> dict[str, Any]:
    if name == "seat":
        return {"type": "integer", "minimum": 0}
    return msgspec.json.schema(Code) if name == "code" else {"type": "string"}
