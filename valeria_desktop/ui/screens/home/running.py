"""The game that home offers to go on with: who waits there, and a picture of its table.

What the save's own head says is told at once. Who waits, and a picture where none is kept, need
the game's rules, which nobody loads before home has been painted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from valeria_desktop.kernel.doors import door
from valeria_desktop.kernel.foreign import shown
from valeria_desktop.kernel.seats import only_person

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.storage.save import SavedGame
    from valeria_desktop.storage.shelf import ListedSave
    from valeria_desktop.ui.face import Faces
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.past.thumbnails import Thumbnails

_make_thumbnails: Callable[..., Thumbnails] = door(
    "valeria_desktop.ui.screens.past.thumbnails:Thumbnails"
)
_game_of = door("valeria_desktop.session.saves:game_of")
_LATER = 500
"""The time until a game is looked at, in ms: home is painted first."""


class RunningWords(NamedTuple):
    """What is known of a running game."""

    about: str
    details: str
    """Its players, points and date, for screen readers."""
    table: QPixmap


class RunningGame(QObject):
    """Finds out what there is to tell of a running game, the quick things first."""

    told = Signal(object)
    """A `RunningWords`; again and again, as more becomes known."""

    def __init__(self, look: Look, faces: Faces, parent: QObject | None = None) -> None:
        """Know no game yet."""
        super().__init__(parent)
        self._look, self._faces = look, faces
        self._listed: ListedSave | None = None
        self._details = ""
        self._seat: int | None = None
        self._thumbnails: Thumbnails | None = None
        self._later = QTimer(self, singleShot=True, interval=_LATER)
        self._later.timeout.connect(self._look_closely)

    def look_at(self, listed: ListedSave | None, details: str) -> None:
        """Tell of a game now, and of who waits there a little later."""
        self._listed, self._details, self._seat = listed, details, None
        self._later.stop()
        if listed is not None:
            self._tell()
            self._later.start()

    def close(self) -> None:
        """Tell of nothing any more."""
        self._listed = None
        self._later.stop()
        if self._thumbnails is not None:
            self._thumbnails.forget()

    def _look_closely(self) -> None:
        if self._listed is None:
            return
        if self._thumbnails is None:
            self._thumbnails = _make_thumbnails(self._look, self._faces, self)
            self._thumbnails.drawn.connect(self._tell)
        saved = self._listed.saved
        game = _game_of(saved, {each: face.rules for each, face in self._faces.items()})
        if game is not None and game.decision is not None:
            self._seat = game.decision.seat
        self._tell()

    def _whose_turn(self, saved: SavedGame) -> str:
        """Return whose turn it is; a single person is spoken to."""
        if self._seat is None:
            return ""
        if self._seat == only_person(saved.seats):
            return self.tr("Your turn")
        return self.tr("{name}'s turn").format(name=shown(saved.seats[self._seat].name))

    def _tell(self) -> None:
        if self._listed is None:
            return
        saved, pictures = self._listed.saved, self._thumbnails
        name = self._faces[saved.game].rules.name.partition(":")[0]
        words = self.tr("{game}, round {number}")
        lines = words.format(game=name, number=max(1, saved.round)), self._whose_turn(saved)
        about = "\n".join(line for line in lines if line)
        table = pictures.of(self._listed) if pictures is not None else QPixmap()
        self.told.emit(RunningWords(about, self._details, table))
