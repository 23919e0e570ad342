"""Peeking at your own Duke, only while you hold a button or a key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QTextOption
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.valeria.ui.cards.card_words import card_lines, card_sentence
from valeria_desktop.games.valeria.ui.cards.kinds import field_of
from valeria_desktop.ui.controls.peek import Peek
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.pictures import has_picture

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.games.valeria.rules.model.dukes import Duke
    from valeria_desktop.ui.paint.look import Look

_HEIGHT = 32


class PeekButton(Peek):
    """The button that shows your Duke while you hold it."""

    def __init__(self, look: Look) -> None:
        translate = QCoreApplication.translate  # tr() needs an initialised base class
        sentence = translate(
            "PeekButton", "Hold this button or the D key to look at your own Duke."
        )
        super().__init__(look, translate("PeekButton", "Duke"), sentence, _HEIGHT)


class DukePanel(QWidget):
    """Covers the tableau and shows your Duke, or says that you have none yet."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Make a hidden panel."""
        super().__init__(parent)
        self._look = look
        self._duke: Duke | None = None
        self.hide()
        look.changed.connect(self.update)

    @property
    def duke(self) -> Duke | None:
        """The Duke on the panel, or None."""
        return self._duke

    def reveal(self, duke: Duke | None) -> None:
        """Show a Duke, or for None say that you have chosen none yet."""
        self._duke = duke
        self.setAccessibleName(card_sentence(duke) if duke else self._nobody())
        self.show()
        self.raise_()

    def conceal(self) -> None:
        """Hide the panel and forget the Duke."""
        self._duke = None
        self.setAccessibleName("")
        self.hide()

    def _nobody(self) -> str:
        return self.tr("You have not chosen a Duke yet.")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, px = self._look.palette, self._look.px
        painter.setPen(QPen(QColor(tokens.lit), 2))
        painter.setBrush(QColor(tokens.table))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
        side = self.height() - px(16)
        self._paint_field(painter, QRectF(px(8), px(8), side, side))
        left = side + px(20)
        self._paint_words(
            painter, QRectF(left, px(8), self.width() - left - px(8), self.height() - px(16))
        )
        painter.end()

    def _paint_field(self, painter: QPainter, box: QRectF) -> None:
        """Paint the Duke's emblem on its field, or a lock on a covered field."""
        painter.setPen(QPen(QColor(CARD_INK), 2.5))
        covered = QColor(self._look.palette.raised)
        painter.setBrush(QColor(field_of(self._duke)) if self._duke else covered)
        painter.drawRoundedRect(box, 6, 6)
        brush = Brush(painter, self._look, 1)
        inside = box.adjusted(8, 8, -8, -8)
        if self._duke is None:
            brush.icon("lock", inside)
        elif has_picture(f"emblems/{self._duke.id}.svg"):
            brush.emblem(self._duke.id, inside)
        else:
            brush.icon("crown", inside)

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        look, px, duke = self._look, self._look.px, self._duke
        painter.setFont(look.title_font(20))
        painter.setPen(QColor(look.palette.lit))
        title = duke.name if duke else self._nobody()
        painter.drawText(QRectF(room.left(), room.top(), room.width(), px(26)), title)
        painter.setFont(look.font(15))
        painter.setPen(QColor(look.palette.ink))
        wrapping = QTextOption()
        wrapping.setWrapMode(QTextOption.WrapMode.WordWrap)
        lines = "\n".join(card_lines(duke)) if duke else ""
        painter.drawText(room.adjusted(0, px(28), 0, 0), lines, wrapping)
