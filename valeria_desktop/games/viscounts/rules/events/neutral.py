"""Events of the neutral player of a solo game (WK123, WK130)."""

from __future__ import annotations

from attrs import frozen

from valeria_desktop.games.viscounts.rules.events.base import CausedEvent, SeatEvent
from valeria_desktop.games.viscounts.rules.model.things import Scheme
from valeria_desktop.kernel.phrases import Phrase, say


@frozen
class SchemePlayed(SeatEvent):
    """The neutral player turned up a scheme (WK123)."""

    scheme: Scheme

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} turned up {scheme}", player=self.who(names), scheme=self.scheme.words()
        )


@frozen
class SchemeGained(CausedEvent):
    """The neutral player gained a future scheme, face up (WK130)."""

    scheme: Scheme

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} gained {scheme} ({cause})",
            player=self.who(names),
            scheme=self.scheme.words(),
            cause=self.cause.words(),
        )


@frozen
class SchemeFailed(SeatEvent):
    """The neutral player could carry out none of a scheme's last row (WK123)."""

    scheme: Scheme

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} could do nothing of the last row of {scheme}",
            player=self.who(names),
            scheme=self.scheme.words(),
        )
