"""docs/adding-a-set.md leads from an empty folder to the carnival, and a game is played with it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from valeria_desktop.content.resources import resources_root

ROOT = resources_root().parent
GUIDE = (ROOT / "docs" / "adding-a-set.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"^`([\w.]+)`:\n\n```\w+\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL))
PROGRAM = re.findall(r"^```python\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)[-1]
WHERE = "import tests.games.valeria.sets.carnival as made\nprint(made.__file__)\n"
CARNIVAL = Path(__file__).parent / "carnival"


def test_the_guide_holds_the_whole_carnival() -> None:
    there = {each.name: each.read_text(encoding="utf-8") for each in CARNIVAL.glob("*.*")}
    assert there == FILES


def test_from_an_empty_folder_to_a_game(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "games" / "valeria" / "sets" / "carnival"
    folder.mkdir(parents=True)
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    (tmp_path / "plays.py").write_text(PROGRAM + WHERE, encoding="utf-8")
    paths = os.pathsep.join((str(tmp_path), str(ROOT)))
    found = subprocess.run(
        [sys.executable, "plays.py"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.stderr == ""
    winners, where = found.stdout.splitlines()
    assert winners in {"(0,)", "(1,)", "(0, 1)"}
    assert Path(where) == folder / "__init__.py"
