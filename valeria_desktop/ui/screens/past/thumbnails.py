"""Small pictures of the tables of saved games: as they were kept, or else drawn from the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImageReader, QPixmap

from valeria_desktop.session.listing import game_of
from valeria_desktop.storage.shelf import picture_of
from valeria_desktop.ui.face import games_of

if TYPE_CHECKING:
    from pathlib import Path

    from valeria_desktop.storage.shelf import Listed
    from valeria_desktop.ui.face import Faces
    from valeria_desktop.ui.kit.look import Look

_KEPT = QSize(320, 180)
_LARGEST = 2000  # a file from elsewhere may claim any size


class Thumbnails(QObject):
    """Gives a picture at once if it is there; else draws it when nothing else is to be done."""

    drawn = Signal()
    """There are more pictures than before."""

    def __init__(self, look: Look, faces: Faces, parent: QObject | None = None) -> None:
        """Begin with none."""
        super().__init__(parent)
        self._look = look
        self._faces = faces
        self._found: dict[tuple[Path, int], QPixmap] = {}
        self._waiting: dict[tuple[Path, int], Listed] = {}
        self._when_idle = QTimer(self, interval=0)
        self._when_idle.timeout.connect(self._draw_next)
        look.changed.connect(self.forget)

    def forget(self) -> None:
        """Find and draw all of them anew: they or the colours may have changed."""
        self._found.clear()
        self._waiting.clear()
        self._when_idle.stop()

    def of(self, listed: Listed) -> QPixmap:
        """Give the picture of a game; an empty one while it is not drawn yet."""
        key = listed.path, _written(listed.path)
        if key not in self._found and key not in self._waiting:
            self._found[key] = _kept(listed.path)
            if self._found[key].isNull():
                self._waiting[key] = listed
                self._when_idle.start()
        return self._found[key]

    def _draw_next(self) -> None:
        if not self._waiting:
            self._when_idle.stop()
            return
        key = next(iter(self._waiting))
        self._found[key] = self._draw(self._waiting.pop(key))
        self.drawn.emit()

    def _draw(self, listed: Listed) -> QPixmap:
        saved = listed.saved
        draw, game = self._faces[saved.game].picture_of, game_of(saved, games_of(self._faces))
        if draw is None or game is None:
            return QPixmap()
        picture = draw(self._look, game, saved.seats)
        return picture.scaled(
            _KEPT, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )


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
    file = picture_of(path)
    try:
        is_file = file.is_file()
    except OSError:
        is_file = False
    if not is_file:
        return QPixmap()
    reader = QImageReader(str(file), b"png")
    reader.setAutoDetectImageFormat(False)
    size = reader.size()
    if not size.isValid() or max(size.width(), size.height()) > _LARGEST:
        return QPixmap()
    return QPixmap.fromImage(reader.read())
