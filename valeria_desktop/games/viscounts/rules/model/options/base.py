"""The base classes of options, and options with a fixed text."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import frozen

from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.said import Said

if TYPE_CHECKING:
    from valeria_desktop.kernel.phrases import Phrase


@frozen
class Plain(Option):
    """An option with a fixed text."""

    id: str
    phrase: Phrase

    def words(self) -> Phrase:
        return self.phrase


NO_ACTION = Plain("none", say("Take no action"))
NOT_DISMISS = Plain("keep", say("Dismiss nobody"))
NO_HIRE = Plain("none", say("Hire nobody"))
ENOUGH = Plain("enough", say("No more cards"))
SHUFFLE_FIRST = Plain("shuffle", say("Shuffle your discard pile first"))
STAY = Plain("stay", say("Move no worker"))


class SaidOption(Said, Option):
    """An option that says itself by a template."""

    __slots__ = ()

    def words(self) -> Phrase:
        return Said.words(self)


class ToldOption(SaidOption):
    """An option whose event repeats all that the option says."""

    __slots__ = ()

    is_told_again: ClassVar[bool] = True
