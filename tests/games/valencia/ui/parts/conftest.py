"""The strip of the others in a window, and the sheet below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.valencia.ui.parts.rival_sheet import RivalSheet
from valeria_desktop.games.valencia.ui.parts.rivals import RivalPlaques
from valeria_desktop.ui.paint.room_look import RoomLook

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look


@pytest.fixture
def around(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(1280, 720)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def plaques(look: Look, around: QWidget) -> RivalPlaques:
    made = RivalPlaques(RoomLook(look, around), around)
    made.setGeometry(10, 44, 1260, 62)
    around.show()
    return made


@pytest.fixture
def sheet(look: Look, around: QWidget, plaques: RivalPlaques) -> RivalSheet:
    return RivalSheet(RoomLook(look, around), plaques, around)
