"""What a coach is in the middle of, in the bots' process: each step gives one answer more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valeria_desktop.coach.asking import answers, answers_of_past
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.record import Record
from valeria_desktop.session.messages import Past, Told
from valeria_desktop.session.wire import pack, unpack

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.kernel.rules import Games, Rules
    from valeria_desktop.session.messages import Consult

_MOST = 128
"""The most questions kept open; an older one is answered from the beginning."""


class Consulting:
    """Keeps what was begun, by the tickets of those who asked."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._open: dict[int, Iterator[Any]] = {}

    def step(self, consult: Consult) -> Told:
        """Return the next answer."""
        rules = self._games[consult.game]
        begun = self._open.pop(consult.ticket, None)
        going = begun if begun is not None else _begun(rules, consult)
        try:
            answer = next(going)
        except StopIteration:
            return Told(consult.ticket, None, is_done=True)
        self._keep(consult.ticket, going)
        packed = None if answer is None else pack(answer, rules)
        return Told(consult.ticket, packed, is_done=False)

    def _keep(self, ticket: int, going: Iterator[Any]) -> None:
        self._open[ticket] = going
        while len(self._open) > _MOST:
            del self._open[min(self._open)]


def _begun(rules: Rules[Any], consult: Consult) -> Iterator[Any]:
    topic, about, stream = consult.topic, consult.about, Stream(consult.chance)
    if isinstance(consult.of, Past):
        past = consult.of
        choices = list(past.choices)
        record = Record(rules, consult.setup, consult.seed, choices, past.base)
        return answers_of_past(record, topic, about, stream)
    view = unpack(consult.of, rules, consult.setup, consult.seed)
    return answers(rules, topic, about, view, stream)
