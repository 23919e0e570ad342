"""The end conditions as meters: how near the end of the game is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.ui.kit.kept import KeptPictures
from valeria_desktop.ui.kit.plain import explain_beside
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.rules.turn.phases import Meter
    from valeria_desktop.ui.kit.look import Look

_WIDTH = 116
_HEIGHT = 34
_GAP = 12
_BAR = 8


class Meters(QWidget):
    """A labelled bar for each end condition; a full one is framed and says so."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._kept = KeptPictures(look)
        self._meters: tuple[Meter, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._look_changed)

    def show_scene(self, scene: Scene) -> None:
        """Show how near the end is."""
        if scene.meters == self._meters:
            return
        if len(scene.meters) != len(self._meters):
            self.updateGeometry()
        self._meters = scene.meters
        sentence = self.tr("The game ends when one of these is reached: {meters}.").format(
            meters=", ".join(tell(meter.words()) for meter in self._meters)
        )
        self.setAccessibleName(sentence)
        explain_beside(self, sentence)
        self.update()

    def _look_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        look = self._look
        count = max(1, len(self._meters))
        return QSize(look.px(_WIDTH + _GAP) * count, look.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        look = self._look
        return QSize(look.px(90) * max(1, len(self._meters)), look.px(_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._meters:
            self._kept.paint_whole(self, self._meters, self._paint)

    def _paint(self, painter: QPainter) -> None:
        painter.setFont(self._look.font(13))
        gap = self._look.px(_GAP)
        metrics = painter.fontMetrics()
        needed = [metrics.horizontalAdvance(tell(meter.words())) + 2 for meter in self._meters]
        spare = (self.width() - gap * len(needed) - sum(needed)) / len(needed)
        left = 0.0
        for need, meter in zip(needed, self._meters, strict=True):
            self._paint_meter(painter, QRectF(left, 0, need + spare, self.height()), meter)
            left += need + spare + gap

    def _paint_meter(self, painter: QPainter, box: QRectF, meter: Meter) -> None:
        tokens, bar_height = self._look.palette, self._look.px(_BAR)
        painter.setPen(QColor(tokens.lit if meter.is_full else tokens.ink))
        label = QRectF(box.left(), box.top(), box.width(), box.height() - bar_height - 6)
        words = painter.fontMetrics().elidedText(
            tell(meter.words()), Qt.TextElideMode.ElideRight, round(label.width())
        )
        painter.drawText(label, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
        bar = QRectF(box.left(), box.bottom() - bar_height - 4, box.width() - 1, bar_height)
        painter.setPen(QPen(QColor(tokens.line), 1))
        painter.setBrush(QColor(tokens.raised))
        painter.drawRoundedRect(bar, 3, 3)
        part = min(1.0, meter.number / meter.whole) if meter.whole else 0.0
        painter.setBrush(QColor(tokens.lit if meter.counts_up else tokens.good))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(QRectF(bar.left(), bar.top(), bar.width() * part, bar_height), 3, 3)
        if meter.counts_up:
            self._paint_notches(painter, bar, meter.whole)

    def _paint_notches(self, painter: QPainter, bar: QRectF, whole: int) -> None:
        painter.setPen(QPen(QColor(self._look.palette.table), 1.5))
        for step in range(1, whole):
            x = round(bar.left() + bar.width() * step / whole)
            painter.drawLine(x, round(bar.top()), x, round(bar.bottom()))
