"""TOML read from a text; a player without settings doesn't need its library."""

from __future__ import annotations

import tomllib
from typing import Any


def read_toml(text: str) -> dict[str, Any]:
    """Return the table that a text says; raise a ValueError if it says none."""
    return tomllib.loads(text)
