"""Makes the compiled tree, or with --check says whether it is made from the sources as they are.

python -m scripts.compile [--into build/compiled] [--optimize 2] [--check]
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import omerta
from scripts.compile import building, choosing, tree
from scripts.compile.building import CannotCompile


def main() -> int:
    parser = argparse.ArgumentParser(description="Compiles the rules and the table.")
    parser.add_argument("--into", type=Path, default=tree.DEFAULT, help="the folder of the compiled tree")
    parser.add_argument("--optimize", choices="0123", default="2", help="what the C compiler does; 0 is done soonest")
    parser.add_argument("--check", action="store_true", help="compile nothing; 1 if the tree is missing or out of date")
    asked = parser.parse_args()
    assert Path(omerta.__file__).is_relative_to(choosing.SOURCE), f"{omerta.__file__} is not what is to be compiled"
    into = asked.into.resolve()
    groups = choosing.groups()
    files = tree.contents(module for modules in groups.values() for module in modules)
    if asked.check:
        return 0 if tree.is_current(into, files) else 1
    try:
        building.demand_compiler()
    except CannotCompile as reason:
        print(reason, file=sys.stderr)
        return 2
    tree.write(into, files)
    libraries = building.build(into, groups, into.with_name(f"{into.name}-work"), asked.optimize)
    tree.sweep(into, files, libraries)
    tree.finish(into)
    print(f"{sum(map(len, groups.values()))} modules are compiled; start them with {into / 'bin' / 'omerta'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
