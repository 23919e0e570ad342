"""A player's own things as pictures: conscience, squares, line, sums, purse."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from tests.games.viscounts.catalogue import CATALOG
from tests.games.viscounts.ui.realm import CARDS, LATE, SEATS, view_after
from valeria_desktop.games.viscounts.rules.model.kinds import BuildingType, Icon, Paper
from valeria_desktop.games.viscounts.ui.own import conscience, line, purse, squares
from valeria_desktop.games.viscounts.ui.own.conscience import EMBER, Conscience
from valeria_desktop.games.viscounts.ui.own.purse import Purse
from valeria_desktop.games.viscounts.ui.own.squares import IVORY, marks_asleep, rows_of
from valeria_desktop.ui.paint.brush import Brush

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.ui.paint.look import Look

BY_ID = {card.id: card for card in CARDS}


def painted(
    look: Look, size: tuple[float, float], paint: Callable[[Brush, QRectF], None]
) -> QImage:
    image = QImage(round(size[0]) + 20, round(size[1]) + 20, QImage.Format.Format_RGB32)
    image.fill(QColor("#4a3728"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(Brush(painter, look, 1.0), QRectF(10, 10, *size))
    painter.end()
    return image


def colours(image: QImage, box: QRectF | None = None) -> set[str]:
    area = (box or QRectF(image.rect())).toAlignedRect().intersected(image.rect())
    return {
        image.pixelColor(x, y).name()
        for x in range(area.left(), area.right() + 1)
        for y in range(area.top(), area.bottom() + 1)
    }


def differs(one: QImage, other: QImage, box: QRectF) -> bool:
    area = box.toAlignedRect()
    return one.copy(area) != other.copy(area)


# Conscience


def road(look: Look, corruption: int, virtue: int) -> QImage:
    def paint(brush: Brush, box: QRectF) -> None:
        shown = Conscience(corruption, virtue)
        conscience.paint_conscience(brush, box, CATALOG.track, shown)

    return painted(look, conscience.SIZE, paint)


def test_a_bird_that_moves_changes_the_two_spaces_only(look: Look) -> None:
    before, after = road(look, 1, 7), road(look, 2, 7)
    boxes = conscience.space_boxes(QRectF(10, 10, *conscience.SIZE))
    assert [differs(before, after, box) for box in boxes] == [True, True, *[False] * 5]


@pytest.mark.parametrize(("corruption", "virtue"), [(4, 4), (1, 1), (7, 7)])
def test_who_will_meet_has_an_ember_frame(look: Look, corruption: int, virtue: int) -> None:
    assert EMBER in colours(road(look, corruption, virtue))
    assert Conscience(corruption, virtue).are_joined


def test_who_won_t_meet_has_none(look: Look) -> None:
    assert EMBER not in colours(road(look, 3, 5))


def test_deeds_are_green_and_debts_red_above_the_road(look: Look) -> None:
    image = road(look, 1, 7)
    boxes = conscience.space_boxes(QRectF(10, 10, *conscience.SIZE))
    grounds = [
        [tone for tone in ("#2f5a45", "#54503a", "#6b3330") if tone in colours(image, box)]
        for box in boxes
    ]
    assert grounds == [["#2f5a45"]] * 3 + [["#54503a"]] + [["#6b3330"]] * 3


def test_the_small_road_tells_the_same(look: Look) -> None:
    pictures = [
        painted(
            look,
            (142, 20),
            partial(conscience.paint_small_conscience, shown=Conscience(corruption, virtue)),
        )
        for corruption, virtue in ((1, 7), (2, 7), (2, 6), (4, 4))
    ]
    assert EMBER in colours(pictures[3])
    assert all(EMBER not in colours(picture) for picture in pictures[:3])
    assert pictures[0] != pictures[1] != pictures[2]


# Nine squares


def board(look: Look, *freed: int) -> QImage:
    rows = rows_of(CATALOG, freed)
    return painted(look, squares.SIZE, partial(squares.paint_squares, rows=rows, seat=SEATS[0]))


def test_a_free_square_shows_its_power_on_ivory_and_a_sleeping_one_its_house(look: Look) -> None:
    image = board(look, 4, 9)
    roof = look.player(SEATS[0].colour).name()
    for number in range(1, 10):
        box = squares.square_box(QRectF(10, 10, *squares.SIZE), number, 1.0)
        found = colours(image, box.adjusted(3, 3, -3, -3))
        assert (IVORY in found) is (number in {4, 9})
        assert (roof in found) is (number not in {4, 9})


def test_points_count_what_is_built_of_a_type_not_its_square() -> None:
    rows = rows_of(CATALOG, (3, 7, 9))
    assert [(row.building.type, row.built) for row in rows] == [
        (BuildingType.TRADING_POST, 1),
        (BuildingType.GUILDHALL, 0),
        (BuildingType.WORKSHOP, 2),
    ]


def test_a_sleeping_square_tells_the_moment_of_its_power() -> None:
    asleep = {square.number: marks_asleep(square) for square in CATALOG.squares}
    assert [mark.icon for mark in asleep[7]] == ["hire"]
    assert [mark.icon for mark in asleep[8]] == ["collision"]
    assert [mark.icon for mark in asleep[1]] == ["horseshoe"]


def test_all_squares_lie_in_their_board_and_apart() -> None:
    whole = QRectF(10, 10, *squares.SIZE)
    boxes = [squares.square_box(whole, number, 1.0) for number in range(1, 10)]
    assert all(whole.contains(box) for box in boxes)
    assert not any(
        one.intersects(other) for at, one in enumerate(boxes) for other in boxes[at + 1 :]
    )


# The line of three


def three(look: Look, *cards: str) -> QImage:
    shown = [BY_ID.get(card) for card in cards]
    return painted(look, line.SIZE, partial(line.paint_line, cards=shown, printed=CATALOG.spaces))


def test_an_empty_space_shows_its_printed_icons(look: Look) -> None:
    full, empty = three(look, "T05", "T49", "T61"), three(look, "T05", "-", "-")
    places = [line.line_box(QRectF(10, 10, *line.SIZE), space, 1.0) for space in range(3)]
    assert [differs(full, empty, place.adjusted(3, 3, -12, -3)) for place in places] == [
        False,
        True,
        True,
    ]
    assert {"#37304d", "#969aa0", "#e3b23c"} <= colours(empty, places[1])
    assert "#3f78b5" in colours(empty, places[2])


def test_the_asked_kind_is_on_ivory_and_criminals_stand_beside_each(look: Look) -> None:
    def sums(brush: Brush, box: QRectF, asked: Icon | None, wild: int) -> None:
        line.paint_sums(brush, box, (0, 2, 1, 3, wild), asked)

    plain = painted(look, (300, 24), partial(sums, asked=None, wild=0))
    asked = painted(look, (300, 24), partial(sums, asked=Icon.BUILDER, wild=0))
    wild = painted(look, (300, 24), partial(sums, asked=None, wild=1))
    assert IVORY not in colours(plain)
    assert IVORY in colours(asked)
    red = "#b8392f"
    assert red not in colours(plain)
    assert red in colours(wild)


# Purse and papers


def test_a_purse_has_a_place_for_everything() -> None:
    whole = QRectF(0, 0, *purse.SIZE)
    boxes = [*purse.goods_boxes(whole, 1.0).values(), *purse.paper_boxes(whole, 1.0).values()]
    assert len(boxes) == 6
    assert all(whole.contains(box) for box in boxes)


def test_one_more_of_a_thing_changes_its_place_only(look: Look) -> None:
    whole = QRectF(10, 10, *purse.SIZE)
    goods, papers = purse.goods_boxes(whole, 1.0), purse.paper_boxes(whole, 1.0)
    places: list[tuple[object, QRectF]] = [*goods.items(), *papers.items()]
    where: dict[str, object] = {
        "silver": "silver",
        "gold": "gold",
        "debts": Paper.DEBT,
        "paid": Paper.DEBT,
        "approved": Paper.DEED,
    }
    bare = painted(look, purse.SIZE, partial(purse.paint_purse, purse=Purse()))
    for name, place in where.items():
        one = painted(look, purse.SIZE, partial(purse.paint_purse, purse=Purse(**{name: 1})))
        assert [at for at, box in places if differs(bare, one, box)] == [place]


def test_a_purse_is_read_from_a_view() -> None:
    side = view_after(LATE).side(1)
    found = Purse.of(side)
    assert (found.silver, found.ink, found.stone, found.gold) == (
        side.silver,
        side.ink,
        side.stone,
        side.gold,
    )
    assert (found.debts, found.paid, found.deeds, found.approved) == (
        side.debts,
        side.paid,
        side.deeds,
        side.approved,
    )
