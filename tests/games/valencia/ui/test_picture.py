"""Small pictures: the city of a saved game, and what stands beside points."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from tests.games.valencia.ui.ended import ended
from valeria_desktop.games.valencia.files.loader import shipped_catalog
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.games.valencia.ui.picture import life_of, paint_chip, picture_of
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.paint.palette import PLAYERS

if TYPE_CHECKING:
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.look import Look

CATALOG = shipped_catalog()
THREE = Setup(3)


def test_everybody_in_the_city_is_in_the_picture(look: Look) -> None:
    session = ended(THREE)
    view, life = session.view(0), life_of(look, session.game, session.seats)
    owners = {cell: owner for cell, owner in enumerate(view.city) if owner != NOBODY}
    assert owners
    assert life.members == {cell: session.seats[seat] for cell, seat in owners.items()}
    assert life.palms == view.palms
    assert life.fountains == {built.site: built.fountain for built in view.fountains}


@pytest.mark.slow
def test_a_table_has_a_picture_with_the_colours_of_who_lives_there(look: Look) -> None:
    session = ended(THREE)
    image = picture_of(look, session.game, session.seats).toImage()
    life = life_of(look, session.game, session.seats)
    seen = {image.pixelColor(x, y).name() for x in range(960) for y in range(540)}
    assert image.size() == QSize(960, 540)
    assert {PLAYERS[seat.colour] for seat in life.members.values()} <= seen


def test_an_empty_city_has_a_picture_too(look: Look) -> None:
    game = RULES.deal(Setup(), 3)
    before = picture_of(look, game, default_seats(2)).toImage()
    other = picture_of(look, RULES.deal(Setup(), 4), default_seats(2)).toImage()
    assert before == other
    assert before != picture_of(look, ended(THREE).game, ended(THREE).seats).toImage()


def chip(look: Look, thing: Thing) -> QImage:
    image = QImage(25, 25, QImage.Format.Format_ARGB32)
    image.fill(QColor("#ff00ff"))
    painter = QPainter(image)
    paint_chip(painter, QRectF(image.rect()), thing, look)
    painter.end()
    return image


@pytest.mark.parametrize(
    "thing", [CATALOG.tasks[11], CATALOG.fountains[0]], ids=["task", "fountain"]
)
def test_a_line_of_the_score_shows_what_it_is_about(look: Look, thing: Thing) -> None:
    plain = QImage(25, 25, QImage.Format.Format_ARGB32)
    plain.fill(QColor("#ff00ff"))
    assert chip(look, thing) != plain
    assert chip(look, CATALOG.tasks[0]) != chip(look, thing)
