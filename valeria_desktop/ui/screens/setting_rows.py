"""A section of the settings: a sheet of parchment with one row for each setting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from valeria_desktop.ui.controls.choices import Choices
from valeria_desktop.ui.controls.page import Sheet
from valeria_desktop.ui.controls.text import Heading, Text
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.paint.pictures import picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.screens.setting_words import Setting


_DRAWN = "home.svg"
_SHAPE = 16 / 9
_LEAST = 60
"""Least height of the picture, in pixels: a lower strip of it shows nothing recognisable."""


class Vignette(QWidget):
    """Shows a strip of the kingdom's picture, over the whole width of the widget."""

    def __init__(self, middle: float) -> None:
        """Show the strip around a height in the picture, from 0 at its top to 1 at its bottom."""
        super().__init__()
        self._middle = middle
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.height() < _LEAST:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        wide = max(self.width(), round(self.height() * _SHAPE))
        high = round(wide / _SHAPE)
        top = min(max(0.0, self._middle * high - box.height() / 2), high - box.height())
        outline = QPainterPath()
        outline.addRoundedRect(box, 6, 6)
        painter.setClipPath(outline)
        drawn = picture(_DRAWN, wide, high, self.devicePixelRatioF())
        painter.drawPixmap(round((self.width() - wide) / 2), round(box.top() - top), drawn)
        painter.setClipping(False)
        painter.setPen(QPen(QColor(INK), 2))
        painter.drawPath(outline)
        painter.end()


_WORDS, _CHOICES = 5, 8  # shares of a row's width
_SLIM = 520


class SettingRow(QWidget):
    """A setting's name, its meaning, and its choices."""

    def __init__(self, look: ParchmentLook, setting: Setting) -> None:
        """Show a setting, as yet without its value."""
        super().__init__()
        self.choices = Choices(look, setting.words)
        self.choices.setAccessibleDescription(setting.about)
        self.choices.offer(setting.choices)
        self._about = Text(look, setting.about, 15, is_quiet=True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Text(look, setting.words, 18))
        words.addWidget(self._about)
        for text in (0, words.count() + 1):
            words.insertStretch(text, 1)
        self._look = look
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addLayout(words, _WORDS)
        self._row.addWidget(self.choices, _CHOICES)
        self.say(setting.about)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the choices below the words if a row is too narrow for both."""
        super().resizeEvent(event)
        is_slim = self.width() < self._look.px(_SLIM)
        self._row.setSpacing(self._look.px(4 if is_slim else 18))
        ways = QBoxLayout.Direction
        self._row.setDirection(ways.TopToBottom if is_slim else ways.LeftToRight)

    def say(self, about: str) -> None:
        """Write the setting's meaning, or why a choice is missing."""
        self._about.setText(about)
        self._about.setVisible(bool(about))


class _Rows(QScrollArea):
    """Rows that scroll only where the sheet is too low for all of them."""

    def __init__(self, rows: QVBoxLayout) -> None:
        super().__init__()
        self._rows = rows
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def sizeHint(self) -> QSize:
        wanted = self._rows.totalSizeHint()
        high = self._rows.totalHeightForWidth(max(1, self.viewport().width()))
        return QSize(wanted.width(), max(high, wanted.height()) + 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


class SettingsSheet(Sheet):
    """The settings of a section; on a low sheet they scroll, and follow the focus."""

    def __init__(self, look: Look, title: str, settings: Sequence[Setting], middle: float) -> None:
        """Write the settings below each other, and show a strip of the kingdom's picture below."""
        super().__init__(look)
        self.rows = {setting.name: SettingRow(self.look, setting) for setting in settings}
        inside = QWidget()
        inside.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, self.look.px(6), 0)
        column.setSpacing(self.look.px(15))
        for row in self.rows.values():
            column.addWidget(row)
        self._scroll = _Rows(column)
        self._scroll.setWidget(inside)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        outer = QVBoxLayout(self)
        edge = self.edge()
        outer.setContentsMargins(edge + self.look.px(8), edge, edge, edge)
        outer.setSpacing(self.look.px(10))
        outer.addWidget(Heading(self.look, title, 26))
        outer.addWidget(self._scroll)
        outer.addWidget(Vignette(middle), 1)
        for row in self.rows.values():
            for button in row.choices.buttons():
                button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Scroll the focused button into sight, whether a key or a click gave it the focus."""
        if event.type() is QEvent.Type.FocusIn and isinstance(watched, QWidget):
            self._scroll.ensureWidgetVisible(watched)
        return super().eventFilter(watched, event)
