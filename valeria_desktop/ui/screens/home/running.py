"""The game that home offers to go on with: who waits there, and its picture.

What the save's head says is told at once. The save itself is read when home has been painted: that
a start doesn't wait for it took an eighth of its time off.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from attrs import evolve
from PySide6.QtCore import QObject, QTimer, Signal

from valeria_desktop.kernel.doors import door
from valeria_desktop.kernel.foreign import shown
from valeria_desktop.kernel.seats import only_person
from valeria_desktop.storage.heads import head_of
from valeria_desktop.ui.screens.past.kept_picture import kept_picture

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPixmap

    from valeria_desktop.storage.heads import SaveHead
    from valeria_desktop.storage.shelf import ListedSave
    from valeria_desktop.ui.face import Faces
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.past.thumbnails import Thumbnails

_make_thumbnails: Callable[..., Thumbnails] = door(
    "valeria_desktop.ui.screens.past.thumbnails:Thumbnails"
)
_game_of = door("valeria_desktop.session.saves:game_of")
_LATER = 500
"""The time until the saves are read, in ms: home is painted first."""


class RunningWords(NamedTuple):
    """What is known of a running game."""

    about: str
    details: str
    """Its players, points and date, for screen readers; empty until the save is read."""
    picture: QPixmap


class RunningReads(NamedTuple):
    """What reads the saves: finds the newest game that is not over, and gives its words."""

    find: Callable[[], ListedSave | None]
    words_of: Callable[[ListedSave], str]


class RunningGame(QObject):
    """Finds out what there is to tell of a running game, the quick things first."""

    told = Signal(object)
    """A `RunningWords`; again and again, as more becomes known."""
    lost = Signal()
    """No game can be gone on with after all."""

    def __init__(
        self, look: Look, faces: Faces, reads: RunningReads, parent: QObject | None = None
    ) -> None:
        """Know no game yet."""
        super().__init__(parent)
        self._look, self._faces, self._reads = look, faces, reads
        self._head: SaveHead | None = None
        self._listed: ListedSave | None = None
        self._thumbnails: Thumbnails | None = None
        self._later = QTimer(self, singleShot=True, interval=_LATER)
        self._later.timeout.connect(self._look_closely)

    def look_at(self, head: SaveHead | None) -> None:
        """Tell what a save's head says now, and what the save says a little later."""
        self._head, self._listed = head, None
        self._later.stop()
        if head is not None:
            self._tell()
            self._later.start()

    def close(self) -> None:
        """Tell of nothing any more."""
        self._head = None
        self._later.stop()
        if self._thumbnails is not None:
            self._thumbnails.forget()

    def _look_closely(self) -> None:
        """Read the saves: a damaged one is told of, and another may be the newest that is whole."""
        self._listed = self._reads.find()
        if self._listed is None:
            self._head = None
            self.lost.emit()
            return
        self._head = head_of(self._listed)
        if self._head.asked is None:
            self._ask_game(self._listed)
        if self._thumbnails is None:
            self._thumbnails = _make_thumbnails(self._look, self._faces, self)
            self._thumbnails.drawn.connect(self._tell)
        self._tell()

    def _ask_game(self, listed: ListedSave) -> None:
        """Find out who is asked in the save of an older program, which needs the game's rules."""
        game = _game_of(listed.saved, {each: face.rules for each, face in self._faces.items()})
        if game is not None and game.decision is not None:
            self._head = evolve(head_of(listed), asked=game.decision.seat)

    def _whose_turn(self, head: SaveHead) -> str:
        """Return whose turn it is; a single person is spoken to."""
        if head.asked is None:
            return ""
        if head.asked == only_person(head.seats):
            return self.tr("Your turn")
        return self.tr("{name}'s turn").format(name=shown(head.seats[head.asked].name))

    def _tell(self) -> None:
        if (head := self._head) is None:
            return
        name = self._faces[head.game].rules.name.partition(":")[0]
        words = self.tr("{game}, round {number}")
        lines = words.format(game=name, number=max(1, head.round)), self._whose_turn(head)
        about = "\n".join(line for line in lines if line)
        listed, pictures = self._listed, self._thumbnails
        if listed is None or pictures is None:
            told = RunningWords(about, "", kept_picture(head.path))
        else:
            told = RunningWords(about, self._reads.words_of(listed), pictures.of(listed))
        self.told.emit(told)
