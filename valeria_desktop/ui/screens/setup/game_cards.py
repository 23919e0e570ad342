"""The cards of the games, in rows: each has a picture, a name and a sentence."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QScrollArea, QWidget

from valeria_desktop.ui.controls.button_faces import face_on
from valeria_desktop.ui.controls.drawn_button import DrawnButton
from valeria_desktop.ui.controls.picture_button import part_of
from valeria_desktop.ui.paint.materials import INK, materials_of
from valeria_desktop.ui.paint.parchment import RING, ParchmentLook, paint_sheet
from valeria_desktop.ui.paint.pictures import has_picture
from valeria_desktop.ui.words.seat_counts import players_of

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from PySide6.QtGui import QFont, QResizeEvent

    from valeria_desktop.ui.face import Face
    from valeria_desktop.ui.paint.look import Look


SHAPE = 16 / 9
"""Width of a game's picture, in heights."""
_MIDDLE, _PICTURE_ABOVE = 0.74, 0.35
"""For a picture that is cut: the middle of the shown part, as a share of its width (menus stand on
its left); and the share of the cut height that is taken from its sky."""
_FRAME, _INSET, _RADIUS = 4.0, 12.0, 5.0
"""Width of the focus frame around the sheet, distance of the content from the sheet's edge, and
radius of the corners, in pixels of a 1280×720 window."""
_NAME, _LEAST_NAME, _PITCH, _FOOT = 28, 18, 17, 15
_GAP, _SIDE, _ICON = 7, 4, 20
_INITIAL = 0.6
_PRESSED = 2.0
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_ENDLESS = 10_000


class GameCard(DrawnButton):
    """A button like a sheet of parchment; gold while the mouse or the focus is on it."""

    def __init__(self, look: Look, face: Face) -> None:
        """Show a game."""
        super().__init__(look)
        self.look = ParchmentLook(look, self)
        self._scene = face.scene
        self._pitch = face.words.pitch()
        self._players = players_of(face.rules.seats)
        self._key = ""
        self._picture = 0.0
        self.setText(face.rules.name)
        said = (f"{self.text()}.", self._pitch, f"{self._players}.")
        self.setAccessibleName(" ".join(part for part in said if part))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.look.changed.connect(self.update)

    def show_key(self, key: str) -> None:
        """Show the key that chooses the card; the card's owner listens to the key."""
        self._key = key
        self.update()

    # --- sizes

    @property
    def edge(self) -> float:
        """Distance of the content from the card's edge, in pixels."""
        return (_FRAME + RING + _INSET) * self.look.unit

    def picture_width(self, width: float) -> float:
        """Return the width of the picture of a card of a width, both in pixels."""
        return width - 2 * self.edge

    def height_but_picture(self, width: float) -> float:
        """Return the height of a card of a width without its picture, both in pixels."""
        px, inside = self.look.px, self.picture_width(width) - 2 * self.look.px(_SIDE)
        lines = self._written(inside)
        written = sum(self._height_of(words, font, inside) for words, font in lines)
        return written + self._foot_height + px(2 * _GAP) + 2 * self.edge

    def stand(self, place: QRectF, picture: float) -> None:
        """Stand in a place, with a picture of a height in pixels."""
        self._picture = picture
        self.setGeometry(place.toRect())
        self.update()

    def _written(self, width: float) -> tuple[tuple[str, QFont], tuple[str, QFont]]:
        """Return the words below the picture, with their fonts: the name has one line."""
        name, words = self.look.title_font(_NAME), self.text()
        long = QFontMetricsF(name).horizontalAdvance(words)
        if long > width:
            least = self.look.title_font(_LEAST_NAME).pixelSize()
            name.setPixelSize(max(least, int(name.pixelSize() * width / long)))
        return (words, name), (self._pitch, self.look.font(_PITCH))

    @property
    def _foot_height(self) -> float:
        return QFontMetricsF(self.look.bold(_FOOT)).height() + self.look.px(_GAP)

    def _height_of(self, words: str, font: QFont, width: float) -> float:
        if not words:
            return 0.0
        room = QRectF(0, 0, width, _ENDLESS)
        return ceil(QFontMetricsF(font).boundingRect(room, _WRAP, words).height())

    # --- painting

    def draw(self, painter: QPainter, whole: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        unit = self.look.unit
        if self.hasFocus():
            face_on(self._look).paint_focus(painter, whole)
        if self.isDown():
            painter.translate(0, _PRESSED * unit)
        frame = _FRAME * unit
        sheet = whole.adjusted(frame, frame, -frame, -frame)
        paint_sheet(painter, sheet, self.look, is_lit=self.hasFocus() or self.underMouse())
        edge = self.edge
        inside = whole.adjusted(edge, edge, -edge, -edge)
        size = QSizeF(inside.width(), self._picture)
        self._paint_picture(painter, QRectF(inside.topLeft(), size))
        side = self.look.px(_SIDE)
        self._paint_words(painter, inside.adjusted(side, self._picture, -side, 0))

    def _paint_picture(self, painter: QPainter, box: QRectF) -> None:
        radius = _RADIUS * self.look.unit
        outline = QPainterPath()
        outline.addRoundedRect(box, radius, radius)
        painter.save()
        painter.setClipPath(outline)
        if self._scene and has_picture(self._scene):
            part_of(self._scene, _part_for(box))(painter, box)
        else:
            self._paint_initial(painter, box)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(INK), 2 * self.look.unit))
        painter.drawPath(outline)

    def _paint_initial(self, painter: QPainter, box: QRectF) -> None:
        """Paint the first letter of a game without a picture, carved into wood."""
        made = materials_of(self._look)
        painter.fillRect(box, QColor(made.board))
        font = self.look.title_font(_NAME)
        font.setPixelSize(max(1, round(box.height() * _INITIAL)))
        painter.setFont(font)
        painter.setPen(QColor(self._look.palette.ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.text()[:1])

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        top = room.top() + self.look.px(_GAP)
        painter.setPen(QColor(INK))
        for words, font in self._written(room.width()):
            high = self._height_of(words, font, room.width())
            painter.setFont(font)
            painter.drawText(QRectF(room.left(), top, room.width(), high), _WRAP, words)
            top += high
        self._paint_foot(painter, room)

    def _paint_foot(self, painter: QPainter, room: QRectF) -> None:
        """Paint the number of players, and the key that chooses the card."""
        look, side = self.look, self.look.px(_ICON)
        foot = QRectF(room)
        foot.setTop(room.bottom() - self._foot_height)
        middle = foot.center().y()
        icon = look.icon("person", side, painter.device().devicePixelRatio(), INK)
        painter.drawPixmap(round(foot.left()), round(middle - side / 2), icon)
        painter.setFont(look.bold(_FOOT))
        painter.setPen(QColor(INK))
        painter.drawText(foot.adjusted(side + look.px(_GAP), 0, 0, 0), _LEFT, self._players)
        face = face_on(look)
        wide = face.cap_width(painter.fontMetrics(), self._key)
        face.paint_cap(painter, QPointF(foot.right() - wide, middle), self._key, QColor(INK))


def _part_for(box: QRectF) -> tuple[float, float, float, float]:
    """Return the part of a picture that fills a box: its left, top and width, and its shape."""
    share = min(1.0, box.width() / (box.height() * SHAPE))
    left = min(max(0.0, _MIDDLE - share / 2), 1 - share)
    high = box.height() / (box.width() / share / SHAPE)
    return left, max(0.0, 1 - high) * _PICTURE_ABOVE, share, SHAPE


_SLIMMEST, _WIDEST = 240, 560
"""Least width of a card, in pixels at 100 %; greatest width, in pixels of a 1280×720 window."""
_LEAST = 90.0
"""Least height of a picture, in pixels of a 1280×720 window, to show recognisable things."""
_PEEPS = 36
"""The height of the next row that is in sight where cards scroll, in pixels of text."""
_APART = 18.0
_ABOVE = 0.4
"""Share of the free height that is above the cards."""
_ROWS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class GameCards(QScrollArea):
    """Lays out all cards in sight, if low pictures allow it; else the cards scroll."""

    def __init__(self, look: Look, cards: Mapping[str, GameCard]) -> None:
        """Lay out the cards of games, by the games' ids."""
        super().__init__()
        self._look = look
        self._cards = cards
        self._columns = 1
        self._opened: GameCard | None = None
        """The card that had the focus when these were opened; None once a player went elsewhere."""
        self._inside = QWidget()
        for card in cards.values():
            card.setParent(self._inside)
            card.installEventFilter(self)
        self.setWidget(self._inside)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        look.changed.connect(self._arrange)

    @property
    def shown(self) -> list[GameCard]:
        """The cards of the offered games."""
        return [card for card in self._cards.values() if not card.isHidden()]

    def offer(self, games: Collection[str]) -> None:
        """Show the cards of these games, each with the key of its place."""
        for game, card in self._cards.items():
            card.setVisible(game in games)
        for number, card in enumerate(self.shown, start=1):
            card.show_key(str(number))
        self._arrange()

    def go_to(self, card: GameCard, reason: Qt.FocusReason) -> None:
        """Put the focus on a card, and scroll to it."""
        self._opened = None
        card.setFocus(reason)
        self.ensureWidgetVisible(card)

    def open_at(self, card: GameCard) -> None:
        """Show the head of all cards, with the focus on a card, of which some is in sight there."""
        self._opened = card
        card.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show_head()

    def _show_head(self) -> None:
        """Show the head until a player goes elsewhere; never without the card with the focus."""
        if self._opened is None:
            return
        self.verticalScrollBar().setValue(0)
        if self.viewport().height() - self._opened.y() < self._look.px(_PEEPS):
            self.ensureWidgetVisible(self._opened)

    # --- places

    def _arrange(self) -> None:
        cards = self.shown
        if not cards:
            return
        unit, room = cards[0].look.unit, self.viewport().size()
        gap = _APART * unit
        self._columns = self._columns_for(len(cards), room.width(), gap)
        spare = room.width() - (self._columns - 1) * gap
        width = min(spare / self._columns, _WIDEST * unit)
        rows = ceil(len(cards) / self._columns)
        written = max(card.height_but_picture(width) for card in cards)
        high = (room.height() - (rows - 1) * gap) / rows - written
        if high < _LEAST * unit:  # the cards have to scroll anyway
            peeps = gap + self._look.px(_PEEPS)  # some of the next row says that there is more
            high = max(_LEAST * unit, room.height() - written - peeps)
        picture = min(cards[0].picture_width(width) / SHAPE, high)
        tall = rows * (written + picture) + (rows - 1) * gap
        self._inside.resize(room.width(), max(room.height(), ceil(tall)))
        top = max(0.0, room.height() - tall) * _ABOVE
        self._stand(QRectF(0, top, width, written + picture), gap, picture)
        self._show_head()

    def _columns_for(self, many: int, room: float, gap: float) -> int:
        """Return the number of cards in a row, so that all rows are about as long."""
        fitting = int((room + gap) / (self._look.px(_SLIMMEST) + gap))
        most = min(many, max(1, fitting))
        return ceil(many / ceil(many / most))

    def _stand(self, first: QRectF, gap: float, picture: float) -> None:
        """Put cards as large as the first in rows, each row in the middle."""
        cards, columns = self.shown, self._columns
        for start in range(0, len(cards), columns):
            row = cards[start : start + columns]
            wide = len(row) * first.width() + (len(row) - 1) * gap
            left = (self._inside.width() - wide) / 2
            top = first.top() + start // columns * (first.height() + gap)
            for card in row:
                card.stand(QRectF(left, top, first.width(), first.height()), picture)
                left += first.width() + gap

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    # --- keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, GameCard) and isinstance(event, QKeyEvent):
            is_down = event.type() is QEvent.Type.KeyPress
            return is_down and self._went(watched, Qt.Key(event.key()))
        return super().eventFilter(watched, event)

    def _went(self, card: GameCard, key: Qt.Key) -> bool:
        """Go to the row above or below; without one return False, and Qt goes to a neighbour."""
        shown = self.shown
        at = shown.index(card) + _ROWS.get(key, 0) * self._columns
        if key not in _ROWS or not 0 <= at < len(shown):
            return False
        self.go_to(shown[at], Qt.FocusReason.TabFocusReason)
        return True
