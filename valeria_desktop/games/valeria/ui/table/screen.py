"""The table: centre, prompt, inspector, log and boards on one screen, without scrolling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from valeria_desktop.games.valeria.rules.model.options import Action
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.model.targets import AtPlace
from valeria_desktop.games.valeria.ui.boards.board import Board
from valeria_desktop.games.valeria.ui.boards.open_board import OpenBoard
from valeria_desktop.games.valeria.ui.boards.others import OtherBoards
from valeria_desktop.games.valeria.ui.centre.inspector import Inspector
from valeria_desktop.games.valeria.ui.centre.view import CentreView
from valeria_desktop.games.valeria.ui.prompts.why import WhyNot
from valeria_desktop.games.valeria.ui.stage.flights import Spot, Where
from valeria_desktop.games.valeria.ui.table.margin import Margin
from valeria_desktop.games.valeria.ui.table.refusals import Refusals
from valeria_desktop.games.valeria.ui.table.tabs import neighbour, stops_in
from valeria_desktop.games.valeria.ui.table.top_bar import TopBar
from valeria_desktop.ui.kit.fitted import FittedLook
from valeria_desktop.ui.kit.pace import Pace
from valeria_desktop.ui.kit.words import tell
from valeria_desktop.ui.log.log_view import LogPanel
from valeria_desktop.ui.prompts.panel import PromptPanel

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QHideEvent, QKeyEvent, QResizeEvent, QShowEvent

    from valeria_desktop.games.valeria.rules.model.cards import Card, Duke
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.shell.controller import Controller
    from valeria_desktop.ui.stage.stage import Stage

_MARGIN = 8
_MOVES = {Pace.SLOW: 400, Pace.NORMAL: 200, Pace.FAST: 100, Pace.OFF: 0}  # milliseconds
_WIDTH, _RIGHT = 1256, 406
_CENTRE, _FOOT = 455, 190
_MORE = 1.3  # what is read may be so much larger than what is laid out, as it wraps and scrolls
_TOOLS = ("undo", "redo", "hint", "why", "hurry")


class TableScreen(QWidget):
    """Everything that a decision needs, in front of whoever is asked."""

    clause_asked = Signal(str)

    def __init__(
        self, look: Look, controller: Controller, stage: Stage, actions: dict[str, QAction]
    ) -> None:
        """Lay an empty table."""
        super().__init__()
        self._look = FittedLook(look, parent=self)
        self._reading = FittedLook(look, _MORE, self)
        self._controller = controller
        self._scene: Scene | None = None
        self._is_put_away = False
        self.beside: list[QWidget] = []
        """What else Tab goes to while it is shown over the table."""
        self.top = TopBar(self._look, [actions[name] for name in _TOOLS])
        self.centre = CentreView(self._look)
        self.prompt = PromptPanel(self._reading, controller)
        self.inspector = Inspector(self._reading)
        self.log = LogPanel(self._reading)
        self.log.setProperty("panel", True)
        self.board = Board(self._look)
        self.others = OtherBoards(self._look)
        self._margin = Margin(self._look, self.prompt, self.inspector, self.log)
        self._lay_out()
        self.opened = OpenBoard(self._look, self)
        self.why = WhyNot(self._reading, self)
        self.refusals = Refusals(controller, self.centre, self.prompt, self.why)
        self._connect()
        stage.stand_over(self, self)

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
        controller = self._controller
        controller.game_started.connect(self._game_started)
        controller.scene_changed.connect(self.show_scene)
        controller.asked.connect(self._ask)
        controller.turn_ended.connect(self._end_turn)
        controller.turn_end.gone_on.connect(self._wait)
        controller.hinted.connect(self._hinted)
        self.prompt.chosen.connect(controller.choose)
        self.prompt.back_asked.connect(controller.undo)
        self.prompt.row_asked.connect(self._focus_row)
        self.prompt.hurried.connect(controller.hurry)
        self.prompt.gone_on.connect(controller.turn_end.go_on)
        self.centre.place_chosen.connect(lambda at: self.prompt.choose_target(AtPlace(at)))
        self.centre.place_refused.connect(self.refusals.answer)
        self.centre.place_pointed.connect(self._point_at_place)
        self.log.card_pointed.connect(self._point_at_card)
        self.board.card_pointed.connect(self._point_at_card)
        self.opened.card_pointed.connect(self._point_at_card)
        self.board.peek_began.connect(lambda seat: self.board.show_duke(self._duke_of(seat)))
        self.others.seat_opened.connect(self._open_board)
        self.inspector.clause_asked.connect(self.clause_asked)

    # --- what is shown

    def _game_started(self) -> None:
        session = self._controller.session
        if session is not None:
            self.opened.close_board()
            self.board.forget()
            self.others.forget()
            past = len(session.chronicle.lines) if session.record.choices else 0
            self.log.start(session.seats, past)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():  # another screen is shown; a curtain must not cover that
            self._is_put_away = True
            self.why.close_bubble()
            self.prompt.rest()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        scene, was_put_away = self._controller.scene, self._is_put_away
        self._is_put_away = False
        if was_put_away and scene is not None:
            if self._controller.is_open:
                self._ask(scene)
            elif self._controller.turn_end.is_on:
                self._end_turn()

    def show_scene(self, scene: Scene) -> None:
        """Show a scene everywhere."""
        self._scene = scene
        self.why.close_bubble()
        self.top.show_scene(scene)
        self.centre.show_scene(scene)
        self.board.show_scene(scene, scene.viewer)
        self.others.show_scene(scene)
        self.others.setVisible(len(scene.seats) > 1 or scene.view.rival is not None)
        self.opened.show_scene(scene)
        if not scene.is_asked:  # else the question comes as soon as all has been shown
            self.prompt.wait(scene)
        if self._controller.session is not None:
            self.log.show_lines(self._controller.session.chronicle.lines, scene.seats)
        self._point_at_place(self.centre.current_place)

    def _end_turn(self) -> None:
        if self._controller.scene is not None and not self._is_put_away:
            self.prompt.end_turn(self._controller.scene, self._controller)
            self.prompt.take_focus()

    def _wait(self) -> None:
        if self._scene is not None and not self._controller.is_open:
            self.prompt.wait(self._scene)

    def _ask(self, scene: Scene) -> None:
        if self._is_put_away:
            return  # it is asked as soon as the table is shown again
        self.prompt.ask(scene)
        if scene.decision is not None and scene.decision.prompt is not Prompt.DUKE:
            self.prompt.take_focus()  # for a Duke the curtain has it
        self.log.mark_since(scene)

    def _hinted(self, option_id: str) -> None:
        decision = self._scene.decision if self._scene else None
        if decision is None or self._scene is None:
            return
        option = decision.option(option_id)
        self.prompt.show_hint(option_id, tell(option.words(), self._scene.names))
        if isinstance(option.target, AtPlace):
            self.centre.show_hint(option.target.place)

    def _open_board(self, seat: int) -> None:
        if self._scene is not None:
            anchor = self.others.geometry()
            self.opened.open_board(self._scene, seat, QRect(anchor))

    def use_pace(self, pace: Pace) -> None:
        """Let tokens move as fast as everything else, or not at all."""
        self.board.duration = _MOVES[pace]
        if pace is Pace.OFF:
            self.top.dice.duration = 0

    def _duke_of(self, seat: int) -> Duke | None:
        """Give a seat's own Duke, for the eyes of who sits there."""
        view = self._controller.view(seat)
        return view.players[seat].duke if view is not None else None

    # --- what is pointed at

    def _point_at_place(self, place: int) -> None:
        if self._scene is None:
            return
        if place in self._scene.quotes:
            self.inspector.show_place(self._scene, place)
        elif self.centre.current_place in self._scene.quotes:
            self.inspector.show_place(self._scene, self.centre.current_place)

    def _point_at_card(self, card: Card | None) -> None:
        if card is None:
            self._point_at_place(-1)
        else:
            self.inspector.show_card(card)

    # --- what is chosen

    def say_why(self) -> None:
        """Say why nothing can be done at the place that the focus is on."""
        self.refusals.say_why(self.centre.current_place)

    def _focus_row(self, action: str) -> None:
        """Go to the first stack where an action is possible."""
        if self._scene is None:
            return
        for place, options in sorted(self._scene.lit.items()):
            if any(getattr(option, "action", None) == Action(action) for option in options):
                self.centre.focus_place(place)
                return

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self._controller.hurry()
        elif not self.prompt.take_key(Qt.Key(event.key())):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's name
        """Go to the next area; from what is gone, to the prompt, and never onto a tool."""
        if not self.tab(forward=next):
            self.prompt.rest_focus()
        return True

    def tab(self, *, forward: bool) -> bool:
        """Go to the next area or the one before; tell whether the focus was in one."""
        areas = (self.centre, self.prompt, self.board, self.others, self.opened)
        stops = stops_in((*areas, self.inspector, self.log, *self.beside, self.top))
        stop = neighbour(stops, self.window().focusWidget(), 1 if forward else -1)
        if stop is not None:
            reasons = Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.TabFocusReason
            stop.setFocus(reasons[forward])
        return stop is not None

    # --- the ground that the stage stands over

    def rect_of(self, where: Where) -> QRectF | None:
        """Give where a spot lies on this screen, if it can be seen."""
        scene = self._scene
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

    def tumble(self, milliseconds: int) -> None:
        """Have the dice roll and settle."""
        self.top.dice.duration = milliseconds
        if self._scene is not None:
            self.top.dice.roll(self._scene.view.dice)
