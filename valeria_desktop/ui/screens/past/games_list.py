"""The saved games as a list model, each painted with a picture of its table."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QDateTime,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from valeria_desktop.kernel.foreign import shown
from valeria_desktop.kernel.score import Outcome
from valeria_desktop.session.saves import final_of
from valeria_desktop.ui.controls.rows import never_raises
from valeria_desktop.ui.face import games_of
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.shields import paint_seat_sign

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPixmap

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.saves import Final
    from valeria_desktop.storage.save import SavedGame
    from valeria_desktop.storage.shelf import ListedSave
    from valeria_desktop.ui.face import Faces
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.past.thumbnails import Thumbnails

Index = QModelIndex | QPersistentModelIndex
_PICTURE = (168, 94)
_GAP = 10
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class GamesRole(IntEnum):
    """The data of a line of the list, beside its words."""

    LISTED = Qt.ItemDataRole.UserRole
    TITLE = Qt.ItemDataRole.UserRole + 1
    SEATS = Qt.ItemDataRole.UserRole + 2
    """All seats with their public points, or after the end with all points."""
    DETAILS = Qt.ItemDataRole.UserRole + 3


class GamesModel(QAbstractListModel):
    """The saved games as a list."""

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self._faces = faces
        self._games: list[ListedSave] = []
        self._finals: dict[str, Final | None] = {}
        """The ends of games, by their digests: a list is painted far more often than it changes."""

    def show(self, games: Sequence[ListedSave]) -> None:
        """Show games, the newest first."""
        self.beginResetModel()
        self._games = list(games)
        self._finals.clear()
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._games)

    @never_raises
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        return self.tr("Games") if role == Qt.ItemDataRole.DisplayRole else None

    @never_raises
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        listed = self._games[index.row()]
        saved = listed.saved
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return self.words(saved)
        makers: dict[int, Callable[[], object]] = {
            GamesRole.LISTED: lambda: listed,
            GamesRole.TITLE: lambda: self.title(saved),
            GamesRole.SEATS: lambda: self._seats(saved),
            GamesRole.DETAILS: lambda: self.details(saved),
        }
        return makers[role]() if role in makers else None

    def _final(self, saved: SavedGame) -> Final | None:
        if saved.digest not in self._finals:
            self._finals[saved.digest] = final_of(saved, games_of(self._faces))
        return self._finals[saved.digest]

    def _seats(self, saved: SavedGame) -> tuple[tuple[Seat, int], ...]:
        final = self._final(saved)
        return tuple(zip(saved.seats, final.points if final else saved.points, strict=False))

    def _end(self, saved: SavedGame) -> str:
        """Return words about the end of a game."""
        final = self._final(saved)
        if final is None:
            return self.tr("over")
        outcomes = {
            Outcome.WON: self.tr("over: won"),
            Outcome.LOST: self.tr("over: lost"),
            Outcome.DRAWN: self.tr("over: drawn"),
        }
        if final.outcome:
            return outcomes[final.outcome]
        return self.tr("over: won by {names}").format(names=", ".join(final.winners))

    def title(self, saved: SavedGame) -> str:
        """Return the name under which a game was saved, or else its kind."""
        kind = self._faces[saved.game].words.kind(saved.setup)
        return shown(saved.title) or kind or self.tr("A game of %n", "", len(saved.seats))

    def details(self, saved: SavedGame) -> str:
        """Return a game's progress and its date, after its name if there are several games."""
        when = QDateTime.fromString(saved.played, Qt.DateFormat.ISODate).toLocalTime()
        face = self._faces[saved.game]
        boxes = face.words.boxes(saved.setup)
        parts = [
            *([face.rules.name] if len(self._faces) > 1 else []),
            *([boxes] if boxes else []),
            self._end(saved)
            if saved.is_over
            else self.tr("Round {n}").format(n=max(1, saved.round)),
            QLocale().toString(when, QLocale.FormatType.ShortFormat),
        ]
        if saved.rewound:
            parts.append(self.tr("rewound"))
        if saved.without_help:
            parts.append(self.tr("without help"))
        return " · ".join(parts)

    def words(self, saved: SavedGame) -> str:
        """Return a game's title, its players with their points, its progress and its date."""
        names = ", ".join(f"{seat.name} {points}" for seat, points in self._seats(saved))
        return f"{self.title(saved)} · {names} · {self.details(saved)}"


class GamesDelegate(QStyledItemDelegate):
    """Paints a saved game: a picture of its table, its name, its players and their points."""

    def __init__(self, look: Look, thumbnails: Thumbnails) -> None:
        super().__init__()
        self._look = look
        self._thumbnails = thumbnails

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self._look.px(500), self._look.px(_PICTURE[1] + 2 * _GAP))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        look, box = self._look, QRectF(QRect(option.rect)).adjusted(3, 3, -3, -3)
        self._paint_ground(painter, option, box)
        gap = look.px(_GAP) - 3
        picture = QRectF(
            box.left() + gap, box.top() + gap, look.px(_PICTURE[0]), look.px(_PICTURE[1])
        )
        self._paint_picture(painter, picture, self._thumbnails.of(index.data(GamesRole.LISTED)))
        words = box.adjusted(picture.width() + 3 * gap, gap, -2 * gap, -gap)
        self._paint_words(painter, words, index)
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, box: QRectF) -> None:
        tokens = self._look.palette
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.setPen(QPen(QColor(tokens.lit if chosen else tokens.line), 2 if chosen else 1))
        painter.setBrush(QColor(tokens.raised if chosen else tokens.panel))
        painter.drawRoundedRect(box, 8, 8)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus_ring(painter, box.adjusted(3, 3, -3, -3), 6)

    def _paint_picture(self, painter: QPainter, box: QRectF, pixmap: QPixmap) -> None:
        clip = QPainterPath()
        clip.addRoundedRect(box, 5, 5)
        painter.save()
        painter.setClipPath(clip)
        if pixmap.isNull():
            painter.fillRect(box, QColor(self._look.palette.table))
            side = box.height() * 0.55
            corner = box.center() - QPointF(side / 2, side / 2)
            Brush(painter, self._look, 1).icon(
                "tower", QRectF(corner.x(), corner.y(), side, side), self._look.palette.line
            )
        else:
            painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
        painter.restore()

    def _paint_words(self, painter: QPainter, box: QRectF, index: Index) -> None:
        look, third = self._look, box.height() / 3
        painter.setFont(look.title_font(21))
        painter.setPen(QColor(look.palette.ink))
        painter.drawText(QRectF(box.left(), box.top(), box.width(), third), _LEFT,
                         index.data(GamesRole.TITLE))  # fmt: skip
        self._paint_seats(painter, QRectF(box.left(), box.top() + third, box.width(), third), index)
        painter.setFont(look.font(15))
        painter.setPen(QColor(look.palette.quiet))
        painter.drawText(QRectF(box.left(), box.top() + 2 * third, box.width(), third), _LEFT,
                         index.data(GamesRole.DETAILS))  # fmt: skip

    def _paint_seats(self, painter: QPainter, box: QRectF, index: Index) -> None:
        look, left = self._look, box.left()
        brush = Brush(painter, look, look.scale)
        painter.setFont(look.font(16))
        side = box.height() * 0.8
        for seat, points in index.data(GamesRole.SEATS):
            shield = QRectF(left, box.top() + box.height() * 0.1, side * 0.86, side)
            paint_seat_sign(brush, look.player(seat.colour), seat.sign.value, shield)
            words = f"{seat.name} {points}"
            width = QFontMetricsF(painter.font()).horizontalAdvance(words) + 1
            painter.setPen(QColor(look.palette.ink))
            painter.drawText(QRectF(left + side + 2, box.top(), width, box.height()), _LEFT, words)
            left += side + width + look.px(16)
