"""Whoever cannot compile is told what is missing."""

from __future__ import annotations

import shutil
import sys
import sysconfig

import pytest

from scripts.compile.building import CannotCompile, demand_compiler


def test_a_missing_c_compiler_is_told_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    with pytest.raises(CannotCompile, match="needs a C compiler"):
        demand_compiler()


def test_missing_headers_of_python_are_told_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(sysconfig, "get_path", lambda _name: "/nowhere")
    with pytest.raises(CannotCompile, match=r"Python\.h is missing"):
        demand_compiler()


def test_a_missing_setuptools_is_told_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr("scripts.compile.building.has_headers", lambda: True)
    monkeypatch.setitem(sys.modules, "setuptools", None)
    with pytest.raises(CannotCompile, match="setuptools is missing"):
        demand_compiler()
