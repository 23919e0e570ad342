"""Your board: head, tracks and goods, stacks, deck and used cards, quarter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QCoreApplication, QRect, QRectF, Qt

from valeria_desktop.games.valencia.rules.at import Asset, AtPlayer, OfPlayer
from valeria_desktop.games.valencia.rules.model.options import Reveal
from valeria_desktop.games.valencia.ui.board.board_head import BoardHead
from valeria_desktop.games.valencia.ui.board.board_plan import BOARD, BoardOrder
from valeria_desktop.games.valencia.ui.board.board_tracks import COINS, PRESTIGE, HiddenTrack
from valeria_desktop.games.valencia.ui.board.own_side import (
    asks_to_look,
    may_open,
    own_side_of,
)
from valeria_desktop.games.valencia.ui.board.quarter import OwnQuarter
from valeria_desktop.games.valencia.ui.board.secrets import (
    ALL,
    NOTHING,
    TASKS,
    Secret,
    about,
)
from valeria_desktop.games.valencia.ui.paint.trays import write_title
from valeria_desktop.games.valencia.ui.parts.deck import PilesPart
from valeria_desktop.games.valencia.ui.parts.goods import GoodsPart
from valeria_desktop.games.valencia.ui.parts.stacks import StacksPart
from valeria_desktop.games.valencia.ui.parts.tasks import OpenTasksPart
from valeria_desktop.games.valencia.ui.planning.intents import Intents
from valeria_desktop.games.valencia.ui.stage.motions import ToRead
from valeria_desktop.ui.controls.peek import Peek
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.place.board_frame import BoardFrame
from valeria_desktop.ui.place.chip import BoardChip
from valeria_desktop.ui.place.opening import Opening
from valeria_desktop.ui.place.track import Track
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from PySide6.QtGui import QColor
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.rules.at import Owned
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.board.own_side import OwnSide
    from valeria_desktop.games.valencia.ui.board.secrets import Opened
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.room_look import RoomLook


class OwnBoard(BoardFrame):
    """The board of the viewer."""

    look: RoomLook
    drawn = BOARD
    gap = 2
    peek: PeekButton
    is_private = False
    """Whether nobody else looks at the screen while the board is open."""

    def __init__(self, look: RoomLook, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._scene: Scene | None = None
        self.side: OwnSide | None = None
        self._last: OwnSide | None = None
        """The side that was shown last: it tells the used pile's top card, also after `forget`."""
        self.intents = Intents()
        """The plans of the people at this table."""
        self._order = BoardOrder(self, look)
        self._make_parts()
        self._places = OwnPlaces(self)

    def _make_parts(self) -> None:
        look = self.look
        self.head = BoardHead(look, self)
        self.tracks = {
            Asset.COINS: Track(look, COINS, self),
            Asset.PRESTIGE: Track(look, PRESTIGE, self),
        }
        self.hidden_coins = HiddenTrack(look, COINS.icon, self)
        self.goods = Spread(look, GoodsPart(), self)
        self._stacks_part = StacksPart()
        self.stacks = Spread(look, self._stacks_part, self)
        self.piles = Spread(look, PilesPart(), self)
        self.quarter = OwnQuarter(look, self)
        self.chips = (BoardChip(look, "city", self), BoardChip(look, "tasks", self))
        self.picture = self.quarter
        self.peek = PeekButton(look)
        self.peek.setParent(self)
        self._opening = Opening(self.peek)
        self.connect_frame()
        self.panel = Spread(look, OpenTasksPart(), self)
        self.panel.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.panel.hide()

    # --- contents

    @property
    def seat(self) -> int:
        """The number of the board's seat, or -1."""
        return -1 if self._scene is None else self._scene.view.seat

    @property
    def is_open(self) -> bool:
        """Whether the owner looks at the secrets of this board."""
        scene = self._scene
        if scene is None or not may_open(scene):
            return False
        return not scene.is_shared or self._opening.is_open

    @property
    def opened(self) -> Opened:
        """The secrets that lie open: where others sit at the screen, only what a question needs.

        The board's own button shows the tasks, too, as it is named.
        """
        scene = self._scene
        if scene is None or not self.is_open:
            return NOTHING
        if not scene.is_shared or self.is_private:
            return ALL
        return about(scene) | TASKS if self._opening.is_held else about(scene)

    @property
    def looked(self) -> tuple[Spread[OwnSide], ...]:
        """The views with pieces that a player can look at closely while they lie open."""
        return self.quarter.tasks, self.panel, self.stacks, self.piles

    def show_scene(self, scene: Scene) -> None:
        """Show the things of a scene's viewer."""
        before, self._scene = self._scene, scene
        is_other = self._opening.follow(before, scene)
        self.peek.setHidden(not may_open(scene))
        self.peek.share_key(has_key=not asks_to_look(scene))
        self._show(is_other=is_other)

    def show_secrets(self, is_shown: bool) -> None:  # noqa: FBT001 - the table's way to all parts
        """Lay the secrets open that the question is about, or cover them again."""
        self._opening.looks = is_shown
        self._show()

    def hold(self, *, is_held: bool) -> None:
        """Show large tasks and a question's secrets while a player holds the button or its key."""
        self._opening.is_held = is_held
        self._show()
        side = self.side
        self.panel.setVisible(is_held and side is not None)
        if is_held and side is not None:
            self.panel.show_scene(side)
            self.fit()
        else:
            self.panel.forget()

    def show_chances(self, chances: tuple[float, ...]) -> None:
        """Show the chance of each stack to win the present auction, or none."""
        if chances != self._stacks_part.chances:
            self._stacks_part.chances = chances
            self.stacks.lay()
            self.stacks.viewport().update()

    def show_hour(self, time: float) -> None:
        """Show the sky at a time from 0, dawn, to 1, dusk."""
        self.quarter.show_hour(time)

    def forget(self) -> None:
        """Show no player; else the next game of the same seats would look like a move."""
        self._opening.cover()
        self._scene = self.side = None
        self.panel.hide()
        for view in (self.goods, self.stacks, self.piles, self.quarter.tasks, self.panel):
            view.forget()
        self.update()

    def take_away(self, at: At | None) -> None:
        """Show the place of a stack without its cards; None for every stack with its own."""
        if at != self._stacks_part.away:
            self._stacks_part.away = at
            self.stacks.viewport().update()

    def as_laid(self, option: Option) -> Option:
        """Return an option with a stack named as on the board."""
        stacks = () if self.side is None else self.side.stacks
        called = {stack.number: stack.called for stack in stacks}
        if isinstance(option, Reveal) and option.stack in called:
            return evolve(option, stack=called[option.stack] - 1)
        return option

    def _show(self, *, is_other: bool = False) -> None:
        scene = self._scene
        if scene is None:
            return
        planned = self.intents.plan_of(scene.view)
        side = own_side_of(scene, opened=self.opened, before=self._last, planned=planned)
        before, self.side, self._last = self.side, side, side
        if side == before and not is_other:
            return
        was_open = before is not None and before.coins is not None
        self._show_side(side, at_once=is_other, is_opened=not was_open)
        if before is None or (before.seat, before.is_active) != (side.seat, side.is_active):
            self.update()
        self.fit()

    def _show_side(self, side: OwnSide, *, at_once: bool, is_opened: bool) -> None:
        self.head.show_side(side)
        self.tracks[Asset.PRESTIGE].show_value(side.prestige, at_once=at_once)
        if side.coins is not None:
            self.tracks[Asset.COINS].show_value(side.coins, at_once=at_once or is_opened)
        self.tracks[Asset.COINS].setVisible(side.coins is not None)
        self.hidden_coins.setVisible(side.coins is None)
        self.hidden_coins.offer(may_peek=Secret.COINS in side.by_key)
        hinted = self.stacks.hinted  # a hint stays when the board is laid open or covered
        for view in (self.goods, self.stacks, self.piles):
            view.show_scene(side)
        self.stacks.hint(hinted)
        self.quarter.show_side(side, is_open=Secret.TASKS in self.opened)
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
        """Return the box in which the cards of a revealed stack stand."""
        return self.stacks.box_of(ToRead(at), within)

    # --- places of the parts

    def fit(self) -> None:
        if self._order.fit():
            self.update()

    def focus_picture(self) -> None:
        self.quarter.tasks.setFocus(Qt.FocusReason.PopupFocusReason)

    # --- the board itself

    @property
    def unit(self) -> float:
        return self.look.unit

    @property
    def is_active(self) -> bool:
        return self.side is not None and self.side.is_active

    @property
    def colour(self) -> QColor | None:
        return None if self.side is None else self.look.player(self.side.seat.colour)

    def paint_over(self, brush: Brush) -> None:
        """Write the titles of stacks, deck and used cards."""
        words = self.tr("My stacks"), self.tr("Deck and used")
        for line, title in zip(self._order.titles, words, strict=False):
            if not line.isEmpty():
                write_title(brush, QRectF(line), title, self.look.scale)


class OwnPlaces:
    """Finds things on a board, in the coordinates of a widget around the board."""

    def __init__(self, board: OwnBoard) -> None:
        self._board = board

    def box_of(self, at: Owned, within: QWidget) -> QRect | None:
        """Return the box of a thing; None if the thing is another player's or is on no board."""
        board = self._board
        if at.seat != board.seat:
            return None
        part = self._part_of(at)
        if part is not None:
            around, box = part
            return QRect(around.mapTo(within, box.topLeft()), box.size())
        views = board.goods, board.stacks, board.piles, board.quarter.tasks
        boxes = (view.box_of(at, within) for view in views)
        return next((box for box in boxes if box is not None), None)

    def _part_of(self, at: Owned) -> tuple[QWidget, QRect] | None:
        """Return the widget that shows a thing, and the thing's box in that widget.

        None for a piece of a view: the view finds its own pieces.
        """
        board = self._board
        if isinstance(at, AtPlayer):
            return board, board.rect()
        return self._part_of_asset(at.asset) if isinstance(at, OfPlayer) else None

    def _part_of_asset(self, asset: Asset) -> tuple[QWidget, QRect] | None:
        board, head, quarter = self._board, self._board.head, self._board.quarter
        if asset in board.tracks:
            track, hidden = board.tracks[asset], board.hidden_coins
            if track.isHidden():
                return hidden, hidden.icon_box().toAlignedRect()
            return track, track.token_rect()
        parts: dict[Asset, tuple[QWidget, QRect]] = {
            Asset.MEMBERS: (head, head.members_rect()),
            Asset.FIGURE: (head, head.rect()),
            Asset.PRIVILEGES: (quarter, quarter.privileges_rect()),
        }
        if quarter.isHidden():  # a chip stands in place of the hidden quarter
            houses, tasks = board.chips
            parts[Asset.PRIVILEGES] = houses, houses.rect()
            parts[Asset.TASKS] = tasks, tasks.rect()
        return parts.get(asset)


_HEIGHT = 32


class PeekButton(Peek):
    """A button that shows your tasks while you hold it, and what the question is about."""

    def __init__(self, look: Look) -> None:
        translate = QCoreApplication.translate  # `self.tr` works only after `super().__init__`
        super().__init__(look, translate("PeekButton", "Tasks"), _sentence(has_key=True), _HEIGHT)

    def share_key(self, *, has_key: bool) -> None:
        """Show the D key, or leave it to the question, where it shows the answers."""
        if has_key != bool(self.key):
            self.set_key("D" if has_key else "")
            self.setAccessibleName(_sentence(has_key=has_key))
            explain_beside(self, _sentence(has_key=has_key))


def _sentence(*, has_key: bool) -> str:
    translate = QCoreApplication.translate
    words = translate("PeekButton", "Hold to look at your tasks and what the question is about.")
    if not has_key:
        return words
    key = translate("PeekButton", "The D key does the same.")
    return f"{words} {key}"
