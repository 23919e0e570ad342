"""What would be asked of the bots' process: a test answers when it likes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.coach.questions import answers
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.session.wire import pack, unpack

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.session.desk import Urgency
    from valeria_desktop.session.messages import Consult
    from valeria_desktop.ui.program.program import Program


class Asked:
    """Stands in for the thinker of a program."""

    def __init__(self, program: Program) -> None:
        self._thinker = program.thinker
        self.open: dict[int, Consult] = {}
        self.urgency: dict[str, Urgency] = {}

    def consult(self, ticket: int, make: Callable[[], Consult], urgency: Urgency) -> None:
        self.open[ticket] = made = make()
        self.urgency[f"{made.topic} {made.about}"] = urgency

    def hasten(self, ticket: int, urgency: Urgency) -> None:
        made = self.open[ticket]
        self.urgency[f"{made.topic} {made.about}"] = urgency

    def drop(self, ticket: int) -> None:
        self.open.pop(ticket, None)

    def answer(self, *topics: str) -> None:
        """Give the first answers to questions, all or some."""
        for ticket, consult in list(self.open.items()):
            if topics and consult.topic not in topics:
                continue
            assert isinstance(consult.of, bytes)
            view = unpack(consult.of, RULES, consult.setup, consult.seed)
            found = answers(RULES, consult.topic, consult.about, view, Stream(1))
            first = next(each for each in found if each is not None)
            self._thinker.told.emit(ticket, pack(first, RULES))

    @property
    def topics(self) -> list[str]:
        return [consult.topic for consult in self.open.values()]
