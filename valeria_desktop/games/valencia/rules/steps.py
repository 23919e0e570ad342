"""The base classes of Valencia's steps, and the tags of the steps in saves."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, dataclass_transform

from valeria_desktop.games.valencia.rules.model.state import State
from valeria_desktop.kernel import steps
from valeria_desktop.kernel.registry import Registry

if TYPE_CHECKING:
    from collections.abc import Callable


class Step(steps.Step[State]):
    """A step of Valencia, still to do."""

    __slots__ = ()


class Question(steps.Question[State], Step):
    """A step that asks a player, unless there is only one option."""

    __slots__ = ()


class SeatQuestion(Question):
    """A question to a fixed seat."""

    __slots__ = ()

    seat: int

    def asked(self, state: State) -> int:
        return self.seat


STEPS = Registry[Step]("step")
_S = TypeVar("_S", bound=Step)


@dataclass_transform(frozen_default=True)
def step(tag: str) -> Callable[[type[_S]], type[_S]]:
    """Return a decorator that makes a class a frozen step with this tag in saves."""
    return STEPS.frozen(tag)
