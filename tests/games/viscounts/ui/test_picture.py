"""Small pictures: the realm of a saved game, and the signs beside points."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from tests.games.viscounts.catalogue import CATALOG
from tests.games.viscounts.ui.ended import ended
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.setup import Rival, Setup
from valeria_desktop.games.viscounts.ui.face import TRIAL
from valeria_desktop.games.viscounts.ui.heard import heard_of
from valeria_desktop.games.viscounts.ui.picture import paint_chip, picture_of
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.sound.surroundings import Place
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.look import Look


@pytest.mark.parametrize("setup", [Setup(3), Setup(1, rival=Rival.CARDS)], ids=str)
def test_a_table_has_a_picture_that_changes_with_it(look: Look, setup: Setup) -> None:
    session = ended(setup)
    begun = RULES.deal(setup, 5)
    seats = default_seats(max(2, setup.players))[: setup.players]
    before = picture_of(look, begun, seats).toImage()
    after = picture_of(look, session.game, session.seats).toImage()
    assert before.size() == QSize(960, 540)
    assert before != after


def chip(look: Look, thing: Thing | None) -> QImage:
    image = QImage(25, 25, QImage.Format.Format_ARGB32)
    image.fill(QColor("#ff00ff"))
    painter = QPainter(image)
    if thing is not None:
        paint_chip(painter, QRectF(image.rect()), thing, look)
    painter.end()
    return image


@pytest.mark.parametrize(
    "thing",
    [CATALOG.townsfolk[0], CATALOG.manuscripts[0], CATALOG.bonuses[0]],
    ids=["townsfolk", "manuscript", "bonus"],
)
def test_a_line_of_the_score_shows_what_it_is_about(look: Look, thing: Thing) -> None:
    assert chip(look, thing) != chip(look, None)


def test_late_in_a_game_it_is_dusk_and_workshops_hammer() -> None:
    session = ended(Setup(2))
    heard = heard_of(session.scene(0))
    view = session.scene(0).view
    workshops = sum(
        built is not None and built.seat == 0 and built.type == "workshop" for built in view.spots
    )
    assert heard.place is Place.HALL
    assert heard.hammers == workshops
    assert heard.is_last_round
    assert heard.hour == min(1.0, (view.round - 1) / 16)


def test_every_number_of_players_is_tried_by_the_self_check() -> None:
    setups = [as_a(Setup, setup) for setup in TRIAL.modes.values()]
    assert {setup.players for setup in setups} == set(RULES.seats)
    for setup in setups:
        TRIAL.rules.check(setup, 1)
    assert TRIAL.cards is not None
    assert all(card.name for card in TRIAL.cards())
