"""Pages of a full tableau: a tab beside the tiles says which is shown, and turns to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPen

from valeria_desktop.games.valeria.ui.board.page_key import PAGE_KEY
from valeria_desktop.ui.controls.drawn_button import DrawnButton
from valeria_desktop.ui.paint.materials import INK, materials_of
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.ui.parts.tableau import TableauView
    from valeria_desktop.ui.paint.look import Look

_RADIUS, _SIGN, _PIP = 5.0, 18, 9
_EDGE = 2.0


class PageTab(DrawnButton):
    """Says which page of a tableau is shown; a click turns to the next one."""

    def __init__(self, look: Look, tableau: TableauView, parent: QWidget) -> None:
        """Watch a tableau; the tab is hidden while all of its tiles are on one page."""
        super().__init__(look, parent, focus=Qt.FocusPolicy.NoFocus)
        self._tableau = tableau
        bar = tableau.verticalScrollBar()
        bar.valueChanged.connect(self.refresh)
        bar.rangeChanged.connect(self.refresh)
        self.clicked.connect(tableau.turn_page)
        self.hide()

    def refresh(self) -> None:
        """Show the number of the page, and stand at the tableau's right edge."""
        page, pages = self._tableau.page, self._tableau.pages
        words = self.tr("Page {page} of {pages}. Show the next one ({key}).")
        key = QKeySequence(PAGE_KEY).toString(QKeySequence.SequenceFormat.NativeText)
        self.setAccessibleName(words.format(page=page + 1, pages=pages, key=key))
        explain_beside(self, self.accessibleName())
        self.setVisible(pages > 1 and not self._tableau.isHidden())
        self.setGeometry(self._tableau.room_of_tab.translated(self._tableau.pos()))
        self.raise_()
        self.update()

    def draw(self, painter: QPainter, whole: QRectF) -> None:
        made, look = materials_of(self._look), self._look
        box = whole.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        painter.setPen(QPen(QColor(INK), 1.6))
        painter.setBrush(QColor(made.parchment).lighter(106 if self.underMouse() else 100))
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        side = min(look.px(_SIGN), round(box.width()))
        icon = look.icon("down", side, self.devicePixelRatioF(), INK)
        left, top = round(box.center().x() - side / 2), round(box.bottom() - side - look.px(6))
        painter.drawPixmap(left, top, icon)
        self._paint_pips(painter, QRectF(box.left(), box.top(), box.width(), top - box.top()))

    def _paint_pips(self, painter: QPainter, box: QRectF) -> None:
        """Paint a pip for each page from the top down; that of the shown one is filled."""
        pages = self._tableau.pages
        side = min(self._look.px(_PIP), box.width() * 0.5)
        apart = min(side * 1.8, box.height() / pages)
        painter.setPen(QPen(QColor(INK), 1.6))
        for number in range(pages):
            middle = box.center() + QPointF(0, (number - (pages - 1) / 2) * apart)
            painter.setBrush(QColor(INK) if number == self._tableau.page else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(middle, side / 2, side / 2)
