"""What the pages show runs: every Python example in them is executed, and prints what the page says it prints."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
EXAMPLE = re.compile(r"```python\n(.*?)```(?:\n+It prints:\n+```text\n(.*?)```)?", re.DOTALL)
EXAMPLES = [
    (page.name, code, printed) for page in PAGES for code, printed in EXAMPLE.findall(page.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize(("page", "code", "printed"), EXAMPLES, ids=[page for page, _, _ in EXAMPLES])
def test_an_example_runs_and_prints_what_its_page_says(page: str, code: str, printed: str) -> None:
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=ROOT)
    assert run.returncode == 0, f"{page}: {run.stderr}"
    assert not printed or run.stdout == printed, f"{page} says something else"


def test_there_are_examples() -> None:
    assert {"README.md", "contract.md"} <= {page for page, _, _ in EXAMPLES}


CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)#:\s]+)(?:#[^)]*)?\)")
LINKS = [(page, link) for page in PAGES for link in LINK.findall(CODE.sub("", page.read_text(encoding="utf-8")))]


@pytest.mark.parametrize(("page", "link"), LINKS, ids=[f"{page.name}-{link}" for page, link in LINKS])
def test_a_link_to_a_file_leads_somewhere(page: Path, link: str) -> None:
    assert (page.parent / link).exists(), f"{page.name} links to {link}"
