"""The round table in the middle, as long as there is an auction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.valencia.rules.ladder import ladder_of
from valeria_desktop.games.valencia.ui.paint.auction import paint_auction
from valeria_desktop.games.valencia.ui.parts.auction_stand import stand_of_ladder
from valeria_desktop.ui.paint.brush import Brush

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.games.valencia.rules.ladder import Ladder
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.parts.auction_stand import AuctionStand
    from valeria_desktop.ui.paint.room_look import RoomLook

_DRAWN = QSize(396, 253)


class AuctionTable(QWidget):
    """Shows the bids round a table; the ladder beside it says the same in words."""

    def __init__(self, look: RoomLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._ladder: Ladder | None = None
        self.stand: AuctionStand | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        look.changed.connect(self.update)

    def show_scene(self, scene: Scene) -> None:
        """Show a scene at rest."""
        self._ladder = ladder = ladder_of(scene.view, scene.sums, self._ladder)
        stand = None if ladder is None else stand_of_ladder(scene, ladder)
        if stand != self.stand:
            self.stand = stand
            self.update()

    def forget(self) -> None:
        """Show no auction."""
        self._ladder = self.stand = None

    def sizeHint(self) -> QSize:
        return _DRAWN * self._look.unit

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.stand is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        brush = Brush(painter, self._look, self._look.unit)
        paint_auction(brush, QRectF(self.rect()), self.stand)
        painter.end()
