"""Nets whose promises are plain to see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.bots.net import Layer, Net

if TYPE_CHECKING:
    from collections.abc import Sequence


def only_of(names: Sequence[str], feature: str) -> Net:
    """Return a net that takes one feature as the logarithm of the odds, and ignores the others."""
    row = tuple(float(name == feature) for name in names)
    return Net((0.0,) * len(row), row, (Layer((0.0,), (row,)),))
