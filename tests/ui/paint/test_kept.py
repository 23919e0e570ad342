"""Pictures are drawn again only when something they depend on differs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from valeria_desktop.ui.paint.kept import Haste, KeptPictures

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look

BOX = QRect(5, 5, 20, 10)


class Canvas:
    """Something to paint on, that counts how often it is drawn."""

    def __init__(self, look: Look) -> None:
        self.kept = KeptPictures(look)
        self.image = QImage(60, 40, QImage.Format.Format_RGB32)
        self.image.fill(QColor("black"))
        self.drawn = 0

    def paint(
        self,
        depends: object,
        *,
        number: int = 0,
        box: QRect = BOX,
        haste: Haste = Haste.NONE,
    ) -> int:
        def draw(brush: Brush, room: QRectF) -> None:
            self.drawn += 1
            brush.painter.fillRect(room, QColor("white"))

        painter = QPainter(self.image)
        thing = (number, depends, 1.0)
        self.kept.paint(painter, box, thing, draw, haste)
        painter.end()
        return self.drawn


def test_the_same_is_drawn_once(look: Look) -> None:
    canvas = Canvas(look)
    assert [canvas.paint("a"), canvas.paint("a"), canvas.paint("a")] == [1, 1, 1]


def test_what_differs_is_drawn_again(look: Look) -> None:
    canvas = Canvas(look)
    assert [canvas.paint("a"), canvas.paint("b"), canvas.paint("a")] == [1, 2, 3]
    assert canvas.paint("a", box=QRect(0, 0, 30, 10)) == 4


def test_several_things_are_kept_side_by_side(look: Look) -> None:
    canvas = Canvas(look)
    canvas.paint("a", number=1)
    canvas.paint("b", number=2)
    assert [canvas.paint("a", number=1), canvas.paint("b", number=2)] == [2, 2]


def test_another_theme_is_drawn_again(look: Look) -> None:
    canvas = Canvas(look)
    canvas.paint("a")
    try:
        look.use(theme="light")
        assert canvas.paint("a") == 2
    finally:
        look.use(theme="dark")


def test_the_picture_lies_in_its_box(look: Look) -> None:
    canvas = Canvas(look)
    canvas.paint("a")
    inside = {
        (x, y)
        for x in range(60)
        for y in range(40)
        if canvas.image.pixelColor(x, y) == QColor("white")
    }
    assert inside == {(x, y) for x in range(5, 25) for y in range(5, 15)}


def test_a_new_picture_may_follow_in_the_next_paint(look: Look) -> None:
    canvas = Canvas(look)
    asked: list[QRect] = []
    canvas.kept.let_follow(asked.append)
    canvas.paint("a")
    assert canvas.paint("b") == 1  # the picture of before stands for it
    assert asked == [BOX]
    assert canvas.paint("b") == 2
    assert canvas.paint("b") == 2
    assert asked == [BOX]


def test_a_picture_without_one_before_it_does_not_follow(look: Look) -> None:
    canvas = Canvas(look)
    asked: list[QRect] = []
    canvas.kept.let_follow(asked.append)
    assert canvas.paint("a") == 1
    assert not asked


def test_a_picture_of_another_size_is_stretched_until_the_new_one_follows(look: Look) -> None:
    canvas, wide = Canvas(look), QRect(0, 0, 30, 10)
    asked: list[QRect] = []
    canvas.kept.let_follow(asked.append)
    canvas.paint("a")
    assert canvas.paint("a", box=wide) == 1
    assert canvas.image.pixelColor(29, 5) == QColor("white")
    assert canvas.paint("a", box=wide) == 2
    assert asked == [wide]


def test_what_is_kept_is_shown_at_once(look: Look) -> None:
    canvas = Canvas(look)
    canvas.kept = KeptPictures(look, each=2)
    asked: list[QRect] = []
    canvas.kept.let_follow(asked.append)
    canvas.paint("a")
    canvas.paint("b")
    canvas.paint("b")
    asked.clear()
    assert canvas.paint("a") == 2
    assert not asked


def test_no_picture_of_another_game_stands_for_a_new_one(look: Look) -> None:
    canvas = Canvas(look)
    asked: list[QRect] = []
    canvas.kept.let_follow(asked.append)
    canvas.paint("a")
    canvas.kept.forget_last()
    assert canvas.paint("b") == 2
    assert not asked


def test_what_is_awaited_is_drawn_at_once(look: Look) -> None:
    canvas = Canvas(look)
    asked: list[QRect] = []
    canvas.kept.let_follow(asked.append)
    canvas.paint("a")
    assert canvas.paint("b", haste=Haste.AWAITED) == 2
    assert not asked


def test_a_private_picture_stands_for_no_later_one(look: Look) -> None:
    canvas = Canvas(look)
    asked: list[QRect] = []
    canvas.kept.let_follow(asked.append)
    canvas.paint("a")
    assert canvas.paint("a, hinted", haste=Haste.PRIVATE) == 2
    assert canvas.paint("b") == 3
    assert not asked
