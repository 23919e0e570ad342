"""The table: everything stands in one room by one plan, without scrolling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect

from valeria_desktop.games.valeria.rules.model.options import Action
from valeria_desktop.games.valeria.rules.model.targets import AtPlace
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.story.tell import tell_turn
from valeria_desktop.games.valeria.ui.boards.board import Board
from valeria_desktop.games.valeria.ui.boards.open_board import OpenBoard
from valeria_desktop.games.valeria.ui.boards.others import OtherBoards
from valeria_desktop.games.valeria.ui.boards.rival_cards import RivalCards
from valeria_desktop.games.valeria.ui.centre.view import CentreView
from valeria_desktop.games.valeria.ui.prompts.registry import PRESENTERS
from valeria_desktop.games.valeria.ui.prompts.told import told_of
from valeria_desktop.games.valeria.ui.prompts.waiting import DukesWaiting
from valeria_desktop.games.valeria.ui.prompts.why import WhyNot
from valeria_desktop.games.valeria.ui.table.ground import Spots
from valeria_desktop.games.valeria.ui.table.leaf_bar import LeafBar
from valeria_desktop.games.valeria.ui.table.plan import Leaf, Plan, plan_of
from valeria_desktop.games.valeria.ui.table.refusals import Refusals
from valeria_desktop.games.valeria.ui.table.room import RoomView, hour_of
from valeria_desktop.games.valeria.ui.table.siege_road import SiegeRoad
from valeria_desktop.games.valeria.ui.table.top_bar import TopBar
from valeria_desktop.games.valeria.ui.zoom.control import Zoom
from valeria_desktop.games.valeria.ui.zoom.pointed import Pointed, card_at, place_at, told_at
from valeria_desktop.ui.kit.pace import Movement, Pace
from valeria_desktop.ui.kit.room import RoomLook
from valeria_desktop.ui.log.log_view import LogPanel
from valeria_desktop.ui.prompts.panel import PromptPanel
from valeria_desktop.ui.stage.table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QAction, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.games.valeria.ui.cards.mood import Chip
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.prompts.beats import Beat
    from valeria_desktop.ui.shell.controller import Controller
    from valeria_desktop.ui.stage.beats import Where

_MOVES = {Pace.SLOW: 400, Pace.NORMAL: 200, Pace.FAST: 100, Pace.OFF: 0}  # milliseconds
_HOUR = 2000  # milliseconds that an hour takes to pass
_TOOLS = ("sound", "undo", "redo", "hint", "why", "hurry")


class TableScreen(Table):
    """Everything that a decision needs, in front of whoever is asked."""

    def __init__(self, look: Look, controller: Controller, actions: Mapping[str, QAction]) -> None:
        """Lay an empty table."""
        super().__init__(controller)
        self._wished = look
        self._look = self.look = RoomLook(look, self)
        self.room = RoomView(self._look, self)
        self.top = TopBar(self._look, [actions[name] for name in _TOOLS if name in actions])
        self.menu_button = self.top.menu
        self.road = SiegeRoad(self._look)
        self.centre = CentreView(self._look)
        self.prompt = PromptPanel(self._look, controller, PRESENTERS, waiting=DukesWaiting)
        self.log = LogPanel(self._look, tell_turn)
        self.log.setProperty("panel", True)
        self.board = Board(self._look)
        self.others = OtherBoards(self._look)
        self.leaf_bar = LeafBar(self._look)
        self._leaf = Leaf.MARKET
        self._turn: object = None
        self._moves = True
        self._plan = self.plan
        self._stand_in_layers()
        self.opened = OpenBoard(self._look, self)
        self.rival_cards = RivalCards(self._look, self.others, self)
        self.why = WhyNot(self._look, self)
        self.zoom = Zoom(self._look, self, self.zoom_room, peeks=True)
        self._spots = Spots(self)
        self.refusals = Refusals(controller, self.centre, self.prompt, self.why)
        self._connect()
        self.sit_down()

    # --- where everything stands

    def _stand_in_layers(self) -> None:
        """Nothing here is in a layout: the plan says where it stands (decision 28)."""
        layers = (self.top, self.others, self.road, self.centre, self.board, self.leaf_bar)
        for part in (*layers, self.log, self.prompt):
            part.setParent(self)
        self.top.arranged.connect(self._stand_rivals)
        self.prompt.installEventFilter(self)
        self._look.changed.connect(self._stand)

    @property
    def plan(self) -> Plan:
        """Where everything stands at the size the table has."""
        scene = self.scene
        players = len(scene.seats) if scene is not None else 2
        solo = scene.setup.solo if scene is not None else None
        return plan_of(self.size(), self._wished.scale, players, solo, self._leaf)

    def _stand(self) -> None:
        """Stand everything by the plan; the same whatever is asked, so that nothing moves."""
        plan = self.plan
        self._plan = plan
        self.room.setGeometry(self.rect())
        self.room.use(plan)
        self.top.hold_rivals(holds=plan.strip is None)
        self.top.setGeometry(plan.bar)
        self._stand_rivals()
        self._stand_leaves(plan)
        self.prompt.setGeometry(QRect(plan.prompt.topLeft(), self.prompt.size()))
        self.prompt.resize(plan.prompt.width(), self.prompt.height())
        self.prompt.share(plan.prompt.height(), plan.prompt_most)
        self._stand_story()

    def _stand_rivals(self) -> None:
        """Stand the rivals in their strip, or in the bar."""
        hole = self.top.hole
        box = self._plan.strip
        if box is None and hole is not None:
            box = hole.translated(self.top.pos())
        scene = self.scene
        has_rivals = scene is None or len(scene.seats) > 1 or scene.view.rival is not None
        self.others.setVisible(box is not None and has_rivals)
        if box is not None:
            self.others.setGeometry(box)

    def _stand_leaves(self, plan: Plan) -> None:
        leaf, unit = plan.leaf, plan.unit
        self.centre.setVisible(leaf is not Leaf.OWN)
        self.board.setVisible(leaf is not Leaf.MARKET)
        self.leaf_bar.setVisible(leaf is not None)
        self.road.setVisible(plan.road is not None)
        if plan.road is not None:
            self.road.setGeometry(plan.road)
        if plan.tiles:
            self.centre.setGeometry(_cells(plan.tiles, (24 if plan.road else 8) * unit, 7 * unit))
        self.board.setGeometry(plan.own.board)
        if leaf is not None:
            other = Leaf.OWN if leaf is Leaf.MARKET else Leaf.MARKET
            self.leaf_bar.show_leaf(other)
            self.leaf_bar.setGeometry(plan.mat if leaf is Leaf.OWN else plan.own.board)

    def _stand_story(self) -> None:
        """Give the story what the prompt leaves."""
        box = self._plan.story(self.prompt.height())
        self.log.setVisible(box is not None)
        if box is not None:
            self.log.setGeometry(box)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.prompt and event.type() is QEvent.Type.Resize:
            self._stand_story()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._look.fit(self.size())
        self._stand()

    def turn_leaf(self) -> None:
        """Turn from the market to the own board, or back, where only one of them has room."""
        if self._plan.leaf is None:
            return
        had_focus = self._leaf_shown().isAncestorOf(self.window().focusWidget())
        self._show_leaf(Leaf.OWN if self._leaf is Leaf.MARKET else Leaf.MARKET)
        if had_focus:
            self._leaf_shown().setFocus()

    def _leaf_shown(self) -> QWidget:
        return self.centre if self._leaf is Leaf.MARKET else self.board

    def _show_leaf(self, leaf: Leaf) -> None:
        if leaf is not self._leaf:
            self._leaf = leaf
            self._stand()

    def zoom_room(self) -> QRect:
        """Give the room that a card looked at closely may stand in."""
        return self._plan.over.zoom

    def _connect(self) -> None:
        self.prompt.row_asked.connect(self._focus_row)
        self.centre.place_chosen.connect(lambda at: self.prompt.choose_target(AtPlace(at)))
        self.centre.place_refused.connect(self.refusals.answer)
        self.board.peek_began.connect(self._show_duke)
        self.board.peek_ended.connect(self.zoom.hide_duke)
        self.others.seat_opened.connect(self._open_board)
        self.leaf_bar.clicked.connect(self.turn_leaf)
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

    # --- what is shown

    def forget(self) -> None:
        self.opened.close_board()
        self.board.forget()
        self.others.forget()
        self._turn = None
        self._leaf = Leaf.MARKET

    def put_away(self) -> None:
        self.why.close_bubble()
        super().put_away()

    def show_parts(self, scene: Scene) -> None:
        self.why.close_bubble()
        if scene.is_asked and scene.lit:
            self._leaf = Leaf.MARKET  # what is asked is about what lies there
        self.top.show_scene(scene)
        self.centre.show_scene(scene)
        self.board.show_scene(scene, scene.viewer)
        self.others.show_scene(scene)
        self.opened.show_scene(scene)
        self.zoom.show_scene(scene)
        self.leaf_bar.show_scene(scene)
        self.room.show_scene(scene)
        if scene.setup.solo is Solo.SIEGE:
            self.road.show_scene(scene)
        self._pass_time(scene)
        if self.plan != self._plan:
            self._stand()

    def told(self, scene: Scene) -> tuple[Sequence[Beat], str]:
        heading, beats = told_of(scene, self.controller.shown.lines, self._look)
        return beats, heading

    def _pass_time(self, scene: Scene) -> None:
        """Let an hour pass, but only between two turns."""
        turn = scene.view.turn, scene.view.active
        if turn != self._turn or not self._moves:
            is_new = self._turn is None
            self._turn = turn
            self.room.show_hour(hour_of(scene), 0 if is_new or not self._moves else _HOUR)

    def point_out(self, option: Option) -> None:
        if isinstance(option.target, AtPlace):
            self._show_leaf(Leaf.MARKET)
            self.centre.show_hint(option.target.place)

    def _open_board(self, seat: int) -> None:
        if self.scene is not None:
            self.opened.open_board(self.scene, seat, QRect(self.others.geometry()))

    def use_motion(self, pace: Pace, movement: Movement) -> None:
        """Let tokens move as fast as everything else, or not at all."""
        self._moves = movement is Movement.FULL and pace is not Pace.OFF
        self.board.duration = _MOVES[pace] if self._moves else 0

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
        self._show_leaf(Leaf.MARKET)
        for place, options in sorted(self.scene.lit.items()):
            if any(getattr(option, "action", None) == Action(action) for option in options):
                self.centre.focus_place(place)
                return

    def areas(self) -> Sequence[QWidget]:
        areas = (self.prompt, self.centre, self.board, self.leaf_bar, self.others, self.opened)
        more = (self.zoom.panel, self.log, *self.beside)
        return (*areas, *more, self.top.tools, *self.top.menus)

    # --- the ground that the stage stands over

    def rect_of(self, where: Where) -> QRectF | None:
        return self._spots.rect_of(where)

    def wake(self, chip: Chip, number: int) -> None:
        """Lift the cards that a number wakes, on the mat and in front of everybody."""
        self._spots.wake(chip, number)

    def rest(self) -> None:
        self._spots.rest()


def _cells(tiles: Sequence[QRect], across: float, down: float) -> QRect:
    """Give what a view of tiles takes: half a gap more on each side."""
    whole = QRect()
    for tile in tiles:
        whole = whole.united(tile)
    x, y = round(across / 2), round(down / 2)
    return whole.adjusted(-x, -y, x, y)
