"""The table of Viscounts: the realm, the others beside it, your board below it."""

from __future__ import annotations

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
from valeria_desktop.ui.log.log_panel import LogPanel
from valeria_desktop.ui.log.story_toggle import StoryToggle
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.place.room import RoomView
from valeria_desktop.ui.prompts.panel import PromptPanel
from valeria_desktop.ui.prompts.recent_rows import recent_rows
from valeria_desktop.ui.table.frame import MAT, OWN
from valeria_desktop.ui.table.leaves import LeafWords
from valeria_desktop.ui.table.peek_table import PeekTable
from valeria_desktop.ui.table.refusals import RefusalsAtTable
from valeria_desktop.ui.table.room_table import TablePart
from valeria_desktop.ui.words.phrases import tell
from valeria_desktop.ui.zoom.control import ZoomConditions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QAction, QKeyEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.games.viscounts.ui.table.plan import TablePlan
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.coach.hint_rows import HintThing
    from valeria_desktop.ui.controls.peek import HeldButton
    from valeria_desktop.ui.prompts.progress_rows import ProgressRow
    from valeria_desktop.ui.table.frame import Leaf


class TableScreen(PeekTable):
    """Shows the asked player all that a decision needs."""

    top: TopBar
    rivals: RivalsView
    standing: TablePlacer
    ground: TableGround
    zoom: Zoom
    refusals: RefusalsAtTable
    voice = SCRIBE

    _turn_of: int | None = None
    """The person whose turn was asked for last."""

    def make_room_parts(self, tools: Sequence[QAction]) -> None:
        self.room = RoomView(self._look, paint_arcade, self, paint_floor=paint_flagstones)
        self.top = TopBar(self._look, tools)

    def make_parts(self) -> None:
        self.prompt = PromptPanel(self._look, self.controller, PRESENTERS)
        self.prompt.shows_interrupts = True
        self.log = LogPanel(self._look)
        self.ring = RingView(self._look)
        self.claims = Spread(self._look, ClaimsPart())
        self.rivals = RivalsView(self._look)
        self.own = self.peeked_board = OwnBoard(self._look)
        self.story_key = StoryDrawer(self._look, self)

    def make_voices(self) -> None:
        self.standing = TablePlacer(self)
        self.goal = GoalLook(self._look, self)
        self.ground = TableGround(self)
        self.zoom = Zoom(self._look, self, lambda: self.plan.zoom)
        self.zoom.asks = ZoomConditions(
            is_at_rest=lambda: self.controller.is_open,
            gives_way=self._hides_zoom,
        )
        self.refusals = RefusalsAtTable(self, reasons_against)
        self.invite(RealmSpeech(self), moods_about, points_of)
        self.recap = TurnRecap(self)
        self._castle_key = QShortcut(QKeySequence("C"), self)
        self._castle_key.setAutoRepeat(False)
        self._castle_key.activated.connect(self.turn_castle)

    def listed(self) -> tuple[TablePart, ...]:
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

    def connect_parts(self) -> None:
        super().connect_parts()
        self.prompt.uncovered.connect(lambda: self._sit_down_for(self.scene))
        self.ring.pointed.connect(self._point_at)

    # --- contents

    def forget(self) -> None:
        super().forget()
        self.goal.put_away()
        self._turn_of = None
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
        super().asked(scene)
        self.recap.ask(scene)
        self.standing.stand_beside()
        has_keys = self.ring.hasFocus()  # else its last space would become the answer of Enter
        self._point_at(self.ring.hovered or (self.ring.current if has_keys else None))

    def look_at_answers(self, looks: bool) -> None:  # noqa: FBT001 - Qt's signal gives it
        self.own.show_secrets(is_shown=looks)
        self.advice.refresh()
        if not looks:
            self.zoom.close()  # it may show a card of the hand

    def hold(self, *, is_held: bool) -> None:
        """Turn the hand up while the player holds the key, and say its cards."""
        self.own.hold(is_held=is_held)
        self.advice.refresh()
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

    def turn_castle(self) -> None:
        self.standing.leaves.show(MAT)
        self.ring.turn_castle()

    def close_by_escape(self) -> bool:
        """Put the large castle away; return whether it was shown."""
        was_large = self.ring.is_castle_large
        if was_large:
            self.turn_castle()
        return was_large

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape or not self.close_by_escape():
            super().keyPressEvent(event)

    # --- hints and points

    def thing_of(self, option: Option, plan: tuple[Option, ...]) -> HintThing:
        del plan
        return hint_thing(option, () if self.scene is None else self.scene.names)

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
        """Return whether hints may rest on your hand: it lies open, or there is no card in it."""
        scene: Scene | None = self.scene
        if scene is None or self.own.is_open:
            return True
        return scene.view.has_own and not scene.view.own.hand

    def aside(self) -> str:
        return self.tr("I count on your hand here, so the answer is for your eyes only.")

    @property
    def peek_button(self) -> HeldButton:
        return self.own.peek

    # --- motion

    def show_meanwhile(self, scene: Scene) -> None:
        """Show realm and boards with something in the air; the shown state follows it."""
        if life_of(scene.view, all_seats(scene)) != self.ring.life:
            self.ring.show_scene(scene)
        self.own.show_table(scene)
        self.rivals.show_scene(scene)

    # --- keys

    def go_to_mat(self) -> None:
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
