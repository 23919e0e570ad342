"""Events of the neutral player of a solo game (WK123, WK130)."""

from __future__ import annotations

from attrs import frozen

from valeria_desktop.games.viscounts.rules.events.base import CausedEvent, SeatEvent
from valeria_desktop.games.viscounts.rules.model.things import Scheme


@frozen
class SchemePlayed(SeatEvent):
    """The neutral player turned up a scheme (WK123)."""

    scheme: Scheme

    template = "{player} turned up {scheme}"


@frozen
class SchemeGained(CausedEvent):
    """The neutral player gained a future scheme, face up (WK130)."""

    scheme: Scheme

    template = "{player} gained {scheme} ({cause})"


@frozen
class SchemeFailed(SeatEvent):
    """The neutral player could carry out none of a scheme's choices (WK123)."""

    scheme: Scheme

    template = "{player} could do nothing of the last row of {scheme}"
