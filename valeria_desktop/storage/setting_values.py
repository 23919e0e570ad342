"""Settings written: as plain data, and those as TOML.

The libraries for both are loaded with the first change; to read settings needs neither.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import tomli_w

from valeria_desktop.content.codec import strict_converter
from valeria_desktop.kernel.rules import Setup

if TYPE_CHECKING:
    from valeria_desktop.storage.settings import Settings

_CONVERTER = strict_converter()
_CONVERTER.register_unstructure_hook_func(lambda kind: kind is Setup, _CONVERTER.unstructure)


def plain_settings(settings: Settings) -> dict[str, Any]:
    """Return settings as plain data."""
    data: dict[str, Any] = _CONVERTER.unstructure(settings)
    return data


def write_toml(table: dict[str, Any]) -> str:
    """Return the TOML of a table."""
    return tomli_w.dumps(table)
