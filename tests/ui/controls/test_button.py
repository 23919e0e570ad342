"""A button knows how much room it needs, and measures its words once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from valeria_desktop.kernel.signs import Mark
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.paint.album import ALBUM
from valeria_desktop.ui.paint.look import Look
from valeria_desktop.ui.paint.parchment import ParchmentLook

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QColor, QFontMetrics, QPainter
    from pytestqt.qtbot import QtBot


CHANGES: dict[str, Callable[[Button], object]] = {
    "text": lambda button: button.setText("Recruit someone whose name is long"),
    "key": lambda button: button.set_key("Esc"),
    "icon": lambda button: button.set_icon("gold"),
    "tail": lambda button: button.set_tail(("12", "gold")),
    "marks": lambda button: button.set_marks((Mark("gold"), Mark("strength")), 40),
    "picture": lambda button: button.set_picture(lambda _painter, _box: None, squares=2),
}


@pytest.fixture
def button(look: Look, qtbot: QtBot) -> Button:
    made = Button(ParchmentLook(look), "Recruit", key="1")
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize("change", CHANGES.values(), ids=list(CHANGES))
def test_what_changes_is_measured_anew(
    button: Button, look: Look, qtbot: QtBot, change: Callable[[Button], object]
) -> None:
    before = button.sizeHint()
    change(button)
    fresh = Button(ParchmentLook(look), "Recruit", key="1")
    qtbot.addWidget(fresh)
    change(fresh)
    assert button.sizeHint() == fresh.sizeHint() != before


def test_larger_text_is_measured_anew(button: Button, look: Look) -> None:
    before = button.sizeHint().width()
    try:
        look.use(scale=1.5)
        assert button.sizeHint().width() > before
    finally:
        look.use(scale=1.0)
    assert button.sizeHint().width() == before


def test_words_are_measured_once(button: Button, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    width = button._face.cap_width

    def cap_width(metrics: QFontMetrics, key: str) -> int:
        asked.append(key)
        return width(metrics, key)

    monkeypatch.setattr(button._face, "cap_width", cap_width)
    for wide in range(200, 260):
        button.heightForWidth(wide)
        button.sizeHint()
    assert len(asked) <= 2


def test_the_same_button_of_the_next_question_is_not_drawn_again(
    look: Look, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ALBUM.clear()  # full, it would let go at once what is drawn in no time
    drawn: list[str] = []
    paint = Button._paint_content

    def paint_content(self: Button, painter: QPainter, box: QRectF, colour: QColor) -> None:
        drawn.append(self.text())
        paint(self, painter, box, colour)

    monkeypatch.setattr(Button, "_paint_content", paint_content)
    sheet = ParchmentLook(look)
    seen = []
    for text, key in (("Slay 77", "1"), ("Slay 77", "1"), ("Slay 77", "2")):
        button = Button(sheet, text, icon="slay", key=key)
        qtbot.addWidget(button)
        button.resize(160, 44)
        seen.append(button.grab().toImage())
    assert drawn == ["Slay 77", "Slay 77"]
    assert seen[0] == seen[1] != seen[2]


def test_buttons_with_pictures_of_their_own_share_none(look: Look, qtbot: QtBot) -> None:
    sheet = ParchmentLook(look)
    painted: list[str] = []
    for name in "ab":

        def paint(_painter: QPainter, _box: QRectF, name: str = name) -> None:
            painted.append(name)

        button = Button(sheet, "Slay", key="1")
        button.set_picture(paint)
        qtbot.addWidget(button)
        button.resize(160, 44)
        button.grab()
    assert painted == ["a", "b"]


@pytest.mark.parametrize("kind", [Look, ParchmentLook])
def test_an_icon_without_words_stands_in_the_middle(
    look: Look, qtbot: QtBot, kind: type[Look]
) -> None:
    made = Button(look if kind is Look else ParchmentLook(look))
    qtbot.addWidget(made)
    made.resize(90, 40)
    bare = made.grab().toImage()
    made.set_icon("book")
    drawn = made.grab().toImage()
    wide, high = range(bare.width()), range(bare.height())
    changed = [x for x in wide if any(bare.pixel(x, y) != drawn.pixel(x, y) for y in high)]
    assert (changed[0] + changed[-1]) / 2 == pytest.approx(bare.width() / 2, abs=2)
