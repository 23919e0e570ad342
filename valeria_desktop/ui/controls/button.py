"""The button of the program: a picture, words, the key that presses it, and the mark of a hint."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from valeria_desktop.ui.controls.button_faces import ButtonKind, Colours, Mien, face_on
from valeria_desktop.ui.controls.measured import Measured, measured
from valeria_desktop.ui.paint.kept import KeptPictures, SharedPictures
from valeria_desktop.ui.paint.look import LEAST_TARGET, letters
from valeria_desktop.ui.paint.strokes import paint_hint_mark
from valeria_desktop.ui.words.flow import Flow
from valeria_desktop.ui.words.label import tell_beside

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.kernel.signs import Marks
    from valeria_desktop.ui.paint.look import Look


class MarkedButton(Measured):
    """A button that may bear a hint's mark, and stays pressed until its choice has an effect."""

    def __init__(self) -> None:
        """Make a button without a mark."""
        super().__init__()
        self.is_hinted = False
        """Whether the button bears the mark of a hint."""
        self.is_taken = False
        """Whether the button's option was chosen, though the choice has no effect yet."""

    def set_hinted(self, *, hinted: bool) -> None:
        """Add or remove the mark of a hint."""
        self.is_hinted = hinted
        self.update()

    def set_taken(self, *, taken: bool) -> None:
        """Paint the button as pressed until its choice has an effect, or no longer."""
        self.is_taken = taken
        self.update()

    @property
    def looks_pressed(self) -> bool:
        """Whether the button is painted as pressed: it is held down, or its option is chosen."""
        return self.isDown() or self.is_taken


Picture: TypeAlias = "Callable[[QPainter, QRectF], None]"
"""A function that paints a picture into a box."""

_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter


class Button(MarkedButton):
    """A picture, words or signs, and the key that presses it; on wood or on parchment."""

    def __init__(  # noqa: PLR0913 - all of a button is said in one place, by name
        self,
        look: Look,
        text: str = "",
        *,
        icon: str = "",
        key: str = "",
        kind: ButtonKind = ButtonKind.NORMAL,
        wraps: bool = False,
    ) -> None:
        """Make a button; `key` is only shown, and the button's owner listens to the key itself."""
        super().__init__()
        self.arrows: Callable[[Button, Qt.Key], bool] | None = None
        """Handles an arrow key; returns whether the key had a meaning."""
        self._look, self._face = look, face_on(look)
        self._kept = KeptPictures(look)
        self._shared: SharedPictures | KeptPictures = SharedPictures(look)
        self._icon, self._key, self._kind = icon, key, kind
        self._peers: tuple[Button, ...] | None = None
        self._wraps = wraps or look.on_parchment  # no words are cut short on parchment
        self._marks: tuple[Marks, float] | None = None
        self._picture: Picture | None = None
        self._squares = 1
        self._tail: tuple[tuple[str, str], ...] = ()
        self._height = self._face.height
        self.setText(text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._grow_with_words()
        look.changed.connect(self._look_changed)
        self._look_changed()

    def _grow_with_words(self) -> None:
        """Let words that wrap make the button higher."""
        preferred, fixed = QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed
        policy = QSizePolicy(preferred, preferred if self._wraps else fixed)
        policy.setHeightForWidth(self._wraps)
        self.setSizePolicy(policy)

    @property
    def key(self) -> str:
        """The key that is shown on the button."""
        return self._key

    @property
    def kind(self) -> ButtonKind:
        """How strongly the button asks to be pressed."""
        return self._kind

    def set_kind(self, kind: ButtonKind) -> None:
        """Change how strongly the button asks to be pressed."""
        self._kind = kind
        self._look_changed()

    def set_icon(self, icon: str) -> None:
        """Change the button's icon."""
        self._icon = icon
        self._changed()

    def set_key(self, key: str) -> None:
        """Change the key that is shown on the button."""
        self._key = key
        self._changed()

    def show_icon_with(self, peers: tuple[Button, ...]) -> None:
        """Show the icon only where all `peers`, this button among them, have room for it."""
        self._peers = peers
        self._changed()

    def set_marks(self, marks: Marks, size: float = 15.5) -> None:
        """Show signs in place of the words; a screen reader still reads the words."""
        self._marks = marks, size
        self._changed()

    def set_picture(self, picture: Picture, *, squares: int = 1) -> None:
        """Show a picture in place of an icon, as wide as a number of squares."""
        self._picture, self._squares = picture, squares
        self._changed()

    def set_tail(self, *tail: tuple[str, str]) -> None:
        """Show pairs of a short text and an icon at the right end of the button: a price."""
        self._tail = tail
        self._changed()

    def set_height(self, height: float) -> None:
        """Change the button's height, in pixels at the normal size of text."""
        self._height = height
        self._changed()

    def _look_changed(self) -> None:
        font = self._face.font(self._kind)
        if font != self.font():  # under a style sheet a new font is the slowest change of a button
            self.setFont(font)
        self._changed()

    def _changed(self) -> None:
        self.sizes.clear()
        self.updateGeometry()
        self.update()

    # --- sizes

    def _lead(self, *, with_icon: bool) -> int:
        """Return the width of key and picture before the text, in pixels."""
        px, width, gap = self._look.px, 0, self._look.px(self._face.gap)
        if self._key:
            width += self._face.cap_width(self.fontMetrics(), self._key) + gap
        if self._picture and with_icon:
            width += px(self._face.picture) * self._squares + (gap if self.text() else 0)
        elif self._icon and with_icon:
            width += px(self._face.icon) + gap
        return width

    def _trail(self) -> int:
        """Return the width of the tail behind the text, in pixels."""
        px, face, metrics, width = self._look.px, self._face, self.fontMetrics(), 0
        for text, icon in self._tail:
            width += metrics.horizontalAdvance(text) + px(face.gap)
            width += px(face.icon) + px(2) if icon else 0
        return width

    @measured
    def _room(self, *, with_icon: bool) -> int:
        """Return the width of everything but the words, in pixels."""
        around = 2 * (self._look.px(self._face.edge) + 1) + round(2 * self._face.inset)
        return self._lead(with_icon=with_icon) + self._trail() + around

    @property
    def _flow(self) -> Flow | None:
        return Flow(self._look, *self._marks) if self._marks else None

    @property
    @measured
    def _words_width(self) -> int:
        # rounded down by less than a pixel, the last word would wrap
        flow, metrics = self._flow, QFontMetricsF(self.font())
        return ceil(flow.width if flow else metrics.horizontalAdvance(self.text())) + 1

    @property
    def has_room(self) -> bool:
        """Whether words and icon fit into one line."""
        return self.width() >= self._words_width + self._room(with_icon=True)

    def _shows_icon_at(self, width: int) -> bool:
        """Return whether a width has room for the icon or picture without breaking a word."""
        if self._peers is not None:
            return all(peer.has_room for peer in self._peers)
        return width >= self._longest + self._room(with_icon=True)

    @property
    @measured
    def _longest(self) -> int:
        """The width of the longest word, in pixels; a word is never broken."""
        words = [] if self._marks else self.text().split()
        return max((self.fontMetrics().horizontalAdvance(word) for word in words), default=0)

    @property
    def _high(self) -> int:
        return max(LEAST_TARGET, self._look.px(self._height))

    def sizeHint(self) -> QSize:
        room = self._room(with_icon=self._peers is None)
        return QSize(max(LEAST_TARGET, self._words_width + room), self._high)

    def minimumSizeHint(self) -> QSize:
        px = self._look.px
        if self._wraps:
            return QSize(max(LEAST_TARGET, self._room(with_icon=False)), self._high)
        least = self._lead(with_icon=True) + px(34)  # less for a sign without words
        return QSize(min(least, self.sizeHint().width()), self._high)

    def heightForWidth(self, width: int) -> int:
        least = self._high
        if not self._wraps:
            return least
        wide = max(1, width - self._room(with_icon=self._shows_icon_at(width)))
        around = self._look.px(5) + round(2 * self._face.inset)
        if flow := self._flow:
            return max(least, ceil(flow.height(wide)) + around)
        text = self.fontMetrics().boundingRect(QRect(0, 0, wide, 10_000), _WRAP, self.text())
        return max(least, text.height() + around)

    def event(self, event: QEvent) -> bool:
        """Show clipped words beside the mouse; kept as a tooltip, a reader would say them twice."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip and self._clips:
            tell_beside(event, self, self.text())
            return True
        return super().event(event)

    @property
    def _clips(self) -> bool:
        return not self._wraps and not self.toolTip() and self.width() < self.sizeHint().width()

    # --- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if not event.isAutoRepeat():  # a held key must not answer the next question
                self.click()
            return
        if self.arrows is None or not self.arrows(self, Qt.Key(event.key())):
            super().keyPressEvent(event)

    # --- painting

    @property
    def _depends(self) -> object:
        """The facts that the picture of a particular button depends on, beside those of all."""
        return None

    def _colours(self) -> Colours:
        is_checked = self.isChecked() or self.is_taken
        mien = Mien(self._kind, self.isEnabled(), self.underMouse(), is_checked)
        return self._face.colours(mien)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._colours()
        known = (
            *(part.rgba() for part in colours if isinstance(part, QColor)),
            (self._kind, self.text(), self._key, self._icon, self._picture, self._tail),
            (type(self), self.looks_pressed, self.hasFocus(), self.is_hinted, self._marks),
            self._depends,
            self._shows_icon_at(self.width()),
        )
        kept = self._shared if self._picture is None else self._kept
        kept.paint_whole(self, known, lambda painter: self._paint(painter, colours))

    def _paint(self, painter: QPainter, colours: Colours) -> None:
        whole = QRectF(self.rect())
        box = self._face.paint_box(painter, whole, colours, is_down=self.looks_pressed)
        self._paint_content(painter, box, colours.text)
        if self.is_hinted:
            paint_hint_mark(painter, self._look, box)
        if self.hasFocus():
            self._face.paint_focus(painter, whole)

    def _paint_content(self, painter: QPainter, box: QRectF, colour: QColor) -> None:
        px, face = self._look.px, self._face
        painter.setFont(self.font())
        left = box.left() + px(face.edge)
        if self._is_icon_alone:
            left = box.center().x() - px(face.icon) / 2
        elif self._is_bare:
            spare = box.width() - self._room(with_icon=True) - self._words_width
            left += max(0.0, spare / 2)
        if self._key:
            cap = face.paint_cap(painter, QPointF(left, box.center().y()), self._key, colour)
            left = cap.right() + px(face.gap)
        if (self._picture or self._icon) and self._shows_icon_at(self.width()):
            left = self._paint_picture(painter, left, box, colour) + px(face.gap)
        painter.setFont(self.font())
        painter.setPen(colour)
        right = face.paint_tail(painter, box, self._tail)
        painter.setPen(colour)
        self._paint_words(painter, QRectF(left, box.top(), right - left, box.height()), colour)

    def _paint_words(self, painter: QPainter, words: QRectF, colour: QColor) -> None:
        if flow := self._flow:
            flow.paint(painter, words, colour, is_centred=True)
        elif self._wraps:
            if (share := words.width() / max(1, self._longest)) < 1:
                font = self.font()
                font.setPixelSize(letters(int(font.pixelSize() * share)))
                painter.setFont(font)
            painter.drawText(words, _WRAP, self.text())
        else:
            room, elide = round(words.width()), Qt.TextElideMode.ElideRight
            text = painter.fontMetrics().elidedText(self.text(), elide, room)
            painter.drawText(words, _LEFT, text)

    @property
    def _is_bare(self) -> bool:
        """Whether the words stand in the middle of the button; in a list they begin at the left."""
        return not self._tail and not self._wraps and not self._picture

    @property
    def _is_icon_alone(self) -> bool:
        return not (self.text() or self._marks or self._key or self._tail or self._picture)

    def _paint_picture(self, painter: QPainter, left: float, box: QRectF, colour: QColor) -> float:
        if not self._picture:
            at = QPointF(left, box.center().y())
            return self._face.paint_icon(painter, at, (self._icon, colour))
        side = self._look.px(self._face.picture)
        place = QRectF(round(left), 0, side * self._squares, side)
        place.moveTop(round(box.center().y() - side / 2))
        self._picture(painter, place)
        return place.right()
