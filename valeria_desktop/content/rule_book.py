"""The rules in a player's words, clause by clause."""

from __future__ import annotations

import re
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from valeria_desktop.content.resources import resources_root
from valeria_desktop.kernel.phrases import as_listed

if TYPE_CHECKING:
    from pathlib import Path

_CLAUSE = re.compile(r"- (?P<id>[A-Z]+\d+) · (?P<text>.+)")
_FURTHER = "  "
"""The beginning of a clause's further lines."""
ENGLISH = "en"


@frozen
class Clause:
    """A clause of the rules."""

    id: str
    section: str
    text: str
    """The text of the clause, in one line or several."""
    of_set: str = ""
    """The id of the set whose rules have it; empty for the game's own."""


@cache
def rule_book(game: str, language: str = ENGLISH) -> tuple[Clause, ...]:
    """Return a game's rules and those of its sets in a language, or in English without it."""
    folder = resources_root() / "games" / game
    own = _clauses_in(_in_language(folder / "rules", language))
    of_sets = [
        [evolve(clause, of_set=page.parent.name) for clause in _clauses_in(in_words)]
        for page in folder.glob("sets/*/rules")
        for in_words in (_in_language(page, language),)
    ]
    of_sets.sort(key=lambda clauses: as_listed(clauses[0].section))
    return (*own, *chain.from_iterable(of_sets))


def _in_language(folder: Path, language: str) -> Path:
    path = folder / f"{language}.md"
    return path if path.is_file() else folder / f"{ENGLISH}.md"


def _clauses_in(path: Path) -> list[Clause]:
    section = ""
    clauses: list[Clause] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            section = line.removeprefix("# ")
        elif found := _CLAUSE.fullmatch(line):
            clauses.append(Clause(found["id"], section, found["text"]))
        elif line.startswith(_FURTHER):
            clauses[-1] = evolve(clauses[-1], text=f"{clauses[-1].text}\n{line.strip()}")
    return clauses
