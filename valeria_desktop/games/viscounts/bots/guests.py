"""The tastes of the guests at a game of Viscounts.

This module alone is loaded at start-up.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

LIKED: Mapping[str, str] = MappingProxyType(
    {
        "sorrel": "rider",
        "oswin": "builder",
        "hedda": "merchant",
        "jory": "castle",
        "tamsin": "outlaw",
        "lioren": "scribe",
        "annis": "",
        "pim": "host",
    }
)
"""The aim that each guest rates above its worth; "" for a guest without a preference."""
