"""Two counters pay a price: one more of one is one less of the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.prompts.meetings import met
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.ui.prompts.pay import MAGIC, Counters, PayPresenter
from valeria_desktop.ui.paint.parchment import ParchmentLook

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tests.ui.prompts.conftest import Desk
    from valeria_desktop.ui.paint.look import Look


def made(look: Look, qtbot: QtBot, width: int = 260) -> Counters:
    counters = Counters(ParchmentLook(look), ("gold", "magic"), 5)
    counters.setRange(1, 3)
    qtbot.addWidget(counters)
    counters.resize(width, counters.heightForWidth(width))
    counters.show()
    return counters


def press(counters: Counters, kind: str, step: int) -> None:
    at = counters.step_of(kind, step).center().toPoint()
    QTest.mouseClick(counters, Qt.MouseButton.LeftButton, pos=at)


def test_one_more_of_one_is_one_less_of_the_other(look: Look, qtbot: QtBot) -> None:
    counters = made(look, qtbot)
    assert (counters.amount("gold"), counters.amount(MAGIC)) == (4, 1)
    press(counters, MAGIC, 1)
    assert (counters.amount("gold"), counters.amount(MAGIC)) == (3, 2)
    press(counters, "gold", 1)
    assert (counters.amount("gold"), counters.amount(MAGIC)) == (4, 1)
    press(counters, "gold", -1)
    assert counters.value() == 2


def test_nothing_goes_beyond_what_is_possible(look: Look, qtbot: QtBot) -> None:
    counters = made(look, qtbot)
    for _ in range(4):
        press(counters, MAGIC, -1)
    assert counters.value() == 1
    for _ in range(4):
        press(counters, "gold", -1)
    assert counters.value() == 3


def test_without_room_one_stands_below_the_other(look: Look, qtbot: QtBot) -> None:
    counters = made(look, qtbot, width=150)
    assert counters.height() == 2 * counters.sizeHint().height()
    press(counters, MAGIC, 1)
    assert counters.value() == 2


def test_left_and_right_move_one_from_the_button_that_pays(desk: Desk) -> None:
    meeting = next(m for m in met(Prompt.PAY) if len(m.decision.options) > 1)
    desk.asks(meeting)
    desk.panel.take_focus()
    presenter = desk.panel.presenter
    assert isinstance(presenter, PayPresenter)
    assert desk.focus() is presenter.confirm
    first, second = meeting.decision.options[:2]
    desk.presses(Qt.Key.Key_Right)
    assert presenter.payment is second
    desk.presses(Qt.Key.Key_Left)
    assert presenter.payment is first
    desk.presses(Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert desk.answers == [second.id]


def test_what_is_left_after_it_is_told(desk: Desk) -> None:
    for meeting in met(Prompt.PAY):
        desk.asks(meeting)
        presenter = desk.panel.presenter
        assert isinstance(presenter, PayPresenter)
        own = meeting.scene.view.players[meeting.decision.seat]
        for kind, left in presenter.left_after._left:
            assert left == getattr(own, kind) - getattr(presenter.payment.amounts, kind)
            assert left >= 0
