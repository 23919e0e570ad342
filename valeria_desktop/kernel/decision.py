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
    """The secrecy of a question and its answer."""

    PUBLIC = "public"
    PEEK = "peek"
    """All players see the question, but its secrets show only while the asked player looks."""
    CURTAIN = "curtain"
    """A curtain hides the table until the asked player sits before the screen."""


@define
class Decision:
    """The one open question: the asked seat, the question and the offered options.

    No code changes a Decision. The class isn't frozen: a frozen object takes three times as long
    to make, and a search makes one for every question of every game.
    """

    seat: int
    options: tuple[Option, ...]
    question: Question[Any]

    @property
    def prompt(self) -> str:
        """The kind of question; a window chooses by it how to ask."""
        return self.question.prompt

    @property
    def is_secret(self) -> bool:
        """Whether the answer is hidden from all other seats."""
        return self.question.privacy is not Privacy.PUBLIC

    def seen_by(self, seat: int) -> Decision:
        """Return the decision as a seat may know it: only the asked seat sees the options."""
        return self if seat == self.seat else Decision(self.seat, (), self.question)

    @property
    def public(self) -> Decision:
        """The decision as all may know it: a secret one shows the question without its options."""
        return Decision(self.seat, (), self.question) if self.is_secret else self

    def option(self, option_id: str) -> Option:
        """Return the offered option of an id; refuse an id that isn't offered."""
        for option in self.options:
            if option.id == option_id:
                return option
        offered = ", ".join(f"'{option.id}'" for option in self.options)
        message = f"{quoted(option_id)} can't be chosen now; choose one of {offered}."
        raise IllegalChoiceError(message)

    def words(self) -> Phrase:
        """Return the question's words, to stand after the name of the asked player."""
        return self.question.words_with(self.options)
