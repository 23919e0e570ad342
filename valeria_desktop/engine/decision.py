"""The one open question of a game."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from valeria_desktop.engine.errors import IllegalChoiceError

if TYPE_CHECKING:
    from valeria_desktop.engine.options import Option
    from valeria_desktop.engine.phrases import Phrase
    from valeria_desktop.engine.steps import Question


class Prompt(StrEnum):
    """The kinds of questions, each with a presenter of its own."""

    DUKE = "duke"
    ROLL = "roll"
    CHANGE_DICE = "change-dice"
    ORDER_EVENTS = "order-events"
    USE = "use"
    ACT = "act"
    PAY = "pay"
    FILL = "fill"
    ATTACK_ORDER = "attack-order"
    ATTACK_COLUMN = "attack-column"
    CAPTURE = "capture"
    LORD_TAKES = "lord-takes"


class Decision(NamedTuple):
    """The one open question: who is asked, what kind of question it is, what may be answered."""

    seat: int
    prompt: Prompt
    options: tuple[Option, ...]
    question: Question

    def option(self, option_id: str) -> Option:
        """Find an option by its id."""
        for option in self.options:
            if option.id == option_id:
                return option
        offered = ", ".join(f"'{option.id}'" for option in self.options)
        message = f"'{option_id}' can't be chosen now; choose one of {offered}."
        raise IllegalChoiceError(message)

    def words(self) -> Phrase:
        """Say the question."""
        return self.question.words()
