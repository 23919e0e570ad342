"""Steps: what is still to be done. A step runs by itself, or it is a question that asks a seat.

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
    """Something still to do."""

    __slots__ = ()

    mode: ClassVar[str | None] = None
    """The mode of play that alone has it; None where all have."""
    phase: ClassVar[str] = ""
    """The phase that begins with it; nothing where the phase before goes on."""

    def run(self, state: S) -> Decision | None:
        """Do it, or ask; it may put further steps on the agenda."""
        raise NotImplementedError


class Question(Step[S]):
    """A step that asks someone, unless there is only one answer to give."""

    __slots__ = ()

    prompt: ClassVar[str]
    """The kind of question, which decides how a window asks it."""
    privacy: ClassVar[Privacy] = Privacy.PUBLIC
    hides_number: ClassVar[bool] = False
    """How many answers there are is a part of its secret."""
    begins_action: ClassVar[bool] = False
    """What follows, until the next one, is taken back together with its answer."""
    is_followed: ClassVar[bool] = False
    """It is a part of what its seat has chosen before, so a bot that looks ahead answers it too."""
    first_will_do: ClassVar[bool] = False
    """Its first option is as good as any, so a bot that looks ahead takes it and tries no other."""
    may_turn_back: ClassVar[bool] = False
    """Another option of the question before can be chosen in its place, as nothing is done yet."""

    def run(self, state: S) -> Decision | None:
        """Ask, and stay on the agenda until there is an answer; lapse if there is none to give."""
        options = self.options(state)
        if len(options) > 1:
            state.agenda.append(self)
            return Decision(self.asked(state), tuple(options), self)
        if options:
            if state.events is not None:
                is_secret = self.privacy is not Privacy.PUBLIC
                state.events.append(AnsweredItself(self.asked(state), options[0], is_secret))
            self.answer(state, options[0])
        elif self.hides_number:  # that it lapses tells what someone does not own
            state.barrier |= CARD_REVEALED
        return None

    def asked(self, state: S) -> int:
        """Return the seat that is asked."""
        return state.active

    def options(self, state: S) -> Sequence[Option]:
        """Return the options to answer now; without any the question lapses."""
        raise NotImplementedError

    def answer(self, state: S, option: Option) -> None:
        """Do what was answered."""
        raise NotImplementedError

    def words(self) -> Phrase:
        """Say the question, to stand after the name of the asked player."""
        raise NotImplementedError

    def words_with(self, options: Sequence[Option]) -> Phrase:
        """Say the question; some say more as soon as it is known what may be answered."""
        return self.words()


def advance(state: State) -> Decision | None:
    """Run what is to be done until someone has to decide, or the game is over."""
    agenda = state.agenda
    while agenda:
        decision: Decision | None = agenda.pop().run(state)
        if decision is not None:
            return decision
    return None
