"""The steps of Valencia: each is known to saves by a tag of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, dataclass_transform

from attrs import frozen

from valeria_desktop.games.valencia.rules.model.state import State
from valeria_desktop.kernel import steps
from valeria_desktop.kernel.registry import Registry

if TYPE_CHECKING:
    from collections.abc import Callable


class Step(steps.Step[State]):
    """Something still to do."""

    __slots__ = ()


class Question(steps.Question[State], Step):
    """A step that asks someone, unless there is only one answer to give."""

    __slots__ = ()


class SeatQuestion(Question):
    """A question that asks a certain seat."""

    __slots__ = ()

    seat: int

    def asked(self, state: State) -> int:
        return self.seat


STEPS = Registry[Step]("step")
_S = TypeVar("_S", bound=Step)


@dataclass_transform(frozen_default=True)
def step(tag: str) -> Callable[[type[_S]], type[_S]]:
    """Make a class a frozen step that saves know by this tag."""

    def register(kind: type[_S]) -> type[_S]:
        made = frozen(kind)
        STEPS.enter(tag, made)
        return made

    return register
