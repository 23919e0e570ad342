"""The one open question of a game."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any

from attrs import define

from valeria_desktop.kernel.errors import IllegalChoiceError
from valeria_desktop.kernel.foreign import quoted

if TYPE_CHECKING:
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.steps import Question


class Privacy(StrEnum):
    """Who may see a question and its answer."""

    PUBLIC = "public"
    PEEK = "peek"
    """All may see that it is asked; what only its owner may know is shown while they look."""
    CURTAIN = "curtain"
    """The table is hidden until its owner is before the screen."""


@define
class Decision:
    """The one open question: who is asked, what kind of question it is, what may be answered.

    Nobody changes one. It isn't frozen, as a frozen one takes three times as long to make, and
    one is made for every question of every game that is searched.
    """

    seat: int
    options: tuple[Option, ...]
    question: Question[Any]

    @property
    def prompt(self) -> str:
        """The kind of question, which decides how a window asks it."""
        return self.question.prompt

    @property
    def is_secret(self) -> bool:
        """Whether nobody else may know what is answered."""
        return self.question.privacy is not Privacy.PUBLIC

    def seen_by(self, seat: int) -> Decision:
        """Return the decision as a seat may know it: only the asked seat gets the options."""
        return self if seat == self.seat else Decision(self.seat, (), self.question)

    @property
    def public(self) -> Decision:
        """What everyone may know of it: of a secret one, that it is asked."""
        return Decision(self.seat, (), self.question) if self.is_secret else self

    def option(self, option_id: str) -> Option:
        """Find an option by its id."""
        for option in self.options:
            if option.id == option_id:
                return option
        offered = ", ".join(f"'{option.id}'" for option in self.options)
        message = f"{quoted(option_id)} can't be chosen now; choose one of {offered}."
        raise IllegalChoiceError(message)

    def words(self) -> Phrase:
        """Say the question, to stand after the name of the asked player."""
        return self.question.words_with(self.options)
