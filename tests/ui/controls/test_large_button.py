"""A large button: its picture beside its words, or above them where there is no room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.large_button import LargeButton
from valeria_desktop.ui.paint.parchment import ParchmentLook

if TYPE_CHECKING:
    import pytest
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QFontMetrics, QPainter
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look


def made(look: Look, qtbot: QtBot, *, is_stacked: bool = False) -> tuple[LargeButton, list[QRectF]]:
    places: list[QRectF] = []

    def paint(painter: QPainter, box: QRectF) -> None:
        places.append(box)

    button = LargeButton(
        ParchmentLook(look), "Roll", paint, (100, 50), key="R", is_stacked=is_stacked
    )
    qtbot.addWidget(button)
    return button, places


def test_with_room_the_words_stand_beside_the_picture(look: Look, qtbot: QtBot) -> None:
    button, places = made(look, qtbot)
    button.resize(300, button.heightForWidth(300))
    button.grab()
    assert abs(places[-1].center().y() - button.height() / 2) <= 1


def test_without_room_they_stand_below_it(look: Look, qtbot: QtBot) -> None:
    button, places = made(look, qtbot)
    width = button.minimumSizeHint().width()
    assert button.heightForWidth(width) > button.heightForWidth(300)
    button.resize(width, button.heightForWidth(width))
    button.grab()
    assert places[-1].bottom() < button.height() * 0.75


def test_it_is_pressed_like_any_button(look: Look, qtbot: QtBot) -> None:
    button, _ = made(look, qtbot, is_stacked=True)
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert pressed == [True]


def test_its_words_are_measured_once(
    look: Look, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    button, _ = made(look, qtbot)
    asked: list[str] = []
    width = button._face.cap_width

    def cap_width(metrics: QFontMetrics, key: str) -> int:
        asked.append(key)
        return width(metrics, key)

    monkeypatch.setattr(button._face, "cap_width", cap_width)
    for wide in range(200, 260):
        button.heightForWidth(wide)
        button.sizeHint()
    assert len(asked) <= 1


# --- other buttons on parchment


def test_icons_are_shown_where_all_of_a_row_have_room(look: Look, qtbot: QtBot) -> None:
    buttons = [Button(ParchmentLook(look), words, icon="slay") for words in ("Slay", "Recruit")]
    for button in buttons:
        qtbot.addWidget(button)
        button.show_icon_with(tuple(buttons))
        button.resize(button.sizeHint())
    assert not any(button._shows_icon_at(button.width()) for button in buttons)
    buttons[0].resize(300, 46)
    assert not any(button._shows_icon_at(button.width()) for button in buttons)
    buttons[1].resize(300, 46)
    assert all(button._shows_icon_at(button.width()) for button in buttons)


def test_on_parchment_words_wrap_and_are_never_cut_short(look: Look, qtbot: QtBot) -> None:
    button = Button(ParchmentLook(look), "Leave the Mercenary to the Dark Lord, pile 2", key="1")
    qtbot.addWidget(button)
    assert button.heightForWidth(150) > button.heightForWidth(400)


def test_a_picture_gives_way_to_a_word_that_would_break(look: Look, qtbot: QtBot) -> None:
    button = Button(ParchmentLook(look), "Monstereignis")
    qtbot.addWidget(button)
    button.set_picture(lambda _painter, _box: None)
    assert button._shows_icon_at(button.sizeHint().width())
    assert not button._shows_icon_at(button.sizeHint().width() - 10)
