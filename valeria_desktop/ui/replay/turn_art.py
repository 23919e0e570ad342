"""A game's own pictures and words for the turns of a replay; the ribbon itself is common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.ui.screens.end.end_art import EndArt

if TYPE_CHECKING:
    from collections.abc import Hashable

    from PySide6.QtCore import QRectF

    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.session.replay import ReplayTurn
    from valeria_desktop.ui.paint.brush import Brush


@frozen
class ChiefDeed:
    """The stamp of a turn: its thing or its sign, its player, and the line above it."""

    seat: int | None = None
    """The seat whose deed it is; None if it is nobody's."""
    thing: Thing | None = None
    sign: str = ""
    above: Hashable = None
    """The line above the stamp, such as the dice; None without one."""


class TurnArt:
    """The plain pictures of turns; a game has a subclass with its own."""

    sign = "flag"
    """The sign of a turn in which nothing was done that has a picture."""

    def __init__(self, art: EndArt | None = None, sign: str = "") -> None:
        """Paint things as the page of a game's end does; `sign` is that of an empty turn."""
        self.art = art or EndArt()
        self.sign = sign or self.sign

    def deed_of(self, turn: ReplayTurn) -> ChiefDeed:
        """Return the chief deed of a turn."""
        if turn.seat is None:
            return ChiefDeed(sign=self.sign)
        thing = self.art.deed_of(turn.lines, turn.seat).thing
        return ChiefDeed(turn.seat, thing, "" if thing is not None else self.sign)

    def above_words(self, above: Hashable) -> str:
        """Return what stands above a stamp in words; the empty text for nothing."""
        del above
        return ""

    def name_of(self, turn: ReplayTurn) -> str:
        """Return the name of a turn that isn't named after its player; else the empty text."""
        del turn
        return ""

    # --- what is painted

    def paint_deed(self, brush: Brush, box: QRectF, deed: ChiefDeed) -> None:
        """Paint a chief deed into a square."""
        if deed.thing is not None:
            self.art.paint_stamp(brush, box, deed.thing)
            return
        side = box.width() * 0.14
        self.paint_sign(brush, box.adjusted(side, side, -side, -side), deed.sign or self.sign)

    def paint_sign(self, brush: Brush, box: QRectF, sign: str) -> None:
        """Paint a sign on parchment into a square."""
        self.art.paint_sign(brush, box, sign)

    def paint_above(self, brush: Brush, box: QRectF, above: Hashable) -> None:
        """Paint what stands above a stamp into a box of 34 × 16 units."""
