"""Your board: who it is, tracks and goods, stacks, deck and used cards, your quarter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.games.valencia.rules.at import Asset
from valeria_desktop.games.valencia.ui.own.counted import COINS, PRESTIGE
from valeria_desktop.games.valencia.ui.own.head import Head
from valeria_desktop.games.valencia.ui.own.hidden import HiddenTrack
from valeria_desktop.games.valencia.ui.own.inside import BOARD
from valeria_desktop.games.valencia.ui.own.order import Order
from valeria_desktop.games.valencia.ui.own.parts import write_title
from valeria_desktop.games.valencia.ui.own.peek import PeekButton
from valeria_desktop.games.valencia.ui.own.places import OwnPlaces
from valeria_desktop.games.valencia.ui.own.quarter import Quarter
from valeria_desktop.games.valencia.ui.own.side import hides, may_open, side_of
from valeria_desktop.games.valencia.ui.parts.deck import PilesPart
from valeria_desktop.games.valencia.ui.parts.goods import GoodsPart
from valeria_desktop.games.valencia.ui.parts.stacks import StacksPart
from valeria_desktop.games.valencia.ui.parts.tasks import OpenTasksPart
from valeria_desktop.games.valencia.ui.stage.pieces import ToRead
from valeria_desktop.ui.kit.brush import Brush
from valeria_desktop.ui.kit.kept import TURNS, KeptPictures
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.place.board_wood import paint_owner, paint_wood
from valeria_desktop.ui.place.chip import Chip
from valeria_desktop.ui.place.track import Track

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from valeria_desktop.games.valencia.rules.at import Owned
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.own.side import Side
    from valeria_desktop.ui.kit.room import RoomLook


class OwnBoard(QWidget):
    """The board of the viewer."""

    peek_began = Signal(int)
    peek_ended = Signal()

    def __init__(self, look: RoomLook, parent: QWidget | None = None) -> None:
        """Lie there without an owner."""
        super().__init__(parent)
        self._look = look
        self._scene: Scene | None = None
        self.side: Side | None = None
        self._last: Side | None = None
        """The side that was shown last: the used pile's top card stays when a game is forgotten."""
        self._is_held = self._shows_secrets = False
        self._kept = KeptPictures(look, each=TURNS)
        self._order = Order(self, look)
        self._make_parts()
        self._places = OwnPlaces(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self._fit)

    def _make_parts(self) -> None:
        look = self._look
        self.head = Head(look, self)
        self.tracks = {
            Asset.COINS: Track(look, COINS, self),
            Asset.PRESTIGE: Track(look, PRESTIGE, self),
        }
        self.hidden_coins = HiddenTrack(look, COINS.icon, self)
        self.goods = Spread(look, GoodsPart(), self)
        self.stacks = Spread(look, StacksPart(), self)
        self.piles = Spread(look, PilesPart(), self)
        self.quarter = Quarter(look, self)
        self.chips = (Chip(look, "city", self), Chip(look, "tasks", self))
        for chip in self.chips:
            chip.clicked.connect(self._order.turn_quarter)
        self.peek = PeekButton(look)
        self.peek.setParent(self)
        self.peek.held.connect(lambda: self.peek_began.emit(self.seat))
        self.peek.let_go.connect(self.peek_ended)
        self.panel = Spread(look, OpenTasksPart(), self)
        self.panel.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.panel.hide()

    # --- what it shows

    @property
    def seat(self) -> int:
        """Whose board it is, or -1."""
        return -1 if self._scene is None else self._scene.view.seat

    @property
    def is_open(self) -> bool:
        """Whether what only its owner may see lies open."""
        scene = self._scene
        if scene is None or not may_open(scene):
            return False
        return not hides(scene) or self._is_held or self._shows_secrets

    @property
    def looked(self) -> tuple[Spread[Side], ...]:
        """The views whose pieces can be looked at closely while they lie open."""
        return self.quarter.tasks, self.panel, self.stacks, self.piles

    @property
    def duration(self) -> int:
        """How long tokens move, in milliseconds."""
        return self.tracks[Asset.COINS].duration

    @duration.setter
    def duration(self, duration: int) -> None:
        for track in self.tracks.values():
            track.duration = duration

    def show_scene(self, scene: Scene) -> None:
        """Show what the viewer of a scene has."""
        before, self._scene = self._scene, scene
        is_other = (
            before is None or before.seats is not scene.seats or before.viewer != scene.viewer
        )
        if is_other:
            self.peek.release()
            self._is_held = self._shows_secrets = False
        self.peek.setHidden(not may_open(scene))
        self._show(is_other=is_other)

    def show_secrets(self, is_shown: bool) -> None:  # noqa: FBT001 - the table's way to all parts
        """Lay open what only the owner may see, or cover it again."""
        self._shows_secrets = is_shown
        self._show()

    def hold(self, is_held: bool) -> None:  # noqa: FBT001 - the table's way to all parts
        """Show tasks and all that is hidden while someone holds the button or its key."""
        self._is_held = is_held
        self._show()
        side = self.side
        self.panel.setVisible(is_held and side is not None)
        if is_held and side is not None:
            self.panel.show_scene(side)
            self._fit()
        else:
            self.panel.forget()

    def show_hour(self, time: float) -> None:
        """Show the sky of a time from dawn, 0, to dusk, 1."""
        self.quarter.show_hour(time)

    def forget(self) -> None:
        """Show nobody again; without it the next game of the same seats would look like a move."""
        self.peek.release()
        self._scene = self.side = None
        self._is_held = self._shows_secrets = False
        self.panel.hide()
        for view in (self.goods, self.stacks, self.piles, self.quarter.tasks, self.panel):
            view.forget()
        self.update()

    def _show(self, *, is_other: bool = False) -> None:
        scene = self._scene
        if scene is None:
            return
        side = side_of(scene, is_open=self.is_open, before=self._last)
        before, self.side, self._last = self.side, side, side
        if side == before and not is_other:
            return
        was_open = before is not None and before.coins is not None
        self._show_side(side, at_once=is_other, is_opened=not was_open)
        if before is None or (before.seat, before.is_active) != (side.seat, side.is_active):
            self.update()
        self._fit()

    def _show_side(self, side: Side, *, at_once: bool, is_opened: bool) -> None:
        self.head.show_side(side)
        self.tracks[Asset.PRESTIGE].show_value(side.prestige, at_once=at_once)
        if side.coins is not None:
            self.tracks[Asset.COINS].show_value(side.coins, at_once=at_once or is_opened)
        self.tracks[Asset.COINS].setVisible(side.coins is not None)
        self.hidden_coins.setVisible(side.coins is None)
        self.hidden_coins.offer(may_peek=side.may_peek)
        hinted = self.stacks.hinted  # a hint holds when the board is turned up or covered
        for view in (self.goods, self.stacks, self.piles):
            view.show_scene(side)
        self.stacks.hint(hinted)
        self.quarter.show_side(side, is_open=self.is_open)
        if not self.panel.isHidden():
            self.panel.show_scene(side)
        houses, tasks = self.chips
        houses.show_number(len(side.houses), self.quarter.sentence(side))
        tasks.show_number(
            len(side.tasks), self.tr("Tasks: {number}").format(number=len(side.tasks))
        )
        self.setAccessibleName(
            self.tr("{who} Prestige: {prestige}.").format(
                who=self.head.accessibleName(), prestige=side.prestige
            )
        )

    def box_of(self, at: Owned, within: QWidget) -> QRect | None:
        """Return the box of a thing in a widget; None if it doesn't lie on this board."""
        return self._places.box_of(at, within)

    def reading_box(self, at: Owned, within: QWidget) -> QRect | None:
        """Return the box in which a stack's cards stand to be read."""
        return self.stacks.box_of(ToRead(at), within)

    # --- how it is divided

    def _fit(self) -> None:
        """Divide the board anew for what lies there."""
        if self._order.fit():
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._order.close_quarter():
            return
        super().keyPressEvent(event)

    # --- itself

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(BOARD.width()), self._look.px(BOARD.height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(1, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.EnabledChange:
            self.peek.release()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        side, unit = self.side, self._look.unit
        active = side is not None and side.is_active
        painter = QPainter(self)
        self._kept.paint(
            painter,
            self.rect(),
            (0, active, unit),
            lambda brush, box: paint_wood(brush, box, is_active=active),
        )
        colour = self._look.player(side.seat.colour) if side is not None else None
        brush = Brush(painter, self._look, unit)
        paint_owner(brush, QRectF(self.rect()), colour)
        words = self.tr("My stacks"), self.tr("Deck and used")
        for line, title in zip(self._order.titles, words, strict=False):
            if not line.isEmpty():
                write_title(brush, QRectF(line), title, self._look.scale)
        painter.end()
