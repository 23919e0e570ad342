"""Every kind of question is seen whole, in every size of text and both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale, QPoint, QRect, QSize, QTranslator
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.counts import spread
from tests.ui.prompts.meetings import meetings
from valeria_desktop.games.valeria.ui.prompts.registry import PRESENTERS
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.prompts.panel import PromptPanel
from valeria_desktop.ui.words.language import use_language

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from tests.ui.prompts.meetings import Meeting
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.paint.look import Look

pytestmark = pytest.mark.thorough
WIDTH, MOST = 334, 2000
SMALL, DRAWN, LARGE = QSize(1024, 768), QSize(1280, 720), QSize(1920, 1080)
SIZES = [
    *((SMALL, 1.0), (SMALL, 1.5)),
    *((DRAWN, 1.0), (DRAWN, 1.15), (DRAWN, 1.5), (DRAWN, 2.0)),
    (LARGE, 1.3),
]


class Margin:
    """A panel as wide as the right column of a table, with as much room below as it wants."""

    def __init__(self, look: RoomLook, qtbot: QtBot) -> None:
        width = round(WIDTH * look.unit)
        self.window = QWidget()
        self.window.resize(width, MOST)
        qtbot.addWidget(self.window)
        self.meeting: Meeting | None = None
        self.panel = PromptPanel(look, self, PRESENTERS)
        self.panel.setParent(self.window)
        self.panel.resize(width, 164)
        self.panel.share(164, MOST)
        self.window.show()

    @property
    def session(self) -> Session | None:
        return self.meeting.session if self.meeting else None

    def asks(self, meeting: Meeting) -> None:
        self.meeting = meeting
        self.panel.ask(meeting.scene)
        QApplication.processEvents()

    def place(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self.window, QPoint(0, 0)), widget.size())


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    before, known = QLocale(), set(qapp.findChildren(QTranslator))
    use_language(qapp, request.param)
    yield request.param
    for translator in set(qapp.findChildren(QTranslator)) - known:
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(before)


@pytest.fixture(params=spread(SIZES, 4))
def margin(
    request: pytest.FixtureRequest, look: Look, qtbot: QtBot, language: str
) -> Iterator[Margin]:
    size, scale = request.param
    room = RoomLook(look)
    room.fit(size)
    look.use(scale=scale)
    yield Margin(room, qtbot)
    look.use(scale=1.0)


def test_every_question_is_seen_whole(margin: Margin) -> None:
    for group in meetings().values():
        for meeting in group[:3]:
            margin.asks(meeting)
            sheet = margin.panel.geometry()
            scroll = margin.panel._scroll
            held = scroll.widget()
            assert held is not None
            assert held.height() <= scroll.viewport().height()
            buttons = [b for b in margin.panel.findChildren(Button) if b.isVisible()]
            assert buttons
            places = [margin.place(button) for button in buttons]
            for button, place in zip(buttons, places, strict=True):
                assert sheet.contains(place), button.text()
                assert button.height() >= button.heightForWidth(button.width()), button.text()
            for number, place in enumerate(places):
                assert not any(place.intersects(other) for other in places[number + 1 :])
            for label in margin.panel.findChildren(QLabel):
                if label.isVisible() and label.text():
                    assert_seen_whole(label)


def assert_seen_whole(label: QLabel) -> None:
    assert label.height() >= label.heightForWidth(label.width()), label.text()
    metrics = QFontMetrics(label.font())
    for word in label.text().split():
        assert metrics.horizontalAdvance(word) <= label.width(), label.text()
