"""The panel of a close look: a picture, and beside it a sheet of parchment with words."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import SheetFace
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.materials import materials_of
from valeria_desktop.ui.paint.parchment import ParchmentLook, margin_of, paint_sheet
from valeria_desktop.ui.words.label import explain_beside
from valeria_desktop.ui.zoom.words_sheet import WordsSheet

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.zoom.lines import Signs
    from valeria_desktop.ui.zoom.subject import CloseUp, More, ZoomSubject

_WIDTHS = (256, 282, 312)
"""Possible widths of the sheet, in units: the first without scrolling is taken."""
_LOW = 12  # the distance of the sheet's top below the picture's, in units
_LEAST = 0.7
"""The least size of a picture that gives way to the words, as a share."""
_BUTTON, _GAP = 32, 6
_RADIUS = 10
_RING = 3
"""The distance of the focus ring from the picture's edge, in pixels."""
SHADOW = (2, 4)
"""The offset of a shadow to the right and down, in pixels."""
_MOST_LINKS = 2


def sheet_button(ink: ParchmentLook, parent: QWidget, icon: str = "", key: str = "") -> Button:
    """Make a button on a sheet."""
    button = Button(ink, icon=icon, key=key)
    button.setParent(parent)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.set_height(_BUTTON)
    return button


def say_on(button: Button, words: str, sentence: str) -> None:
    """Set a button's words; the sentence is shown beside the mouse and is for a screen reader."""
    button.setText(words)
    button.setAccessibleName(sentence)
    explain_beside(button, sentence)


class ZoomPanel(QWidget):
    """Shows one thing; a child of the table that lies over it."""

    clause_asked = Signal(str)
    more_asked = Signal()
    picture_pressed = Signal()
    """The player clicked the picture, which may lie over the thing itself."""

    def __init__(self, look: Look, parent: QWidget, signs: Signs) -> None:
        """Make a hidden panel."""
        super().__init__(parent)
        self._look, self._ink = look, ParchmentLook(look, self)
        self._kept = KeptPictures(look)
        self.picture: CloseUp | None = None
        self.wears_ring = False
        """Whether the picture shows that its thing has the focus."""
        self._unit = 1.0
        self._picture, self._sheet = QRect(), QRect()
        self.words = WordsSheet(look, signs)
        self._scroll = QScrollArea(self)
        self._scroll.setWidget(self.words)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setStyleSheet(
            "QScrollArea, QScrollArea > QWidget > QWidget {background: transparent}"
        )
        self.more = sheet_button(self._ink, self, key=self.tr("Space"))
        self.more.clicked.connect(self.more_asked)
        self.links = tuple(sheet_button(self._ink, self, icon="book") for _ in range(_MOST_LINKS))
        for link in self.links:
            link.clicked.connect(self._link_pressed)
        self._clauses: dict[Button, str] = {}
        self.setMouseTracking(True)
        self.hide()

    # --- content

    @property
    def picture_rect(self) -> QRect:
        """The box of the picture in the panel."""
        return self._picture

    def show_thing(self, looked: ZoomSubject) -> None:
        """Show a thing's picture and words."""
        self.picture = looked.picture
        self.words.say(looked.said)
        self._lead_on(looked.more)
        self._lead_to(looked.clauses)
        self.setAccessibleName(looked.spoken or looked.said.sentence)
        self.update()

    def wear_ring(self, *, worn: bool) -> None:
        """Show round the picture, or round the words of a thing without one, the focus ring."""
        if worn is not self.wears_ring:
            self.wears_ring = worn
            self.update()

    @property
    def ring_box(self) -> QRect:
        """The box within which the ring is worn, in the panel."""
        return self._sheet if self.picture is None else self._picture_box.toAlignedRect()

    def say_secret(self, words: str) -> None:
        """Write one player's secret, or the words that cover it."""
        said = self.words.said
        if said is None or said.secret is None or said.secret.words == words:
            return
        self.words.say(evolve(said, secret=evolve(said.secret, words=words)))
        self._write()

    def _lead_on(self, more: More | None) -> None:
        self.more.setVisible(more is not None)
        if more is not None:
            say_on(self.more, more.words, more.sentence)

    def _lead_to(self, clauses: tuple[str, ...]) -> None:
        self._clauses = {}
        for link, clause in zip_longest(self.links, clauses[:_MOST_LINKS], fillvalue=""):
            if isinstance(link, Button):
                link.setVisible(bool(clause))
                say_on(link, clause, self.tr("Read clause {id} of the rules").format(id=clause))
                self._clauses |= {link: clause} if clause else {}

    def _link_pressed(self) -> None:
        link = self.sender()
        if isinstance(link, Button) and link in self._clauses:
            self.clause_asked.emit(self._clauses[link])

    # --- size

    def fit(self, room: QSize, unit: float) -> QSize:
        """Return the size that the text needs within a room, and lay the panel out in it."""
        self._unit = unit
        share = self._look.scale / unit
        wide, high = 0.0, 0.0
        if self.picture is not None:
            drawn = self.picture.size
            spare = room.width() - _WIDTHS[0] * unit * max(1.0, share)
            most = min(room.height() / (drawn.height() * unit), max(1.0, share))
            most = min(most, max(_LEAST, spare / (drawn.width() * unit)))
            wide, high = drawn.width() * unit * most, drawn.height() * unit * most
        self._picture = QRect(0, 0, round(wide), round(high))
        for width in _WIDTHS:
            words = min(width * unit * max(1.0, share), room.width() - wide)
            if self._stands(QRect(round(wide), 0, round(words), room.height())):
                break
        return self._sheet.united(self._picture).size()

    def _stands(self, sheet: QRect) -> bool:
        """Lay the sheet beside the picture; return whether its words fit without scrolling."""
        high, low = self._picture.height(), round(_LOW * self._unit)
        self._sheet = sheet.adjusted(0, low, 0, 0)
        self._sheet.setHeight(high - 2 * low + SHADOW[1])
        if not self._picture.width():
            self._sheet.moveTop(0)
            self._shrink()
        spare = self._write()
        if spare < 0:
            self._sheet = sheet
            self._sheet.setHeight(min(self._sheet.height(), sheet.height() - self._write()))
            self._picture.moveTop(max(0, (self._sheet.height() - high) // 2))
            spare = self._write()
        needed = sum(each.sizeHint().width() for each in self._buttons)
        return spare >= 0 and needed + self._look.px(_GAP) * 2 <= self._row().width()

    @property
    def _buttons(self) -> list[Button]:
        return [each for each in (self.more, *self.links) if not each.isHidden()]

    def _shrink(self) -> None:
        """Shrink the sheet of a thing without a picture to the height of its words."""
        needed = self.words.write_in(self._inside().width())
        self._sheet.setHeight(needed + 2 * margin_of(self._ink) + 1)
        self._picture.setHeight(0)

    def _inside(self) -> QRect:
        edge = margin_of(self._ink)
        return self._sheet.adjusted(edge, edge, -edge, -edge)

    def _row(self) -> QRect:
        """Return the row of the buttons; their focus frame reaches to the words' left edge."""
        near = round(SheetFace(self._ink).inset)
        return self._inside().adjusted(-near, 0, near, 0)

    def _write(self) -> int:
        """Place the words over the buttons, with a scroll bar if needed; return spare height."""
        inside, px = self._inside(), self._look.px
        shown = self._buttons
        foot = px(_BUTTON) if shown else 0
        row = self._row()
        self._place_buttons(shown, QRect(row.left(), row.bottom() - foot + 1, row.width(), foot))
        room = inside.adjusted(0, 0, 0, -foot - (px(_GAP) if foot else 0))
        needed = self.words.write_in(room.width())
        if needed > room.height():
            bar = self._scroll.verticalScrollBar().sizeHint().width()
            self.words.write_in(room.width() - bar)
        self._scroll.setGeometry(room)
        return room.height() - needed

    def _place_buttons(self, buttons: list[Button], row: QRect) -> None:
        """Divide a row among buttons by their needs; a narrow one shortens the links' words."""
        gap = self._look.px(_GAP)
        for link, clause in self._clauses.items():
            link.setText(self.tr("Rule {id}").format(id=clause))
        needs = [button.sizeHint().width() for button in buttons]
        if sum(needs) + gap * (len(buttons) - 1) > row.width():
            for link, clause in self._clauses.items():
                link.setText(clause)
        needs = [button.sizeHint().width() for button in buttons]
        spare = row.width() - sum(needs) - gap * (len(buttons) - 1)
        left = row.left()
        for button, need in zip(buttons, needs, strict=True):
            width = need + min(spare // len(buttons), gap * 4)
            button.setGeometry(left, row.top(), width, row.height())
            left += width + gap

    # --- painting and pressing

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._kept.paint(
            painter,
            self._sheet,
            (0, self._ink.unit, 1.0),
            lambda brush, box: paint_sheet(brush.painter, box, self._ink, is_lit=False),
        )
        if self.picture is not None:
            self._paint_picture(painter, self.picture)
        if self.wears_ring:
            around = QRectF(self.ring_box).adjusted(_RING, _RING, -_RING, -_RING)
            paint_focus_ring(painter, around, _RADIUS - _RING)
        painter.end()

    @property
    def _picture_box(self) -> QRectF:
        return QRectF(self._picture).adjusted(0, 0, -SHADOW[0], -SHADOW[1])

    def _paint_picture(self, painter: QPainter, picture: CloseUp) -> None:
        box = self._picture_box
        shadow = QColor(Qt.GlobalColor.black)
        shadow.setAlphaF(materials_of(self._look).shadow_share)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shadow)
        painter.drawRoundedRect(box.translated(*SHADOW), _RADIUS, _RADIUS)
        picture.paint(painter, box, self._look)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        is_left = event.button() is Qt.MouseButton.LeftButton
        if is_left and self._picture.contains(event.position().toPoint()):
            self.picture_pressed.emit()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # widgets below the panel get no clicks

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            picture = self.picture
            if picture is not None and picture.explain(event, self, self._picture_box, self._look):
                return True
        return super().event(event)
