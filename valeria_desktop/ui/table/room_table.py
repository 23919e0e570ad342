"""A table whose parts are all placed in one room by one plan, and the description of a part."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from attrs import frozen
from PySide6.QtCore import QRect, Qt, QTimer

from valeria_desktop.ui.prompts.window_sheet import WindowSheet
from valeria_desktop.ui.table.table import GameTable

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QKeyEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.ui.coach.hint_panel import HintPanel
    from valeria_desktop.ui.paint.room_look import RoomLook
    from valeria_desktop.ui.pieces.spread import Spread
    from valeria_desktop.ui.place.room import RoomView
    from valeria_desktop.ui.prompts.chain import ChainScript
    from valeria_desktop.ui.table.frame import Leaf
    from valeria_desktop.ui.table.ground import Ground
    from valeria_desktop.ui.table.layout import TableLayout
    from valeria_desktop.ui.table.top_bar import TopBar
    from valeria_desktop.ui.zoom.control import ZoomControl


@frozen(kw_only=True)
class TablePart:
    """A part of a table.

    In the order of its parts, a table shows scenes in them, places them, lets the player choose and
    look closely at their pieces, marks hints on them, and finds their things.
    """

    view: Any
    """The part's widget, which shows a scene by `show_scene`."""
    show: Callable[[Any], None] | None = None
    """Shows a scene in the part, instead of the view's own `show_scene`."""
    is_first: bool = False
    """Whether the part shows a scene before the other parts, which depend on it."""
    lasts: bool = False
    """Whether the part shows the next game without `forget` before: keys stay where they are."""
    kinds: tuple[type[At], ...] = ()
    """The kinds of things on this part, of any player."""
    leaf: Leaf | None = None
    """The part's leaf; None if it is visible beside any leaf."""
    box: Callable[[Any], QRect | None] | None = None
    """Returns the part's box in a plan; None if the table places it in another way."""
    chosen: tuple[Spread[Any], ...] = ()
    """The views whose pieces the player can choose."""
    looked: tuple[Spread[Any], ...] = ()
    """The views whose pieces the player can look at closely."""
    is_quiet: bool = False
    """Whether a close look at its pieces needs the key."""
    harm: float = 0.0
    """The harm of covering the part with the words of a lesson; 0 for none."""

    @property
    def widget(self) -> QWidget:
        """The view as a widget."""
        widget: QWidget = self.view
        return widget

    def show_scene(self, scene: Any) -> None:
        """Show a scene in the part."""
        (self.show or self.view.show_scene)(scene)

    def forget(self) -> None:
        """Empty the part, as before a game; a part without `forget` is the same in every game."""
        forget = getattr(self.view, "forget", None)
        if forget is not None and not self.lasts:
            forget()


_HOUR = 2000  # ms: the time in which an hour of the sky passes


class Refusals(Protocol):
    """Tells the player why a thing can't be chosen."""

    def answer(self, at: Any) -> None:
        """Answer a player who tried to choose a thing."""

    def say_why(self, at: Any) -> bool:
        """Tell why a thing can't be chosen; return whether anything speaks against it."""


class RoomTable(GameTable):
    """The table of a game with a place of its own.

    A subclass makes its views and lists its parts, then makes standing, ground, zoom and refusals,
    and then calls `connect_parts` and `sit_down`.
    """

    look: RoomLook
    parts: tuple[TablePart, ...]
    room: RoomView
    top: TopBar
    rivals: QWidget
    hint_panel: HintPanel
    standing: TableLayout[Any, Any]
    ground: Ground
    zoom: ZoomControl
    refusals: Refusals
    _round = 0
    """The round that the sky shows; 0 before a game's first scene."""
    _moves = True
    """Whether things move at the table; with calm movement they do not."""
    scripts: tuple[ChainScript, ...] = ()
    """Answer chains of questions link by link, each the chains of one kind."""

    def connect_parts(self) -> None:
        """Let the player choose pieces and look at them closely."""
        self.connect_choosers()
        self.prompt.placed = self.ground.placed
        for view in self.choosers:
            view.relaid.connect(self.banners.stand_later)
        for part in self.parts:
            for view in part.looked:
                self.zoom.watch_pieces(view, is_quiet=part.is_quiet)
        self.zoom.watch_story(self.log.list)
        self.zoom.clause_asked.connect(self.clause_asked)
        self.zoom.told.connect(self.said)
        self.zoom.chosen.connect(self.ground.choose)

    def connect_choosers(self) -> None:
        """Let the player choose pieces, or tell why they can't be chosen."""
        for view in self.choosers:
            view.chosen.connect(self.prompt.choose_at)
            view.way_chosen.connect(self.prompt.answer)
            view.refused.connect(self.refusals.answer)

    @property
    def choosers(self) -> tuple[Spread[Any], ...]:
        """The views whose pieces answer questions, the most important one first."""
        return tuple(view for part in self.parts for view in part.chosen)

    def show_parts(self, scene: Any) -> None:
        for part in sorted(self.parts, key=lambda part: not part.is_first):
            part.show_scene(scene)
        self.standing.show_scene(scene)

    def forget(self) -> None:
        for part in self.parts:
            part.forget()
        self.standing.forget()
        self._round = 0
        for script in self.scripts:
            script.drop()

    def pass_time(self, number: int, hour: float) -> int:
        """Let the sky pass to the hour of a round; return the round before, or 0 if it is the same.

        An hour is a number from 0, dawn, to 1, dusk.
        """
        before, self._round = self._round, max(1, number)
        if before == self._round:
            return 0
        self.room.show_hour(hour, _HOUR if before and self._moves else 0)
        return before

    def voice_column(self, *, is_whole: bool) -> QRect | None:
        column: QRect = self.standing.plan.column
        return QRect(column) if is_whole else self.prompt.geometry()

    def make_room(self, height: int) -> None:
        self.standing.make_room(height)

    # --- chains of questions

    def _ask(self, scene: Any) -> None:
        """Ask a question, unless the player has already answered it on a sheet."""
        if self._next_option(scene) is None:
            super()._ask(scene)
        else:
            QTimer.singleShot(0, self, self._answer_by_script)

    def _next_option(self, scene: Any) -> str | None:
        """Return the next answer of the scripts; every script hears of each question."""
        found = [script.next_option(scene) for script in self.scripts]
        return next((option for option in found if option is not None), None)

    def _answer_by_script(self) -> None:
        """Give the script's next answer; ask the player if the script was dropped meanwhile."""
        scene = self.scene
        if scene is None or not self.controller.is_open:
            return
        option = self._next_option(scene)
        if option is None:
            self._ask(scene)
        else:
            self.controller.choose(option, follows=True)

    def answer_alone(self, scene: Any) -> None:
        """Drop the scripts' other answers: the player thinks again."""
        for script in self.scripts:
            script.answer_alone(scene)

    def _reopen(self) -> None:
        if not self.controller.tutor.is_asking:
            self.answer_alone(self.controller.scene)
        super()._reopen()

    @property
    def open_sheet(self) -> WindowSheet | None:
        """The sheet over the table, for the asked player's eyes only; None without one."""
        sheet = self.prompt.sheet
        return sheet if isinstance(sheet, WindowSheet) and not sheet.isHidden() else None

    def press(self, at: At | None) -> None:
        where = None if at is None else self.ground.placed(at)
        for view in self.choosers:
            view.take(where)

    # --- hints and refusals

    def point_out(self, option: Option | None) -> None:
        at = None if option is None or option.at is None else self.ground.placed(option.at)
        for view in self.choosers:
            view.hint(at)
        leaf = self.ground.leaf_of(at)
        if leaf is not None and not leaf.is_board:
            self.standing.leaves.show(leaf)

    def say_why(self) -> None:
        views = self.choosers
        view = next((each for each in views if each.hasFocus()), views[0])
        piece = view.laid.piece_of(view.current)
        if not self.refusals.say_why(view.current) and piece is not None:
            self.said.emit(view.part.words_of(piece))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.look.fit(self.size())
        self.standing.stand()
        self.banners.unit = self.look.unit
        self.banners.stand_later()

    def turn_leaf(self, number: int | None = None) -> None:
        self.standing.turn_leaf(number)

    def box_of(self, at: At) -> QRectF | None:
        return self.ground.box_of(at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        number = event.key() - Qt.Key.Key_0
        is_leaf = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if is_leaf and number in self.standing.leaves.numbers:
            self.turn_leaf(number)
        else:
            super().keyPressEvent(event)
