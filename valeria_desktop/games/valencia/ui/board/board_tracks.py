"""The tracks of your board: coins and prestige, and the sign in place of a hidden number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from valeria_desktop.ui.paint.brush import CENTRE, Brush
from valeria_desktop.ui.paint.materials import materials_of
from valeria_desktop.ui.paint.ruler import fitted
from valeria_desktop.ui.place.track import Counted
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.ui.paint.room_look import RoomLook


COINS = Counted(
    icon="coins",
    colour="#a8792a",
    name=lambda: QCoreApplication.translate("OwnBoard", "Coins"),
    explained=lambda: QCoreApplication.translate(
        "OwnBoard",
        "They pay for spaces in the city. Goods are sold for coins; nobody else sees how many "
        "you have.",
    ),
)
PRESTIGE = Counted(
    icon="prestige",
    colour="#7f57a6",
    name=lambda: QCoreApplication.translate("OwnBoard", "Prestige"),
    explained=lambda: QCoreApplication.translate(
        "OwnBoard",
        "Points already won: at the end of each round 1 for each of your members on the council.",
    ),
)


_ICON, _RAIL = 22, 25


class HiddenTrack(QWidget):
    """Stands in place of a track with a hidden number, and says how the player can look at it."""

    def __init__(self, look: RoomLook, icon: str, parent: QWidget) -> None:
        """Make the sign for a track with this icon."""
        super().__init__(parent)
        self._look = look
        self._icon = icon
        self._may_peek = True
        self._say()
        look.changed.connect(self.update)
        self.hide()

    def offer(self, *, may_peek: bool) -> None:
        """Tell the player to hold D, or only that the number is hidden, where nobody may look."""
        if may_peek != self._may_peek:
            self._may_peek = may_peek
            self._say()
            self.update()

    def _say(self) -> None:
        hidden, peek = self.tr("Coins: hidden."), self.tr("Coins: hidden. Hold D to look.")
        words = peek if self._may_peek else hidden
        self.setAccessibleName(words)
        explain_beside(self, words)

    def icon_box(self) -> QRectF:
        """Return the place of the icon."""
        side = min(_ICON * self._look.scale, self.height() - 2.0)
        return QRectF(2, (self.height() - side) / 2, side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        look, made, sign = self._look, materials_of(self._look), self.icon_box()
        Brush(painter, look, look.unit).icon(self._icon, sign)
        high = min(_RAIL * look.scale, self.height() - 4.0)
        rail = QRectF(sign.right() + 8, (self.height() - high) / 2, 0, high)
        rail.setRight(self.width() - 4.0)
        painter.setPen(QPen(QColor(made.rail_line), 1.3))
        painter.setBrush(QColor(made.rail))
        painter.drawRoundedRect(rail, 4 * look.unit, 4 * look.unit)
        words = self.tr("hold D") if self._may_peek else self.tr("hidden")
        painter.setFont(fitted(look.font(15), words, rail.width() - 6, rail.height()))
        painter.setPen(QColor(look.palette.quiet))
        painter.drawText(rail, CENTRE, words)
        painter.end()
