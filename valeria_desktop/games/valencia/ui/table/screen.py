"""The table of Valencia: all parts stand in one room by one plan, without scrolling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QCoreApplication, QPoint, Qt

from valeria_desktop.games.valencia.rules.at import AtBush, AtCell, AtRank, AtSeat, AtStep
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import ROUNDS
from valeria_desktop.games.valencia.story.tell import tell_turn
from valeria_desktop.games.valencia.ui.board.own_board import OwnBoard
from valeria_desktop.games.valencia.ui.board.own_side import hour_of
from valeria_desktop.games.valencia.ui.board.secrets import ALL, Secret
from valeria_desktop.games.valencia.ui.coach.aside import aside_of
from valeria_desktop.games.valencia.ui.coach.hint_things import hint_thing, planned_thing
from valeria_desktop.games.valencia.ui.coach.numbers import OwnNumbers
from valeria_desktop.games.valencia.ui.coach.points_sheet import points_of
from valeria_desktop.games.valencia.ui.evening.page import RoundPage
from valeria_desktop.games.valencia.ui.evening.summary import summary_of
from valeria_desktop.games.valencia.ui.gardener import GARDENER
from valeria_desktop.games.valencia.ui.paint.harbour import paint_harbour
from valeria_desktop.games.valencia.ui.parts.auction import AuctionTable
from valeria_desktop.games.valencia.ui.parts.bids import BidsPanel
from valeria_desktop.games.valencia.ui.parts.city import CityView
from valeria_desktop.games.valencia.ui.parts.council import CouncilPart
from valeria_desktop.games.valencia.ui.parts.moods import moods_about
from valeria_desktop.games.valencia.ui.parts.rival_sheet import RivalSheet
from valeria_desktop.games.valencia.ui.parts.rivals import RivalPlaques
from valeria_desktop.games.valencia.ui.parts.rounds import NextRounds
from valeria_desktop.games.valencia.ui.parts.speech import CitySpeech
from valeria_desktop.games.valencia.ui.parts.steps_view import StepsView
from valeria_desktop.games.valencia.ui.planning.presenters import presenters_of
from valeria_desktop.games.valencia.ui.planning.script import PlanScript
from valeria_desktop.games.valencia.ui.prompts.answers import cost_marks
from valeria_desktop.games.valencia.ui.prompts.bid import bid_presenters_of
from valeria_desktop.games.valencia.ui.prompts.registry import PAUSES, PRESENTERS
from valeria_desktop.games.valencia.ui.prompts.sale import SaleScript, sale_presenters_of
from valeria_desktop.games.valencia.ui.spoken import peeked
from valeria_desktop.games.valencia.ui.table.ground import TableGround
from valeria_desktop.games.valencia.ui.table.plan import TablePlacer
from valeria_desktop.games.valencia.ui.table.refusals import Refusals
from valeria_desktop.games.valencia.ui.table.story_key import StoryKey
from valeria_desktop.games.valencia.ui.table.top_bar import TopBar
from valeria_desktop.games.valencia.ui.winning.offered import as_settling
from valeria_desktop.games.valencia.ui.winning.presenter import WinPresenter
from valeria_desktop.games.valencia.ui.winning.presenters import win_presenters_of
from valeria_desktop.games.valencia.ui.winning.script import WinScript
from valeria_desktop.games.valencia.ui.zoom.zoom import ValencianAsks, Zoom
from valeria_desktop.ui.log.log_panel import LogPanel
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.place.room import RoomView
from valeria_desktop.ui.prompts.panel import PromptPanel
from valeria_desktop.ui.prompts.recent_rows import recent_rows
from valeria_desktop.ui.stage.pace import Movement, Pace
from valeria_desktop.ui.table.frame import MAT, OWN
from valeria_desktop.ui.table.leaves import LeafWords
from valeria_desktop.ui.table.peek_table import PeekTable
from valeria_desktop.ui.table.room_table import TablePart

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.board.secrets import Opened
    from valeria_desktop.games.valencia.ui.table.plan import TablePlan
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.signs import Marks
    from valeria_desktop.ui.coach.hint_rows import HintThing
    from valeria_desktop.ui.controls.peek import HeldButton
    from valeria_desktop.ui.prompts.panel import PresenterMaker
    from valeria_desktop.ui.prompts.progress_rows import ProgressRow
    from valeria_desktop.ui.table.frame import Leaf


class TableScreen(PeekTable):
    """Shows the asked player all that a decision needs."""

    voice = GARDENER
    top: TopBar
    rivals: RivalPlaques
    standing: TablePlacer
    ground: TableGround
    zoom: Zoom
    refusals: Refusals
    script: PlanScript
    story_key: StoryKey

    _pace = Pace.NORMAL

    def make_room_parts(self, tools: Sequence[QAction]) -> None:
        self.room = RoomView(self._look, paint_harbour, self)
        self.top = TopBar(self._look, tools)
        self.script = PlanScript(self)
        self.wins = WinScript(self)
        self.sales = SaleScript(self)
        self.scripts = self.script, self.wins, self.sales

    def _make_prompt(self) -> None:
        """Make the prompt, with the presenters of the scripts, and the story below it."""
        presenters: dict[str, PresenterMaker] = {
            **PRESENTERS,
            **presenters_of(self.script, self._place_of_plan, self._take_advice),
            **win_presenters_of(self.wins),
            **bid_presenters_of(self.script.intents),
            **sale_presenters_of(self.sales),
        }
        self.prompt = PromptPanel(self._look, self.controller, presenters, pauses=PAUSES)
        self.log = LogPanel(self._look, tell_turn)

    def make_parts(self) -> None:
        self._make_prompt()
        self.steps = StepsView(self._look)
        self.city = CityView(self._look)
        self.council = Spread(self._look, CouncilPart())
        self.auction = AuctionTable(self._look)
        self.rivals = RivalPlaques(self._look)
        self.bids = BidsPanel(self._look)
        self.board = self.peeked_board = OwnBoard(self._look)
        self.board.intents = self.script.intents
        self.script.may_tell = lambda: self.board.is_open
        self.story_key = StoryKey(self._look, self)

    def _make_sheets(self) -> None:
        """Make the sheets that open over the parts."""
        self.rounds = NextRounds(self._look, self.steps, self)
        self.rival_sheet = RivalSheet(self._look, self.rivals, self)
        self.round_page = RoundPage(self._look, self)

    def make_voices(self) -> None:
        self.standing = TablePlacer(self)
        self._make_sheets()
        self.poses = self.ground = TableGround(self)
        self.zoom = Zoom(self._look, self, lambda: self.plan.zoom)
        self.refusals = Refusals(self)
        self.invite(CitySpeech(self), moods_about, points_of)
        self.numbers = OwnNumbers(self)

    def listed(self) -> tuple[TablePart, ...]:
        board, bids = self.board, self.bids
        return (
            TablePart(view=self.top, harm=4.0),
            TablePart(view=self.rivals, lasts=True, looked=(self.rivals,), is_quiet=True, harm=0.8),
            *self._listed_on_the_mat(),
            TablePart(
                view=board,
                is_first=True,
                leaf=OWN,
                box=lambda plan: plan.board,
                chosen=(board.stacks,),
                looked=board.looked,
                harm=0.8,
            ),
            TablePart(view=bids, kinds=(AtRank,), looked=(bids.list,), harm=0.4),
        )

    def _listed_on_the_mat(self) -> tuple[TablePart, ...]:
        city, council = self.city, self.council
        return (
            TablePart(
                view=self.steps,
                lasts=True,
                kinds=(AtStep,),
                leaf=MAT,
                box=lambda plan: plan.steps,
                looked=(self.steps,),
                harm=1.0,
            ),
            TablePart(
                view=city,
                lasts=True,
                show=lambda scene: city.show_scene(self._seen(scene)),
                kinds=(AtCell, AtBush),
                leaf=MAT,
                box=lambda plan: plan.city,
                chosen=(city,),
                looked=(city,),
                harm=1.0,
            ),
            TablePart(
                view=council,
                show=lambda scene: council.show_scene(self._seen(scene)),
                kinds=(AtSeat,),
                leaf=MAT,
                box=lambda plan: plan.council,
                chosen=(council,),
                looked=(council,),
                harm=0.8,
            ),
            TablePart(view=self.auction, leaf=MAT, box=lambda plan: plan.auction, harm=0.8),
        )

    @property
    def plan(self) -> TablePlan:
        """The boxes of all parts."""
        return self.standing.plan

    def connect_parts(self) -> None:
        super().connect_parts()
        self.city.pointed.connect(self._point_at)
        self.board.head.pressed.connect(self.turn_points)
        self.room.hour_passed.connect(self.board.show_hour)
        for said in (self.advice.shown, self.hint_panel.grown):
            said.connect(self._say_hint)
        self.script.sheet_turned.connect(self.advice.refresh)
        self.script.sheet_turned.connect(self.standing.stand_prompt)
        for turned in (self.zoom.turned, self.refusals.bubble.turned):
            turned.connect(self._show_tips)
        self.round_page.closed.connect(self._ask_after_page)
        self.round_page.said.connect(self.said)
        self.zoom.asks = ValencianAsks(
            is_at_rest=lambda: self.controller.is_open,
            gives_way=lambda: self.controller.is_moving,
            opened=self._opened,
        )

    def _show_tips(self) -> None:
        """Let a close look or a refusal stand in for the tip that it would cut in two."""
        is_bare = self.zoom.shown is None and self.refusals.bubble.isHidden()
        self.city.show_tips(is_shown=is_bare)

    def _place_of_plan(self, window: QWidget) -> QRect:
        """Return the place of the planning sheet in a window: over cards and quarter."""
        return self.standing.place_of_plan().translated(self.mapTo(window, QPoint()))

    def _take_advice(self, digit: str) -> bool:
        """Let a digit choose a row of the shown hint; return whether it did."""
        return self.prompt.answers_first(Qt.Key(ord(digit)))

    # --- contents

    def forget(self) -> None:
        super().forget()
        session = self.controller.session
        self.script.intents.take_up({} if session is None else session.notes)
        self.rival_sheet.close_sheet()
        self.rounds.close_rounds()
        self.numbers.forget()
        self.round_page.forget()

    def put_away(self) -> None:
        self.round_page.forget()
        super().put_away()

    def show_parts(self, scene: Scene) -> None:
        super().show_parts(scene)
        self.city.keep(None)
        self._show_beside(scene)
        self.rounds.show_scene(scene)
        self.points.show_scene(scene)
        self.numbers.refresh()
        is_mine = scene.active == scene.viewer
        self.room.show_turn(is_mine=is_mine, is_lamp_lit=scene.view.round == ROUNDS)
        self._pass_time(scene)
        self.show_guests(scene)

    def _seen(self, scene: Scene) -> Scene:
        """Return a scene without its options where their number would tell others a secret.

        While a win is open, the scene asks for its space in the city.
        """
        settling = as_settling(scene, is_open=Secret.COINS in self.board.opened)
        if settling is not None:
            return settling
        decision = scene.decision
        if decision is None or not decision.question.hides_number or self.board.is_open:
            return scene
        return evolve(scene, decision=evolve(decision, options=()))

    def _show_beside(self, scene: Scene) -> None:
        """Show the scene in the zoom and on the leaves' bars; both keep the board's secrets."""
        self.zoom.show_scene(self._seen(scene))
        words = words_of_leaves(scene, tells_coins=Secret.COINS in self.board.opened)
        self.standing.leaves.bars.tell(words)

    def told(self, scene: Scene) -> tuple[Sequence[ProgressRow], str]:
        return recent_rows(scene, self.controller.shown.lines, tell_turn, self._look), ""

    def hold(self, *, is_held: bool) -> None:
        """Turn up your tasks and what the question is about while the player holds the key."""
        self.board.hold(is_held=is_held)
        self._turn_secrets()
        if is_held and self.scene is not None and self.board.side is not None:
            drawn = self.script.drawn if self.open_sheet is not None else ""
            self.said.emit(" ".join(filter(None, (drawn, peeked(self.scene, self.board.side)))))

    def look_at_answers(self, looks: bool) -> None:  # noqa: FBT001 - Qt's signal gives it
        self.board.show_secrets(looks)
        self._turn_secrets()

    def _turn_secrets(self) -> None:
        """Show or hide secrets on all parts, as your board does."""
        self.refusals.close_bubble()  # the bubble may tell a number of coins
        self.bids.show_secrets(Secret.STACKS in self.board.opened)
        self.numbers.refresh()
        if self.scene is not None:
            for part in self.parts:
                if part.chosen:
                    part.show_scene(self.scene)
            self._show_beside(self.scene)
        self.advice.refresh()

    def _pass_time(self, scene: Scene) -> None:
        before = self.pass_time(scene.view.round, hour_of(scene.view))
        if before and scene.view.round == before + 1:
            self._show_page(scene, before)

    # --- the page after a round

    def _show_page(self, scene: Scene, number: int) -> None:
        """Show what a round came to, unless nobody plays here; a lesson tells it in its own way."""
        has_people = any(seat.is_person for seat in scene.seats)
        if has_people and self.controller.lead is None:
            lines = self.controller.shown.lines
            self.round_page.show_round(summary_of(scene, lines, number))

    def _ask(self, scene: Scene) -> None:
        """Ask a question, after the page if that is shown; the bots think meanwhile."""
        if self.round_page.isHidden():
            super()._ask(scene)

    def _ask_after_page(self) -> None:
        """Ask the question that came while the page was shown."""
        if self.controller.is_open and self.controller.scene is not None:
            self._ask(self.controller.scene)
        else:
            self.prompt.take_focus()

    def _point_at(self, at: At | None) -> None:
        """Let the answer to a win settle where the player points."""
        asking = self.prompt.presenter
        if isinstance(asking, WinPresenter):
            asking.point_at(at)
            self.city.keep(asking.kept)

    def asked(self, scene: Scene) -> None:
        super().asked(scene)
        asking = self.prompt.presenter
        if isinstance(asking, WinPresenter):
            asking.changed.connect(lambda: self.city.keep(asking.kept))
            self.city.keep(asking.kept)

    # --- hints and numbers

    def turn_numbers(self) -> None:
        self.numbers.turn()

    def uncover_question(self) -> None:
        self.round_page.leave()

    def may_tell_secrets(self) -> bool:
        return self.scene is None or self.board.is_open or self.open_sheet is not None

    def aside(self) -> str:
        return super().aside() if self.scene is None else aside_of(self.scene)

    @property
    def peek_button(self) -> HeldButton:
        return self.board.peek

    def _opened(self) -> Opened:
        """Return the secrets that may be shown now: on a sheet for one player's eyes, all."""
        return ALL if self.open_sheet is not None else self.board.opened

    def thing_of(self, option: Option, plan: tuple[Option, ...]) -> HintThing:
        decision = self.scene.decision
        if decision is not None and decision.prompt == Prompt.PLAN:
            return planned_thing(option, self.scene.view, plan)
        return hint_thing(self.called(option))

    def called(self, option: Option) -> Option:
        return self.board.as_laid(option)

    def short_answer(self, option: Option) -> tuple[str, Marks]:
        return hint_thing(self.called(option)).title, ()

    def _say_hint(self) -> None:
        """Write the hint on the open sheet, which covers the panel of the hint."""
        panel = self.hint_panel
        if (sheet := self.open_sheet) is not None:
            words = panel.list.sentence() or panel.accessibleName()
            sheet.say_hint("" if panel.isHidden() else words)

    def cost_of(self, option: Option) -> Marks:
        if Secret.COINS not in self._opened():
            return ()
        return cost_marks(option, self.scene.view, self.scene.viewer)

    # --- motion

    def use_motion(self, pace: Pace, movement: Movement) -> None:
        self._pace = pace
        super().use_motion(pace, movement)
        self.board.duration = self.bids.list.duration = pace.token if self._moves else 0

    def rest(self) -> None:
        self.poses.rest()

    # --- keys

    def go_to_mat(self) -> None:
        self.standing.leaves.show(MAT)
        self.city.take_keys()

    def areas(self) -> Sequence[QWidget]:
        on_mat = (self.city, self.council)
        bars = self.standing.leaves.bars.shown
        areas = (self.prompt, *on_mat, self.board, *bars, self.rivals, self.bids)
        more = (
            self.points.sheet.rows,
            self.zoom.panel,
            *self.hint_panel.stops,
            self.log,
            *self.beside,
            self.steps,
        )
        return (*areas, *more, self.top.tools, *self.top.menus)


def words_of_leaves(scene: Scene, *, tells_coins: bool) -> dict[Leaf, LeafWords]:
    """Return the words and numbers of both leaves; coins only if the player may know them."""
    turn = QCoreApplication.translate("CityLeafBar", "Show my board")
    whole = QCoreApplication.translate(
        "CityLeafBar", "{words}: {prestige} prestige, members: {members}, stacks: {stacks}"
    )
    player = scene.view.players[scene.viewer]
    prestige, members, stacks = player.prestige, player.members, len(player.stacks)
    coins = [("coins", player.own.coins)] if tells_coins and player.own else []
    return {
        MAT: LeafWords(QCoreApplication.translate("CityLeafBar", "Show the city")),
        OWN: LeafWords(
            turn,
            whole=whole.format(words=turn, prestige=prestige, members=members, stacks=stacks),
            numbers=[*coins, ("prestige", prestige), ("member", members), ("stack", stacks)],
            owner=scene.seats[scene.viewer],
        ),
    }
