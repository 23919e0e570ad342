"""The portraits of those who sit in bots' places."""

from __future__ import annotations


def portrait_of(guest: str) -> str:
    """Return the name of someone's portrait among the drawings."""
    return f"characters/{guest}.svg"
