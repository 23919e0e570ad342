"""Pictures that are kept until something they depend on changes.

Drawing a picture anew takes five times as long as showing a kept one, and a repaint of the table
rarely changes most of it.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING
from weakref import finalize

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from valeria_desktop.ui.paint.album import ALBUM
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.pictures import drawing

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from PySide6.QtCore import QRect, QSize
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.palette import Palette


TURNS = 6
"""The number of pictures that are kept of a thing that players see in turn."""


class Haste(Enum):
    """Whether a new picture may follow in a later paint."""

    NONE = "none"
    AWAITED = "awaited"
    """It is drawn at once."""
    PRIVATE = "private"
    """It is drawn at once and stands for no later one: another person may be asked next."""


class _Print:
    """The facts that a picture depended on; also the picture's key in the album."""

    __slots__ = ("depends",)

    def __init__(self, depends: object) -> None:
        self.depends = depends


class KeptPictures:
    """The last pictures of each thing, as far as the album has room for them."""

    def __init__(
        self, look: Look, ground: Callable[[Palette], str] | None = None, each: int = 1
    ) -> None:
        """Paint on a transparent ground, or on a coloured one, which needs no blending.

        `each` is the number of pictures kept of each thing: more than one for a thing that goes
        back and forth between states.
        """
        self._look = look
        self._ground = ground
        self._each = each
        self._made: dict[Hashable, list[_Print]] = {}
        self._shown: dict[Hashable, QPixmap] = {}
        """The last picture of each thing that may follow: the album may have dropped it."""
        self._late: set[Hashable] = set()
        """The things whose new pictures are drawn in the next paint."""
        self._follow: Callable[[QRect], None] | None = None
        """Asks for a later paint of a box; None where each paint draws all that is new."""
        finalize(self, _drop_all, self._made).atexit = False

    def let_follow(self, ask: Callable[[QRect], None] | None) -> None:
        """Let new pictures follow: a thing's last picture stands for the new in the first paint.

        `ask` asks for a later paint of a box; None has each paint draw all that is new.
        """
        self._follow = ask
        self.forget_last()

    def forget_last(self) -> None:
        """Let no picture from before now, as of another game, stand for a new one."""
        self._shown.clear()
        self._late.clear()

    def paint(
        self,
        painter: QPainter,
        box: QRect,
        thing: tuple[Hashable, object, float],
        draw: Callable[[Brush, QRectF], None],
        haste: Haste = Haste.NONE,
    ) -> None:
        """Paint a thing into a box; `thing` is its name, its picture's facts, and the unit."""
        name, depends, unit = thing
        look, ratio = self._look, painter.device().devicePixelRatio()
        known = (depends, unit, ratio, box.size(), look.palette, look.scale)
        made = self._made.setdefault(name, [])
        found = next((each for each in made if each.depends == known), None)
        if haste is Haste.NONE and self._shows_last(painter, box, name, found):
            return
        if found is None:
            found = _Print(known)
        else:
            made.remove(found)
        made.insert(0, found)
        pixmap = ALBUM.find_or_draw(found, lambda: self._drawn(box.size(), ratio, unit, draw))
        for old in made[self._each :]:
            ALBUM.drop(old)
        del made[self._each :]
        painter.drawPixmap(box.topLeft(), pixmap)
        if self._follow is not None and haste is not Haste.PRIVATE:
            self._shown[name] = pixmap
        elif self._follow is not None:
            self._shown.pop(name, None)

    def _shows_last(
        self, painter: QPainter, box: QRect, name: Hashable, found: _Print | None
    ) -> bool:
        """Show the last picture of a thing that would have to be drawn anew, if that may follow."""
        if self._follow is None or name in self._late:
            self._late.discard(name)
            return False
        picture = self._shown.get(name)
        if picture is None or (found is not None and ALBUM.find(found) is not None):
            return False
        painter.drawPixmap(box, picture)  # stretched for this moment, if its size differs
        self._late.add(name)
        self._follow(box)
        return True

    def _drawn(
        self, size: QSize, ratio: float, unit: float, draw: Callable[[Brush, QRectF], None]
    ) -> QPixmap:
        wide, high = round(size.width() * ratio), round(size.height() * ratio)
        ground = self._ground(self._look.palette) if self._ground else ""
        with drawing(wide, high, ratio, ground) as (picture, painter):
            draw(Brush(painter, self._look, unit), QRectF(QPointF(0, 0), size.toSizeF()))
        return picture

    def paint_whole(
        self, widget: QWidget, depends: object, draw: Callable[[QPainter], None]
    ) -> None:
        """Paint a whole widget; `depends` is everything its picture depends on."""
        painter = QPainter(widget)
        self.paint(
            painter, widget.rect(), (0, depends, 1.0), lambda brush, _box: draw(brush.painter)
        )
        painter.end()


class SharedPictures:
    """Pictures of whole widgets, shared by widgets that look the same."""

    def __init__(self, look: Look) -> None:
        """Paint with a look."""
        self._look = look

    def paint_whole(
        self, widget: QWidget, known: Hashable, draw: Callable[[QPainter], None]
    ) -> None:
        """Paint a whole widget; `known` is everything its picture depends on."""
        painter = QPainter(widget)
        brush = Brush(painter, self._look, self._look.scale)
        brush.piece(known, QRectF(widget.rect()), lambda piece, _box: draw(piece.painter))
        painter.end()


def _drop_all(made: dict[Hashable, list[_Print]]) -> None:
    for prints in made.values():
        for each in prints:
            ALBUM.drop(each)
