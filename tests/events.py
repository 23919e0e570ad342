"""The events of a game, for tests that check each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.kernel.events import Event

if TYPE_CHECKING:
    from types import ModuleType


def events_in(module: ModuleType) -> set[type[Event]]:
    """Return the kinds of events of a module, or of a package, without their base classes."""
    kinds = {each for each in vars(module).values() if isinstance(each, type)}
    room = module.__name__
    own = {kind for kind in kinds if issubclass(kind, Event) and kind.__module__.startswith(room)}
    return own - {base for kind in own for base in kind.__mro__[1:]}
