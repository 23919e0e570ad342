"""Whatever stands in the settings, the program starts, tells it once, and can be played."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.counts import spread
from tests.rights import without_roots_rights
from tests.ui.parts import draft_of, guide_of, new_game_of
from valeria_desktop.games.valeria.lesson.lesson import CHAPTERS
from valeria_desktop.storage.settings import NAME
from valeria_desktop.ui.voice.notice import Notice

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.thorough

SEATS = """
[[seats]]
name = "Ada"
colour = "blue"
sign = "oak"
[[seats]]
name = "Ben"
colour = "blue"
sign = "oak"
bot = "greedy"
"""
STRANGE = {
    "players": "[setup]\nplayers = 99" + SEATS,
    "preset": '[setup]\npreset = "<b>moon</b>"' + SEATS,
    "areas": '[setup]\npreset = "custom"\nareas = ["Moon"]' + SEATS,
    "citizens": '[setup]\npreset = "custom"\ncitizens = ["dragon"]' + SEATS,
    "without": '[setup]\nwithout = ["citizen-cleric"]' + SEATS,
    "events": '[setup]\nvariants = ["events"]\nevents = ["dragon"]' + SEATS,
    "deck": '[setup]\nplayers = 1\nsolo = "siege"\ndeck = 1000000000' + SEATS,
    "bot": SEATS.replace("greedy", "wizard"),
    "scale": "scale = 1e300",
    "kind": "setup = 1\nlesson = true",
}


@pytest.mark.slow
@pytest.mark.parametrize("name", spread(STRANGE, 4))
def test_the_program_starts_and_tells_what_can_not_be(
    name: str, begin: Callable[[], Program], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(Notice, "tell", lambda _, sentence: told.append(sentence))
    (tmp_path / NAME).write_text(STRANGE[name])
    program = begin()
    assert draft_of(program).players  # what was set up last is looked at when home is painted
    assert len(told) == 1
    assert told[0].startswith("settings.toml: ")
    program.carry_out("new")
    program.carry_out("solo")
    program.carry_out("settings")
    program.carry_out("new")
    page, draft = new_game_of(program), draft_of(program)
    page._players_chosen(2)
    page._preset_chosen(draft.preset)
    assert draft.refusal() == "" or draft.preset == "custom"
    if draft.preset != "custom":
        page.start.click()
        assert program.controller.session is not None


@pytest.mark.parametrize("step", [900, 1000])
def test_a_lesson_beyond_its_end_begins_anew(
    step: int, begin: Callable[[], Program], tmp_path: Path
) -> None:
    (tmp_path / NAME).write_text(f"lesson = {step}")
    program = begin()
    program.carry_out("lesson")
    lesson = guide_of(program).lesson
    assert lesson is not None
    assert lesson.step is CHAPTERS[0].steps[0]


STILL_ROOT = 99
START = """
import sys
from pathlib import Path
try:
    Path(sys.argv[2], "settings.toml").stat()
except PermissionError:
    pass
else:
    sys.exit(99)
from valeria_desktop.storage.folders import Folders
from valeria_desktop.storage.logs import start_log
from valeria_desktop.faces import FACES
from valeria_desktop.ui.program import application
from valeria_desktop.ui.program.program import Program
folders = Folders(Path(sys.argv[1], "data"), Path(sys.argv[2]), Path(sys.argv[1], "log"))
log = start_log(folders.logs)
application.make_application()
program = Program(application.QApplication.instance(), folders, FACES)
program.go_home()
program.carry_out("new")
program.change("theme", "light")
print(program.notice.text())
program.close()
"""


@pytest.mark.skipif(os.name != "posix", reason="rights of folders are another matter there")
def test_it_starts_when_the_folder_of_settings_may_not_be_searched(tmp_path: Path) -> None:
    home, shut = tmp_path / "home", tmp_path / "shut"
    home.mkdir()
    shut.mkdir()
    (shut / NAME).write_text('theme = "dark"')
    shut.chmod(0)
    try:
        done = subprocess.run(
            [sys.executable, "-c", START, str(home), str(shut)],
            capture_output=True,
            text=True,
            check=False,
            preexec_fn=without_roots_rights,
            env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "HOME": str(home)},
        )
    finally:
        shut.chmod(0o755)
    if done.returncode == STILL_ROOT:
        pytest.skip("root keeps its rights here, so a folder that may not be searched is not tried")
    assert done.returncode == 0, done.stderr
    assert "this is not permitted" in done.stdout
    assert "Traceback" not in done.stderr
    assert (shut / NAME).read_text() == 'theme = "dark"'


def test_what_is_told_at_the_start_is_not_told_again_when_a_game_is_set_up(
    begin: Callable[[], Program], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(Notice, "tell", lambda _, sentence: told.append(sentence))
    (tmp_path / NAME).write_text("scale = 99\n" + STRANGE["bot"])
    program = begin()
    assert draft_of(program).players
    assert [("scale" in words, "bot" in words) for words in told] == [(True, False), (False, True)]
