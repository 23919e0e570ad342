"""No time limit that can't be switched off: each timer of the window is accounted for here."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

import valeria_desktop
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.voice.notice import Notice

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

ROOT = Path(valeria_desktop.__file__).parent
TIMER = re.compile(r"QTimer\(")
SWITCHED_OFF = {
    "ui/play/holds.py": "End of your turn: waits for you",
    "ui/voice/notice.py": "Messages: stay",
    "ui/table/speech.py": "Messages: stay; Remarks: off",
}
"""Timers that take something from the player, and the setting that switches them off."""
NO_LIMIT = {
    # what is shown also stands in the story, which stays
    "ui/place/track.py": "how long a changed number is marked; the number stays",
    "ui/place/faces.py": "how long a face has a mood",
    "ui/stage/ticker.py": "the frames of motion; its pace is a setting, the story stays",
    "ui/play/controller.py": "the pause before a bot moves, when it isn't the player's move",
    "ui/screens/home/windows.py": "the light of the clock on the home screen",
    "ui/controls/drawn_ahead.py": "draws cards in idle time, before anybody looks for them",
    "ui/prompts/turn_over.py": "draws the time left that holds.py runs",
    "ui/replay/deck.py": "plays a replay, from the player's key to the next",
    # they wait for the player's pointer, and close nothing that the pointer is on
    "ui/zoom/control.py": "the pointer rests on a thing, or is on its way to the picture",
    "games/valencia/ui/parts/city.py": "the pointer rests on a place",
    "games/valencia/ui/parts/rounds.py": "the pointer has left the rounds to come",
    "games/valencia/ui/parts/rival_sheet.py": "the pointer has left a rival's sheet",
    "games/valeria/ui/parts/rival_cards.py": "the pointer has left a rival's cards",
    # they ask the program, not the player
    "ui/coach/tutor.py": "how long the coach may think before a move counts",
    "ui/play/thinker.py": "looks whether a bot has gone silent",
    "ui/reader/live_name.py": "forgets a sentence that a screen reader has read",
    "ui/controls/key_repeats.py": "tells a key that was let go from one that X11 repeats",
    "ui/lesson/guide.py": "a silence between the links of a chain",
    "ui/voice/banners.py": "after all things have their places",
    "ui/place/room.py": "draws the room soon",
    "ui/sound/sounds.py": "a sound that is tried, and the sound device that rests",
    "ui/program/parts.py": "loads modules while nobody waits",
    "ui/program/main_window.py": "after all things have their places",
    "ui/program/window_place.py": "remembers where the window is",
    "ui/files/keepsakes.py": "keeps pictures soon",
    "ui/files/game_keeper.py": "after a page is shown",
    "ui/files/archive.py": "writes again after trouble",
    "ui/screens/past/thumbnails.py": "draws pictures while nothing else happens",
    "ui/screens/home/running.py": "looks at the running game later",
    "ui/screens/learn/rules.py": "writes the page once for many letters",
}


def test_every_timer_is_accounted_for() -> None:
    found = {
        path.relative_to(ROOT).as_posix()
        for path in ROOT.rglob("*.py")
        if TIMER.search(path.read_text(encoding="utf-8"))
    }
    assert found == set(SWITCHED_OFF) | set(NO_LIMIT)


# --- told lines


@pytest.fixture
def notice(look: Look, qtbot: QtBot) -> Notice:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 500)
    window.show()
    made = Notice(look, window)
    made.stays = lambda: True
    return made


class Listener(QObject):
    """Hears the keys that reach a window."""

    def __init__(self, window: QWidget, heard: list[int]) -> None:
        super().__init__(window)
        self._heard = heard

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            self._heard.append(event.key())
        return super().eventFilter(watched, event)


def test_a_told_line_stays_until_esc(notice: Notice, qtbot: QtBot) -> None:
    heard: list[int] = []
    window = notice.window()
    window.installEventFilter(Listener(window, heard))
    notice.tell("Saved.")
    assert not notice._timer.isActive()
    qtbot.keyClick(window, Qt.Key.Key_A)
    assert notice.isVisible()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not notice.isVisible()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert heard == [Qt.Key.Key_A, Qt.Key.Key_Escape], "the first Esc is the line's own"


def test_a_told_line_that_goes_by_itself_leaves_esc_alone(notice: Notice, qtbot: QtBot) -> None:
    notice.stays = lambda: False
    notice.tell("Saved.")
    qtbot.keyClick(notice.window(), Qt.Key.Key_Escape)
    assert notice.isVisible()


def test_the_setting_reaches_told_lines_and_remarks(begin: Callable[[], Program]) -> None:
    program = begin()
    program.change("lines_stay", value=True)
    program.notice.tell("Saved.")
    assert not program.notice._timer.isActive()
    program.change("lines_stay", value=False)
    program.notice.tell("Saved.")
    assert program.notice._timer.isActive()


# --- turns


def test_a_watched_game_begins_paused_where_turns_wait(begin: Callable[[], Program]) -> None:
    program = begin()
    program.change("pace", Pace.NORMAL.value)
    program.change("confirm_turn_end", value=True)
    seats = tuple(evolve(seat, bot="greedy") for seat in default_seats(2))
    program.play_on(Table(Setup(players=2), seats=seats).session)
    watching = program.controller.watching
    seen = [watching.is_paused]
    program.change("confirm_turn_end", value=False)
    watching.pause_or_run()
    seen.append(watching.is_paused)
    program.change("confirm_turn_end", value=True)
    seen.append(watching.is_paused)
    assert seen == [True, False, True]
