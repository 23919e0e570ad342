"""The partners of the controller: a thinker, a stage, a save writer and a lesson's leader."""

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
    """Asks a coach without holding up the window."""

    told: SignalInstance
    finished: SignalInstance
    gave_up: SignalInstance

    def consult(self, ticket: int, make: Callable[[], Consult], urgency: Urgency) -> None:
        """Ask a question; its answers come as signals with the ticket, each a better one."""

    def hasten(self, ticket: int, urgency: Urgency) -> None:
        """Change the urgency of a question."""

    def drop(self, ticket: int) -> None:
        """Drop a question."""


class BotThinker(Consultant, Protocol):
    """Asks bots without holding up the window."""

    answered: SignalInstance
    failed: SignalInstance

    def think(self, ticket: int, bot: str, bot_seed: int, record: Record, view: View) -> None:
        """Ask a bot; the answer comes as a signal with the ticket."""

    def hurry(self) -> None:
        """Make the thinking bot answer at once."""


class PassagePlayer(Protocol):
    """Shows events one after the other: the stage."""

    began: SignalInstance
    became_idle: SignalInstance
    landed: SignalInstance

    @property
    def is_idle(self) -> bool:
        """Whether all events have been shown."""

    def play(self, passage: Passage) -> None:
        """Show the events that led from one scene to the next."""

    def skip(self) -> None:
        """Skip all events at once."""


class SaveWriter(Protocol):
    """Writes each decision to disk."""

    became_idle: SignalInstance

    @property
    def is_idle(self) -> bool:
        """Whether all decisions are written."""


class LessonLeader(Protocol):
    """Leads through a lesson's game: makes some choices for all seats, and refuses others."""

    def holds(self, choices: int) -> bool:
        """Return whether the game has to wait after a number of choices."""

    def answer(self, choices: int) -> str | None:
        """Return the id of the scripted choice after a number of choices; None without one."""

    def refusal(self, choices: int, option_id: str) -> Phrase | None:
        """Return why an option is refused after a number of choices; None if it is allowed."""
