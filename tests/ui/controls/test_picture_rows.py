"""Pictures with names lie in as many rows as their names need, and no name is cut off."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF

from valeria_desktop.ui.controls.picture_button import PictureButton, PictureChoices
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

SIZE = (116, 58)
NAMES = (
    *("First game", "Glittering Gold", "Mastery over Magic", "Monster Blood", "All Shadowvale"),
    *("All Flames & Frost", "All Crimson Seas", "Random", "Custom…"),
)


def nothing(painter: QPainter, box: QRectF) -> None:
    """Paint no picture."""


def choices(look: Look, qtbot: QtBot, names: tuple[str, ...] = NAMES) -> PictureChoices:
    made = PictureChoices(look, "Set-up", {}, SIZE)
    qtbot.addWidget(made)
    made.offer_pictures([(name, name) for name in names], dict.fromkeys(names, nothing))
    made.show_value(names[0])
    made.show()
    return made


def rows_at(made: PictureChoices, width: int) -> list[int]:
    """Return how many pictures lie in each row at a width."""
    made.resize(width, made.heightForWidth(width))
    tops = [button.y() for button in made.buttons()]
    return [tops.count(top) for top in sorted(set(tops))]


@pytest.mark.parametrize(
    ("width", "rows"), [(1300, [9]), (750, [5, 4]), (640, [5, 4]), (400, [3, 3, 3])]
)
def test_rows_are_as_few_as_the_names_allow(
    look: Look, qtbot: QtBot, width: int, rows: list[int]
) -> None:
    made = choices(look, qtbot)
    assert rows_at(made, width) == rows
    assert all(each.width() >= each.minimumSizeHint().width() for each in made.buttons())
    assert made.buttons()[-1].geometry().bottom() < made.height()


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_no_name_is_cut_off_in_the_least_room_that_is_asked_for(
    look: Look, qtbot: QtBot, scale: float
) -> None:
    look.use(scale=scale)
    made = choices(look, qtbot)
    rows_at(made, made.minimumSizeHint().width())
    for button in made.buttons():
        assert button.width() >= button.minimumSizeHint().width()
        assert button.height() >= button.minimumSizeHint().height()


def test_few_pictures_stand_in_one_row_and_higher(look: Look, qtbot: QtBot) -> None:
    few = choices(look, qtbot, NAMES[:3])
    assert rows_at(few, 640) == [3]
    many = choices(look, qtbot)
    rows_at(many, 640)
    high, low = (as_a(PictureButton, each.buttons()[0]).height() for each in (few, many))
    assert high > low


def shapes(look: Look, qtbot: QtBot, name: str, high: float) -> tuple[QRectF, QRectF]:
    """Return the boxes of picture and name in a button of 240 pixels."""
    made = as_a(PictureButton, choices(look, qtbot, (name,)).buttons()[0])
    return made.parts_of(QRectF(0, 0, 240, high))


def test_a_high_picture_lies_above_its_name(look: Look, qtbot: QtBot) -> None:
    shown, plate = shapes(look, qtbot, "First game", 60)
    assert shown.bottom() == plate.top()
    assert shown.width() == plate.width() == 240


def test_a_low_picture_lies_beside_its_name(look: Look, qtbot: QtBot) -> None:
    """A strip above the name would be 9 pixels high, and show nothing."""
    shown, plate = shapes(look, qtbot, "First game", 31)
    assert (shown.height(), plate.height()) == (31, 31)
    assert shown.right() == plate.left() > 60
    assert plate.right() == 240


def test_beside_a_name_that_needs_all_the_width_no_button_has_a_picture(
    look: Look, qtbot: QtBot
) -> None:
    names = ("First game", "The first game of all the long games")
    made = choices(look, qtbot, names)
    rows_at(made, 2000)
    shapes_of = [
        as_a(PictureButton, each).parts_of(QRectF(0, 0, 240, 31)) for each in made.buttons()
    ]
    assert [shown.isEmpty() for shown, _ in shapes_of] == [True, True]


def test_a_name_that_needs_all_the_width_has_no_picture(look: Look, qtbot: QtBot) -> None:
    shown, plate = shapes(look, qtbot, "The first game of all the long games", 31)
    assert shown.isEmpty()
    assert plate == QRectF(0, 0, 240, 31)
