"""What the tests of the window share: a look with the bundled fonts, and canned tables."""

from __future__ import annotations

import gc
import os
from functools import partial
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtGui import QAccessible, QCursor

from tests.heap import HEAP
from tests.ready import begin_ready
from tests.ui.one_game import FACES

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["VALERIA_SOUND"] = "null"

from tests.ui.programs import first_look, style_for_others
from tests.ui.tables import Table
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.pictures import drawing
from valeria_desktop.ui.program import program as programs
from valeria_desktop.ui.program.program import GAMES, Program
from valeria_desktop.ui.reader import live_name
from valeria_desktop.ui.reader.factory import hear_widgets
from valeria_desktop.ui.sound import speaker
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.words.language import use_language

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator
    from pathlib import Path

    from PySide6.QtCore import QSize
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.face import Faces
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.stage.ticker import Ticker


@pytest.fixture(scope="session", autouse=True)
def own_heap() -> Iterator[None]:
    """Search for what can be freed between tests, in the thread of the window alone.

    To look through all that tests have made took 0.3 s for every game that was begun, a seventh of
    all time. Python's own search may run in any thread, where widgets of earlier programs must not
    be destroyed. What `tidy_up` does has tests of its own.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(programs, "tidy_up", HEAP.game_begins)
        gc.disable()
        yield
        gc.enable()


@pytest.fixture(autouse=True)
def ready_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have bots' processes begin as copies of one that has answered.

    To start Python, and to read what answers need, takes each of them 0.3 to 0.7 s. Processes that
    begin from nothing, as players' do, are tried in tests/session.
    """
    begin_ready(monkeypatch)


@pytest.fixture
def look(qapp: QApplication) -> Iterator[Look]:
    """The look of the program in the dark theme; whatever a test does with it ends with the test.

    After one that left it light, each program was styled twice, with all widgets alive.
    """
    made = first_look(qapp)
    yield made
    made.use(theme="dark", scale=1.0, contrast="normal")


@pytest.fixture
def table() -> Callable[..., Table]:
    """Make tables to be looked at."""
    return Table


@pytest.fixture(autouse=True)
def resting_pointer(qapp: QApplication) -> None:
    """Begin each test with the mouse in the screen's corner, wherever the last test moved it.

    A window that is shown under the mouse hears that it has entered.
    """
    del qapp
    QCursor.setPos(0, 0)


@pytest.fixture(autouse=True)
def unheard(qapp: QApplication) -> Iterator[None]:
    """Let no reader listen to the next test: where a test says that one does, Qt believes it.

    As in the program, Qt asks the keeper for the interfaces of our own widgets: without one for a
    bare view it crashes.
    """
    del qapp
    hear_widgets()
    yield
    if QAccessible.isActive():
        QAccessible.setActive(False)


@pytest.fixture(autouse=True)
def unasked_orca(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask no Orca of this machine for its version: a test says which reader there is."""
    monkeypatch.setattr(live_name, "orca_program", lambda: "")


class _Deaf:
    """A device that never asks for a sound."""

    backend = "NULL"

    def start(self, samples: Generator[bytes, int, None]) -> None:
        pass

    def close(self) -> None:
        pass


@pytest.fixture(autouse=True)
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mix no sounds: a thread that mixes for nobody, and its end, took 5 % of all time."""
    monkeypatch.setattr(speaker, "_device", lambda _output: _Deaf())


@pytest.fixture
def painted() -> None:
    """Keep the pictures as they are drawn, where all other tests of a module look at none."""


@pytest.fixture
def unpainted(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep empty pictures, for tests that look at none: drawing them took a third of their time."""
    if "painted" in request.fixturenames:
        return

    def draw_nothing(
        self: KeptPictures, size: QSize, ratio: float, _unit: float, _draw: object
    ) -> QPixmap:
        with drawing(round(size.width() * ratio), round(size.height() * ratio), ratio) as (
            picture,
            _,
        ):
            return picture

    monkeypatch.setattr(KeptPictures, "_drawn", draw_nothing)


@pytest.fixture
def begin_with(
    qapp: QApplication, qtbot: QtBot, look: Look, tmp_path: Path
) -> Iterator[Callable[..., Program]]:
    """Start the program with some games, again and again in the same folder."""
    made: list[Program] = []

    def start(faces: Faces, ticker: Ticker | None = None, games: str = GAMES) -> Program:
        program = Program(qapp, Folders.at(tmp_path), faces, games, ticker)
        qtbot.addWidget(program.window)
        program.change("pace", Pace.OFF.value)
        program.window.show()
        program.go_home()
        made.append(program)
        return program

    yield start
    for program in made:
        program.close()
    style_for_others(qapp, look)


@pytest.fixture
def begin(begin_with: Callable[..., Program]) -> Callable[..., Program]:
    """Start the program with Valeria, again and again in the same folder."""
    return partial(begin_with, FACES)


@pytest.fixture
def sized(
    request: pytest.FixtureRequest,
    begin: Callable[[], Program],
    qapp: QApplication,
    look: Look,
    tmp_path: Path,
) -> Iterator[Program]:
    """A program at its table, in a window of a size, with a text size, in a language."""
    width, height, scale, language = request.param
    before, known = QLocale(), set(qapp.findChildren(QTranslator))
    (tmp_path / "settings.toml").write_text(f'language = "{language}"\n')
    use_language(qapp, language)
    made = begin()
    made.window.show_screen(made.window.table)
    made.window.resize(width, height)
    made.change("scale", scale)
    yield made
    style_for_others(qapp, look)
    for translator in set(qapp.findChildren(QTranslator)) - known:
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(before)
