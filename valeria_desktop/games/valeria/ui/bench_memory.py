"""Measure what a process occupies, as the system tells it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

_MEGABYTE = 1_000_000
_KILOBYTE = 1024


def megabytes(file: str, names: Sequence[str], process: int | str | None = "self") -> float:
    """Add up lines of what the system tells about a process; 0 where it doesn't."""
    try:
        lines = Path(f"/proc/{process}", file).read_text(encoding="ascii").splitlines()
    except OSError:
        return 0.0
    pairs = (line.split(":") for line in lines if ":" in line)
    counted = sum(int(value.split()[0]) for name, value in pairs if name in names)
    return counted * _KILOBYTE / _MEGABYTE
