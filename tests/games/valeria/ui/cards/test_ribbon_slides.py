"""Ribbons slide from one power to the other when the turn passes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from tests.scenario import CATALOG
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.mood import CardMood, Ribbon
from valeria_desktop.games.valeria.ui.cards.paint import paint_tile
from valeria_desktop.games.valeria.ui.cards.ribbon_slides import SLIDES, RibbonSlides

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.ui.paint.look import Look

BOX = QRectF(20, 20, 172, 92)
FOOT = QRectF(20, 80, 172, 32)
FACE = face_of(CATALOG.by_id["peasant"])


@pytest.fixture
def sliding(look: Look) -> Iterator[RibbonSlides]:
    parent = QObject()
    made = RibbonSlides(look, parent)
    made.setDuration(SLIDES)
    made.lay(Ribbon.MINE, 0)
    yield made
    made.stop()


def shown(look: Look, mood: CardMood, sliding: RibbonSlides | None = None) -> QImage:
    image = QImage(212, 136, QImage.Format.Format_RGB32)
    image.fill(QColor("#336699"))
    painter = QPainter(image)
    paint_tile(painter, BOX, FACE, look, mood)
    if sliding is not None:
        sliding.paint(painter, BOX, FACE, mood)
    painter.end()
    return image


def bright(image: QImage) -> list[int]:
    """Return the columns in which parchment is seen, right below the upper edge of a ribbon."""
    wanted = QColor("#efe3c4").rgb()
    return [x for x in range(212) if any(image.pixel(x, y) == wanted for y in range(85, 112))]


def differing(one: QImage, other: QImage) -> list[tuple[int, int]]:
    return [(x, y) for x in range(212) for y in range(136) if one.pixel(x, y) != other.pixel(x, y)]


def test_a_ribbon_begins_where_it_lay_and_ends_where_it_belongs(
    look: Look, sliding: RibbonSlides
) -> None:
    before, after = (shown(look, CardMood(ribbon=each)) for each in (Ribbon.MINE, Ribbon.OTHERS))
    sliding.lay(Ribbon.OTHERS, 0)
    pictures = []
    for time in (0, SLIDES // 2, SLIDES - 1):
        sliding.setCurrentTime(time)
        pictures.append(shown(look, CardMood(ribbon=Ribbon.OTHERS), sliding))
    lefts = [bright(image)[0] for image in (before, *pictures, after)]
    assert lefts == sorted(lefts)
    assert lefts[0] <= lefts[1] <= lefts[0] + 1
    assert lefts[1] + 20 < lefts[2] < lefts[3] - 20
    assert lefts[4] - 2 <= lefts[3] <= lefts[4]


@pytest.mark.parametrize("goal", [Ribbon.MINE, Ribbon.OTHERS])
def test_only_the_powers_change_while_a_ribbon_slides(
    look: Look, sliding: RibbonSlides, goal: Ribbon
) -> None:
    sliding.lay(Ribbon.OTHERS, 0)
    sliding.lay(goal, 0)
    sliding.setCurrentTime(SLIDES // 2)
    rest = shown(look, CardMood(ribbon=goal))
    changed = differing(shown(look, CardMood(ribbon=goal), sliding), rest)
    assert changed
    assert all(FOOT.contains(x, y) for x, y in changed)


def test_a_card_that_tells_one_power_only_lies_still(look: Look, sliding: RibbonSlides) -> None:
    brief = CardMood(ribbon=Ribbon.OTHERS, is_brief=True)
    sliding.lay(Ribbon.OTHERS, 0)
    sliding.setCurrentTime(SLIDES // 2)
    assert shown(look, brief, sliding) == shown(look, brief)


@pytest.mark.parametrize(
    ("ribbon", "seat"),
    [(Ribbon.MINE, 0), (Ribbon.NONE, 0), (Ribbon.OTHERS, 1), (Ribbon.MINE, 1)],
    ids=["the same", "none", "another seat", "another seat of whom the same counts"],
)
def test_ribbons_slide_for_the_same_seat_alone(
    sliding: RibbonSlides, ribbon: Ribbon, seat: int
) -> None:
    sliding.lay(ribbon, seat)
    assert not sliding.is_sliding
    assert sliding.ribbon is ribbon


def test_ribbons_go_on_sliding_while_the_same_is_shown(sliding: RibbonSlides) -> None:
    sliding.lay(Ribbon.OTHERS, 0)
    sliding.lay(Ribbon.OTHERS, 0)
    assert sliding.is_sliding
    sliding.lay(Ribbon.NONE, 0)
    assert not sliding.is_sliding


def test_without_a_duration_ribbons_are_there_at_once(sliding: RibbonSlides) -> None:
    sliding.setDuration(0)
    sliding.lay(Ribbon.OTHERS, 0)
    assert not sliding.is_sliding
    assert sliding.ribbon is Ribbon.OTHERS
