"""mypyc writes C, and the C compiler of this machine makes libraries of it."""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import sysconfig
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeAlias

from scripts.compile.choosing import file_of

MYPY: Final = ("--config-file=", "--explicit-package-bases", "--no-color-output")
"""`make check` looks at the types; here they only say what C to write."""

C_OPTIONS: Final = ["-fvisibility=hidden"]
"""A library is left by its table of functions alone, so calls inside need not ask who else has such a function."""

Extension: TypeAlias = Any
"""What setuptools knows of a library; mypyc and setuptools tell no types."""


class CannotCompile(Exception):
    """What the machine lacks, as a sentence."""


def demand_compiler() -> None:
    """Says plainly what is missing, before anything is written."""
    compiler = shlex.split(sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        raise CannotCompile(f"Compiling needs a C compiler, and there is no {compiler} (Debian: apt install gcc).")
    if not has_headers():
        raise CannotCompile("Compiling needs the headers of Python: Python.h is missing (Debian: python3-dev).")
    for package in ("mypyc", "setuptools"):
        if find_spec(package) is None:
            raise CannotCompile(f"Compiling needs mypy with its extra `mypyc`: {package} is missing.")


def has_headers() -> bool:
    return Path(sysconfig.get_path("include"), "Python.h").is_file()


def build(tree: Path, groups: Mapping[str, Sequence[str]], work: Path, optimize: str) -> list[Path]:
    """Compiles the modules of each group into one library; gives all libraries, those of single modules included.

    What the compilers say on the way is kept in `log`.
    """
    work.mkdir(parents=True, exist_ok=True)
    with contextlib.chdir(tree), (work / "log").open("w") as log, contextlib.redirect_stdout(log):
        extensions = _written(groups, work, optimize)
        command = _command(extensions, tree, work / f"objects-{optimize}")
        command.run()
    return [tree / command.get_ext_filename(extension.name) for extension in extensions]


def _written(groups: Mapping[str, Sequence[str]], work: Path, optimize: str) -> list[Extension]:
    """mypyc reads the modules and writes C."""
    from mypyc.build import mypycify

    files = {name: [str(file_of(module)) for module in modules] for name, modules in groups.items()}
    extensions = mypycify(
        [*MYPY, f"--cache-dir={work / 'types'}", *(file for each in files.values() for file in each)],
        separate=[(each, name) for name, each in files.items()],
        opt_level=optimize,
        debug_level="0",
        target_dir=str(work / "c"),
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *C_OPTIONS]
    return extensions


def _command(extensions: list[Extension], tree: Path, objects: Path) -> Any:
    """The command of setuptools that compiles C, several files at once, only those that have changed."""
    from setuptools import Distribution  # type: ignore[import-untyped]  # its types are a package of their own
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    command = build_ext(Distribution({"name": "omerta", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(tree), str(objects)
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    return command
