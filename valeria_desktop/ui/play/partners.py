"""What the controller works with: what thinks, what shows, and what keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import SignalInstance

    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.record import Record
    from valeria_desktop.kernel.view import View
    from valeria_desktop.session.desk import Urgency
    from valeria_desktop.session.messages import Consult
    from valeria_desktop.ui.stage.beats import Passage


class Consultant(Protocol):
    """What lets a coach work without holding up the window."""

    told: SignalInstance
    finished: SignalInstance
    gave_up: SignalInstance

    def consult(self, ticket: int, make: Callable[[], Consult], urgency: Urgency) -> None:
        """Ask; answers come as signals with the ticket, better and better."""

    def hasten(self, ticket: int, urgency: Urgency) -> None:
        """Ask sooner, or later, than was thought."""

    def drop(self, ticket: int) -> None:
        """Ask no more."""


class BotThinker(Consultant, Protocol):
    """What lets bots think without holding up the window."""

    answered: SignalInstance
    failed: SignalInstance

    def think(self, ticket: int, bot: str, bot_seed: int, record: Record, view: View) -> None:
        """Ask a bot; the answer comes as a signal with the ticket."""

    def hurry(self) -> None:
        """Have the bot that thinks answer at once."""


class PassagePlayer(Protocol):
    """What shows what happened, one thing after the other."""

    began: SignalInstance
    became_idle: SignalInstance
    landed: SignalInstance

    @property
    def is_idle(self) -> bool:
        """Whether everything has been shown."""

    def play(self, passage: Passage) -> None:
        """Show what led from one scene to the next."""

    def skip(self) -> None:
        """Be done with it at once."""


class SaveWriter(Protocol):
    """What writes each decision to disk."""

    became_idle: SignalInstance

    @property
    def is_idle(self) -> bool:
        """Whether all is written."""


class LessonLeader(Protocol):
    """What leads through a game: some choices are made for everyone, others have to wait."""

    def holds(self, choices: int) -> bool:
        """Tell whether nothing may happen yet, after a number of choices."""

    def answer(self, choices: int) -> str | None:
        """Return the answer that needs no question, if there is one."""

    def refusal(self, choices: int, option_id: str) -> Phrase | None:
        """Say why something can't be chosen now, if it can't."""
