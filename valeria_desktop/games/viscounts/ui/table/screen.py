"""The table of Viscounts: the realm, the others beside it, your board below it."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRect, Qt
from PySide6.QtGui import QKeySequence, QShortcut

from valeria_desktop.games.viscounts.coach.book_worth import book_worths
from valeria_desktop.games.viscounts.rules.at import Asset, AtBonus
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.reasons import reasons_against
from valeria_desktop.games.viscounts.ui.board.layout import ON_BOARD
from valeria_desktop.games.viscounts.ui.board.life import life_of
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.coach.hint_things import hint_thing
from valeria_desktop.games.viscounts.ui.coach.points_sheet import points_of
from valeria_desktop.games.viscounts.ui.paint.hall import hour_of, paint_arcade, paint_flagstones
from valeria_desktop.games.viscounts.ui.parts import own_words
from valeria_desktop.games.viscounts.ui.parts.claims import ClaimsPart
from valeria_desktop.games.viscounts.ui.parts.goal import GoalLook
from valeria_desktop.games.viscounts.ui.parts.own import OwnBoard
from valeria_desktop.games.viscounts.ui.parts.recap import TurnRecap
from valeria_desktop.games.viscounts.ui.parts.ring import RingView
from valeria_desktop.games.viscounts.ui.parts.rivals import RivalsView
from valeria_desktop.games.viscounts.ui.parts.speech import RealmSpeech, moods_about
from valeria_desktop.games.viscounts.ui.prompts.lists import PRESENTERS
from valeria_desktop.games.viscounts.ui.prompts.ride import RidePresenter
from valeria_desktop.games.viscounts.ui.scribe import SCRIBE
from valeria_desktop.games.viscounts.ui.table.ground import TableGround
from valeria_desktop.games.viscounts.ui.table.plan import TablePlacer
from valeria_desktop.games.viscounts.ui.table.seats import all_seats
from valeria_desktop.games.viscounts.ui.table.top_bar import TopBar
from valeria_desktop.games.viscounts.ui.zoom.zoom import Zoom
from valeria_desktop.session.chronicle import ended_turn
from valeria_desktop.ui.coach.advice import Advice
from valeria_desktop.ui.coach.hint_panel import HintPanel
from valeria_desktop.ui.coach.points_in_sight import PointsInSight
from valeria_desktop.ui.log.log_panel import LogPanel
from valeria_desktop.ui.log.story_toggle import StoryToggle
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.place.moods import FaceMoods
from valeria_desktop.ui.place.room import RoomView
from valeria_desktop.ui.prompts.list import ListPresenter
from valeria_desktop.ui.prompts.panel import PromptPanel
from valeria_desktop.ui.prompts.recent_rows import recent_rows
from valeria_desktop.ui.table.frame import MAT, OWN
from valeria_desktop.ui.table.guest_table import GuestTable
from valeria_desktop.ui.table.leaves import LeafWords
from valeria_desktop.ui.table.refusals import RefusalsAtTable
from valeria_desktop.ui.table.room_table import TablePart
from valeria_desktop.ui.table.top_bar import tools_among
from valeria_desktop.ui.words.phrases import tell
from valeria_desktop.ui.zoom.control import ZoomConditions

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.games.viscounts.ui.table.plan import TablePlan
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.coach.hint_rows import HintThing
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.play.controller import Controller
    from valeria_desktop.ui.prompts.progress_rows import ProgressRow
    from valeria_desktop.ui.stage.pace import Movement, Pace
    from valeria_desktop.ui.table.frame import Leaf


class TableScreen(GuestTable):
    """Shows the asked player all that a decision needs."""

    top: TopBar
    rivals: RivalsView
    standing: TablePlacer
    ground: TableGround
    zoom: Zoom
    refusals: RefusalsAtTable
    voice = SCRIBE

    def __init__(self, look: Look, controller: Controller, actions: Mapping[str, QAction]) -> None:
        super().__init__(controller)
        self._look = self.look = RoomLook(look, self)
        self.room = RoomView(self._look, paint_arcade, self, paint_floor=paint_flagstones)
        self.top = TopBar(self._look, tools_among(actions))
        self.menu_button = self.top.menu
        self._turn_of: int | None = None
        """The person whose turn was asked for last."""
        self._make_parts()
        self.parts = self._listed()
        self.standing = TablePlacer(self)
        self._make_voices()
        self._connect()
        self.setAccessibleName(self.page_name())
        self.sit_down()

    def _make_parts(self) -> None:
        """Make the parts that the plan places."""
        controller = self.controller
        self.prompt = PromptPanel(self._look, controller, PRESENTERS)
        self.prompt.voice = self.voice
        self.prompt.shows_interrupts = True
        self.log = LogPanel(self._look)
        self.log.setProperty("panel", True)
        self.ring = RingView(self._look)
        self.claims = Spread(self._look, ClaimsPart())
        self.rivals = RivalsView(self._look)
        self.rivals.face_asked.connect(self.rival_asked)
        self.own = OwnBoard(self._look)
        self.hint_panel = HintPanel(self._look, self, self.voice, controller.arrivals)
        self.story_key = StoryDrawer(self._look, self)

    def _make_voices(self) -> None:
        """Make the table's ground for motions, the close look, and all who speak there."""
        self.goal = GoalLook(self._look, self)
        self.story_key.turned.connect(self._turn_story)
        self.ground = TableGround(self)
        self.zoom = Zoom(self._look, self, lambda: self.plan.zoom)
        self.zoom.asks = ZoomConditions(
            is_at_rest=lambda: self.controller.is_open,
            gives_way=self._hides_zoom,
        )
        self.advice = Advice(self, self.hint_panel)
        self.refusals = RefusalsAtTable(self, reasons_against)
        self.moods = FaceMoods(self.rivals.faces, moods_about, attrgetter("asked"))
        self.points = PointsInSight(self, points_of)
        self.speech = RealmSpeech(self)
        self.log.use(self.speech.tell)
        self.recap = TurnRecap(self)
        self._castle_key = QShortcut(QKeySequence("C"), self)
        self._castle_key.setAutoRepeat(False)
        self._castle_key.activated.connect(self.turn_castle)

    def _listed(self) -> tuple[TablePart, ...]:
        """List the parts, each one over those before it."""
        own, claims = self.own, self.claims
        return (
            TablePart(view=self.top, harm=4.0),
            TablePart(
                view=self.ring,
                kinds=ON_BOARD,
                leaf=MAT,
                box=lambda plan: plan.ring,
                chosen=(self.ring,),
                looked=(self.ring,),
                harm=1.0,
            ),
            TablePart(
                view=claims,
                kinds=(AtBonus,),
                box=lambda plan: plan.claims,
                looked=(claims,),
                harm=0.6,
            ),
            TablePart(view=self.rivals, lasts=True, looked=(self.rivals,), is_quiet=True, harm=0.8),
            TablePart(
                view=own,
                show=own.show_table,
                is_first=True,
                leaf=OWN,
                box=lambda plan: plan.own,
                chosen=(own,),
                looked=(own,),
                harm=0.8,
            ),
        )

    @property
    def plan(self) -> TablePlan:
        return self.standing.plan

    def _connect(self) -> None:
        self.connect_parts()
        self.prompt.row_asked.connect(lambda _row: self._go_to_ring())
        self.prompt.refused.connect(self.refusals.answer)
        self.prompt.uncovered.connect(lambda: self._sit_down_for(self.scene))
        self.ring.pointed.connect(self._point_at)
        self.own.peek_began.connect(lambda: self._hold(is_held=True))
        self.own.peek_ended.connect(lambda: self._hold(is_held=False))
        self.log.moment_asked.connect(self.moment_asked)

    # --- contents

    def forget(self) -> None:
        super().forget()
        self.goal.put_away()
        self.story_key.forget()
        self._turn_of = None
        self.points.close()
        self.recap.forget()

    def put_away(self) -> None:
        self.goal.put_away()
        super().put_away()

    def show_parts(self, scene: Scene) -> None:
        self.goal.put_away()
        if not scene.is_asked:
            self.recap.put_away()
        super().show_parts(scene)
        self.zoom.show_scene(scene)
        self.standing.leaves.bars.tell(words_of_leaves(scene))
        self.pass_time(scene.view.round, hour_of(scene.view))
        is_mine = scene.active == scene.viewer
        self.room.show_turn(is_mine=is_mine, is_lamp_lit=bool(scene.view.last_round))
        self.show_guests(scene)
        self.points.show_scene(scene)

    def told(
        self, scene: Scene
    ) -> tuple[Sequence[ProgressRow], str] | tuple[Sequence[ProgressRow], str, Seat]:
        lines = self.controller.shown.lines
        before = ended_turn(lines)  # it is read on until the next player has done something
        seat = before[0].seat if before else None
        if seat is not None and not scene.seats[seat].is_person:
            rows = recent_rows(scene, before, self.speech.story_of, self._look)
            over = QCoreApplication.translate("Interval", "{name}'s turn is over")
            return rows, over.format(name=scene.names[seat])
        rows = recent_rows(scene, lines, self.speech.story_of, self._look)
        neutral = scene.view.table.neutral
        if scene.view.active != neutral:
            return rows, ""
        return (
            rows,
            QCoreApplication.translate("RealmTable", "Odo's turn"),
            all_seats(scene)[neutral],
        )

    # --- questions

    def hands_over(self, scene: Scene) -> bool:
        """Return whether the turn has passed to another person; an interrupt is no such turn."""
        decision = scene.decision
        begins = decision is not None and decision.prompt == Prompt.PLAY
        return begins and self._turn_of not in {None, scene.asked}

    def _sit_down_for(self, scene: Scene | None) -> None:
        decision = None if scene is None else scene.decision
        if decision is not None and decision.prompt == Prompt.PLAY and not self.prompt.is_curtained:
            self._turn_of = decision.seat

    def asked(self, scene: Scene) -> None:
        self._sit_down_for(scene)
        self.speech.ask(scene)
        self.recap.ask(scene)
        self.standing.stand_beside()
        asking = self.prompt.presenter
        if isinstance(asking, ListPresenter) and asking.look_button is not None:
            asking.look_button.toggled.connect(self._look_at_answers)
        has_keys = self.ring.hasFocus()  # else its last space would become the answer of Enter
        self._point_at(self.ring.hovered or (self.ring.current if has_keys else None))

    def _look_at_answers(self, looks: bool) -> None:  # noqa: FBT001 - Qt's signal gives it
        self.own.show_secrets(is_shown=looks)
        if not looks:
            self.zoom.close()  # it may show a card of the hand

    def _hold(self, *, is_held: bool) -> None:
        """Turn the hand up while the player holds the key, and say its cards."""
        self.own.hold(is_held=is_held)
        if not is_held:
            self.zoom.close()  # it may show a card of the hand
            return
        side = self.own.scene
        if side is not None and side.hand is not None:
            said = [f"{tell(card.words())}." for card in side.hand]
            self.said.emit(" ".join(said))

    def _point_at(self, at: At | None) -> None:
        """Show what awaits the player at the goal of a ride that is pointed at."""
        asking, scene = self.prompt.presenter, self.scene
        if scene is None or not isinstance(asking, RidePresenter) or not self.controller.is_open:
            self.goal.put_away()
            return
        goal = asking.point_at(at)
        if goal is None:
            self.goal.put_away()
        else:
            self.goal.show_goal(scene, goal)
            self._stand_goal()
            if self.ring.hasFocus() and self.ring.hovered is None and self.goal.words is not None:
                self.said.emit(self.goal.words.sentence)

    def _hides_zoom(self) -> bool:
        """Whether a close look would hide what is told, or lie over spaces to choose from."""
        is_goal_told = self.goal.isVisible() and self.ring.hovered is not None
        return self.controller.is_moving or self.refusals.bubble.isVisible() or is_goal_told

    def _stand_goal(self) -> None:
        """Place the look at a goal below the question, over claims and rivals."""
        plan = self.plan
        top = plan.column.top() + self.prompt.height() + plan.parted
        box = QRect(plan.column.left(), top, plan.column.width(), plan.column.bottom() + 1 - top)
        self.goal.stand_in(box)

    def _turn_story(self) -> None:
        self.standing.stand_beside()
        if self.story_key.is_wished:
            self.log.list.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self.prompt.rest_focus()

    def turn_castle(self) -> None:
        self.standing.leaves.show(MAT)
        self.ring.turn_castle()

    # --- hints and points

    def thing_of(self, option: Option, plan: tuple[Option, ...]) -> HintThing:
        del plan
        return hint_thing(option, () if self.scene is None else self.scene.names)

    def turn_points(self) -> None:
        self.points.turn()

    def turn_numbers(self) -> None:
        """Show the points of manuscripts, or hide them; only where help is given."""
        if self.scene is None or not self.controller.helps:
            self.controller.refuse_help()
            return
        are_shown = not self.ring.part.has_numbers
        self.ring.show_numbers(are_shown=are_shown)
        translate, view = QCoreApplication.translate, self.scene.view
        said = translate("RealmNumbers", "Numbers are hidden.")
        if are_shown:
            worths = book_worths(view, self.scene.viewer)
            told = (
                f"{tell(view.table.ring.segments[position].words())} +{points}"
                for position, points in worths
            )
            words = translate("RealmNumbers", "Points of the manuscripts now: {points}.")
            said = words.format(points=", ".join(told))
        self.said.emit(said)

    def may_tell_secrets(self) -> bool:
        return self.scene is None or self.own.is_open

    # --- motion

    def show_meanwhile(self, scene: Scene) -> None:
        """Show realm and boards with something in the air; the shown state follows it."""
        if life_of(scene.view, all_seats(scene)) != self.ring.life:
            self.ring.show_scene(scene)
        self.own.show_table(scene)
        self.rivals.show_scene(scene)

    def use_motion(self, pace: Pace, movement: Movement) -> None:
        self.moods.use_motion(pace, movement)
        self._moves = bool(pace.speed) and movement.value == "full"

    # --- keys

    def _go_to_ring(self) -> None:
        self.standing.leaves.show(MAT)
        self.ring.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def areas(self) -> Sequence[QWidget]:
        bars = self.standing.leaves.bars.shown
        return (
            self.prompt,
            self.ring,
            self.own,
            *bars,
            self.rivals,
            self.claims,
            self.points.sheet.rows,
            self.zoom.panel,
            *self.hint_panel.stops,
            self.recap.rows,
            self.log,
            *self.beside,
            self.top.tools,
            *self.top.menus,
        )


class StoryDrawer(StoryToggle):
    """Lays the story over claims and rivals, or shows these again."""

    def words(self) -> str:
        return self.tr("Show the players") if self.is_wished else self.tr("Show the story")


def words_of_leaves(scene: Scene) -> dict[Leaf, LeafWords]:
    """Return the words and numbers of both leaves' bars."""
    turn = QCoreApplication.translate("RealmLeafBar", "Show my board")
    player = scene.view.players[scene.viewer]
    numbers = [
        (signs.SILVER, player.silver),
        (signs.AMOUNTS[Asset.INK.value], player.ink),
        (signs.AMOUNTS[Asset.STONE.value], player.stone),
        (signs.AMOUNTS[Asset.GOLD.value], player.gold),
    ]
    said = f"{turn}: {own_words.purse_words(player)}"
    return {
        MAT: LeafWords(QCoreApplication.translate("RealmLeafBar", "Show the realm")),
        OWN: LeafWords(turn, whole=said, numbers=numbers, owner=scene.seats[scene.viewer]),
    }
