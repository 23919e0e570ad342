"""The steps of Valeria: each has its own tag in saves."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar, dataclass_transform

from attrs import frozen

from valeria_desktop.games.valeria.rules.model.state import State
from valeria_desktop.kernel import steps
from valeria_desktop.kernel.registry import Registry

if TYPE_CHECKING:
    from collections.abc import Callable


class Step(steps.Step[State]):
    """A step of this game that is still to do."""

    __slots__ = ()

    of_set: ClassVar[str] = ""
    """The id of the set that brings it; empty for a step of the base game."""


class Question(steps.Question[State], Step):
    """A step that asks a player, unless only one option is possible."""

    __slots__ = ()


STEPS = Registry[Step]("step")
_S = TypeVar("_S", bound=Step)


@dataclass_transform(frozen_default=True)
def step(tag: str, *, mode: str | None = None, of_set: str = "") -> Callable[[type[_S]], type[_S]]:
    """Make a class a frozen step, and register it under its tag in saves."""

    def register(kind: type[_S]) -> type[_S]:
        made = frozen(kind)
        made.mode = mode
        made.of_set = of_set
        STEPS.enter(tag, made)
        return made

    return register
