"""Output of a command on a terminal: tables of plain text, and a progress bar."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from typing import TYPE_CHECKING, Protocol

from valeria_desktop.lab.arguments import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from contextlib import AbstractContextManager


class Bar(Protocol):
    """A progress bar."""

    def update(self, n: int) -> object:
        """Move the bar on by a number of steps."""


class _NoBar:
    def update(self, n: int) -> None:
        """Show nothing."""


def bar_of(
    number: int, *, wanted: bool, words: str = "", unit: str = "game"
) -> AbstractContextManager[Bar]:
    """Return a bar if it is wanted, or if stderr is a terminal and tqdm is installed."""
    if not (wanted or sys.stderr.isatty()):
        return nullcontext(_NoBar())
    try:
        from tqdm import tqdm
    except ImportError as error:
        if wanted:
            raise UsageError(
                "A progress bar needs the extra 'lab': pip install 'valeria-desktop[lab]'."
            ) from error
        return nullcontext(_NoBar())
    return tqdm(total=number, unit=unit, file=sys.stderr, leave=wanted, desc=words or None)


def table(rows: Sequence[Sequence[object]]) -> str:
    """Return rows of equal length as text, the first column left-aligned, all others right."""
    cells = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return "\n".join(_line(row, widths) for row in cells)


def _line(row: list[str], widths: list[int]) -> str:
    others = zip(row[1:], widths[1:], strict=True)
    return "  ".join([row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in others)])
