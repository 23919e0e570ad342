"""The coach: sends players' requests to the bots' process, and keeps the answers.

Answers are about one moment of the game, seen by one seat; the next choice discards all of them.
Nothing is asked while pieces move, because the shown moment is then already past.
"""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Any

from attrs import define
from PySide6.QtCore import QObject, Signal

from valeria_desktop.kernel.chance import draw
from valeria_desktop.kernel.doors import door
from valeria_desktop.session.wire import pack, unpack

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.kernel.record import Record
    from valeria_desktop.kernel.view import View
    from valeria_desktop.session.desk import Urgency
    from valeria_desktop.session.messages import Consult, Wish
    from valeria_desktop.ui.play.partners import Consultant

_consult_on: Callable[..., Consult] = door("valeria_desktop.session.messages:consult_on")
_consult_on_past: Callable[..., Consult] = door("valeria_desktop.session.messages:consult_on_past")
_CHANCE = 104  # this row of random numbers is beside the rows of the bots

Moment = tuple["Record", "View"]
"""The record of all choices so far, and the viewer's View."""


@define
class _Asked:
    wish: Wish
    answer: Any = None
    is_done: bool = False


class Coach(QObject):
    """Keeps the requests about this moment, and their answers."""

    told = Signal(object)
    """A first or a better answer to a wish arrived."""
    finished = Signal(object)
    """The answer to a wish is complete, or there will be none."""
    gave_up = Signal(str)
    forgot = Signal()
    """The moment has passed, and all answers about it are discarded."""

    def __init__(
        self, thinker: Consultant, moment: Callable[[], Moment | None], parent: QObject
    ) -> None:
        """Ask `thinker`; `moment` returns the moment to ask about, or None if there is none."""
        super().__init__(parent)
        self._thinker = thinker
        self._moment = moment
        self._ticket = 0
        self._asked: dict[int, _Asked] = {}
        self._tickets: dict[Wish, int] = {}
        self._packed: Callable[[], bytes] | None = None
        self._told: set[str] = set()
        """The reasons already told to the player; several requests may fail for one reason."""
        thinker.told.connect(self._hear)
        thinker.finished.connect(self._finish)
        thinker.gave_up.connect(self._give_up)

    def ask(self, wish: Wish, urgency: Urgency) -> Any:
        """Return the answer so far; send the request if it is new, else make it more urgent."""
        ticket = self._tickets.get(wish)
        if ticket is None:
            self._begin(wish, urgency)
            return None
        if not self._asked[ticket].is_done:
            self._thinker.hasten(ticket, urgency)
        return self._asked[ticket].answer

    def known(self, wish: Wish) -> Any:
        """Return the answer so far; None if there is none yet."""
        ticket = self._tickets.get(wish)
        return None if ticket is None else self._asked[ticket].answer

    def is_done(self, wish: Wish) -> bool:
        """Return whether no further answer will come; True for a wish that was never sent."""
        ticket = self._tickets.get(wish)
        return ticket is None or self._asked[ticket].is_done

    def forget(self) -> None:
        """Withdraw all requests about this moment, and discard their answers."""
        if self._tickets:
            for ticket in self._tickets.values():
                self._thinker.drop(ticket)
            self._tickets.clear()
            self._asked.clear()
        self._packed = None
        self._told.clear()
        self.forgot.emit()

    def _begin(self, wish: Wish, urgency: Urgency) -> None:
        moment = self._moment()
        if moment is None:
            return
        record, view = moment
        if self._packed is None:
            self._packed = cache(partial(pack, view, record.rules))
        self._ticket += 1
        self._tickets[wish] = self._ticket
        self._asked[self._ticket] = _Asked(wish)
        chance = draw(record.seed, _CHANCE, len(record.choices))
        make = partial(_consult_on, self._ticket, wish, chance, record, self._packed)
        if wish.is_past:
            make = partial(_consult_on_past, self._ticket, wish, chance, record)
        self._thinker.consult(self._ticket, make, urgency)

    def _hear(self, ticket: int, packed: bytes) -> None:
        asked, moment = self._asked.get(ticket), self._moment()
        if asked is None or moment is None:
            return
        record, _ = moment
        asked.answer = unpack(packed, record.rules, record.setup, record.seed)
        self.told.emit(asked.wish)

    def _finish(self, ticket: int) -> None:
        if asked := self._asked.get(ticket):
            asked.is_done = True
            self.finished.emit(asked.wish)

    def _give_up(self, ticket: int, sentence: str) -> None:
        if asked := self._asked.get(ticket):
            asked.is_done = True
            if sentence not in self._told:
                self._told.add(sentence)
                self.gave_up.emit(self.tr("The coach can't say. {why}").format(why=sentence))
            self.finished.emit(asked.wish)
