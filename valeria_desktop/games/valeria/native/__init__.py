"""The rules in C for the laboratory: many games at once, where a compiler has built it.

Nothing that is played needs it. `make lab` builds it beside this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.kernel.errors import ValeriaError

if TYPE_CHECKING:
    from types import ModuleType


try:
    from valeria_desktop.games.valeria.native import _core
except ImportError:
    CORE: ModuleType | None = None
else:
    CORE = _core


class NotBuiltError(ValeriaError):
    """The core is wanted and isn't there."""


def needed() -> ModuleType:
    """Give the core, or say how it is built."""
    if CORE is None:
        raise NotBuiltError("This needs the core in C: build it with make lab.")
    return CORE
