"""Where the program's own data lies: beside the package in a checkout, inside it elsewhere."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


def resources_root() -> Path:
    """Find the data in a checkout, an installed wheel and a frozen program alike."""
    inside = _PACKAGE / "resources"
    return inside if inside.is_dir() else _PACKAGE.parent / "resources"
