"""A class name has one meaning: the house has it once, and each game at most once."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "valeria_desktop"
CLASS = re.compile(r"^class ([A-Za-z]\w*)", re.MULTILINE)
"""A class of a module that others may import; to parse all modules takes 2 s."""


def owner_of(path: Path) -> str:
    """Return the game that a module belongs to, or the house."""
    room, *inner = path.relative_to(PACKAGE).parts
    return inner[0] if room == "games" and len(inner) > 1 else "house"


def test_no_room_has_a_class_name_twice() -> None:
    found: dict[tuple[str, str], list[str]] = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for name in CLASS.findall(text):
            found[owner_of(path), name].append(str(path.relative_to(PACKAGE)))
    assert len(found) > 1000
    assert {name: places for name, places in found.items() if len(places) > 1} == {}
