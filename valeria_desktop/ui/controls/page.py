"""A page with a way back: the planks of its table, and the sheets of parchment on it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from attrs import asdict
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPolygonF
from PySide6.QtWidgets import QFrame, QWidget

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.materials import INK, materials_of
from valeria_desktop.ui.paint.parchment import ParchmentLook, margin_of, paint_sheet
from valeria_desktop.ui.paint.room_look import unit_of

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent
    from PySide6.QtWidgets import QLayout, QToolButton

    from valeria_desktop.ui.paint.look import Look


class Screen(QWidget):
    """What fills the window: it has a name, and knows what gets the focus first.

    The window gives the focus straight to that widget. If a screen passed it on, a screen reader
    would be told of the screen last, and say nothing of the widget.
    """

    def page_name(self) -> str:
        """Return the screen's name, which the window's title bears."""
        return self.accessibleName()

    def take_focus(self) -> None:
        """Set the focus on the page's most important control."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)


class Page(Screen):
    """A screen that the player leaves by a button or by Esc."""

    left = Signal()
    is_wooden = True
    """Whether the page lies on the table's planks; long texts are easier to read without them."""
    is_aside = False
    """Whether the page is looked at from anywhere for a moment: the way back leads there."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.came_from: Page | None = None
        """The page that the way back leads to; None for the window's choice."""
        self.menu_button: QToolButton | None = None
        """The button of the menus, on a page that has no menu bar over it."""
        self._wood = KeptPictures(look)
        self._back: Button | None = None

    def back_button(self, look: Look | None = None) -> Button:
        """Make the button that leaves the page, in its look or in another one."""
        button = self._back = Button(look or self._look, self.tr("Back"), icon="left", key="Esc")
        button.clicked.connect(self.left)
        return button

    @property
    def first_focus(self) -> QWidget | None:
        """The widget that gets the focus first; a page with more than a way back names its own."""
        return self._back

    def take_focus(self) -> None:
        """Give the focus to `first_focus`: a page itself takes no keys."""
        (self.first_focus or self).setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the planks below the page."""
        if not self.is_wooden:
            return
        unit = max(1.0, unit_of(self.size()))
        self._wood.paint_whole(
            self,
            unit,
            lambda painter: paint_planks(painter, QRectF(self.rect()), self._look, unit),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


_PLANK = 76.0
_APART = 46.0  # pixels of a plank's length to each cut
_SEAM = "#8f7448"


def paint_planks(painter: QPainter, box: QRectF, look: Look, unit: float = 1.0) -> None:
    """Paint planks in two tones, each with knife cuts, into a box."""
    made, chance = materials_of(look), Random(3)  # noqa: S311 - a picture, no secret
    other = QColor(made.plank).darker(106).name()
    seam = QColor(INK if look.is_dark else _SEAM)
    line = max(1.0, 1.5 * unit)
    painter.save()
    painter.setClipRect(box)
    top, number = box.top(), 0
    while top < box.bottom():
        plank = QRectF(box.left(), top, box.width(), _PLANK * unit)
        painter.fillRect(plank, QColor(other if number % 2 else made.plank))
        _paint_cuts(painter, plank, made.plank_cut, chance, unit)
        painter.fillRect(QRectF(plank.left(), top, plank.width(), line), seam)
        joint = plank.left() + plank.width() * (0.2 + 0.55 * chance.random())
        painter.fillRect(QRectF(joint, top, line, plank.height()), seam)
        top, number = plank.bottom(), number + 1
    painter.restore()


def _paint_cuts(painter: QPainter, plank: QRectF, colour: str, chance: Random, unit: float) -> None:
    """Paint knife cuts in wood: long, thin, tapering to both ends."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    for _ in range(round(plank.width() / (_APART * unit))):
        long = unit * (26 + 120 * chance.random())
        left = plank.left() + (plank.width() - long) * chance.random()
        at = QPointF(left, plank.top() + plank.height() * (0.1 + 0.8 * chance.random()))
        thick, bend = unit * (0.7 + 0.9 * chance.random()), unit * (chance.random() - 0.5) * 5
        above, below = QPointF(long * 0.4, bend - thick), QPointF(long * 0.45, bend + thick)
        painter.drawPolygon(QPolygonF([at, at + above, at + QPointF(long, bend), at + below]))


_FIELDS = """
QLineEdit {{
  background: {raised}; color: {ink}; border: 1.5px solid {ink}; placeholder-text-color: {quiet};
}}
QLineEdit:focus {{ border: 2px dashed {focus}; }}
QCheckBox {{ color: {ink}; }}
QCheckBox:disabled {{ color: {quiet}; }}
QCheckBox:focus {{ border: 2px dashed {focus}; }}
QCheckBox::indicator {{ border: 1.5px solid {ink}; background: {raised}; }}
QCheckBox::indicator:checked {{ background: {lit}; border-color: {ink}; }}
QCheckBox::indicator:disabled {{ border-color: {line}; background: {panel}; }}
QScrollBar::handle {{ background: {line}; }}
QListView, QTextBrowser {{
  color: {ink}; selection-background-color: {lit}; selection-color: {on_lit};
}}
"""


class Sheet(QFrame):
    """A sheet of parchment; the widgets on it are made with its look."""

    def __init__(self, look: Look, *, is_lit: bool = False) -> None:
        """Make an empty sheet, with a frame of gold if it asks for an answer."""
        super().__init__()
        self._is_lit = is_lit
        self.look = ParchmentLook(look, self)
        self._kept = KeptPictures(self.look)
        self.look.changed.connect(self._look_changed)
        self._look_changed()

    def _look_changed(self) -> None:
        """Restyle Qt's own fields in ink as well: the program's style is made for panels."""
        tokens = self.look.palette
        self.setStyleSheet(_FIELDS.format(**asdict(tokens)))

    def lay_within(self, layout: QLayout) -> None:
        """Lay widgets out in the sheet, away from its end at any size of text."""
        self.setLayout(layout)
        self.look.changed.connect(self._keep_away)
        self._keep_away()

    def _keep_away(self) -> None:
        edge = self.edge()
        self.layout().setContentsMargins(edge, edge, edge, edge)  # type: ignore[union-attr]  # it has one

    def edge(self) -> int:
        """Return the distance of the words from the sheet's end, in pixels."""
        return margin_of(self.look)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._kept.paint(
            painter,
            self.rect(),
            (0, self.look.materials, self.look.unit),
            lambda brush, box: paint_sheet(
                brush.painter, QRectF(box), self.look, is_lit=self._is_lit
            ),
        )
        painter.end()
