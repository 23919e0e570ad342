"""The acts of a game's end: their order and their words."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Any

from attrs import frozen

from valeria_desktop.kernel.seats import with_rival

if TYPE_CHECKING:
    from valeria_desktop.kernel.score import Score
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.screens.end.count import CountRow


class ActKind(Enum):
    """The subject of an act."""

    OPENING = auto()
    ROW = auto()
    SECRET = auto()
    """A secret that only its owner knew until now."""
    TIE = auto()
    WINNER = auto()


@frozen(eq=False)
class Finalist:
    """A side whose points are counted: a player, or a single player's opponent."""

    name: str
    seat: Seat | None
    """The player's seat; None for a single player's opponent."""
    secret: Any = None
    """The side's secret, in the game's own class; None without one."""
    bearer: Seat | None = None
    """The colour and sign that an opponent without a seat had on the table; None for the skull."""


def sides_of(session: Session, rival: str = "") -> tuple[Finalist, ...]:
    """Return the sides of a finished game: its players, and a lone player's named opponent."""
    sides = [Finalist(*each) for each in zip(session.names, session.seats, strict=True)]
    if rival and session.result().rival is not None:
        sides.append(Finalist(rival, None, bearer=with_rival(session.seats, rival)[-1]))
    return tuple(sides)


@frozen(eq=False)
class FinaleAct:
    """One act: its title, its words and its points."""

    kind: ActKind
    title: str
    said: str
    """All of the act's words, for a screen reader."""
    row: CountRow | None = None
    """The points of the act; None without any."""
    veiled: str = ""
    """The act's title while the secret still lies face down."""
    notes: tuple[str, ...] = ()
    """A note beside each name; an empty one for a side without a note."""


@frozen(eq=False)
class Verdict:
    """The winners, and the reasons."""

    title: str
    sentences: tuple[str, ...]
    winners: tuple[int, ...]
    is_lost: bool
    """Whether a single player's opponent has won."""


@frozen(eq=False)
class LastWord:
    """A character's remark on the end of the game: seat, portrait and words."""

    seat: int
    portrait: str
    words: str


@frozen(eq=False)
class Play:
    """The end of one game: its sides, scores, acts and verdict."""

    sides: tuple[Finalist, ...]
    scores: tuple[Score, ...]
    acts: tuple[FinaleAct, ...]
    verdict: Verdict
    last_word: LastWord | None = None

    @property
    def most(self) -> int:
        """The highest total of any side during the count; later acts may take points away."""
        rows = (act.row for act in self.acts if act.row is not None)
        return max(1, *(total for row in rows for total in row.totals))
