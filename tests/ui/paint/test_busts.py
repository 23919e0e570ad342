"""Busts: how a portrait is cut to its face, and how a drawing is turned to a mood."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from valeria_desktop.ui.paint import busts
from valeria_desktop.ui.paint.album import ALBUM
from valeria_desktop.ui.paint.busts import (
    Bust,
    Expression,
    expressions_of,
    in_mood,
    mouth_in,
    paint_bust,
)

HALVES = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320" '
    'data-bust="20 200 140 40" data-mouth="120 180">'
    '<rect width="240" height="320" fill="#0000ff"/>'
    '<g data-mood="listens wry"><rect x="20" y="60" width="200" height="80" fill="#ff0000"/></g>'
    '<g data-mood="speaks" display="none"><rect width="240" height="320" fill="#00ff00"/></g>'
    "</svg>"
)
PLAIN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320"/>'
BOX = QRectF(0, 0, 100, 100)


@pytest.fixture
def _drawings(monkeypatch: pytest.MonkeyPatch) -> None:
    sources = {"halves.svg": HALVES, "plain.svg": PLAIN}
    monkeypatch.setattr(busts, "source_of", sources.__getitem__)
    expressions_of.cache_clear()
    ALBUM.clear()


def painted(bust: Bust, box: QRectF = BOX) -> QImage:
    image = QImage(100, 100, QImage.Format.Format_ARGB32)
    image.fill(QColor("#000000"))
    painter = QPainter(image)
    paint_bust(painter, box, bust)
    painter.end()
    return image


def colour(image: QImage, x: int, y: int) -> str:
    return image.pixelColor(x, y).name()


@pytest.mark.usefixtures("qapp", "_drawings")
def test_the_mood_that_is_shown_comes_first() -> None:
    assert expressions_of("halves.svg") == (
        Expression.LISTENS,
        Expression.WRY,
        Expression.SPEAKS,
    )
    assert expressions_of("plain.svg") == ()


def test_a_mood_shows_its_groups_and_hides_the_others() -> None:
    speaks = in_mood(HALVES, "speaks")
    assert '<g data-mood="listens wry" display="none">' in speaks
    assert '<g data-mood="speaks">' in speaks
    assert in_mood(speaks, "listens") == in_mood(speaks, "wry") == HALVES


@pytest.mark.usefixtures("qapp", "_drawings")
def test_the_eyes_are_at_their_share_of_the_height() -> None:
    """The red ends at 140, the height of the eyes: at 40 % of any bust."""
    image = painted(Bust("halves.svg"))
    assert colour(image, 50, 38) == "#ff0000"
    assert colour(image, 50, 42) == "#0000ff"
    low = painted(Bust("halves.svg"), QRectF(0, 0, 100, 50))
    assert colour(low, 50, 18) == "#ff0000"
    assert colour(low, 50, 22) == "#0000ff"


@pytest.mark.usefixtures("qapp", "_drawings")
def test_a_bust_is_painted_in_its_mood_or_in_the_first_one() -> None:
    assert colour(painted(Bust("halves.svg", Expression.SPEAKS)), 50, 38) == "#00ff00"
    assert colour(painted(Bust("halves.svg", Expression.WRY)), 50, 38) == "#ff0000"
    assert colour(painted(Bust("halves.svg", Expression.TAKES)), 50, 38) == "#ff0000"


@pytest.mark.usefixtures("qapp", "_drawings")
def test_the_rim_has_its_colour_and_ink_inside() -> None:
    image = painted(Bust("halves.svg", rim="#56b4e9"))
    assert colour(image, 50, 0) == "#56b4e9"
    assert colour(image, 50, 2) != "#56b4e9"


@pytest.mark.usefixtures("_drawings")
def test_the_mouth_is_found_in_any_box() -> None:
    """The cut is 200 wide from 20, and 100 x 100 pixels show it from 140 - 80 = 60 on."""
    assert mouth_in(BOX, "halves.svg") == QPointF(50, 60)
    assert mouth_in(BOX.translated(7, 9), "halves.svg") == QPointF(57, 69)
    assert mouth_in(BOX, "plain.svg") == QPointF(50, 70)
