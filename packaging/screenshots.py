"""Write a picture of every screen to docs/screenshots/: `make screenshots`.

Everything is played with fixed seeds, offscreen, so the pictures change only when the program does.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from valeria_desktop.faces import FACES
from valeria_desktop.games.valeria.game import RULES

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtGui import QImage

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.draft import Draft
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import CUSTOM, Solo, Variant
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.kit.pace import Pace
from valeria_desktop.ui.kit.typed import as_a
from valeria_desktop.ui.shell.application import make_application
from valeria_desktop.ui.shell.program import Program

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
SIZES = {"720": (1280, 720), "1080": (1920, 1080)}
THEMES = ("dark", "light")
SEED = 11


class Camera:
    """A program that is brought to each screen and photographed."""

    def __init__(self, application: QApplication, program: Program) -> None:
        self._application = application
        self._program = program
        self.name = ""

    def take(self, screen: str) -> None:
        """Write a picture of the window as it is."""
        for _ in range(3):
            self._application.processEvents()
        image = self._program.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
        image.save(str(FOLDER / f"{screen}-{self.name}.png"))

    def screens(self) -> None:
        """Take what needs no game."""
        program = self._program
        program.go_home()
        self.take("home")
        draft = as_a(Draft, program.draft)
        draft.players, draft.seed = 3, SEED
        program.carry_out("new")
        program.pages.new_game.refresh()
        self.take("new-game")
        draft.start_custom()
        draft.preset = CUSTOM
        program.pages.new_game.refresh()
        self.take("custom")
        draft.preset = "first-game"
        program.carry_out("solo")
        self.take("solo")
        for command in ("learn", "shortcuts", "settings", "about"):
            program.carry_out(command)
            self.take(command)

    def games(self) -> None:
        """Take the table with two and five players, at each kind of question they meet."""
        for players in (2, 5):
            self._plays(players, None, (Prompt.DUKE, Prompt.ROLL, Prompt.USE, Prompt.ACT))
        self._plays(1, Solo.DARK_LORD, (Prompt.ACT, Prompt.CAPTURE))
        self._plays(1, Solo.SIEGE, (Prompt.ACT,))

    def pasts(self) -> None:
        """Take what shows games that were played: the list, replay, rewind, history; the lesson."""
        program = self._program
        program.carry_out("load")
        self.take("load")
        draft = as_a(Draft, program.draft)
        draft.players, draft.variants = 2, frozenset()
        session = Session.begin(RULES, draft.setup, draft.sitting, SEED)
        _play(session, None, None)
        program.past.archive.enter(session, "2026-01-01T20:00:00+00:00")
        program.past.look_at(session)
        program.past.replaying.deck.go_to(60)
        self.take("replay")
        program.carry_out("history")
        self.take("history")
        middle = Session.begin(RULES, draft.setup, draft.sitting, SEED)
        _play(middle, 40, Prompt.ACT)
        self._show(middle)
        program.carry_out("rewind")
        self.take("rewind")
        program.carry_out("lesson")
        self.take("lesson")
        if program.teaching.guide is not None:
            program.teaching.guide.stop()

    def _plays(self, players: int, solo: Solo | None, prompts: tuple[Prompt, ...]) -> None:
        program = self._program
        draft = as_a(Draft, program.draft)
        draft.players, draft.solo = players, solo or draft.solo
        draft.variants = frozenset({Variant.EVENTS}) if players > 2 else frozenset()  # noqa: PLR2004
        draft.seats = list(default_seats(5))
        name = solo.value if solo else f"table-{players}"
        for prompt in prompts:
            session = Session.begin(RULES, draft.setup, draft.sitting, SEED)
            _play(session, 0 if prompt is Prompt.DUKE else 22 * players, prompt)
            self._show(session)
            if prompt is Prompt.DUKE and players > 1:
                self.take(f"{name}-curtain")
                self._lift_curtain()
            self.take(f"{name}-{prompt.value}")
        session = Session.begin(RULES, draft.setup, draft.sitting, SEED)
        _play(session, None, None)
        self._show(session)
        program.window.end.show_session(session, FACES[RULES.id], at_once=True)
        self.take(f"{name}-end")

    def _show(self, session: Session) -> None:
        self._program.window.show_screen(self._program.window.table)
        self._program.controller.start(session)

    def _lift_curtain(self) -> None:
        curtain = self._program.window.table.prompt.curtain
        if curtain is not None and curtain.isVisible():
            curtain.open()


def _play(session: Session, choices: int | None, prompt: Prompt | None) -> None:
    """Play on as the better bot does: so many choices, and then to a kind of question."""
    bot = make_bot(RULES, "greedy", 1)
    made = 0
    while (decision := session.decision) is not None:
        if choices is not None and made >= choices and decision.prompt is prompt:
            return
        session.choose(bot.choose(session.scene(decision.seat).view, decision).id)
        made += 1


def main() -> int:
    """Take everything in both themes and sizes."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    application = make_application()
    _take_all(application)  # the program is gone before its application is
    return 0


def _take_all(application: QApplication) -> None:
    with TemporaryDirectory() as folder:
        program = Program(application, Folders.at(Path(folder)), FACES)
        program.change("pace", Pace.OFF.value)
        camera = Camera(application, program)
        for theme in THEMES:
            program.change("theme", theme)
            for size, (width, height) in SIZES.items():
                program.window.resize(width, height)
                program.window.show()
                camera.name = f"{size}-{theme}"
                camera.screens()
                camera.games()
                camera.pasts()
        program.close()


if __name__ == "__main__":
    sys.exit(main())
