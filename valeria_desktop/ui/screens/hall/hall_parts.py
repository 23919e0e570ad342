"""What a game brings to the hall: its paintings, and what its players did to each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from valeria_desktop.ui.place.speech_plate import PARCHMENT
from valeria_desktop.ui.screens.setup.cast import NOBODY

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QRectF

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.kernel.signs import Marks
    from valeria_desktop.session.relived import Relived
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.place.speech_plate import PlateKind
    from valeria_desktop.ui.screens.setup.cast import Cast, Guest


@frozen
class Deed:
    """Something that a seat did in a finished game, perhaps to another seat."""

    kind: str
    """The game's own name for such deeds."""
    seat: int
    victim: int | None = None
    amount: int = 1
    thing: str = ""
    """The name of a card or of another thing."""


@frozen
class Keepsake:
    """What is kept of a finished game: its painting, and its deeds."""

    picture: Any
    """All that the painting shows; equal ones look the same."""
    words: str
    """What the painting shows, in a phrase."""
    emblem: str = ""
    """The picture of a person on the plate, among the game's emblems."""
    best: str = ""
    """The best moment of the painting's owner, in a phrase."""
    seats: tuple[Seat, ...] = ()
    rival: int | None = None
    """The points of the rival whom a game for one player plays itself."""
    deeds: tuple[Deed, ...] = ()


@frozen
class Meeting:
    """The deeds of an evening, from one seat's side."""

    deeds: tuple[Deed, ...]
    mine: int
    others: tuple[int, ...]

    def of(self, kind: str, *, mine: bool) -> list[Deed]:
        """Return one side's deeds of a kind."""
        return [
            each for each in self.deeds if each.kind == kind and self._is_side(each.seat, mine=mine)
        ]

    def against(self, kind: str, *, mine: bool) -> list[Deed]:
        """Return one side's deeds of a kind with the other side as the victim."""
        found = self.of(kind, mine=mine)
        return [each for each in found if self._is_side(each.victim, mine=not mine)]

    def _is_side(self, seat: int | None, *, mine: bool) -> bool:
        return seat == self.mine if mine else seat in self.others


@frozen
class Told:
    """A value of a fact in words; perhaps signs are shown in their place."""

    words: str = ""
    marks: Marks = ()


@frozen
class RivalFact:
    """A fact about both sides of a rivalry; one without a value for this side is about theirs."""

    icon: str
    words: str
    mine: Told
    theirs: Told
    is_mutual: bool = False
    """Whether it tells only what the two sides did to each other."""
    other: str = ""
    """The name of the other side, if it is one of several players."""


@frozen(eq=False)
class LoneRival:
    """The rival whom a game for one player plays itself, as the hall shows him."""

    guest: Callable[[], Guest]
    facts: Callable[[Sequence[Meeting]], Sequence[RivalFact]]
    games: Callable[[], str] | None = None
    """Returns the words of the choice that hangs the games against him; None for the usual ones."""
    remark: Callable[[int, int], str] = lambda _won, _lost: ""
    """Returns his remark to a player, from the numbers of games that they won and lost."""
    plate: PlateKind = PARCHMENT
    """The ground of his words."""
    has_colour: bool = False
    """Whether he has a player's colour and sign on the table."""


@frozen(eq=False)
class HallParts:
    """A game's functions for the hall."""

    recall: Callable[[Relived, int], Keepsake]
    """Makes the keepsake of a finished game for the seat whose painting hangs; in any thread."""
    paint: Callable[[Brush, QRectF, Any], None]
    """Paints a keepsake's picture into a box."""
    facts: Callable[[Sequence[Meeting]], Sequence[RivalFact]]
    """Tells what the two sides of some evenings did to each other."""
    remark: Callable[[Sequence[Meeting]], str]
    """Returns what the rival says of these evenings; an empty text if the score says more."""
    cast: Callable[[], Cast] = lambda: NOBODY
    lone: LoneRival | None = None


def of_both(
    icon: str, words: str, kind: str, meetings: Sequence[Meeting], *, is_of: bool = False
) -> RivalFact:
    """Return how often both sides did a deed to each other; with `is_of`, to anyone."""
    mine, theirs = numbers_of(kind, meetings, is_of=is_of)
    return RivalFact(icon, words, Told(str(mine)), Told(str(theirs)), is_mutual=not is_of)


def numbers_of(kind: str, meetings: Sequence[Meeting], *, is_of: bool = False) -> tuple[int, int]:
    """Return the numbers of this side's deeds of a kind and of the rival's, against each other."""
    mine, theirs = (
        sum(len((each.of if is_of else each.against)(kind, mine=side)) for each in meetings)
        for side in (True, False)
    )
    return mine, theirs
