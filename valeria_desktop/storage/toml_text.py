"""TOML as text, read and written; a player without settings needs neither library."""

from __future__ import annotations

import tomllib
from typing import Any

import tomli_w


def read_toml(text: str) -> dict[str, Any]:
    """Return the table that a text says; raise a ValueError if it says none."""
    return tomllib.loads(text)


def write_toml(table: dict[str, Any]) -> str:
    """Return the text of a table."""
    return tomli_w.dumps(table)
