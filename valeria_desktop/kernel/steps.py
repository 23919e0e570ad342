"""Steps: the work still to do in a game. A step runs by itself, or it is a question to a seat.

Steps are small frozen values: ids, numbers, effects. They hold no reference into the state and
no hidden card, so the agenda is public and a game can be copied or saved at any decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from valeria_desktop.kernel.decision import Decision, Privacy
from valeria_desktop.kernel.events import AnsweredItself
from valeria_desktop.kernel.state import CARD_REVEALED, State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.phrases import Phrase

S = TypeVar("S", bound=State)


class Step(Generic[S]):
    """A piece of work on the agenda."""

    __slots__ = ()

    mode: ClassVar[str | None] = None
    """The only mode of play with this step; None if all modes have it."""
    phase: ClassVar[str] = ""
    """The phase that begins with this step; empty if the phase before goes on."""

    def run(self, state: S) -> Decision | None:
        """Do the work, or return a decision; the step may put further steps on the agenda."""
        raise NotImplementedError


class Question(Step[S]):
    """A step that asks a seat, unless there is only one option."""

    __slots__ = ()

    prompt: ClassVar[str]
    """The kind of question; a window chooses by it how to ask."""
    privacy: ClassVar[Privacy] = Privacy.PUBLIC
    hides_number: ClassVar[bool] = False
    """The number of options is a secret too."""
    begins_action: ClassVar[bool] = False
    """Undo takes back this answer together with all answers until the next such question."""
    stands_apart: ClassVar[bool] = False
    """It begins an action even in the middle of another one: undo takes back that part alone."""
    chain: ClassVar[str] = ""
    """Questions of one chain that one seat answers in a row in one turn are one action for undo."""
    is_followed: ClassVar[bool] = False
    """The question belongs to the seat's choice before; a bot that looks ahead answers it too."""
    first_will_do: ClassVar[bool] = False
    """The first option is as good as any other, so a bot takes it without trying the others."""
    is_simultaneous: ClassVar[bool] = False
    """All players answer at the same time in secret; no answer is seen before all are given."""
    may_turn_back: ClassVar[bool] = False
    """The asked player can still choose another option of the question before this one."""

    def run(self, state: S) -> Decision | None:
        """Return the decision and stay on the agenda; a question without options lapses.

        A question with one option answers itself.
        """
        options = self.options(state)
        if len(options) > 1:
            state.agenda.append(self)
            return Decision(self.asked(state), tuple(options), self)
        if options:
            if state.events is not None:
                is_secret = self.privacy is not Privacy.PUBLIC
                state.events.append(AnsweredItself(self.asked(state), options[0], is_secret))
            self.answer(state, options[0])
        elif self.hides_number:  # a lapsed question reveals that its seat owns no such card
            state.barrier |= CARD_REVEALED
        return None

    def asked(self, state: S) -> int:
        """Return the seat that is asked."""
        return state.active

    def options(self, state: S) -> Sequence[Option]:
        """Return the options offered now; without options the question lapses."""
        raise NotImplementedError

    def answer(self, state: S, option: Option) -> None:
        """Carry the choice out."""
        raise NotImplementedError

    def words(self) -> Phrase:
        """Return the question's words, to stand after the name of the asked player."""
        raise NotImplementedError

    def words_with(self, options: Sequence[Option]) -> Phrase:
        """Return the question's words; some questions say more when their options are known."""
        return self.words()


def advance(state: State) -> Decision | None:
    """Run steps until a question is open and return its decision; None when the game is over."""
    agenda = state.agenda
    while agenda:
        decision: Decision | None = agenda.pop().run(state)
        if decision is not None:
            return decision
    return None
