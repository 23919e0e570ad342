"""The past table in a replay: each game's own widgets above the ribbon of turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect, Signal

from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.table.frame import Frame, Seating, frame_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QSize, SignalInstance
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QAbstractItemView, QWidget

    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.replay import Replay
    from valeria_desktop.session.story import StoryEntry
    from valeria_desktop.session.table_talk import TableTalk
    from valeria_desktop.ui.controls.peek import Peek
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.spread import Spread
    from valeria_desktop.ui.place.room import RoomView
    from valeria_desktop.ui.replay.ribbon import TurnRibbon
    from valeria_desktop.ui.replay.turn_art import TurnArt
    from valeria_desktop.ui.table.peek_table import PeekedBoard
    from valeria_desktop.ui.zoom.control import ZoomControl


class _AnyMat:
    """A mat on which nothing needs a height of its own."""

    def growth(self, large: float) -> float:
        """Leave all spare height to the mat."""
        del large
        return 1000.0

    def highest(self, width: float) -> None:
        """Set no greatest height."""
        del width


class ReplayBoard(Protocol):
    """A widget that shows the viewer's own board, with a button that shows secrets while held."""

    peek_ended: SignalInstance

    @property
    def peek(self) -> Peek:
        """The button that shows secrets while it is held."""

    def setVisible(self, visible: bool, /) -> None: ...  # noqa: FBT001 - a widget's own

    def isHidden(self) -> bool: ...

    def hide(self) -> None: ...

    def raise_(self) -> None: ...

    def setGeometry(self, arg__1: QRect, /) -> None: ...

    def forget(self) -> None:
        """Forget the game shown before."""


class ReplayMoments(QObject):
    """A game's widgets on the page of a replay; the page owns them."""

    clause_asked = Signal(str)
    parts: tuple[QWidget, ...]
    """The widgets on the page, each above those before it."""
    head: QWidget | None = None
    """The state of the game at the moment, in one line, which the page places."""
    centre: QWidget
    room: RoomView | None = None
    """The room below everything; None for bare planks."""
    has_cloth = True
    """Whether a cloth lies under the mat; without one, the mat paints its own wood."""
    board: ReplayBoard | None = None
    """The viewer's own board, which may take the ribbon's place; None without one."""
    turn_art: TurnArt
    """The pictures of turns on the ribbon."""

    def start(self, replay: Replay) -> None:
        """Begin the replay of a game."""

    def show_scene(self, scene: Any, viewer: int) -> None:
        """Show the scene of a moment, as its viewer saw it."""
        raise NotImplementedError

    def stand(self, size: QSize, text: float) -> Frame:
        """Place all parts but the board on a page of a size; return the boxes of the page."""
        frame = frame_of(size, text, Seating(0, _AnyMat()))
        self.centre.setGeometry(frame.mat)
        return frame

    def take_key(self, event: QKeyEvent) -> bool:
        """Carry out a key of the game's own table; return whether it has this key."""
        return False

    def watch_log(self, log: QAbstractItemView) -> None:
        """Show the things named in the log, while the mouse rests on a name."""

    def watch_ribbon(self, ribbon: TurnRibbon) -> None:
        """Show the things on the ribbon's stamps at a close look."""

    def told(self, entries: Sequence[StoryEntry], lines: Sequence[Line]) -> list[StoryEntry]:
        """Return the story of a turn, with entries that its lines lack, such as remarks."""
        return [*entries]

    def moment_words(self, scene: Any, player: str) -> str:
        """Return a sentence about a moment; `player` is the asked one's name, or empty for you."""
        del scene
        return plain_moment_words(player)

    def take_down(self) -> None:
        """Delete the widgets over the screen: a game with another face is shown next."""

    def unveiled(self, replay: Replay) -> str:
        """Return a sentence about the secrets of a finished game; the empty text without any."""
        return ""


class TalkedMoments(ReplayMoments):
    """Moments of a game with characters, whose things are looked at closely."""

    zoom: ZoomControl
    make_talk: ClassVar[type[TableTalk]]
    """The remarks of the game's characters."""

    def __init__(self, look: Look, surface: QWidget) -> None:
        """Make an empty table without remarks."""
        super().__init__(surface)
        self._look = look if isinstance(look, RoomLook) else RoomLook(look, self)
        self._surface = surface
        self._scene: Any = None
        """The scene of the moment; None before a replay."""
        self._plan: Frame | None = None
        """The boxes of the page as it stands; None before it has a size."""
        self._remarks = self.make_talk()

    def zoom_room(self) -> QRect:
        """Return the room of the zoom, which covers neither the bar nor the column."""
        surface = self._surface.rect()
        return surface if self._plan is None else self._plan.zoom.intersected(surface)

    def watch(self, views: Sequence[Spread[Any]], quiet: Spread[Any]) -> None:
        """Look closely at things of some views, and by the key alone at those of a quiet one."""
        for view in views:
            self.zoom.watch_pieces(view)
        self.zoom.watch_pieces(quiet, is_quiet=True)
        self.zoom.clause_asked.connect(self.clause_asked)

    def turn_up(self, board: PeekedBoard) -> None:
        """Turn a board's secrets up while its button is held."""
        board.peek_began.connect(lambda: board.hold(is_held=True))
        board.peek_ended.connect(lambda: board.hold(is_held=False))

    def place(self, size: QSize, plan: Frame, *boxes: tuple[QWidget, QRect | None]) -> Frame:
        """Place the room and parts on a page of a size; a part without a box is hidden."""
        self._plan = plan
        assert self.room is not None  # noqa: S101 - a game with characters has a room
        self.room.setGeometry(QRect(QPoint(), size))
        for part, box in boxes:
            part.setVisible(box is not None)
            if box is not None:
                part.setGeometry(box)
        return plan

    def show_in(self, scene: Any, hour: float, parts: Sequence[Any], *, is_last: bool) -> None:
        """Show a scene in the room at an hour, in the bar, and in some parts."""
        self._scene = scene
        assert self.room is not None  # noqa: S101 - as above
        self.room.show_turn(is_mine=False, is_lamp_lit=is_last)
        self.room.show_hour(hour)
        for part in (self.head, *parts):
            part.show_scene(scene)
        self.zoom.show_scene(scene)

    def start(self, replay: Replay) -> None:
        self._remarks = self.make_talk(replay.seats, replay.seed)
        self._remarks.hear(replay.lines(replay.last))  # all lines, also later ones
        if self.board is not None:
            self.board.forget()

    def told(self, entries: Sequence[StoryEntry], lines: Sequence[Line]) -> list[StoryEntry]:
        return self._remarks.told(entries, lines)

    def watch_log(self, log: QAbstractItemView) -> None:
        self.zoom.watch_story(log)

    def watch_ribbon(self, ribbon: TurnRibbon) -> None:
        self.zoom.watch_pieces(ribbon, is_quiet=True)

    def take_down(self) -> None:
        self.zoom.retire()


def plain_moment_words(player: str) -> str:
    """Return a sentence about any moment; `player` is the asked one's name, or empty for you."""
    if not player:
        return QCoreApplication.translate("Replay", "As it was before you chose.")
    return QCoreApplication.translate("Replay", "As it was before {player} chose.").format(
        player=player
    )
