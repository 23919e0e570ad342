"""The rules in C for the laboratory: many games at once, wherever a compiler has built the core.

The program plays without it. `make lab` builds it beside this file.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.native.loading import load, tell
from valeria_desktop.kernel.errors import ValeriaError

if TYPE_CHECKING:
    from types import ModuleType

_LOADED = load(__name__, Path(__file__).parent)
tell(_LOADED)
CORE: ModuleType | None = _LOADED.core
NOTHING_BUILT = "The core in C was not built; make lab builds it."
WHY_NOT = _LOADED.wrong or NOTHING_BUILT
"""The reason why there is no core, if there is none."""


class NotBuiltError(ValeriaError):
    """The core is needed but wasn't built."""


def needed() -> ModuleType:
    """Return the core; without one, raise an error that says how to build it."""
    if CORE is None:
        raise NotBuiltError(f"This needs the core in C. {WHY_NOT}")
    return CORE
