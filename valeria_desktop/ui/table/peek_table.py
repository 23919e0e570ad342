"""A table with a board that is turned up by a held key, points to call for, and a story to read."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import Qt

from valeria_desktop.ui.coach.advice import Advice
from valeria_desktop.ui.coach.hint_panel import HintPanel
from valeria_desktop.ui.coach.points_in_sight import PointsInSight
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.place.moods import FaceMoods
from valeria_desktop.ui.prompts.list import ListPresenter
from valeria_desktop.ui.stage.pace import Movement, Pace
from valeria_desktop.ui.table.guest_table import GuestTable
from valeria_desktop.ui.table.top_bar import tools_among

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtCore import SignalInstance
    from PySide6.QtGui import QAction

    from valeria_desktop.ui.coach.points_in_sight import PointsTable
    from valeria_desktop.ui.log.story_toggle import StoryToggle
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.place.faced_plaques import FacedPlaques
    from valeria_desktop.ui.place.moods import Felt
    from valeria_desktop.ui.play.controller import Controller
    from valeria_desktop.ui.table.room_table import TablePart
    from valeria_desktop.ui.table.speech import SpeechAtTable


class PeekedBoard(Protocol):
    """A player's board, which tells when its secrets are looked at."""

    peek_began: SignalInstance
    peek_ended: SignalInstance

    def hold(self, *, is_held: bool) -> None:
        """Turn the secrets up while the player holds the button or its key."""


class PeekTable(GuestTable):
    """Makes its parts step by step: a game says what they are, and where they stand."""

    rivals: FacedPlaques[Any, Any, Any]
    story_key: StoryToggle
    points: PointsInSight
    peeked_board: PeekedBoard
    """The board that a held key turns up."""

    def __init__(self, look: Look, controller: Controller, actions: Mapping[str, QAction]) -> None:
        super().__init__(controller)
        self._look = self.look = RoomLook(look, self)
        self.make_room_parts(tools_among(actions))
        self.menu_button = self.top.menu
        self.make_parts()
        self.hint_panel = HintPanel(self._look, self, self.voice, controller.arrivals)
        self.prompt.voice = self.voice
        self.log.setProperty("panel", True)
        self.parts = self.listed()
        self.make_voices()
        self.connect_parts()
        self.setAccessibleName(self.page_name())
        self.sit_down()

    # --- each game's part

    def make_room_parts(self, tools: Sequence[QAction]) -> None:
        """Make the room, and the bar with the tools."""
        raise NotImplementedError

    def make_parts(self) -> None:
        """Make the prompt, the story, and the parts that the plan places."""
        raise NotImplementedError

    def listed(self) -> tuple[TablePart, ...]:
        """List the parts, each one over those before it."""
        raise NotImplementedError

    def make_voices(self) -> None:
        """Make standing, ground and zoom, and all who speak at the table."""
        raise NotImplementedError

    def hold(self, *, is_held: bool) -> None:
        """Turn your secrets up while the key or the button is held."""
        raise NotImplementedError

    def look_at_answers(self, looks: bool) -> None:  # noqa: FBT001 - Qt's signal gives it
        """Lay open what a question is about while its answers are looked at."""
        raise NotImplementedError

    def go_to_mat(self) -> None:
        """Lead the keys to the answers on the mat."""
        raise NotImplementedError

    # --- common to these tables

    def invite(
        self, speech: SpeechAtTable, felt: Felt, points_of: Callable[[Any], PointsTable]
    ) -> None:
        """Let guests speak and the voice advise, and count points when a player calls for them."""
        self.advice = Advice(self, self.hint_panel)
        self.moods = FaceMoods(self.rivals.faces, felt, attrgetter("asked"))
        self.points = PointsInSight(self, points_of)
        self.speech = speech
        self.log.use(speech.tell)

    def connect_parts(self) -> None:
        super().connect_parts()
        self.prompt.row_asked.connect(lambda _row: self.go_to_mat())
        self.prompt.refused.connect(self.refusals.answer)
        self.log.moment_asked.connect(self.moment_asked)
        self.rivals.face_asked.connect(self.rival_asked)
        self.story_key.turned.connect(self._turn_story)
        self.peeked_board.peek_began.connect(lambda: self.hold(is_held=True))
        self.peeked_board.peek_ended.connect(lambda: self.hold(is_held=False))

    def forget(self) -> None:
        super().forget()
        self.points.close()
        self.story_key.forget()

    def asked(self, scene: Any) -> None:
        self.speech.ask(scene)
        asking = self.prompt.presenter
        if isinstance(asking, ListPresenter) and asking.look_button is not None:
            asking.look_button.toggled.connect(self.look_at_answers)

    def turn_points(self) -> None:
        self.points.turn()

    def use_motion(self, pace: Pace, movement: Movement) -> None:
        self.moods.use_motion(pace, movement)
        self._moves = movement is Movement.FULL and pace is not Pace.OFF

    def _turn_story(self) -> None:
        """Show the story over other parts, or these again."""
        self.standing.stand_beside()
        if self.story_key.is_wished:
            self.log.list.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self.prompt.rest_focus()
