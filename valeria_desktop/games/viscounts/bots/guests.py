"""The tastes of the guests at a game of Viscounts.

This module alone is loaded at start-up.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

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
