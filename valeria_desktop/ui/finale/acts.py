"""The acts of the end of a game: what is told one after the other, and in which words."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Any

from attrs import frozen

if TYPE_CHECKING:
    from valeria_desktop.kernel.score import Score
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.screens.end.count import CountRow


class ActKind(Enum):
    """What an act is about."""

    OPENING = auto()
    ROW = auto()
    SECRET = auto()
    """What someone alone knew until now."""
    TIE = auto()
    WINNER = auto()


@frozen(eq=False)
class Finalist:
    """Someone whose points are counted."""

    name: str
    seat: Seat | None
    """None is a single player's opponent."""
    secret: Any = None
    """What nobody else knew until the end, as a game calls it; None if there is none."""


@frozen(eq=False)
class FinaleAct:
    """One of them."""

    kind: ActKind
    title: str
    said: str
    """All that it tells."""
    row: CountRow | None = None
    """What it counts."""
    veiled: str = ""
    """What it is called while it is secret what it counts."""
    notes: tuple[str, ...] = ()
    """What is written beside each name; nothing beside some."""


@frozen(eq=False)
class Verdict:
    """Who won, and why."""

    title: str
    sentences: tuple[str, ...]
    winners: tuple[int, ...]
    is_lost: bool
    """The opponent of a single player has won."""


@frozen(eq=False)
class LastWord:
    """What someone says to it, and who."""

    seat: int
    portrait: str
    words: str


@frozen(eq=False)
class Play:
    """The end of one game."""

    sides: tuple[Finalist, ...]
    scores: tuple[Score, ...]
    acts: tuple[FinaleAct, ...]
    verdict: Verdict
    last_word: LastWord | None = None

    @property
    def most(self) -> int:
        """The most that anybody has at any time of the count; what is missed takes points again."""
        rows = (act.row for act in self.acts if act.row is not None)
        return max(1, *(total for row in rows for total in row.totals))
