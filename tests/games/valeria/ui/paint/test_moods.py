"""The moods of the faces: the same drawing but for the face, told apart where they are smallest."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tests.drawings import HEAVIEST, is_plain
from tests.each import each
from valeria_desktop.content.resources import resources_root
from valeria_desktop.games.valeria.bots.characters import CHARACTERS
from valeria_desktop.ui.paint.busts import (
    LEAST_BUST,
    Bust,
    Expression,
    expressions_of,
    in_mood,
    paint_bust,
)
from valeria_desktop.ui.paint.pictures import source_of
from valeria_desktop.ui.place.guests import portrait_of

PORTRAITS = [portrait_of(character.id) for character in CHARACTERS]
HERALD, LORD = "busts/herald.svg", "busts/dark-lord.svg"
FACES = [*PORTRAITS, HERALD, LORD]
ART = resources_root() / "games" / "valeria" / "art"
APART = 30  # pixels of the smallest bust
FAR = 60  # between two colours, of 765
SIZE = (240, 320)
PAIRS = [(name, *pair) for name in FACES for pair in combinations(expressions_of(name), 2)]


def smallest(name: str, mood: Expression) -> QImage:
    image = QImage(LEAST_BUST, LEAST_BUST, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_bust(painter, QRectF(image.rect()), Bust(name, mood))
    painter.end()
    return image


def whole(name: str, mood: str) -> QImage:
    image = QImage(*SIZE, QImage.Format.Format_RGB32)
    image.fill(QColor("#000000"))
    painter = QPainter(image)
    QSvgRenderer(QByteArray(in_mood(source_of(name), mood).encode())).render(painter)
    painter.end()
    return image


def distance(one: QColor, other: QColor) -> int:
    apart = one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue()
    return sum(map(abs, apart))


def changed(one: QImage, other: QImage) -> list[tuple[int, int]]:
    return [
        (x, y)
        for x in range(one.width())
        for y in range(one.height())
        if distance(one.pixelColor(x, y), other.pixelColor(x, y)) > FAR
    ]


@each("name", PORTRAITS)
def test_a_character_waits_is_pleased_or_hit(name: str) -> None:
    assert set(expressions_of(name)) == {Expression.WAITS, Expression.PLEASED, Expression.HIT}


def test_the_herald_has_four_moods_and_the_dark_lord_three() -> None:
    assert [str(mood) for mood in expressions_of(HERALD)] == ["listens", "speaks", "blows", "wry"]
    assert [str(mood) for mood in expressions_of(LORD)] == ["waits", "takes", "struck"]


@each("name", PORTRAITS)
def test_as_the_file_stands_a_character_waits(name: str) -> None:
    assert source_of(name) == in_mood(source_of(name), "waits")


@pytest.mark.parametrize(("name", "one", "other"), PAIRS)
@pytest.mark.usefixtures("qapp")
def test_moods_are_told_apart_in_the_smallest_bust(
    name: str, one: Expression, other: Expression
) -> None:
    assert len(changed(smallest(name, one), smallest(name, other))) > APART


@pytest.mark.slow
@each("name", PORTRAITS)
@pytest.mark.usefixtures("qapp")
def test_only_the_face_changes(name: str) -> None:
    """Brows, eyes, mouth and whiskers."""
    left, right = (35, 205) if "lioren" not in name else (55, 140)
    for mood in ("pleased", "hit"):
        points = changed(whole(name, "waits"), whole(name, mood))
        assert points
        assert all(left <= x <= right and 90 <= y <= 225 for x, y in points)


@each("name", [HERALD, LORD])
def test_a_bust_is_plain_and_light(name: str) -> None:
    assert is_plain(ART / name)
    assert (ART / name).stat().st_size < HEAVIEST
