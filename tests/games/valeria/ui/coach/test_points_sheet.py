"""Where one's points come from so far: a sheet from a press on the score, gone with the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.asked import Asked
from tests.ui.parts import table_of
from tests.ui.tables import Table
from valeria_desktop.coach.questions import answers_of_past
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.ui.screens.review.point_strips import Strip
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.messages import PastGame
from valeria_desktop.session.wire import pack

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valeria.coach.sources import PointSource
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.coach.points_sheet import PointsSheet
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("unpainted")


class Room:
    """A table before an action, some rounds into the game."""

    def __init__(self, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
        self.program = program
        self.asked = Asked(program)
        for name in ("consult", "hasten", "drop"):
            monkeypatch.setattr(program.thinker, name, getattr(self.asked, name))

    def start(self, people: int = 1) -> None:
        seats = default_seats(2, bots=None if people > 1 else "greedy")
        table = Table(Setup(players=2), seats=seats).plays(70)
        while table.decision.prompt is not Prompt.ACT or table.decision.seat != 0:
            table.step()
        self.program.controller.start(table.session)
        curtain = table_of(self.program).prompt.curtain
        if curtain is not None and curtain.isVisible():
            curtain.open()

    @property
    def session(self) -> Session:
        session = self.program.controller.session
        assert session is not None
        return session

    @property
    def scene(self) -> Scene:
        scene: Scene | None = table_of(self.program).scene
        assert scene is not None
        return scene

    @property
    def sheet(self) -> PointsSheet:
        return table_of(self.program).own_points.sheet

    def sources(self, looking: int | None) -> tuple[PointSource, ...]:
        found = answers_of_past(self.session.record, "sources", looking, Stream(1))
        *_, last = found
        assert isinstance(last, tuple)
        return last

    def answer(self) -> int | None:
        """Answer as the other process would; tell with whose eyes."""
        ((ticket, consult),) = self.asked.open.items()
        assert isinstance(consult.of, PastGame)
        assert consult.of.choices == tuple(self.session.record.choices)
        looking: int | None = consult.about
        self.program.thinker.told.emit(ticket, pack(self.sources(looking), RULES))
        return looking


@pytest.fixture
def room(begin: Callable[[], Program], monkeypatch: pytest.MonkeyPatch) -> Room:
    program = begin()
    program.window.show_screen(program.window.table)
    program.window.resize(1280, 720)
    return Room(program, monkeypatch)


@pytest.mark.slow
def test_a_press_on_the_score_tells_where_it_comes_from(room: Room) -> None:
    room.start()
    QTest.mouseClick(table_of(room.program).board.head, Qt.MouseButton.LeftButton)
    assert room.sheet.isVisible()
    assert room.sheet.heading == "Being worked out…"
    assert room.answer() == 0
    mine = sum(each.points for each in room.sources(0) if each.seat == 0)
    assert room.sheet.heading == f"Your points so far: {mine}"
    strips = (each.face for each in room.sheet.strips.laid.listed)
    assert sum(each.points for each in strips if isinstance(each, Strip)) == mine


def test_its_key_opens_and_closes_it_and_so_does_esc(room: Room) -> None:
    room.start()
    room.program.carry_out("points")
    assert room.sheet.isVisible()
    room.program.carry_out("points")
    assert room.sheet.isHidden()
    room.program.carry_out("points")
    QTest.keyClick(room.sheet.strips, Qt.Key.Key_Escape)
    assert room.sheet.isHidden()
    assert table_of(room.program).prompt.isAncestorOf(room.program.window.focusWidget())


def test_it_is_gone_with_the_next_choice(room: Room) -> None:
    room.start()
    room.program.carry_out("points")
    room.answer()
    room.program.controller.choose("gain gold")
    assert room.sheet.isHidden()


def test_where_others_look_on_only_what_everybody_can_count_is_told(room: Room) -> None:
    room.start(people=2)
    room.program.carry_out("points")
    assert room.answer() is None
    public = room.scene.public_points[0]
    assert room.sheet.heading == f"Your points so far: {public}"


def test_what_is_known_is_there_at_once(room: Room) -> None:
    room.start()
    room.program.carry_out("points")
    room.answer()
    room.program.carry_out("points")
    room.program.carry_out("points")
    assert room.sheet.heading.startswith("Your points so far: ")
