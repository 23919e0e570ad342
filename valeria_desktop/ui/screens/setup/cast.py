"""A game's guests, who may play the seats of bots, and buttons with their portraits."""

from __future__ import annotations

from collections.abc import Mapping  # noqa: TC003 - read at runtime by attrs
from typing import TYPE_CHECKING

from attrs import field, frozen
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from valeria_desktop.ui.controls.drawn_button import DrawnButton
from valeria_desktop.ui.controls.picture_button import paint_tick
from valeria_desktop.ui.paint.materials import GOLD, INK, materials_of
from valeria_desktop.ui.paint.shields import RADIUS, SHAPE, paint_face
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.ui.paint.look import Look


@frozen
class Guest:
    """A guest: a bot's character with a name, a manner and a portrait."""

    id: str
    name: str
    words: Phrase
    """The guest's manner of play."""
    picture: str
    """The name of the guest's portrait, whose width is 3/4 of its height."""


@frozen
class Cast:
    """All guests of a game, and the wins of each level against the knight."""

    guests: tuple[Guest, ...] = ()
    shares: Mapping[str, float] = field(factory=dict)
    """Wins in 100 games, by level; levels without a measurement are left out."""

    def guest(self, name: str) -> Guest | None:
        """Return a guest by its id; None if there is none."""
        return next((guest for guest in self.guests if guest.id == name), None)


NOBODY = Cast()


_SMALL = (34, 44)
_TALL, _WIDE, _EDGE = 72, 280, 6
_NAME, _LINE, _SEATED = 17, 14, 13
_LEFT = Qt.AlignmentFlag.AlignLeft


class _Face(DrawnButton):
    """A button with the portrait of a guest."""

    def _paint_nobody(self, painter: QPainter, box: QRectF, icon: str) -> None:
        """Paint an icon in place of a portrait."""
        made = materials_of(self._look)
        painter.setPen(QPen(QColor(INK), 2))
        painter.setBrush(QColor(made.board))
        painter.drawRoundedRect(box, RADIUS, RADIUS)
        side = round(min(box.width(), box.height()) * 0.7)
        ratio = painter.device().devicePixelRatio()
        drawn = self._look.icon(icon, side, ratio, INK)
        at = box.center()
        painter.drawPixmap(round(at.x() - side / 2), round(at.y() - side / 2), drawn)


class SeatFace(_Face):
    """The portrait of a seat's guest; a click asks for another guest."""

    def __init__(self, look: Look) -> None:
        """Show no guest."""
        super().__init__(look)
        self._guest: Guest | None = None
        self._sign = "bot"

    def show_guest(self, guest: Guest | None, sign: str) -> None:
        """Show a guest's portrait, or without a guest an icon."""
        self._guest, self._sign = guest, sign
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(_SMALL[0]), self._look.px(_SMALL[1]))

    def draw(self, painter: QPainter, whole: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        box = whole.adjusted(3, 3, -3, -3)
        if self._guest is None:
            self._paint_nobody(painter, box, self._sign)
        else:
            paint_face(painter, box, self._guest.picture, GOLD if self.underMouse() else INK)
        self.draw_focus(painter, whole.adjusted(1, 1, -1, -1), 7)


class GuestButton(_Face):
    """A guest to choose: portrait, name, and manner of play."""

    def __init__(self, look: Look, guest: Guest) -> None:
        """Show a guest."""
        super().__init__(look)
        self.guest = guest
        self._seated = ""
        self.setCheckable(True)
        self.setText(guest.name)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)
        self.show_seated("", is_here=False)

    def show_seated(self, words: str, *, is_here: bool) -> None:
        """Write the guest's seat, and check the button if it is this seat."""
        self._seated = words
        self.setChecked(is_here)
        said = f"{self.guest.name}. {tell(self.guest.words)}"
        self.setAccessibleName(f"{said} {words}" if words else said)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(_WIDE), self._look.px(_TALL))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(_WIDE // 2), self._look.px(_TALL))

    def draw(self, painter: QPainter, whole: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        tokens, px = self._look.palette, self._look.px
        box = whole.adjusted(3, 3, -3, -3)
        is_lit = self.isChecked() or self.underMouse()
        painter.setPen(QPen(QColor(GOLD if self.isChecked() else tokens.line), 2.5))
        painter.setBrush(QColor(tokens.raised if is_lit else tokens.panel))
        painter.drawRoundedRect(box, RADIUS + 2, RADIUS + 2)
        high = box.height() - 2 * px(3)
        face = QRectF(box.left() + px(4), box.top() + px(3), high * SHAPE, high)
        paint_face(painter, face, self.guest.picture)
        left = face.right() + px(_EDGE)
        self._paint_words(painter, box.adjusted(left - box.left(), px(2), -px(_EDGE), -px(2)))
        if self.isChecked():
            paint_tick(painter, box.topRight(), self._look)
        self.draw_focus(painter, whole.adjusted(1, 1, -1, -1), 7)

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        look, tokens = self._look, self._look.palette
        painter.setPen(QColor(tokens.ink))
        painter.setFont(look.title_font(_NAME))
        line = painter.fontMetrics().height()
        painter.drawText(room, _LEFT | Qt.AlignmentFlag.AlignTop, self.guest.name)
        if self._seated:
            wide = painter.fontMetrics().horizontalAdvance(self.guest.name) + look.px(8)
            painter.setFont(look.font(_SEATED))
            painter.setPen(QColor(tokens.quiet))
            beside = QRectF(room.left() + wide, room.top(), room.width() - wide, line)
            words = painter.fontMetrics().elidedText(
                self._seated, Qt.TextElideMode.ElideRight, round(beside.width()) - look.px(18)
            )
            painter.drawText(beside, _LEFT | Qt.AlignmentFlag.AlignVCenter, words)
        painter.setPen(QColor(tokens.ink))
        painter.setFont(look.font(_LINE))
        wrapped = _LEFT | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(room.adjusted(0, line, 0, 0), wrapped, tell(self.guest.words))
