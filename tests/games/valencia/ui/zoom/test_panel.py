"""A thing looked at closely: picture, words and buttons fit together, whatever is looked at."""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from tests.games.valencia.scenario import Scenario
from tests.games.valencia.ui.parts.cities import bush, cell, lived_in, seen
from valeria_desktop.games.valencia.rules.at import (
    Asset,
    AtCell,
    AtPlayer,
    AtSeat,
    AtStack,
    AtStep,
    AtTask,
    OfPlayer,
)
from valeria_desktop.games.valencia.rules.model.cards import Card
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.seats import NINA
from valeria_desktop.games.valencia.rules.model.state import Bid
from valeria_desktop.games.valencia.rules.setup import Advanced
from valeria_desktop.games.valencia.ui.board.secrets import ALL
from valeria_desktop.games.valencia.ui.zoom.zoom import SIGNS, looked_of
from valeria_desktop.ui.paint.look import TEXT_SIZES
from valeria_desktop.ui.zoom.panel import ZoomPanel

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot

    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.room_look import RoomLook

WINDOWS = (QSize(1024, 768), QSize(1280, 720), QSize(1920, 1080))
MANY = (Card.SIX, Card.FIVE, Card.FOUR, Card.TWIN, Card.WANDERER, Card.ONE)


@pytest.fixture
def ground(qtbot: QtBot) -> QWidget:
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(1280, 720)
    ground.show()
    return ground


@pytest.fixture
def panel(ground: QWidget, room: RoomLook) -> ZoomPanel:
    return ZoomPanel(room, ground, SIGNS)


def full() -> Scenario:
    """A table of three on which there is something of everything."""
    table = lived_in().sits(1, "wine").assists(2, "wine").assists(0, "wine")
    table.tasks(0, 9, 14, 30, 33).used(0, "6 5 4 3 2 1").used(1, "6 5 4 3 2 1")
    table.state.bids = tuple(Bid(seat, MANY[:number]) for seat, number in enumerate((1, 3, 6)))
    return table


def things(table: Scenario) -> list[At | Thing]:
    view = seen(table).view
    cards = [OfPlayer(seat, Asset.BID) for seat in range(3)]
    places: list[At] = [cell(name) for name in ("a1", "c1", "d1", "c2", "g3", "h6")]
    places += [AtCell(min(view.table.city.centre)), bush("a1-b2"), bush("b1-c2")]
    people = [AtSeat(0), AtSeat(4), AtPlayer(1), AtStep(RoundPart.B), AtStep(RoundPart.I)]
    others = [AtTask(0, 0), OfPlayer(0, Asset.USED), view.table.fountains[0]]
    return [*places, *people, *cards, *others]


def show(panel: ZoomPanel, table: Scenario, pointed: At | Thing, look: RoomLook) -> None:
    looked = looked_of(seen(table), pointed, opened=ALL)
    assert looked is not None
    panel.show_thing(looked)
    unit = look.unit
    panel.resize(panel.fit(QSize(round(920 * unit), round(662 * unit)), unit))
    panel.show()


def painted(panel: ZoomPanel) -> QImage:
    return panel.grab(panel.picture_rect).toImage()


@pytest.mark.parametrize("size", [*product(WINDOWS, TEXT_SIZES)])
def test_picture_words_and_buttons_stand_beside_one_another(
    panel: ZoomPanel, look: Look, room: RoomLook, size: tuple[QSize, float]
) -> None:
    window, scale = size
    look.use(scale=scale)
    room.fit(window)
    table = full()
    try:
        for thing in things(table):
            show(panel, table, thing, room)
            parts = [panel.picture_rect, panel._scroll.geometry()]
            parts += [each.geometry() for each in panel.links if each.isVisible()]
            for one, other in combinations(parts, 2):
                assert not one.intersects(other)
            assert panel.rect().united(parts[1]) == panel.rect()
            assert panel.width() <= round(920 * room.unit)
            assert panel.height() <= round(662 * room.unit)
    finally:
        look.use(scale=1.0)


def test_at_the_usual_size_nothing_has_to_be_scrolled(panel: ZoomPanel, room: RoomLook) -> None:
    table = full()
    for thing in things(table):
        show(panel, table, thing, room)
        assert not panel._scroll.verticalScrollBar().maximum()


def test_a_member_that_came_is_painted(panel: ZoomPanel, room: RoomLook) -> None:
    show(panel, Scenario(3), cell("a1"), room)
    empty = painted(panel)
    show(panel, Scenario(3), cell("a1"), room)
    assert painted(panel) == empty
    show(panel, Scenario(3).lives(0, "a1"), cell("a1"), room)
    mine = painted(panel)
    assert mine != empty
    show(panel, Scenario(3).lives(1, "a1"), cell("a1"), room)
    assert painted(panel) != mine


def test_what_is_around_a_place_is_seen_with_it(panel: ZoomPanel, room: RoomLook) -> None:
    show(panel, Scenario(3), cell("c1"), room)
    before = painted(panel)
    show(panel, Scenario(3).built("d1", "sell").palm("b1-c2"), cell("c1"), room)
    assert painted(panel) != before


def test_other_places_look_otherwise(panel: ZoomPanel, room: RoomLook) -> None:
    table, seen_so_far = full(), []
    for thing in things(table):
        show(panel, table, thing, room)
        picture = painted(panel)
        assert picture not in seen_so_far
        seen_so_far.append(picture)


def test_nina_has_a_picture(panel: ZoomPanel, room: RoomLook) -> None:
    show(panel, Scenario(2), AtPlayer(NINA), room)
    colours = {painted(panel).pixelColor(x, 90).name() for x in range(20, 160)}
    assert len(colours) > 1


def test_a_cards_power_leads_to_its_clause(panel: ZoomPanel, room: RoomLook) -> None:
    table = Scenario(3, [Advanced.JOKER]).stacks(0, "joker")
    show(panel, table, AtStack(0, 0), room)
    told = [link.accessibleName() for link in panel.links]
    assert told == ["Read clause VA17 of the rules", "Read clause VA45 of the rules"]
