"""Small pictures of games: saved pictures, or else drawn from the game, as everyone may see it.

Pictures of finished games have the winner's shield and points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from valeria_desktop.kernel.score import Outcome
from valeria_desktop.session.saves import final_of, game_of
from valeria_desktop.storage.shelf import picture_of
from valeria_desktop.ui.face import games_of
from valeria_desktop.ui.paint.brush import Brush, paint_outlined
from valeria_desktop.ui.paint.look import letters
from valeria_desktop.ui.paint.materials import GOLD, INK
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.screens.past.kept_picture import kept_picture

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence
    from pathlib import Path

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.storage.save import SavedGame
    from valeria_desktop.storage.shelf import ListedSave
    from valeria_desktop.ui.face import Faces
    from valeria_desktop.ui.paint.look import Look


_SHIELD = 0.5
"""Height of a shield, as a share of the picture's height."""
_EDGE = 0.06
_DUSK = 64


def with_shields(
    look: Look, table: QPixmap, shields: Sequence[tuple[Seat, int]], *, is_lost: bool
) -> QPixmap:
    """Return a darkened picture of a table, with shields and points; with a skull if lost."""
    made = QPixmap(table)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    box = QRectF(0, 0, made.deviceIndependentSize().width(), made.deviceIndependentSize().height())
    painter.fillRect(box, QColor(0, 0, 0, _DUSK))
    brush = Brush(painter, look, 1.0)
    high = box.height() * _SHIELD / max(1.0, len(shields) ** 0.5)
    font = look.title_font(1)
    font.setPixelSize(letters(high * 0.62))
    metrics, gap = QFontMetricsF(font), high * 0.18
    parts = [(seat, str(points)) for seat, points in shields]
    widths = [high * 0.86 + gap + metrics.horizontalAdvance(words) for _, words in parts]
    left = box.center().x() - (sum(widths) + 2 * gap * (len(parts) - 1)) / 2
    for (seat, words), width in zip(parts, widths, strict=True):
        shield = QRectF(left, box.center().y() - high / 2, high * 0.86, high)
        paint_seat_sign(brush, look.player(seat.colour), seat.sign.value, shield)
        room = QRectF(shield.right() + gap, box.top(), width - shield.width() - gap, box.height())
        paint_outlined(brush, room, words, font, GOLD)
        left += width + 2 * gap
    _paint_mark(brush, box, "skull" if is_lost else "trophy")
    painter.end()
    return made


def _paint_mark(brush: Brush, box: QRectF, icon: str) -> None:
    """Paint the icon of the game's end on a seal in the lower right corner."""
    painter, side, edge = brush.painter, box.height() * 0.26, box.height() * _EDGE
    seal = QRectF(box.bottomRight() - QPointF(side + edge, side + edge), box.bottomRight())
    seal = seal.adjusted(0, 0, -edge, -edge)
    painter.setPen(QPen(QColor(INK), 1.6))
    painter.setBrush(QColor(GOLD))
    painter.drawEllipse(seal)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = side * 0.18
    brush.icon(icon, seal.adjusted(inset, inset, -inset, -inset), INK)


_KEPT = QSize(320, 180)


class Thumbnails(QObject):
    """Returns a saved picture at once; draws others later, while the program is idle."""

    drawn = Signal()
    """A further picture was drawn."""

    def __init__(self, look: Look, faces: Faces, parent: QObject | None = None) -> None:
        """Begin without pictures."""
        super().__init__(parent)
        self._look = look
        self._faces = faces
        self._found: dict[Hashable, QPixmap] = {}
        self._waiting: dict[Hashable, Callable[[], SavedGame | None]] = {}
        self._when_idle = QTimer(self, interval=0)
        self._when_idle.timeout.connect(self._draw_next)
        look.changed.connect(self.forget)

    def forget(self) -> None:
        """Forget all pictures, to read and draw them anew: games or colours may have changed."""
        self._found.clear()
        self._waiting.clear()
        self._when_idle.stop()

    def of(self, listed: ListedSave) -> QPixmap:
        """Return the picture of a saved game; an empty one until it is drawn."""
        key = listed.path, _written(listed.path)
        if key not in self._found:
            self._found[key] = kept_picture(listed.path)
            if self._found[key].isNull() or listed.saved.is_over:
                self._wait_with(key, lambda: listed.saved)
        return self._found[key]

    def of_finished(self, game: str, find: Callable[[], SavedGame | None]) -> QPixmap:
        """Return the picture of a finished game by its id; `find` reads the game's save."""
        if game not in self._found:
            self._found[game] = QPixmap()
            self._wait_with(game, find)
        return self._found[game]

    def _wait_with(self, key: Hashable, find: Callable[[], SavedGame | None]) -> None:
        self._waiting[key] = find
        self._when_idle.start()

    def _draw_next(self) -> None:
        if not self._waiting:
            self._when_idle.stop()
            return
        key = next(iter(self._waiting))
        saved = self._waiting.pop(key)()
        if saved is not None and saved.game in self._faces:
            kept = self._found[key]
            picture = self._draw(saved) if kept.isNull() else kept
            self._found[key] = self._with_winner(picture, saved)
        self.drawn.emit()

    def _draw(self, saved: SavedGame) -> QPixmap:
        draw, game = self._faces[saved.game].picture_of, game_of(saved, games_of(self._faces))
        if draw is None or game is None:
            return QPixmap()
        picture = draw(self._look, game, saved.seats)
        return picture.scaled(
            _KEPT, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )

    def _with_winner(self, table: QPixmap, saved: SavedGame) -> QPixmap:
        final = final_of(saved, games_of(self._faces))
        if table.isNull() or final is None:
            return table
        shields = [
            (seat, points)
            for seat, points in zip(saved.seats, final.points, strict=True)
            if seat.name in final.winners or final.outcome is not None
        ]
        return with_shields(self._look, table, shields, is_lost=final.outcome is Outcome.LOST)


def _written(path: Path) -> int:
    """Return the time at which a game's picture, or else its save, was written, in ns."""
    for file in (picture_of(path), path):
        try:
            return file.stat().st_mtime_ns
        except OSError:
            continue
    return 0
