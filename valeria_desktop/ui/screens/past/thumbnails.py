"""Small pictures of the tables of games: as they were kept, or else drawn from the game.

Those of finished games bear the shield of the winner, with the points. Of a game that goes on and
is not one person's, only what is drawn is shown: what was kept may show a player's secrets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImageReader, QPixmap

from valeria_desktop.content.files import FileError, read_bytes
from valeria_desktop.kernel.score import Outcome
from valeria_desktop.session.eyes import may_be_pictured
from valeria_desktop.session.listing import final_of, game_of
from valeria_desktop.storage.shelf import picture_of
from valeria_desktop.ui.face import games_of
from valeria_desktop.ui.screens.past.shields import with_shields

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable
    from pathlib import Path

    from valeria_desktop.storage.save import SavedGame
    from valeria_desktop.storage.shelf import Listed
    from valeria_desktop.ui.face import Faces
    from valeria_desktop.ui.kit.look import Look

_KEPT = QSize(320, 180)
_LARGEST = 2000  # a file from elsewhere may claim any size
_MOST = 5_000_000  # bytes: more than such a picture takes


class Thumbnails(QObject):
    """Returns a picture at once if it is kept; else draws it when nothing else is to be done."""

    drawn = Signal()
    """There are more pictures than before."""

    def __init__(self, look: Look, faces: Faces, parent: QObject | None = None) -> None:
        """Begin with none."""
        super().__init__(parent)
        self._look = look
        self._faces = faces
        self._found: dict[Hashable, QPixmap] = {}
        self._waiting: dict[Hashable, Callable[[], SavedGame | None]] = {}
        self._when_idle = QTimer(self, interval=0)
        self._when_idle.timeout.connect(self._draw_next)
        look.changed.connect(self.forget)

    def forget(self) -> None:
        """Find and draw all of them anew: they or the colours may have changed."""
        self._found.clear()
        self._waiting.clear()
        self._when_idle.stop()

    def of(self, listed: Listed) -> QPixmap:
        """Return the picture of a game; an empty one while it is not drawn yet."""
        key = listed.path, _written(listed.path)
        if key not in self._found:
            saved = listed.saved
            may_be_kept = may_be_pictured(saved.seats, is_over=saved.is_over)
            self._found[key] = _kept(listed.path) if may_be_kept else QPixmap()
            if self._found[key].isNull() or listed.saved.is_over:
                self._wait_with(key, lambda: listed.saved)
        return self._found[key]

    def of_finished(self, game: str, find: Callable[[], SavedGame | None]) -> QPixmap:
        """Return the picture of a game by its id in the history, from where it is found."""
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
    """Tell when the game's picture was written, or else the game."""
    for file in (picture_of(path), path):
        try:
            return file.stat().st_mtime_ns
        except OSError:
            continue
    return 0


def _kept(path: Path) -> QPixmap:
    """Read the picture beside a game; none if it is not there or damaged."""
    try:
        data = read_bytes(picture_of(path), _MOST)
    except FileError:
        return QPixmap()
    buffer = QBuffer()
    buffer.setData(data)
    reader = QImageReader(buffer, b"png")
    reader.setAutoDetectImageFormat(False)
    size = reader.size()
    if not size.isValid() or max(size.width(), size.height()) > _LARGEST:
        return QPixmap()
    return QPixmap.fromImage(reader.read())
