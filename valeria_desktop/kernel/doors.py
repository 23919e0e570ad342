"""Doors: functions that import their module at the first call."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from valeria_desktop.kernel.errors import ValeriaError

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
R = TypeVar("R")


class DoorError(ValeriaError):
    """A door whose module or function doesn't exist."""


class Door:
    """A function named by a text: "package.module:name"; the first call imports the module."""

    __slots__ = ("_opened", "where")

    def __init__(self, where: str) -> None:
        self.where = where
        self._opened: Callable[..., Any] | None = None

    def __call__(self, *given: object, **named: object) -> Any:  # noqa: ANN401 - any function
        """Call the function and return its result."""
        return (self._opened or self.open())(*given, **named)

    def open(self) -> Callable[..., Any]:
        """Return the function itself."""
        module, _, name = self.where.partition(":")
        try:
            opened: Callable[..., Any] = getattr(import_module(module), name)
        except ModuleNotFoundError as error:
            if f"{module}.".startswith(f"{error.name}."):
                raise DoorError(f"The door {self.where} leads to no module.") from error
            raise  # the module exists, but one of its own imports doesn't
        except AttributeError as error:
            raise DoorError(f"The door {self.where} leads to a module without {name}.") from error
        self._opened = opened
        return opened


def door(where: str) -> Callable[..., Any]:
    """Return a function that calls another function, named as "package.module:name"."""
    return Door(where)


def behind(make: Callable[[], Callable[P, R]]) -> Callable[P, R]:
    """Return a function that calls another function, which is made at the first call."""
    made = cache(make)

    def go_through(*given: P.args, **named: P.kwargs) -> R:
        return made()(*given, **named)

    return go_through


class Loader:
    """A function that imports modules, to call it while no player waits."""

    __slots__ = ("modules",)

    def __init__(self, modules: tuple[str, ...]) -> None:
        self.modules = modules

    def __call__(self) -> None:
        """Import the modules."""
        for module in self.modules:
            import_module(module)


def loads(*modules: str) -> Loader:
    """Return a function that imports modules."""
    return Loader(modules)
