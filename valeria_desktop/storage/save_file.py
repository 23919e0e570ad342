"""The format of saves' files: the ending of their names, their largest size, and their times."""

from __future__ import annotations

from datetime import UTC, datetime

SUFFIX = ".valeria"
LARGEST = 5_000_000
"""The largest size of a save, in bytes."""


def now() -> str:
    """Return the current time in UTC, in the ISO format of saves, to the second."""
    return datetime.now(UTC).isoformat(timespec="seconds")
