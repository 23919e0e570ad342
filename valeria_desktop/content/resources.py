"""The folder of the program's data: beside the package in a checkout, inside it elsewhere."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


def resources_root() -> Path:
    """Return the data folder of a checkout, an installed wheel or a frozen program."""
    inside = _PACKAGE / "resources"
    return inside if inside.is_dir() else _PACKAGE.parent / "resources"
