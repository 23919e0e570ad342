"""The base classes of Viscounts' steps, and the tags of the steps in saves."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar, dataclass_transform

from valeria_desktop.games.viscounts.rules.model.state import State
from valeria_desktop.games.viscounts.rules.neutral import neutral_answer
from valeria_desktop.kernel import steps
from valeria_desktop.kernel.phrases import Phrase
from valeria_desktop.kernel.registry import Registry

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.kernel.decision import Decision


class Step(steps.Step[State]):
    """A step of Viscounts, still to do."""

    __slots__ = ()


class Question(steps.Question[State], Step):
    """A step that asks a seat; the neutral player answers by its own rules."""

    __slots__ = ()

    is_followed = True
    seat: int
    asks: ClassVar[Phrase]
    """The question's words, to stand after the name of the asked player."""

    def asked(self, state: State) -> int:
        return self.seat

    def run(self, state: State) -> Decision | None:
        if self.seat < len(state.players):
            return super().run(state)
        neutral_answer(self, state)
        return None

    def words(self) -> Phrase:
        return self.asks


STEPS = Registry[Step]("step")
_S = TypeVar("_S", bound=Step)


@dataclass_transform(frozen_default=True)
def step(tag: str) -> Callable[[type[_S]], type[_S]]:
    """Return a decorator that makes a class a frozen step with this tag in saves."""
    return STEPS.frozen(tag)
