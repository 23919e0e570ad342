"""Compare every pixel of both tables before and after a change: hashes of some thousand pictures.

    python tools/pictures.py record FILE            write the hash of each picture
    python tools/pictures.py compare FILE [FOLDER]  tell which differ; the pictures go to a folder
    python tools/pictures.py save FILE FOLDER       write all pictures to a folder

The tables are brought to some hundred moments at three sizes in both themes, and used from
outside alone: by the mouse at fixed points, by Tab and arrows, by what is hinted at, and by the
clock of what moves. So what a table is made of may change, as long as nobody sees it. Hashes hold
on one machine with its Qt and fonts. The program is that of the checkout around this file, and no
picture of an earlier moment is used again, so that hashes don't depend on what was drawn before.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, cast

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["VALERIA_SOUND"] = "null"
sys.path.insert(0, str(Path(__file__).parents[1]))  # else an installed checkout would be used

from PySide6.QtCore import QAbstractAnimation, QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.faces import FACES
from valeria_desktop.games.valencia.game import RULES as VALENCIA
from valeria_desktop.games.valencia.rules.setup import Setup as ValenciaSetup
from valeria_desktop.games.valeria.game import RULES as VALERIA
from valeria_desktop.games.valeria.rules.setup import Setup, Solo, Variant
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.paint.album import ALBUM
from valeria_desktop.ui.program.application import make_application
from valeria_desktop.ui.program.program import Program
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.stage.ticker import HandTicker

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.rules import Rules

    Hashes = dict[str, str]

SIZES = ((1280, 720), (1920, 1080), (1024, 768))
THEMES = ("dark", "light")
SEED = 11
KINDS: dict[str, tuple[Rules[Any], Any, str, int]] = {
    # the rules, the set-up, who plays, and after how many choices the table is looked at again
    "two": (VALERIA, Setup(players=2), "greedy", 17),
    "five": (VALERIA, Setup(players=5, variants=frozenset({Variant.EVENTS})), "greedy", 61),
    "lord": (VALERIA, Setup(players=1, solo=Solo.DARK_LORD), "greedy", 23),
    "siege": (VALERIA, Setup(players=1, solo=Solo.SIEGE), "greedy", 31),
    "nina": (VALENCIA, ValenciaSetup(players=2), "planner", 29),
    "family": (VALENCIA, ValenciaSetup(players=4), "planner", 61),
    "ladder": (VALENCIA, ValenciaSetup(players=5), "planner", 83),
}
POINTS = tuple((x / 8, y / 6) for y in (0.6, 1.7, 2.9, 4.1, 5.5) for x in (0.7, 2.3, 3.6, 5.1, 7.2))
"""Where the mouse points, as shares of the table."""
ARROWS = (Qt.Key.Key_Right, Qt.Key.Key_Down)
TABS = 6
FRAMES, FRAME = 12, 180.0  # milliseconds from one look at what moves to the next
SOON = 20  # milliseconds


class Gallery:
    """Brings a program to its moments, and keeps the hash of each picture."""

    def __init__(
        self,
        application: QApplication,
        folder: Path,
        size: tuple[int, int],
        theme: str,
        keep: Keep,
    ) -> None:
        self.application = application
        self.clock = HandTicker()
        self.program = Program(self.application, Folders.at(folder), FACES, ticker=self.clock)
        self.program.change("pace", Pace.OFF.value)
        self.program.change("theme", theme)
        self.program.window.resize(*size)
        self.program.window.show()
        self.prefix = f"{size[0]}x{size[1]} {theme}"
        self.keep = keep

    def settle(self) -> None:
        for _ in range(4):
            self.application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            self.application.processEvents()

    def take(self, name: str) -> None:
        self.settle()
        image = self.program.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
        self.keep(f"{self.prefix} {name}", image)

    # --- moments

    def walk(self, kind: str) -> None:
        rules, setup, bot_name, pause = KINDS[kind]
        session = Session.begin(rules, setup, default_seats(setup.players), SEED)
        bot = make_bot(rules, bot_name, 1)
        for number in count():
            decision = session.decision
            if decision is None:
                break
            best = bot.choose(session.scene(decision.seat).view, decision)
            if number % pause == 0:
                self._look_at(f"{kind} {number}", rules, session, best)
            session.choose(best.id)

    def _look_at(self, name: str, rules: Rules[Any], session: Session, best: Option) -> None:
        self.stand(rules, session)
        self.take(f"{name} rest")
        self._hover(name)
        self._focus(name)
        table = self.program.window.table
        table.point_out(best)
        self.take(f"{name} hinted")
        table.point_out(None)
        self.take(f"{name} no longer hinted")
        self._move(name, best)
        self.program.controller.leave()

    def stand(self, rules: Rules[Any], session: Session) -> None:
        """Put a copy of a game on the table, uncovered."""
        ALBUM.clear()
        record = session.record
        again = Session.begin(rules, record.setup, session.seats, record.seed)
        for choice in record.choices:
            again.choose(choice)
        self.program.play_on(again)
        self.settle()
        curtain = self.program.window.table.prompt.curtain
        if curtain is not None and curtain.isVisible():
            curtain.open()
        self.settle()

    def _hover(self, name: str) -> None:
        table = self.program.window.table
        for number, (x, y) in enumerate(POINTS):
            at = QPoint(round(table.width() * x), round(table.height() * y))
            child = table.childAt(at)
            if child is None:
                continue
            local = child.mapFrom(table, at)
            _send_move(child, local - QPoint(1, 1))
            _send_move(child, local)
            self.take(f"{name} hover {number}")
            self.application.sendEvent(child, QEvent(QEvent.Type.Leave))
            for parent in _parents_of(child, table):
                self.application.sendEvent(parent, QEvent(QEvent.Type.Leave))

    def _focus(self, name: str) -> None:
        window = self.program.window
        for number in range(TABS):
            QTest.keyClick(_focus_in(window), Qt.Key.Key_Tab)
            self.take(f"{name} tab {number}")
            for key in ARROWS:
                QTest.keyClick(_focus_in(window), key)
                self.take(f"{name} tab {number} {key.name}")

    def _move(self, name: str, best: Option) -> None:
        """Choose, and look at what moves by a clock that is turned by hand."""
        program = self.program
        program.change("pace", Pace.NORMAL.value)
        program.controller.choose(best.id)
        for number in range(FRAMES):
            self.clock.turn(FRAME)
            self.take(f"{name} moves {number}")
        program.change("pace", Pace.OFF.value)

    def close(self) -> None:
        self.program.close()


def stop_clocks() -> None:
    """Let what Qt's own clock moves arrive at once: only the stage is turned by hand."""
    start: Any = QAbstractAnimation.start

    def start_and_arrive(animation: QAbstractAnimation, *args: object) -> None:
        start(animation, *args)
        if animation.totalDuration() > 0:
            animation.setCurrentTime(animation.totalDuration())

    setattr(QAbstractAnimation, "start", start_and_arrive)  # noqa: B010 - a method of Qt's
    begin: Any = QTimer.start
    shot: Any = QTimer.singleShot

    def begin_soon(timer: QTimer, *args: int) -> None:
        """Let what comes after a real while never come."""
        if args and isinstance(args[0], int):
            timer.setInterval(int(args[0]))
        if timer.interval() <= SOON:
            begin(timer)

    def shot_soon(after: int, *args: object) -> None:
        if after <= SOON:
            shot(after, *args)

    setattr(QTimer, "start", begin_soon)  # noqa: B010 - as above
    setattr(QTimer, "singleShot", staticmethod(shot_soon))  # noqa: B010 - as above


def _focus_in(window: QWidget) -> QWidget:
    """Return what has the focus; Qt returns None while nothing has, whatever its type says."""
    return cast("QWidget | None", window.focusWidget()) or window


def _parents_of(child: QWidget, table: QWidget) -> Iterator[QWidget]:
    parent = child.parentWidget()
    while parent is not None and parent is not table:
        yield parent
        parent = parent.parentWidget()


def _send_move(child: QWidget, at: QPoint) -> None:
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(at),
        QPointF(child.mapToGlobal(at)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(child, event)


class Keep:
    """Keeps hashes, and writes pictures whose hash is another than before."""

    def __init__(self, before: Hashes | None = None, folder: Path | None = None) -> None:
        self.found: Hashes = {}
        self._before, self._folder = before, folder

    def __call__(self, name: str, image: QImage) -> None:
        data = bytes(image.constBits())
        self.found[name] = hashlib.blake2b(data, digest_size=10).hexdigest()
        if self._before is not None and self._before.get(name) != self.found[name]:
            print("differs:", name, flush=True)
            if self._folder is not None:
                self._folder.mkdir(parents=True, exist_ok=True)
                image.save(str(self._folder / f"{name.replace(' ', '-')}.png"))


def walk_all(keep: Keep, only: str) -> None:
    """Take all pictures whose size, theme and kind have some words in them."""
    application = make_application()
    for size in SIZES:
        for theme in THEMES:
            for kind in KINDS:
                if only not in f"{size[0]}x{size[1]} {theme} {kind}":
                    continue
                with TemporaryDirectory() as folder:
                    gallery = Gallery(application, Path(folder), size, theme, keep)
                    gallery.walk(kind)
                    gallery.close()


def main() -> int:
    """Record, compare or save."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("verb", choices=("record", "compare", "save"))
    parser.add_argument("file", type=Path)
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--only", default="", help="take only what has this in its name")
    given = parser.parse_args()
    stop_clocks()
    before: Hashes | None = {} if given.verb == "save" else None
    if given.verb == "compare":
        before = json.loads(given.file.read_text(encoding="utf-8"))
    keep = Keep(before, given.folder)
    walk_all(keep, given.only)
    if before is None:
        given.file.write_text(json.dumps(keep.found, indent=0) + "\n", encoding="utf-8")
        print(len(keep.found), "pictures,", len(set(keep.found.values())), "different ones")
        return 0
    wanted = {name for name in before if given.only in name}
    missing = sorted(wanted - set(keep.found))
    differing = [name for name in wanted & set(keep.found) if before[name] != keep.found[name]]
    for name in missing:
        print("missing:", name)
    print(f"{len(wanted)} wanted, {len(differing)} differ, {len(missing)} missing")
    return 1 if differing or missing else 0


if __name__ == "__main__":
    sys.exit(main())
