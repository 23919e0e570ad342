"""While anything moves Space skips, wherever the focus is; shortly after it answers nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.parts import table_of
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.stage.skip_key import DEAD_TIME
from valeria_desktop.ui.stage.ticker import HandTicker, Ticker

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.ui.program.program import Program
    from valeria_desktop.ui.table.table import GameTable as TableBase

pytestmark = pytest.mark.usefixtures("unpainted")

SPACE, RETURN = Qt.Key.Key_Space, Qt.Key.Key_Return


class Played:
    """A program whose stage moves only when told to, with a first action to be chosen."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.now = 100.0
        self.table: TableBase = table_of(program)
        self.table.skipping.clock = lambda: self.now
        self.game = Table().plays_to(Prompt.ACT)
        program._play(self.game.session)
        program.controller.pace = program.stage.pace = Pace.NORMAL
        QApplication.processEvents()

    def gains(self) -> None:
        self.program.controller.choose("gain gold")
        assert self.program.controller.is_moving

    def presses(self, key: Qt.Key) -> None:
        handle = self.program.window.windowHandle()
        assert handle is not None
        QTest.keyClick(handle, key)
        QApplication.processEvents()

    @property
    def choices(self) -> int:
        return len(self.game.session.record.choices)


@pytest.fixture
def played(begin: Callable[[Ticker], Program]) -> Played:
    return Played(begin(HandTicker()))


@pytest.mark.slow
@pytest.mark.parametrize("part", ["prompt", "centre", "board.tableau", "log.list", "top.menu"])
def test_space_skips_wherever_the_focus_is(played: Played, part: str) -> None:
    played.gains()
    focus: object = played.table
    for name in part.split("."):
        focus = getattr(focus, name)
    focus.setFocus()  # type: ignore[attr-defined]
    choices = played.choices
    played.presses(SPACE)
    assert not played.program.controller.is_moving
    assert played.choices == choices


@pytest.mark.parametrize("key", [SPACE, RETURN])
def test_what_comes_right_after_rest_answers_nothing(played: Played, key: Qt.Key) -> None:
    played.gains()
    choices = played.choices
    played.presses(SPACE)
    first = played.table.prompt.presenter.first_focus  # type: ignore[union-attr]
    assert first is not None
    gains = played.table.prompt.presenter.choices["gain magic"]  # type: ignore[union-attr]
    gains.setFocus()
    played.now += DEAD_TIME / 2
    played.presses(key)
    assert played.choices == choices
    played.now += DEAD_TIME
    played.presses(key)
    assert played.choices == choices + 1


def test_what_was_pressed_before_the_question_was_seen_answers_nothing(played: Played) -> None:
    """However long it takes to paint it."""
    played.gains()
    choices = played.choices
    played.program.controller.hurry()
    played.now += 10 * DEAD_TIME
    space = QKeyEvent(QEvent.Type.KeyPress, SPACE, Qt.KeyboardModifier.NoModifier, " ")
    assert played.table.skipping.take(space)
    assert played.choices == choices


@pytest.mark.slow
def test_a_key_that_is_held_answers_nothing_until_it_was_up(played: Played) -> None:
    played.gains()
    choices = played.choices
    played.presses(SPACE)
    played.table.prompt.presenter.choices["gain magic"].setFocus()  # type: ignore[union-attr]
    played.now += 10 * DEAD_TIME
    repeated = QKeyEvent(
        QEvent.Type.KeyPress, SPACE, Qt.KeyboardModifier.NoModifier, " ", autorep=True
    )
    handle = played.program.window.windowHandle()
    assert handle is not None
    assert played.table.skipping.take(repeated)
    played.presses(SPACE)
    assert played.choices == choices + 1


def test_other_keys_and_other_screens_are_left_alone(played: Played) -> None:
    played.gains()
    digit = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_1, Qt.KeyboardModifier.NoModifier, "1")
    space = QKeyEvent(QEvent.Type.KeyPress, SPACE, Qt.KeyboardModifier.NoModifier, " ")
    assert not played.table.skipping.take(digit)
    played.program.go_home()
    assert not played.table.skipping.take(space)
