"""Games that are over, and what is found of them, for the tabs of the look back."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt

from tests.games.valeria.coach.records import whole_game
from valeria_desktop.coach.questions import answers_of_past
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from valeria_desktop.session.messages import Wish
    from valeria_desktop.ui.screens.review.part import ReviewPart

SETUPS = {
    "two": Setup(players=2),
    "five": Setup(players=5),
    "dark lord": Setup(players=1, solo=Solo.DARK_LORD),
    "siege": Setup(players=1, solo=Solo.SIEGE),
}
TEXT = Qt.ItemDataRole.AccessibleTextRole


@cache
def over(mode: str) -> Session:
    """Return a game that is over; others look at it as well."""
    setup = SETUPS[mode]
    return Session(whole_game(5, setup), default_seats(setup.players))


@cache
def found(mode: str, topic: str) -> Any:  # noqa: ANN401 - each question has its own answer
    """Return the last answer to a question about it."""
    going = answers_of_past(over(mode).record, topic, None, Stream(1))
    return [answer for answer in going if answer is not None][-1]


class Desk:
    """Hears what a tab asks."""

    def __init__(self, part: ReviewPart) -> None:
        self.asked: list[Wish] = []
        self.dropped: list[Wish] = []
        self.moments: list[int] = []
        part.asked.connect(self.asked.append)
        part.dropped.connect(self.dropped.append)
        part.moment_asked.connect(self.moments.append)
