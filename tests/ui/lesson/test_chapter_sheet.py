"""The sheet between chapters: each way to go on stands in one line, at every size."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget

from valeria_desktop.games.valeria.ui.herald import HERALD
from valeria_desktop.ui.lesson.chapters import ChapterPage, ChapterSheet, ChapterWay
from valeria_desktop.ui.lesson.teacher import Teacher
from valeria_desktop.ui.paint.room_look import RoomLook

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

WINDOWS = (QSize(1024, 768), QSize(1280, 720), QSize(1920, 1080))
WAYS = {
    "en": (("Start a game", "roll"), ("Continue this game", "play"), ("All chapters", "book")),
    "de": (
        ("Ein Spiel beginnen", "roll"),
        ("Dieses weiterspielen", "play"),
        ("Alle Kapitel", "book"),
    ),
    "next": (
        ("Weiter: Pasche und das Ende", "right"),
        ("Alle Kapitel", "book"),
        ("Verlassen", "close"),
    ),
}
TEACHER = Teacher(HERALD, "Welcome.")


@pytest.mark.parametrize(("window", "scale", "ways"), [*product(WINDOWS, (1.0, 1.5), WAYS)])
def test_every_way_to_go_on_stands_in_one_line(
    look: Look, qtbot: QtBot, window: QSize, scale: float, ways: str
) -> None:
    look.use(scale=scale)
    try:
        table, sheet = shown(look, qtbot, window, ways)
        assert all(button.has_room for button in sheet.ways)
        assert table.rect().contains(sheet.geometry())
        medal = sheet._pictures[1]
        assert medal.isVisible()
        assert medal.geometry().bottom() < min(button.y() for button in sheet.ways)
    finally:
        look.use(scale=1.0)


def shown(look: Look, qtbot: QtBot, window: QSize, ways: str) -> tuple[QWidget, ChapterSheet]:
    room, table = RoomLook(look), QWidget()
    room.fit(window)
    qtbot.addWidget(table)
    table.resize(window)
    sheet = ChapterSheet(room, table, TEACHER)
    offered = tuple(ChapterWay(words, icon, lambda: None) for words, icon in WAYS[ways])
    table.show()
    words = "That was a round, and four more follow. Start a game, or continue this one."
    sheet.show_page(ChapterPage("Your medal: Voice of the Council", words, offered, medal="crown"))
    QApplication.processEvents()
    return table, sheet
