"""A replay in a window, and all that can be read off it, by the eye or by a screen reader."""

from __future__ import annotations

import re
from itertools import count
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from tests.kernel.contract import Continued
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.session.replay import Replay
from valeria_desktop.session.session import Session
from valeria_desktop.ui.replay.screen import ReplayScreen

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.face import Face
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.prompts.curtain import Curtain

COLUMNS = 5
ROLES = (*range(15), *range(int(Qt.ItemDataRole.UserRole), int(Qt.ItemDataRole.UserRole) + 40))


class Looked:
    """A replay that someone looks at in a window."""

    def __init__(self, look: Look, qtbot: QtBot, face: Face, session: Session) -> None:
        self.qtbot = qtbot
        self.screen = ReplayScreen(look, face)
        self.screen.guard.breath.clock = count().__next__  # each glance is a second later
        qtbot.addWidget(self.screen)
        self.screen.resize(1280, 700)
        with qtbot.waitActive(self.screen):
            self.screen.show()
        self.screen.show_replay(Replay(session))
        self.screen.go_to(len(session.record.choices))

    @property
    def offered(self) -> list[str]:
        viewer = self.screen.deck.viewer
        return [viewer.itemText(number) for number in range(viewer.count())]

    @property
    def chosen(self) -> str:
        return self.screen.deck.viewer.currentText()

    def choose(self, words: str) -> None:
        """Choose in the list whose eyes it is to be seen with."""
        self.screen.deck.viewer.setCurrentIndex(self.offered.index(words))

    @property
    def curtain(self) -> Curtain:
        curtain = self.screen.guard.curtain
        assert curtain is not None
        return curtain

    def types(self, key: Qt.Key) -> None:
        """Press a key where the focus is."""
        focus = QApplication.focusWidget()
        assert focus is not None, "nothing has the focus"
        self.qtbot.keyClick(focus, key)

    def peeks(self) -> None:
        """Hold the key that shows one's own secrets."""
        self.qtbot.keyPress(self.screen.ribbon, Qt.Key.Key_D)

    def ends_peek(self) -> None:
        """Let the key go, wherever the focus is now."""
        self.qtbot.keyRelease(self.screen.window(), Qt.Key.Key_D)

    def turn_board(self) -> None:
        """Bring one's own board into the ribbon's place, or put it away."""
        self.screen.parts.board_button.click()

    def read(self) -> list[object]:
        """Return all that is said of any part that is shown, and all that any list holds."""
        parts = [self.screen, *self.screen.findChildren(QWidget)]
        found: list[object] = []
        for part in parts:
            if part.isVisibleTo(self.screen):
                found += [part.accessibleName(), part.accessibleDescription(), part.toolTip()]
            if isinstance(part, QAbstractItemView) and (model := part.model()) is not None:
                rows = range(model.rowCount(QModelIndex()))
                cells = [model.index(row, column) for row in rows for column in range(COLUMNS)]
                found += [plain(cell.data(role)) for cell in cells for role in ROLES]
        return found

    def seen(self) -> QImage:
        """Return the picture of the whole screen, while its window is the active one."""
        with self.qtbot.waitActive(self.screen):
            self.screen.activateWindow()
        QApplication.processEvents()
        return self.screen.grab().toImage()


def plain(value: object) -> str:
    """Say a value, wherever it lies in memory."""
    return re.sub(r"0x[0-9a-f]+", "", repr(value))


def dreamt(session: Session, seat: int, number: int = 3) -> tuple[Session, Session]:
    """Return a game as it stands, and another that a seat may take it for."""
    game, record = session.game, session.record
    world = record.rules.imagine(game.view(seat), Stream(number))
    return tuple(  # type: ignore[return-value]  # there are two of them
        Session(Continued(record.rules, record.setup, record.seed, [], game=each), session.seats)
        for each in (game, world)
    )
