"""The painted board: what is lit, what stands there, and that it is the same everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from tests.games.viscounts.ui.realm import LATE, RING, SEATS, ring_of, view_after
from valeria_desktop.games.viscounts.rules.at import AtSection, AtSpace, AtSpot
from valeria_desktop.games.viscounts.rules.model.kinds import BuildingType
from valeria_desktop.games.viscounts.ui.board.layout import BoardLayout, board_layout
from valeria_desktop.games.viscounts.ui.board.life import BoardLife, CastleLife, House, life_of
from valeria_desktop.games.viscounts.ui.board.places import socket_at
from valeria_desktop.games.viscounts.ui.board.shape import CENTRE, wedge_point
from valeria_desktop.games.viscounts.ui.paint.board import BoardLight, BoardPainting, veil_of
from valeria_desktop.games.viscounts.ui.paint.castle import castle_layout, paint_large_castle
from valeria_desktop.games.viscounts.ui.paint.pigments import DARK, LIGHT, land_tone
from valeria_desktop.games.viscounts.ui.paint.realm import lands_of, river_of
from valeria_desktop.ui.paint.album import ALBUM
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.look import Look
from valeria_desktop.ui.paint.materials import GOLD

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.ring import Ring

LAYOUT = board_layout(QRectF(0, 0, 760, 490), 1.0)
EMPTY = BoardLife()


def painted(
    look: Look, life: BoardLife, light: BoardLight | None = None, ring: Ring = RING
) -> QImage:
    """Return a picture of the board."""
    image = QImage(760, 490, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.magenta)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    brush = Brush(painter, look, LAYOUT.thing)
    BoardPainting(brush, LAYOUT, ring, life, light or BoardLight()).paint()
    painter.end()
    return image


def colour_at(image: QImage, point: QPointF) -> str:
    return image.pixelColor(point.toPoint()).name()


def colours_in(image: QImage, box: QRectF) -> set[str]:
    area = box.toAlignedRect().intersected(image.rect())
    return {
        image.pixelColor(x, y).name()
        for x in range(area.left(), area.right() + 1)
        for y in range(area.top(), area.bottom() + 1)
    }


def differs_in(one: QImage, other: QImage, box: QRectF) -> float:
    """Return the share of a box's points that differ."""
    area = box.toAlignedRect().intersected(one.rect())
    points = [
        one.pixel(x, y) != other.pixel(x, y)
        for x in range(area.left(), area.right() + 1)
        for y in range(area.top(), area.bottom() + 1)
    ]
    return sum(points) / len(points)


def test_a_land_takes_its_pigment_into_every_wedge(look: Look) -> None:
    for order in ("DBCAE", "EDBCA", "AECBD"):
        image = painted(look, EMPTY, ring=ring_of(order))
        for land in lands_of(ring_of(order)):
            field = [
                colour_at(image, LAYOUT.sheet.at(wedge_point(land.position + along / 60, out / 40)))
                for along in range(4, 56)
                for out in range(4, 36)
            ]
            assert field.count(land_tone(DARK, land.name).name()) > 60, land


def test_a_river_runs_after_the_grounds_of_its_left_side() -> None:
    rivers = {segment.id: river_of(segment) for segment in RING.segments}
    assert rivers == {"A": 0.6, "B": 0.4, "C": 0.6, "D": 0.4, "E": 0.4}


def test_a_river_is_water_from_the_rim_to_the_moat(look: Look) -> None:
    image = painted(look, EMPTY)
    for land in lands_of(RING):
        mouth = LAYOUT.sheet.at(wedge_point(land.position + land.river, 0.97))
        found = colours_in(image, QRectF(mouth.x() - 5, mouth.y() - 5, 10, 10))
        assert {DARK.water, DARK.water_light} & found


def test_the_light_theme_is_lighter_everywhere(look: Look) -> None:
    bright = Look()
    bright.use(theme="light")
    dark_board, light_board = painted(look, EMPTY), painted(bright, EMPTY)
    places = [wedge_point(at / 4, 0.5) for at in range(20)]
    lights = [
        (
            dark_board.pixelColor(at.toPoint()).lightness(),
            light_board.pixelColor(at.toPoint()).lightness(),
        )
        for at in map(LAYOUT.sheet.at, places)
    ]
    assert sum(light for _, light in lights) > 1.15 * sum(dark for dark, _ in lights)
    assert land_tone(LIGHT, "lake").lightness() > land_tone(DARK, "lake").lightness()


@pytest.mark.parametrize("kind", BuildingType)
def test_a_house_stands_on_its_ground_in_its_owners_colour(look: Look, kind: BuildingType) -> None:
    for seat in SEATS:
        image = painted(look, BoardLife(houses={7: House(kind, seat)}))
        box = LAYOUT.ground(7).adjusted(-4, -24, 4, 0)
        assert look.player(seat.colour).name() in colours_in(image, box)


def test_a_house_changes_its_ground_and_the_gifts_beside_it_only(look: Look) -> None:
    life = BoardLife(houses={7: House(BuildingType.WORKSHOP, SEATS[0])})
    bare, built = painted(look, EMPTY), painted(look, life)
    assert differs_in(bare, built, LAYOUT.ground(7)) > 0.5
    beside = [link for link in RING.links if 7 in (link.start, link.goal)]
    for link in RING.links:
        changed = differs_in(bare, built, LAYOUT.gift(link)) > 0.2
        assert changed is (link in beside)


def test_a_worker_stands_in_its_socket(look: Look) -> None:
    first = (((SEATS[0], 1), (SEATS[1], 2)), *((),) * 4)
    image = painted(look, BoardLife(castle=CastleLife(first=first)))
    for number, seat in enumerate((SEATS[0], SEATS[1], SEATS[1])):
        foot = LAYOUT.sheet.at(socket_at(0, 1, number))
        box = QRectF(foot.x() - 8, foot.y() - 20, 16, 20)
        assert look.player(seat.colour).name() in colours_in(image, box)


def test_the_leaders_banner_has_the_leaders_colour(look: Look) -> None:
    image = painted(look, BoardLife(castle=CastleLife(leader=SEATS[2])))
    box = QRectF(LAYOUT.sheet.middle + QPointF(20, -52), LAYOUT.sheet.middle + QPointF(52, -20))
    assert look.player(SEATS[2].colour).name() in colours_in(image, box)


def test_two_viscounts_share_a_space_side_by_side(look: Look) -> None:
    image = painted(look, BoardLife(riders=((4, SEATS[0]), (4, SEATS[2]))))
    box = LAYOUT.space(4).adjusted(-30, -50, 30, 4)
    found = colours_in(image, box)
    assert {look.player(seat.colour).name() for seat in (SEATS[0], SEATS[2])} <= found


def test_what_can_be_chosen_has_gold_and_nothing_else_has(look: Look) -> None:
    lit = frozenset({AtSpace(4), AtSpot(8)})
    image = painted(look, EMPTY, BoardLight(lit=lit))
    for space in range(15):
        around = LAYOUT.space(space).adjusted(-4, -3, 4, 3)
        assert (GOLD in colours_in(image, around)) is (space == 4)
    assert painted(look, EMPTY) != image
    assert differs_in(painted(look, EMPTY), image, LAYOUT.ground(8).adjusted(-4, -4, 4, 4)) > 0.1


def test_a_veil_lies_over_all_but_what_is_lit_or_told_of(look: Look) -> None:
    lit, told = AtSpace(4), AtSpace(7)
    veil = BoardLight(lit=frozenset({lit}), bright=frozenset({told}), veil=0.4)
    bare, veiled = painted(look, EMPTY), painted(look, EMPTY, veil)
    for space in (0, 1, 2, 10, 14):
        middle = LAYOUT.space(space).center()
        before, after = (bare.pixelColor(middle.toPoint()), veiled.pixelColor(middle.toPoint()))
        assert after.lightness() < before.lightness()
    for at in (lit, told):
        stone = LAYOUT.space(at.space).center().toPoint()
        assert bare.pixelColor(stone) == veiled.pixelColor(stone)


def test_a_section_of_the_castle_is_lit_along_its_edge(look: Look) -> None:
    bare = painted(look, EMPTY)
    image = painted(look, EMPTY, BoardLight(lit=frozenset({AtSection(1)})))
    shape = LAYOUT.section(1, 1)
    corner = shape.first()
    assert differs_in(bare, image, QRectF(corner.x() - 3, corner.y() - 3, 6, 6)) > 0.3
    assert differs_in(bare, image, LAYOUT.section(3, 1).boundingRect()) == 0


def test_the_way_to_the_pointed_space_has_prints_of_gold(look: Look) -> None:
    light = BoardLight(
        lit=frozenset({AtSpace(3)}), pointed=AtSpace(3), way=(1, 3), ghost=SEATS[0], veil=0.4
    )
    without = BoardLight(lit=light.lit, pointed=light.pointed, ghost=SEATS[0], veil=0.4)
    image, bare = painted(look, EMPTY, light), painted(look, EMPTY, without)
    start, goal = LAYOUT.space(1).center(), LAYOUT.space(3).center()
    between = QRectF(start, goal).normalized().adjusted(0, -12, 0, 12)
    assert differs_in(bare, image, between) > 0.02
    assert GOLD in colours_in(image, between)


def test_the_veil_is_heavier_while_a_way_is_chosen(look: Look) -> None:
    assert veil_of(look, is_riding=True) > veil_of(look, is_riding=False) > 0


def test_a_whole_game_can_be_painted_at_any_moment(look: Look) -> None:
    for choices in (0, 60, LATE):
        view = view_after(choices)
        image = painted(look, life_of(view, SEATS), ring=view.table.ring)
        assert len(colours_in(image, QRectF(image.rect()))) > 200


def test_the_large_castle_has_the_same_workers(look: Look) -> None:
    room = QRectF(0, 0, 640, 420)
    life = CastleLife(second=((), ((SEATS[3], 1),), (), (), ()), keep=((SEATS[1], 2),))
    image = QImage(640, 420, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_large_castle(Brush(painter, look, 1.0), room, RING, life)
    painter.end()
    sheet = castle_layout(room).sheet
    assert sheet.unit == pytest.approx(1.96, abs=0.05)
    foot = sheet.at(socket_at(1, 2, 0))
    wolf = look.player(SEATS[3].colour).name()
    assert wolf in colours_in(image, QRectF(foot.x() - 12, foot.y() - 30, 24, 30))
    keep = sheet.at(CENTRE)
    oak = look.player(SEATS[1].colour).name()
    assert oak in colours_in(image, QRectF(keep.x() - 40, keep.y() - 30, 80, 60))


def test_compact_things_are_painted_in_a_small_window(look: Look) -> None:
    small: BoardLayout = board_layout(QRectF(0, 0, 616, 398), 1.0)
    image = QImage(616, 398, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    view = view_after(LATE)
    brush = Brush(painter, look, small.thing)
    BoardPainting(brush, small, view.table.ring, life_of(view, SEATS)).paint()
    painter.end()
    assert small.is_compact
    assert len(colours_in(image, small.folk(0))) > 20


def test_the_mouse_changes_light_and_paints_nothing_else_anew(
    look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted_anew: list[int] = []
    monkeypatch.setattr(
        BoardPainting, "paint_things", lambda self: painted_anew.append(len(self.life.houses))
    )
    ALBUM.clear()
    for pointed in (None, AtSpace(4), AtSpace(5)):
        painted(look, EMPTY, BoardLight(lit=frozenset({AtSpace(4)}), pointed=pointed, veil=0.2))
    assert painted_anew == [0]
    built = BoardLife(houses={7: House(BuildingType.WORKSHOP, SEATS[0])})
    painted(look, built)
    painted(look, EMPTY)
    assert painted_anew == [0, 1]
    ALBUM.clear()  # the kept pictures of this test are empty
