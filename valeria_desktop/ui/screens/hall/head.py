"""The head of the hall: how many evenings, the ribbon, and what is to hang."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from valeria_desktop.ui.controls.choices import make_exclusive, take_choices
from valeria_desktop.ui.controls.drawn_button import DrawnButton
from valeria_desktop.ui.controls.text import Text
from valeria_desktop.ui.paint.brush import CENTRE, Brush
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.paint.palette import CARD_TEXT
from valeria_desktop.ui.screens.hall.frames import paint_ribbon

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.ui.paint.look import Look


class Hanging(StrEnum):
    """Which paintings are to hang."""

    ALL = "all"
    WON = "won"
    RIVAL = "rival"
    """Those against the rival whose page is open."""


class Tab(DrawnButton):
    """A pill that can stay pressed."""

    def __init__(self, look: Look, words: str) -> None:
        """Show words."""
        super().__init__(look)
        self.setText(words)
        make_exclusive(self)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setAccessibleName(text)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        wide = QFontMetricsF(self._look.bold(15)).horizontalAdvance(self.text())
        return QSize(round(wide) + self._look.px(26), self._look.px(32))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def draw(self, painter: QPainter, whole: QRectF) -> None:
        box = whole.adjusted(2, 2, -2, -2)
        radius = box.height() / 2
        is_on = self.isChecked()
        painter.setPen(QPen(QColor(INK), 2))
        painter.setBrush(
            QColor("#e9dcc0" if is_on else "#4a4452" if self.underMouse() else "#38333f")
        )
        painter.drawRoundedRect(box, radius, radius)
        painter.setPen(QColor(INK if is_on else CARD_TEXT))
        painter.setFont(self._look.bold(15))
        painter.drawText(box, CENTRE, self.text())
        self.draw_focus(painter, whole.adjusted(1, 1, -1, -1), radius)


class HallRibbon(QWidget):
    """The hall's name on a ribbon."""

    def __init__(self, look: Look) -> None:
        """Write the hall's name."""
        super().__init__()
        self._look = look
        self._words = self.tr("Hall of Kingdoms")
        self.setAccessibleName(self._words)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._look_changed)

    def _look_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(330), self._look.px(50))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(200), self._look.px(50))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        paint_ribbon(Brush(painter, self._look, self._look.scale), box, self._words)
        painter.end()


class HallHead(QWidget):
    """Sums the evenings up, and offers to hang only some paintings."""

    chosen = Signal(object)
    """What is to hang, a Hanging."""

    def __init__(self, look: Look) -> None:
        """Hang everything."""
        super().__init__()
        self.sum = Text(look, "", 17)
        self.ribbon = HallRibbon(look)
        self.tabs = {
            Hanging.ALL: Tab(look, self.tr("all")),
            Hanging.WON: Tab(look, self.tr("won")),
            Hanging.RIVAL: Tab(look, ""),
        }
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.sum, 1)
        row.addWidget(self.ribbon, 2)
        right = QHBoxLayout()
        right.setSpacing(look.px(6))
        right.addStretch(1)
        ways = tuple(self.tabs)
        take_choices(self._group, lambda number: self.chosen.emit(ways[number]))
        for number, tab in enumerate(self.tabs.values()):
            self._group.addButton(tab, number)
            right.addWidget(tab)
        row.addLayout(right, 1)
        self.show_chosen(Hanging.ALL)

    def show_sum(self, evenings: int, won: int) -> None:
        """Write how many evenings there were, and how many of them were won."""
        one, many = self.tr("1 evening, {won} won"), self.tr("{number} evenings, {won} won")
        words = (one if evenings == 1 else many).format(number=evenings, won=won)
        self.sum.setText(words if evenings else "")

    def show_chosen(self, hanging: Hanging) -> None:
        """Show what hangs."""
        self.tabs[hanging].setChecked(True)

    def name_rival(self, words: str) -> None:
        """Write the third choice, for the games with one rival; without words it isn't offered."""
        tab = self.tabs[Hanging.RIVAL]
        tab.setText(words)
        tab.setVisible(bool(words))

    @property
    def first_focus(self) -> QWidget:
        """The pressed tab."""
        return next((tab for tab in self.tabs.values() if tab.isChecked()), self.tabs[Hanging.ALL])
