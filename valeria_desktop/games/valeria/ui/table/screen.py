"""Valeria's table: all parts in one window, placed by one plan, without scrolling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRect

from valeria_desktop.games.valeria.rules.at import AtPlace, AtPool, AtRow, OfDie, OfSeat
from valeria_desktop.games.valeria.rules.model.amounts import amount_words
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.ui.board.open_board import OpenBoard
from valeria_desktop.games.valeria.ui.board.page_key import turn_by_key
from valeria_desktop.games.valeria.ui.board.side_board import SideBoard
from valeria_desktop.games.valeria.ui.cards.card_words import card_sentence
from valeria_desktop.games.valeria.ui.cards.ribbon_slides import SLIDES
from valeria_desktop.games.valeria.ui.coach.hint_things import hint_thing
from valeria_desktop.games.valeria.ui.coach.numbers import CoachNumbers
from valeria_desktop.games.valeria.ui.coach.points_sheet import OwnPoints
from valeria_desktop.games.valeria.ui.coach.rolls_panel import RollsPanel
from valeria_desktop.games.valeria.ui.herald import HERALD
from valeria_desktop.games.valeria.ui.paint.realm import hour_of, paint_realm
from valeria_desktop.games.valeria.ui.parts.centre import CentreView
from valeria_desktop.games.valeria.ui.parts.drawn_leaf import AtSpot
from valeria_desktop.games.valeria.ui.parts.heaps import HeapsView
from valeria_desktop.games.valeria.ui.parts.moods import moods_about
from valeria_desktop.games.valeria.ui.parts.pools import PoolsView
from valeria_desktop.games.valeria.ui.parts.recap import MarketRecap
from valeria_desktop.games.valeria.ui.parts.rival_cards import RivalCards
from valeria_desktop.games.valeria.ui.parts.rivals import RivalPlaques
from valeria_desktop.games.valeria.ui.parts.siege_road import SiegeRoad
from valeria_desktop.games.valeria.ui.parts.speech import CharacterSpeech
from valeria_desktop.games.valeria.ui.parts.wake import RollWait, WakePanel
from valeria_desktop.games.valeria.ui.prompts.answers import cost_marks, short_answer
from valeria_desktop.games.valeria.ui.prompts.refusals import Refusals, WhyNot
from valeria_desktop.games.valeria.ui.prompts.registry import PAUSES, PRESENTERS
from valeria_desktop.games.valeria.ui.prompts.turn_report import report_of
from valeria_desktop.games.valeria.ui.table.centre_leaves import CentreLeaves
from valeria_desktop.games.valeria.ui.table.ground import TableGround
from valeria_desktop.games.valeria.ui.table.layout import ValeriaLayout, room_of_centre
from valeria_desktop.games.valeria.ui.table.poses import TablePoses
from valeria_desktop.games.valeria.ui.table.top_bar import TopBar
from valeria_desktop.games.valeria.ui.table.window import RealmWindow
from valeria_desktop.games.valeria.ui.zoom.descriptions import ValeriaZoomConditions
from valeria_desktop.games.valeria.ui.zoom.zoom import Zoom, thing_of_recap, watch_board
from valeria_desktop.ui.coach.advice import Advice
from valeria_desktop.ui.coach.hint_panel import HintPanel
from valeria_desktop.ui.log.log_panel import LogPanel
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.place.moods import FaceMoods
from valeria_desktop.ui.place.room import RoomView
from valeria_desktop.ui.prompts.panel import PromptPanel
from valeria_desktop.ui.stage.pace import Movement, Pace
from valeria_desktop.ui.table.frame import MAT, OWN
from valeria_desktop.ui.table.guest_table import GuestTable
from valeria_desktop.ui.table.leaves import LeafWords
from valeria_desktop.ui.table.room_table import TablePart
from valeria_desktop.ui.table.top_bar import tools_among
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QAction, QKeyEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.games.valeria.ui.cards.mood import WakeChip
    from valeria_desktop.games.valeria.ui.table.plan import TablePlan
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.signs import Marks
    from valeria_desktop.ui.coach.hint_rows import HintThing
    from valeria_desktop.ui.controls.peek import HeldButton
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.play.controller import Controller
    from valeria_desktop.ui.prompts.progress_rows import ProgressRow
    from valeria_desktop.ui.table.frame import Leaf


_REFUSAL, _REFUSED = 4.0, 140.0  # in pixels and in ms
_HOUR = 2000  # time in which the sky changes to a new hour, in ms
_SHARED = 2
"""The least number of people at one screen that have secrets from each other."""


class TableScreen(GuestTable):
    """Shows all that the asked player needs for a decision."""

    voice = HERALD
    top: TopBar
    rivals: RivalPlaques
    standing: ValeriaLayout
    ground: TableGround
    zoom: Zoom
    refusals: Refusals
    poses: TablePoses

    def __init__(self, look: Look, controller: Controller, actions: Mapping[str, QAction]) -> None:
        """Make a table without a game."""
        super().__init__(controller)
        self._look = self.look = RoomLook(look, self)
        self.room = RoomView(self._look, paint_realm, self)
        self.window_view = RealmWindow(self.room)
        self.top = TopBar(self._look, tools_among(actions))
        self.menu_button = self.top.menu
        self._turn: object = None
        self._moves = True
        self._make_parts()
        self.parts = self._listed()
        self.standing = ValeriaLayout(self)
        self._make_sheets()
        self._make_voices()
        self._connect()
        self.sit_down()

    def _make_parts(self) -> None:
        """Make the parts that the plan places."""
        controller = self.controller
        self.road = SiegeRoad(self._look)
        self.centre = CentreView(self._look)
        self.heaps, self.pools = HeapsView(self._look), PoolsView(self._look)
        self.prompt = PromptPanel(self._look, controller, PRESENTERS, pauses=PAUSES)
        self.prompt.voice = self.voice
        self.log = LogPanel(self._look)
        self.log.setProperty("panel", True)
        self.board = SideBoard(self._look)
        self.others = self.rivals = RivalPlaques(self._look)
        self.wake_panel = WakePanel(self._look, self)
        self.rolls_panel = RollsPanel(self._look, self)
        self.hint_panel = HintPanel(self._look, self, self.voice, controller.arrivals)
        self.leaves = CentreLeaves(self, self)

    def _make_sheets(self) -> None:
        """Make the boards and sheets that open over the parts, and the numbers on them."""
        self.opened = OpenBoard(self._look, self)
        turn_by_key(self, lambda: (self.opened if self.opened.isVisible() else self).board.tableau)
        self.rival_cards = RivalCards(self._look, self.others, self)
        self.recap = MarketRecap(self._look, self)
        self.why = WhyNot(self._look, self, self.voice)
        self.zoom = Zoom(self._look, self, lambda: self.plan.over.zoom, peeks=True)
        self.numbers = CoachNumbers(self)
        self.advice = Advice(self, self.hint_panel)
        self.own_points = OwnPoints(self)

    def _make_voices(self) -> None:
        """Make the table's ground for motions, and all who speak there."""
        self.ground, self.poses = TableGround(self), TablePoses(self)
        self.roll_wait = RollWait(self)
        self.refusals = Refusals(self)
        self.moods = FaceMoods(self.others.faces, moods_about)
        self.speech = CharacterSpeech(self)
        self.log.use(self.speech.tell)

    def _listed(self) -> tuple[TablePart, ...]:
        """Return the parts, each above the parts before it."""
        return (
            TablePart(view=self.top, kinds=(OfDie,), harm=4.0),
            TablePart(view=self.others, looked=(self.others,), is_quiet=True, harm=0.8),
            *self._listed_on_the_mat(),
            TablePart(
                view=self.board,
                show=lambda scene: self.board.show_scene(scene, scene.viewer),
                leaf=OWN,
                box=lambda plan: plan.board,
                chosen=(self.board.tableau,),
                harm=0.8,
            ),
        )

    def _listed_on_the_mat(self) -> tuple[TablePart, ...]:
        return (
            TablePart(view=self.road, show=self._show_road, leaf=MAT, box=lambda plan: plan.road),
            TablePart(
                view=self.centre,
                lasts=True,
                kinds=(AtPlace, AtRow, AtSpot),
                leaf=MAT,
                box=room_of_centre,
                chosen=(self.centre,),
                looked=(self.centre,),
                harm=1.0,
            ),
            TablePart(
                view=self.heaps,
                show=self._show_heaps,
                leaf=MAT,
                box=self.heaps.box_in,
                looked=(self.heaps,),
                harm=0.2,
            ),
            TablePart(
                view=self.pools,
                show=self._show_pools,
                kinds=(AtPool,),
                leaf=MAT,
                box=self.pools.box_in,
                chosen=(self.pools,),
                looked=(self.pools,),
                harm=0.2,
            ),
        )

    @property
    def plan(self) -> TablePlan:
        """The boxes of all parts."""
        return self.standing.plan

    def turn_numbers(self) -> None:
        self.numbers.turn()

    def turn_points(self) -> None:
        self.own_points.turn()

    def _connect(self) -> None:
        self.prompt.row_asked.connect(self._focus_row)
        self.connect_parts()
        self.board.peek_began.connect(self._show_duke)
        self.board.peek_ended.connect(lambda: self.zoom.show_duke(None))
        for peeked in (self.board.peek_began, self.board.peek_ended):
            peeked.connect(self.advice.refresh)
        self.others.opened.connect(self._open_board)
        self.others.face_asked.connect(self.rival_asked)
        for board in (self.board, self.opened.board):
            self.room.hour_passed.connect(board.show_hour)
        self.room.hour_passed.connect(self.others.show_hour)
        self._connect_zoom()

    def _connect_zoom(self) -> None:
        for board in (self.board, self.opened.board):
            watch_board(self.zoom, board)
        self.zoom.watch_pieces(self.rival_cards.kingdom, is_quiet=True)
        self.zoom.watch(self.recap.rows, thing_of_recap)
        self.zoom.asks = ValeriaZoomConditions(
            is_at_rest=lambda: self.controller.is_open,
            has_help=lambda: self.controller.helps,
            gives_way=lambda: self.controller.is_moving or self._shows_a_passing_scene,
            known=self.numbers.of_pointed,
        )

    @property
    def _shows_a_passing_scene(self) -> bool:
        return self.scene is not None and self.scene.is_passing

    def point_out(self, option: Option | None) -> None:
        self.leaves.show_place(None if option is None else option.at)
        super().point_out(option)

    def thing_of(self, option: Option, plan: tuple[Option, ...]) -> HintThing:
        scene = self.scene
        described = None if scene is None else hint_thing(option, plan, scene.view, scene.names)
        return described or super().thing_of(option, plan)

    # --- contents

    def forget(self) -> None:
        super().forget()
        self.opened.close_board()
        self._turn = None
        self.roll_wait.forget()

    def stand_up(self) -> None:
        self.numbers.stand_up()
        self.own_points.stand_up()
        super().stand_up()

    def put_away(self) -> None:
        self.roll_wait.put_away()
        super().put_away()

    def show_parts(self, scene: Scene) -> None:
        self.roll_wait.show_scene(scene)
        self.leaves.lay_out(scene.view.table.layout)
        super().show_parts(scene)
        self.leaves.show_scene(scene)
        self.opened.show_scene(scene)
        self.zoom.show_scene(scene)
        self.standing.leaves.bars.tell(words_of_leaves(scene))
        self._pass_time(scene)
        self.window_view.show_scene(scene, self.plan, moves=self._moves)
        self.show_guests(scene)

    def _show_road(self, scene: Scene) -> None:
        if scene.setup.solo is Solo.SIEGE:
            self.road.show_scene(scene)

    def _show_heaps(self, scene: Scene) -> None:
        before = self.heaps.number
        self.heaps.show_scene(scene)
        if self.heaps.number != before:
            self.standing.stand_parts()

    def _show_pools(self, scene: Scene) -> None:
        before = self.pools.number
        self.pools.part.leaf = self.leaves.shown
        self.pools.show_scene(scene)
        if self.pools.number != before:
            self.standing.stand_parts()

    def told(self, scene: Scene) -> tuple[Sequence[ProgressRow], str]:
        heading, beats = report_of(scene, self.controller.shown.lines, self._look)
        return beats, heading

    def asked(self, scene: Scene) -> None:
        self.roll_wait.ask(scene)
        self.speech.ask(scene)

    def _pass_time(self, scene: Scene) -> None:
        """Change the sky to the scene's hour, but only between two turns."""
        turn = scene.view.turn, scene.view.active
        if turn != self._turn or not self._moves:
            is_new = self._turn is None
            self._turn = turn
            if is_new or self._moves:
                self.room.show_hour(hour_of(scene), 0 if is_new else _HOUR)
            else:
                self.room.show_hour_soon(hour_of(scene))

    def may_tell_secrets(self) -> bool:
        """Return whether hints may use your Duke: nobody else looks on, or you peek at him now."""
        scene: Scene | None = self.scene
        if scene is None or not scene.setup.has_dukes:
            return True
        return not self._has_company or self.board.peek.is_held

    def aside(self) -> str:
        return self.tr("I count on your Duke here, so the answer is for your eyes only.")

    @property
    def peek_button(self) -> HeldButton:
        return self.board.peek

    @property
    def _has_company(self) -> bool:
        """Whether several people share the screen."""
        seats = () if self.scene is None else self.scene.seats
        return len([seat for seat in seats if seat.is_person]) >= _SHARED

    def _open_board(self, at: OfSeat) -> None:
        if self.scene is not None:
            self.opened.open_board(self.scene, at.seat, QRect(self.others.geometry()))

    def use_motion(self, pace: Pace, movement: Movement) -> None:
        """Set the speed of tokens and ribbons by the pace, or stop all motion."""
        self._moves = movement is Movement.FULL and pace is not Pace.OFF
        self.moods.use_motion(pace, movement)
        self.board.duration = pace.token if self._moves else 0
        self.board.kingdom.use_motion(pace.speed, moves=self._moves)
        slides = round(SLIDES / pace.speed) if self._moves else 0
        follow = (self.others, self.board.kingdom, self.board.tableau, self.centre, self.log.list)
        for view in follow:
            view.let_follow(follows=not self._moves)
        for sliding in (self.centre.sliding, self.board.tableau.sliding):
            sliding.setDuration(slides)

    def _show_duke(self, seat: int) -> None:
        """Show a seat's Duke, in the view of that seat only."""
        view: View | None = self.controller.view(seat)
        duke = view.players[seat].duke if view is not None else None
        self.board.show_duke(duke)
        self.zoom.show_duke(duke)
        if duke is not None and not self._has_company:
            self.said.emit(card_sentence(duke))

    # --- choices

    def _focus_row(self, action: str) -> None:
        """Move the focus to the first stack where an action is possible."""
        if self.scene is None:
            return
        self.standing.leaves.show(MAT)
        for place, options in sorted(self.scene.lit.items()):
            if any(getattr(option, "action", None) == action for option in options):
                self.leaves.show_place(AtPlace(place))
                self.centre.focus_on(AtPlace(place))
                return

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.leaves.take_key(event):
            super().keyPressEvent(event)

    @property
    def box_of_bars(self) -> QRect | None:
        """The box of the bars of the centre's other leaves; None without such leaves."""
        return self.plan.leaf_bars

    def leaf_turned(self, leaf: str) -> None:
        """Show the pools of a leaf, and place all parts for it."""
        self.pools.show_leaf(leaf)
        self.standing.stand_parts()

    def areas(self) -> Sequence[QWidget]:
        bars = self.standing.leaves.bars.shown
        seats = (self.others, self.rival_cards, self.opened)
        leaves = () if self.leaves.bars is None else self.leaves.bars.shown
        areas = (self.prompt, *leaves, self.centre, self.pools, self.heaps, self.board)
        areas = (*areas, *bars, *seats)
        panels = (self.own_points.sheet, *self.hint_panel.stops, self.wake_panel, self.rolls_panel)
        more = (self.zoom.panel, self.recap, *panels, self.log, *self.beside)
        return (*areas, *more, self.top.tools, *self.top.menus)

    def short_answer(self, option: Option) -> tuple[str, Marks]:
        return short_answer(option, self.scene.names)

    def cost_of(self, option: Option) -> Marks:
        return cost_marks(option, self.scene.view.players[self.scene.viewer])

    # --- calls from the stage

    def wake(self, chip: WakeChip, number: int) -> None:
        """Raise the cards that a number wakes, on the mat and in front of all players."""
        self.ground.wake(chip, number)

    def tell_of(self, seat: int) -> None:
        """Show a rival in its colour while its deed is told."""
        self.others.tell_of(seat)

    def refuse(self, at: At) -> None:
        """Shake the card of a stack that the player can't have, with a sound."""
        self.sounded.emit("refusal")
        if self._moves:
            self.centre.shaking.shake(_REFUSAL, _REFUSED, at)

    def rest(self) -> None:
        self.ground.rest()
        self.centre.shaking.stop()
        self.poses.rest()
        self.others.tell_of()


_KINDS = ("gold", "strength", "magic", "points")


def words_of_leaves(scene: Scene) -> dict[Leaf, LeafWords]:
    """Return the words and numbers of both leaves' buttons."""
    turn = QCoreApplication.translate("LeafBar", "Show my board")
    whole = QCoreApplication.translate(
        "LeafBar", "{words}: {gold} Gold, {strength} Strength, {magic} Magic, {points} points"
    )
    player = scene.view.players[scene.viewer]
    has = {kind: getattr(player, kind) for kind in _KINDS}
    tokens = [tell(amount_words(tag, number)) for tag, number in player.more]
    return {
        MAT: LeafWords(
            QCoreApplication.translate("LeafBar", "Show the market"),
            numbers=_lit(len(scene.lit)),
        ),
        OWN: LeafWords(
            turn,
            whole=", ".join((whole.format(words=turn, **has), *tokens)),
            numbers=[*_lit(len(scene.lit_cards)), *has.items(), *player.more],
            owner=scene.seats[scene.viewer],
        ),
    }


def _lit(many: int) -> list[tuple[str, int]]:
    return [("check", many)] if many else []
