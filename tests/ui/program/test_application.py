"""The welcome is painted before the program is loaded, and the window follows."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.one_game import FACES
from valeria_desktop.storage.folders import Folders
from valeria_desktop.storage.logs import start_log
from valeria_desktop.ui.program import application
from valeria_desktop.ui.program.main_window import MainWindow
from valeria_desktop.ui.program.welcome import FirstPaint, Welcome

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


class Opener(QObject):
    file_opened = Signal(str)


def test_the_welcome_needs_neither_the_rules_nor_the_window() -> None:
    code = (
        "import sys, valeria_desktop.app, valeria_desktop.ui.program.application;"
        "print(*(name for name in sys.modules if name.startswith('valeria_desktop')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "valeria_desktop.ui.program.welcome" in loaded
    assert not loaded & {
        "valeria_desktop.games.valeria.rules.game",
        "valeria_desktop.games.valeria.files.loader",
        "valeria_desktop.ui.paint.look",
        "valeria_desktop.ui.program.program",
    }


HOME = """
import linecache, sys
from pathlib import Path
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.program.application import make_application

made = make_application()
from valeria_desktop.faces import FACES
from valeria_desktop.ui.program.program import Program

program = Program(made, Folders.at(Path(sys.argv[1])), FACES)
program.go_home()
program.window.show()
made.processEvents()
print(*(name for name in sys.modules if name.startswith("valeria_desktop")))
print(*(name for name in linecache.cache if "<" not in name))
print(*sys.modules)
program.close()
"""


@pytest.fixture(scope="module")
def at_home(tmp_path_factory: pytest.TempPathFactory) -> list[set[str]]:
    """Return the program's modules that home needs, the sources that were read, and all modules."""
    folder = tmp_path_factory.mktemp("home")
    done = subprocess.run(
        [sys.executable, "-c", HOME, str(folder)], capture_output=True, text=True, check=True
    )
    return [set(line.split()) for line in done.stdout.split("\n")]


def test_the_home_screen_needs_no_rules_of_a_game(at_home: list[set[str]]) -> None:
    loaded = at_home[0]
    assert "valeria_desktop.ui.screens.home" in loaded
    assert "valeria_desktop.games.valeria.rules.setup" in loaded
    assert not loaded & {
        "valeria_desktop.games.valeria.rules.game",
        "valeria_desktop.games.valeria.rules.model.cards",
        "valeria_desktop.games.valeria.files.loader",
        "valeria_desktop.storage.history",
        "valeria_desktop.ui.screens.end.screen",
        "valeria_desktop.bots.search",
        "valeria_desktop.games.valeria.bots.hand_worth",
        "valeria_desktop.games.valeria.bots.leanings",
        "valeria_desktop.session.session",
        "valeria_desktop.storage.save",
        "valeria_desktop.storage.setting_values",
        "valeria_desktop.ui.reader.interfaces",
        "valeria_desktop.games.valeria.files.set_facts",
        "valeria_desktop.games.valeria.rules.conditions",
        "valeria_desktop.games.valeria.rules.model.belongings",
        "valeria_desktop.ui.stage.beats",
    }


def test_home_needs_no_library_that_takes_long_to_load(at_home: list[set[str]]) -> None:
    late = {"cattrs", "html.entities", "logging.handlers", "multiprocessing", "socket", "wave"}
    assert not at_home[2] & late


def test_no_source_is_read_to_see_how_it_spells_names(at_home: list[set[str]]) -> None:
    read = {Path(name).name for name in at_home[1]}
    assert not read & {"look.py", "welcome.py"}  # before and after Qt for Python is told


def test_qt_for_python_is_told_its_spelling_before_the_first_of_qts_modules() -> None:
    code = (
        "import sys, valeria_desktop.app, valeria_desktop.ui.program.spelling;"
        "print(*(name for name in sys.modules if name.startswith('PySide6.')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {name for name in done.stdout.split() if name.startswith("PySide6.Qt")}


def test_the_crest_is_shown(qtbot: QtBot) -> None:
    welcome = Welcome()
    qtbot.addWidget(welcome)
    welcome.show()
    image = welcome.grab().toImage()
    assert (image.width(), image.height()) == (220, 220)
    assert welcome.accessibleName() == "Valeria Desktop is starting."
    assert len({image.pixel(x, 110) for x in range(220)}) > 5


@pytest.mark.thorough
@pytest.mark.usefixtures("always_painted")
def test_a_first_paint_is_told_once(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    told: list[int] = []
    watch = FirstPaint(widget)
    watch.painted.connect(lambda: told.append(1))
    widget.show()
    qtbot.waitUntil(lambda: bool(told))
    widget.repaint()
    qtbot.wait(20)
    assert told == [1]
    assert watch.is_done


def test_the_window_follows_the_welcome_and_both_are_in_the_log(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = start_log(tmp_path / "log")
    monkeypatch.setattr(application, "Application", lambda _: qapp)
    opener = Opener()
    monkeypatch.setattr(qapp, "file_opened", opener.file_opened, raising=False)
    shown: list[QWidget] = []

    def end() -> None:
        if "The window is painted." not in log.tail(5):
            QTimer.singleShot(10, end)
            return
        shown.extend(widget for widget in qapp.topLevelWidgets() if widget.isVisible())
        for widget in shown:
            widget.close()

    QTimer.singleShot(10, end)
    assert application.run(Folders.at(tmp_path), log, lambda: FACES) == 0
    words = log.tail(20)
    assert words.index("The welcome is painted.") < words.index("The window is painted.")
    assert [type(widget) for widget in shown] == [MainWindow]
    log.close()


@pytest.mark.thorough
def test_a_file_opened_by_the_system_is_told_of() -> None:
    code = (
        "from PySide6.QtGui import QFileOpenEvent\n"
        "from valeria_desktop.ui.program.application import make_application\n"
        "made = make_application()\n"
        "made.file_opened.connect(print)\n"
        "made.sendEvent(made, QFileOpenEvent('evening.valeria'))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "evening.valeria"


FAILING = """
import sys, threading, time
from multiprocessing import active_children
from valeria_desktop import app
from valeria_desktop.ui.program import parts, program

def fail(*_):
    raise RuntimeError("a bird in the gears")

def late(self):
    while not self.thinker.is_running:
        time.sleep(0.01)
    fail()

steps = {
    "faces": lambda: setattr(app, "_faces", fail),
    "a part": lambda: setattr(parts, "GameSounds", fail),
    "home": lambda: setattr(program.Program, "go_home", late),
    "a game": lambda: setattr(program.Program, "load", fail),
}
steps[sys.argv[1]]()
code = app.main(["--data-dir", sys.argv[2], "a.valeria"])
print([each.name for each in threading.enumerate()], active_children(), code)
"""


@pytest.mark.slow
@pytest.mark.parametrize("step", ["faces", "a part", "home", "a game"])
def test_a_start_that_fails_ends_with_one_sentence_and_leaves_nothing_alive(
    step: str, tmp_path: Path
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FAILING, step, str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    )
    log = tmp_path / "log" / "valeria.log"
    assert done.returncode == 0, done.stderr
    assert done.stdout == "['MainThread'] [] 2\n"
    assert done.stderr.splitlines()[-1] == (
        f"valeria: The program can't start: a bird in the gears. The report is in {log}."
    )
    assert "Traceback" not in done.stderr
    assert "RuntimeError: a bird in the gears" in log.read_text()
