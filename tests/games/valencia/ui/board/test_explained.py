"""What is told beside the mouse has the look of the program, whatever the view is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QToolTip

from valeria_desktop.games.valencia.ui.parts.goods import GoodsPart
from valeria_desktop.ui.paint.materials import materials_of
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.pieces.spread import Spread

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look


@pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)
def test_what_is_told_beside_the_mouse_lies_on_parchment(look: Look, qtbot: QtBot) -> None:
    view = Spread(RoomLook(look), GoodsPart())
    qtbot.addWidget(view)
    view.resize(300, 80)
    view.show()
    QToolTip.showText(QPoint(20, 20), "Oranges: 2.", view.viewport())
    tips = [each for each in QApplication.topLevelWidgets() if each.inherits("QTipLabel")]
    qtbot.waitUntil(lambda: any(tip.isVisible() for tip in tips))
    tip = next(tip for tip in tips if tip.isVisible())
    assert tip.grab().toImage().pixelColor(3, 3).name() == materials_of(look).parchment
    QToolTip.hideText()
