"""The measured shares of wins of each level against another, from the laboratory."""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING, Any

from valeria_desktop.content.resources import resources_root

if TYPE_CHECKING:
    from pathlib import Path

_log = logging.getLogger(__name__)
_FILE = resources_root() / "games" / "valeria" / "values" / "levels.json"
_ALL = 100.0


def level_shares(against: str = "knight", file: Path = _FILE) -> dict[str, float]:
    """Return each measured level's share of wins against one other level, in per cent."""
    try:
        found: Any = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        _log.warning("The shares of the levels could not be read: %s", error, exc_info=True)
        return {}
    measured = found.get(against) if isinstance(found, dict) else None
    shares = measured.items() if isinstance(measured, dict) else ()
    return {level: float(share) for level, share in shares if _is_share(share)}


def _is_share(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0.0 <= value <= _ALL
