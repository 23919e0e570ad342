"""Pages of docs/ that lead from an empty folder to something that runs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.content.resources import resources_root

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

ROOT = resources_root().parent


@frozen
class Guide:
    """A page's files by their paths, and its programs."""

    files: Mapping[str, str]
    programs: tuple[str, ...]

    def write(self, folder: Path) -> None:
        """Write all files of the page, as its reader does."""
        for name, text in self.files.items():
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")


def guide(name: str) -> Guide:
    """Read a page: a file stands under its path, a program under a sentence."""
    page = (ROOT / "docs" / name).read_text(encoding="utf-8")
    named = re.compile(r"^`([\w./]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
    block = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
    files = dict(named.findall(page))
    return Guide(files, tuple(block.findall(named.sub("", page))))


def written_in(folder: Path) -> dict[str, str]:
    """Return the texts of a folder by their paths."""
    found = (file for kind in ("py", "toml") for file in folder.rglob(f"*.{kind}"))
    return {file.relative_to(folder).as_posix(): file.read_text(encoding="utf-8") for file in found}


def run_in(folder: Path, *arguments: str) -> str:
    """Run Python where what lies in a folder comes before what lies here; return what it tells."""
    found = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(ROOT)))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.stderr == ""
    return found.stdout
