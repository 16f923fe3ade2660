"""One list of operations: what answers, what is described and what is written of it are the same."""

from __future__ import annotations

import inspect
from types import ModuleType

import pytest
from starlette.routing import Mount, Route

from omerta.server.app import create_app
from omerta.server.door import afterwards, games, people, routes, tables
from omerta.server.door.openapi import described
from omerta.server.door.operation import Operation
from omerta.server.door.routes import OPERATIONS
from omerta.server.settings import Settings
from omerta.text import LANGUAGES, Language, Texts


@pytest.mark.parametrize("module", [afterwards, games, people, routes, tables], ids=lambda module: module.__name__)
def test_every_handler_stands_in_the_list(module: ModuleType) -> None:
    handlers = {
        value
        for value in vars(module).values()
        if inspect.iscoroutinefunction(value) and value.__module__ == module.__name__
    }
    assert handlers <= {operation.handler for operation in OPERATIONS}


def test_nothing_answers_but_the_list_the_socket_and_the_pages() -> None:
    answering = [route for route in create_app(Settings()).routes if isinstance(route, Route | Mount)]
    listed = [operation.path for operation in OPERATIONS]
    assert [route.path for route in answering] == [*listed, "/assets", "/{path:path}"]


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.name)
def test_every_operation_is_described(operation: Operation) -> None:
    document = described(OPERATIONS)["paths"][operation.path][operation.method.lower()]
    assert document["summary"] == operation.about and operation.about.endswith(".")
    assert all(key in document["responses"]["default"]["description"] for key in operation.refuses)


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_sentence_for_every_problem(operation: Operation, language: Language) -> None:
    texts = Texts("omerta", language)
    assert [key for key in sorted(operation.problems) if not texts.has(f"refusal-{key}")] == []


def test_no_operation_is_there_twice() -> None:
    assert len({(operation.method, operation.path) for operation in OPERATIONS}) == len(OPERATIONS)
