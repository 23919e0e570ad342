"""The command `valeria-lab`: hands the games and their books to the laboratory."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from valeria_desktop.games import GAMES
from valeria_desktop.games.valencia.lab.book import BOOK as VALENCIA
from valeria_desktop.games.valeria.lab.book import BOOK as VALERIA
from valeria_desktop.games.viscounts.lab.book import BOOK as VISCOUNTS
from valeria_desktop.lab.book import LabBook
from valeria_desktop.lab.commands import run_lab

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.lab.book import LabBooks

_TABLE = "valeria_desktop.worker:GAMES"
_OWN = {book.rules.id: book for book in (VALERIA, VALENCIA, VISCOUNTS)}
BOOKS: LabBooks = {name: _OWN.get(name) or LabBook(rules) for name, rules in GAMES.items()}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    return run_lab(BOOKS, _TABLE, arguments)


if __name__ == "__main__":
    sys.exit(main())
