"""The table: centre, prompt, log and boards on one screen, without scrolling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from valeria_desktop.games.valeria.rules.model.options import Action
from valeria_desktop.games.valeria.rules.model.targets import AtPlace
from valeria_desktop.games.valeria.ui.boards.board import Board
from valeria_desktop.games.valeria.ui.boards.open_board import OpenBoard
from valeria_desktop.games.valeria.ui.boards.others import OtherBoards
from valeria_desktop.games.valeria.ui.boards.rival_cards import RivalCards
from valeria_desktop.games.valeria.ui.centre.view import CentreView
from valeria_desktop.games.valeria.ui.prompts.registry import PRESENTERS
from valeria_desktop.games.valeria.ui.prompts.waiting import DukesWaiting
from valeria_desktop.games.valeria.ui.prompts.why import WhyNot
from valeria_desktop.games.valeria.ui.stage.spots import Spot
from valeria_desktop.games.valeria.ui.table.margin import Margin
from valeria_desktop.games.valeria.ui.table.refusals import Refusals
from valeria_desktop.games.valeria.ui.table.top_bar import TopBar
from valeria_desktop.games.valeria.ui.zoom.control import Zoom
from valeria_desktop.games.valeria.ui.zoom.pointed import Pointed, card_at, place_at, told_at
from valeria_desktop.ui.kit.fitted import FittedLook
from valeria_desktop.ui.kit.pace import Movement, Pace
from valeria_desktop.ui.log.log_view import LogPanel
from valeria_desktop.ui.prompts.panel import PromptPanel
from valeria_desktop.ui.stage.table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QAction, QResizeEvent

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.shell.controller import Controller
    from valeria_desktop.ui.stage.beats import Where

_MARGIN = 8
_MOVES = {Pace.SLOW: 400, Pace.NORMAL: 200, Pace.FAST: 100, Pace.OFF: 0}  # milliseconds
_WIDTH, _RIGHT = 1256, 406
_CENTRE, _FOOT = 455, 190
_MORE = 1.3  # what is read may be so much larger than what is laid out, as it wraps and scrolls
_TOOLS = ("undo", "redo", "hint", "why", "hurry")


class TableScreen(Table):
    """Everything that a decision needs, in front of whoever is asked."""

    def __init__(self, look: Look, controller: Controller, actions: Mapping[str, QAction]) -> None:
        """Lay an empty table."""
        super().__init__(controller)
        self._look = self.look = FittedLook(look, parent=self)
        self._reading = FittedLook(look, _MORE, self)
        self.top = TopBar(self._look, [actions[name] for name in _TOOLS])
        self.centre = CentreView(self._look)
        self.prompt = PromptPanel(self._reading, controller, PRESENTERS, waiting=DukesWaiting)
        self.log = LogPanel(self._reading)
        self.log.setProperty("panel", True)
        self.board = Board(self._look)
        self.others = OtherBoards(self._look)
        self._margin = Margin(self._look, self.prompt, self.log)
        self._lay_out()
        self.opened = OpenBoard(self._look, self)
        self.rival_cards = RivalCards(self._look, self.others, self)
        self.why = WhyNot(self._reading, self)
        self.zoom = Zoom(self._reading, self, self._zoom_room, peeks=True)
        self.refusals = Refusals(controller, self.centre, self.prompt, self.why)
        self._connect()
        self.sit_down()

    def _lay_out(self) -> None:
        """Share the room the same way whatever is asked, so that nothing moves under the mouse."""
        outer = QVBoxLayout(self)
        outer.setContentsMargins(_MARGIN, 4, _MARGIN, _MARGIN)
        self._middle, self._foot = QHBoxLayout(), QHBoxLayout()
        self._middle.addWidget(self.centre)
        self._middle.addWidget(self._margin)
        self._foot.addWidget(self.board, 762)
        self._foot.addWidget(self.others, 496)
        for part in (self.centre, self._margin, self.board, self.others):
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        outer.addWidget(self.top)
        outer.addLayout(self._middle, _CENTRE)
        outer.addLayout(self._foot, _FOOT)
        for look in (self._look, self._reading):
            look.changed.connect(self._space)
        self._space()

    def _space(self) -> None:
        px, whole = self._look.px, self.layout()
        if whole is not None:
            whole.setSpacing(px(6))
        for row in (self._middle, self._foot):
            row.setSpacing(px(8))
        right = round(_RIGHT * self._reading.scale / self._look.scale)
        self._middle.setStretch(0, _WIDTH - right)
        self._middle.setStretch(1, right)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for look in (self._look, self._reading):
            look.fit(self.size())

    def _connect(self) -> None:
        self.prompt.row_asked.connect(self._focus_row)
        self.centre.place_chosen.connect(lambda at: self.prompt.choose_target(AtPlace(at)))
        self.centre.place_refused.connect(self.refusals.answer)
        self.board.peek_began.connect(self._show_duke)
        self.board.peek_ended.connect(self.zoom.hide_duke)
        self.others.seat_opened.connect(self._open_board)
        self._connect_zoom()

    def _connect_zoom(self) -> None:
        zoom, board, opened = self.zoom, self.board, self.opened.board
        zoom.watch(self.centre, place_at)
        zoom.watch(board.tableau, lambda index: card_at(index, board.seat))
        zoom.watch(opened.tableau, lambda index: card_at(index, opened.seat))
        zoom.watch(self.log.list, told_at)
        zoom.is_at_rest = lambda: self.controller.is_open
        zoom.clause_asked.connect(self.clause_asked)
        zoom.told.connect(self.controller.told)
        zoom.chosen.connect(self._choose_pointed)

    def _choose_pointed(self, pointed: Pointed) -> None:
        if pointed.place >= 0:
            self.centre.choose(pointed.place)

    def _zoom_room(self) -> QRect:
        """Give where a card may be looked at closely: not over the question, nor over the bar."""
        left, top = _MARGIN, self.top.geometry().bottom() + _MARGIN
        right = self.prompt.mapTo(self, self.prompt.rect().topLeft()).x() - _MARGIN
        return QRect(left, top, right - left, self.height() - _MARGIN - top)

    # --- what is shown

    def forget(self) -> None:
        self.opened.close_board()
        self.board.forget()
        self.others.forget()

    def put_away(self) -> None:
        self.why.close_bubble()
        self.zoom.close()
        super().put_away()

    def show_parts(self, scene: Scene) -> None:
        self.why.close_bubble()
        self.top.show_scene(scene)
        self.centre.show_scene(scene)
        self.board.show_scene(scene, scene.viewer)
        self.others.show_scene(scene)
        self.others.setVisible(len(scene.seats) > 1 or scene.view.rival is not None)
        self.opened.show_scene(scene)
        self.zoom.show_scene(scene)

    def point_out(self, option: Option) -> None:
        if isinstance(option.target, AtPlace):
            self.centre.show_hint(option.target.place)

    def _open_board(self, seat: int) -> None:
        if self.scene is not None:
            anchor = self.others.geometry()
            self.opened.open_board(self.scene, seat, QRect(anchor))

    def use_motion(self, pace: Pace, movement: Movement) -> None:
        """Let tokens move as fast as everything else, or not at all."""
        self.board.duration = _MOVES[pace] if movement is Movement.FULL else 0

    def _show_duke(self, seat: int) -> None:
        """Show a seat's own Duke, to the eyes of who sits there."""
        view: View | None = self.controller.view(seat)
        duke = view.players[seat].duke if view is not None else None
        self.board.show_duke(duke)
        self.zoom.show_duke(duke)

    # --- what is chosen

    def say_why(self) -> None:
        """Say why nothing can be done at the place that the focus is on."""
        self.refusals.say_why(self.centre.current_place)

    def _focus_row(self, action: str) -> None:
        """Go to the first stack where an action is possible."""
        if self.scene is None:
            return
        for place, options in sorted(self.scene.lit.items()):
            if any(getattr(option, "action", None) == Action(action) for option in options):
                self.centre.focus_place(place)
                return

    def areas(self) -> Sequence[QWidget]:
        areas = (self.centre, self.prompt, self.board, self.others, self.opened)
        return (*areas, self.zoom.panel, self.log, *self.beside, self.top)

    # --- the ground that the stage stands over

    def rect_of(self, where: Where) -> QRectF | None:
        """Give where a spot lies on this screen, if it can be seen."""
        scene = self.scene
        if scene is None:
            return None
        if where.spot is Spot.PLACE:
            box = self.centre.rect_of(where.number)
            return QRectF(QRect(self.mapFrom(self.window(), box.topLeft()), box.size()))
        if where.spot is Spot.RIVAL:
            return QRectF(self.others.rect_of(len(scene.seats), self))
        if where.spot is Spot.DICE:
            return QRectF(self.top.dice.geometry())
        return self._rect_of_seat(where, scene)

    def _rect_of_seat(self, where: Where, scene: Scene) -> QRectF:
        if where.number != scene.viewer:
            return QRectF(self.others.rect_of(where.number, self))
        if where.spot is Spot.TRACK:
            return QRectF(self.board.rect_of(where.name, self))
        return QRectF(self.board.rect_of_card(where.name, self))
