"""A program that is brought anywhere and photographed, and the games it is brought to.

Everything is played offscreen with fixed seeds, and the stage is driven by hand, so pictures
change only when the program does.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from valeria_desktop.faces import FACES
from valeria_desktop.games.valeria.game import RULES

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["VALERIA_SOUND"] = "null"

from PySide6.QtCore import QEventLoop, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, qRgb

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.ui.table.screen import TableScreen
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.program.program import Program
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.stage.ticker import HandTicker
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from PySide6.QtWidgets import QApplication

    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option

    When = Callable[[Session, Decision], bool]
    Frames = list[tuple[float, QImage]]

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
SEED = 11
ALL = "all games"
_SEEDS = 8
"""Games that are looked through for a question that is seldom asked."""
_COLOURS = 256
_STEP, _FRAMES, _COLUMNS, _WIDTH = 40.0, 8, 2, 640
"""Milliseconds from one look at what moves to the next, and how a strip shows some of them."""
_LABEL = 52, 20


# --- games


def deal(setup: Setup, bots: str | None = None, seed: int = SEED) -> Session:
    """Begin a game."""
    return Session.begin(RULES, setup, default_seats(setup.players, bots=bots), seed)


def best(session: Session, decision: Decision) -> Option:
    """Choose as the better bot does."""
    return make_bot(RULES, "greedy", 1).choose(session.scene(decision.seat).view, decision)


def moments(session: Session) -> Iterator[Decision]:
    """Play a game, and stop before every choice."""
    while (decision := session.decision) is not None:
        yield decision
        session.choose(best(session, decision).id)


def play_out(session: Session) -> Session:
    """Play a game to its end."""
    for _ in moments(session):
        pass
    return session


def play_to(session: Session, when: When) -> Decision:
    """Play to the first moment of a kind."""
    for decision in moments(session):
        if when(session, decision):
            return decision
    message = "The game ends before there is such a moment; choose another seed."
    raise LookupError(message)


# --- pictures


def write(image: QImage, name: str) -> None:
    """Write a picture, in as many colours as a byte can tell apart."""
    few = image.convertToFormat(QImage.Format.Format_Indexed8, _palette(image))
    few.save(str(FOLDER / f"{name}.png"))


def _palette(image: QImage) -> list[int]:
    """Find the colours for a picture: the part with most to tell apart is halved, and so on."""
    small = image.scaledToWidth(320).convertToFormat(QImage.Format.Format_RGB888)
    data, line = bytes(small.constBits()), small.bytesPerLine()
    pixels = [
        tuple(data[at : at + 3])
        for row in range(small.height())
        for at in range(row * line, row * line + small.width() * 3, 3)
    ]
    parts = [(*_widest(pixels), pixels)]
    while len(parts) < _COLOURS:
        parts.sort(key=lambda part: part[0] * len(part[2]) ** 0.5)
        spread, channel, most = parts[-1]
        if not spread:
            break
        most.sort(key=lambda pixel: pixel[channel])
        half = len(most) // 2
        parts[-1:] = [(*_widest(part), part) for part in (most[:half], most[half:])]
    return [qRgb(*(sum(row) // len(row) for row in zip(*part, strict=True))) for *_, part in parts]


def _widest(pixels: list[tuple[int, ...]]) -> tuple[int, int]:
    """Return how far colours lie apart, and in which of red, green and blue."""
    channels = enumerate(zip(*pixels, strict=True))
    return max((max(row) - min(row), channel) for channel, row in channels)


def small(image: QImage) -> QImage:
    """Make a picture as small as a strip shows it."""
    few = image.scaledToWidth(_WIDTH, Qt.TransformationMode.SmoothTransformation)
    return few.convertToFormat(QImage.Format.Format_RGB888)


def strip_of(frames: Frames) -> QImage:
    """Lay some frames beside each other, each with the time at which it was seen."""
    many = min(_FRAMES, len(frames))
    chosen = [frames[round(n * (len(frames) - 1) / max(1, many - 1))] for n in range(many)]
    size = chosen[0][1].size()
    rows = -(-many // _COLUMNS)
    whole = QImage(_COLUMNS * size.width(), rows * size.height(), QImage.Format.Format_RGB888)
    whole.fill(QColor("#101010"))
    painter = QPainter(whole)
    for number, (time, frame) in enumerate(chosen):
        at = QPoint(number % _COLUMNS * size.width(), number // _COLUMNS * size.height())
        painter.drawImage(at, frame)
        label = QRect(at.x(), at.y() + size.height() - _LABEL[1], *_LABEL)
        painter.fillRect(label, QColor("#101010"))
        painter.setPen(QColor("#ffffff"))
        painter.drawText(label, Qt.AlignmentFlag.AlignCenter, f"{time / 1000:.2f} s")
    painter.end()
    return whole


# --- the program


class Camera:
    """A program that is brought to each screen and photographed."""

    def __init__(
        self, application: QApplication, folder: Path, name: str, game: str = RULES.id
    ) -> None:
        """Start the program with one game, or with all; all its pictures end with a name."""
        self.application = application
        self.clock = HandTicker()
        faces = FACES if game == ALL else {game: FACES[game]}
        self.program = Program(application, Folders.at(folder), faces, ticker=self.clock)
        self.program.change("pace", Pace.OFF.value)
        self.name = name

    @property
    def table(self) -> TableScreen:
        """The table of Valeria."""
        return as_a(TableScreen, self.program.window.table)

    def grab(self) -> QImage:
        """Return the window as it is."""
        for _ in range(3):
            self.application.processEvents()
        return self.program.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)

    def take(self, screen: str) -> None:
        """Write a picture of the window as it is."""
        write(self.grab(), f"{screen}-{self.name}")

    def stand(self, session: Session, *, is_covered: bool = False) -> None:
        """Put a game on the table; what only one player may see is shown, unless it is covered."""
        self.program.window.show_screen(self.table)
        self.program.controller.start(session)
        curtain = self.table.prompt.curtain
        if curtain is not None and curtain.isVisible() and not is_covered:
            curtain.open()

    def take_game(self, name: str, setup: Setup, prompts: tuple[Prompt, ...]) -> None:
        """Take each kind of question when it comes for the first time in the middle of a game."""
        left, early = list(prompts), 20 * setup.players
        for seed in range(SEED, SEED + _SEEDS):
            session = deal(setup, seed=seed)
            for decision in moments(session):
                kind = as_a(Prompt, decision.prompt)
                is_in_time = kind is Prompt.DUKE or len(session.record.choices) >= early
                if kind in left and is_in_time:
                    left.remove(kind)
                    self.stand(session)
                    self.take(f"{name}-{kind.value}")
                    self.program.controller.leave()
                if not left:
                    return
        print(f"{name}: nobody is asked {', '.join(left)}")

    # --- what moves

    def frames(self, goes_on: Callable[[], bool], stills: Mapping[float, str]) -> Frames:
        """Let time pass, and look at everything, as long as something goes on.

        What stands large is told with the time after which it is taken.
        """
        found: Frames = []
        time, waiting = 0.0, dict(stills)
        while goes_on():
            if self.program.stage.is_idle:
                self.application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
                continue
            found.append((time, small(self.grab())))
            for at in [at for at in waiting if at <= time]:
                self.take(waiting.pop(at))
            self.clock.turn(_STEP)
            time += _STEP
        return [*found, (time, small(self.grab()))]

    def take_choice(self, name: str, setup: Setup, when: When) -> None:
        """Show what a choice brings with it, until someone is asked something else."""
        session = deal(setup)
        decision: Decision | None = play_to(session, when)
        self.stand(session)
        self.program.change("pace", Pace.NORMAL.value)
        found: Frames = []
        while decision is not None:
            start = found[-1][0] if found else 0.0
            self.program.controller.choose(best(session, decision).id)
            frames = self.frames(lambda: not self.program.stage.is_idle, {})
            found += [(start + time, frame) for time, frame in frames]
            decision = session.decision
            if decision is not None and decision.prompt is not Prompt.PAY:
                break
        self.program.change("pace", Pace.OFF.value)
        write(strip_of(found), f"strip-{name}")
