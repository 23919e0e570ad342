"""Cards of Viscounts as pictures: whole, told apart, and read from a closed fan."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, TypeVar

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from tests.each import each
from tests.games.viscounts.catalogue import CATALOG
from tests.games.viscounts.ui.realm import CARDS, SEATS
from valeria_desktop.games.viscounts.files.loader import shipped_catalog
from valeria_desktop.games.viscounts.rules.model.kinds import ICONS, RIBBONS, Icon
from valeria_desktop.games.viscounts.ui.board.life import BookTop, FolkTop
from valeria_desktop.games.viscounts.ui.cards import small_cards
from valeria_desktop.games.viscounts.ui.cards.book import marks_of_book, paint_binding, paint_book
from valeria_desktop.games.viscounts.ui.cards.fields import (
    LEATHER,
    field_of,
    main_icon,
    paint_name,
    person_of,
)
from valeria_desktop.games.viscounts.ui.cards.others import (
    paint_card_back,
    paint_player_card,
    paint_scheme,
)
from valeria_desktop.games.viscounts.ui.cards.powers import marks, marks_of_power
from valeria_desktop.games.viscounts.ui.cards.small_cards import paint_folk_chip
from valeria_desktop.games.viscounts.ui.cards.upright import EDGE, SHAPE, marks_of_card, paint_card
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.palette import CARD_TEXT
from valeria_desktop.ui.paint.pictures import has_picture

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.viscounts.rules.model.things import Townsfolk
    from valeria_desktop.kernel.signs import Marks
    from valeria_desktop.ui.paint.look import Look

BY_ID = {card.id: card for card in CARDS}
WIDE, HIGH = SHAPE
MAGENTA = "#ff00ff"
T = TypeVar("T")


def painted(look: Look, size: tuple[int, int], paint: Callable[[Brush, QRectF], None]) -> QImage:
    """Paint a card into a box 12 pixels inside a picture."""
    image = QImage(size[0] + 24, size[1] + 24, QImage.Format.Format_RGB32)
    image.fill(QColor(MAGENTA))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(Brush(painter, look, 1.0), QRectF(12, 12, *size))
    painter.end()
    return image


def raw(image: QImage) -> bytes:
    """Return the points of a picture, which has to live until they are copied."""
    return bytes(image.constBits())


def pixels(
    look: Look, size: tuple[int, int], paint: Callable[[Brush, QRectF, T], None], thing: T
) -> bytes:
    """Paint a thing as a card of a size."""
    return raw(painted(look, size, lambda brush, box: paint(brush, box, thing)))


def upright(look: Look, card: Townsfolk, *, in_fan: bool = False) -> QImage:
    return painted(look, SHAPE, lambda brush, box: paint_card(brush, box, card, in_fan=in_fan))


def part(image: QImage, box: QRectF) -> bytes:
    return raw(image.copy(box.toAlignedRect()))


def icons_of(line: Marks) -> list[str]:
    return [mark.icon for mark in line if mark.icon]


# What a card says


@each("card", CARDS, ids=lambda card: card.id)
def test_every_card_has_a_face_of_its_own(card: Townsfolk) -> None:
    assert person_of(card) == f"people/{card.id.lower()}.svg"
    assert has_picture(person_of(card))


@each("segment", CATALOG.segments, ids=lambda segment: segment.name)
def test_a_printed_card_shows_a_stranger(segment: object) -> None:
    card = segment.townsfolk  # type: ignore[attr-defined]  # each takes any value
    shady = bool(card.icons.of(Icon.CRIMINAL))
    assert person_of(card) == ("people/vagabond.svg" if shady else "people/passer-by.svg")


@each(
    ("card", "signs"),
    [
        ("T05", ["drop-off", "turn-over"]),
        ("T49", ["ingot"]),
        ("T16", ["standing", "paid-debt", "approved-deed"]),
        ("T07", ["standing", "merchant", "pays", "noble"]),
        ("T13", ["destroy", "or", "discard"]),
        ("H04", ["standing", "stone", "pays", "cleric", "plus", "ingot", "pays", "cleric"]),
        ("S06", []),
    ],
)
def test_a_card_says_when_it_works_and_what_it_does(card: str, signs: list[str]) -> None:
    assert icons_of(marks_of_card(BY_ID[card])) == signs


def test_every_effect_of_every_card_and_manuscript_has_drawn_signs() -> None:
    lines = [marks_of_card(card) for card in CARDS]
    lines += [marks_of_book(book) for book in CATALOG.manuscripts]
    named = {name for line in lines for name in icons_of(line)}
    assert [name for name in named if not has_picture(f"icons/{name}.svg")] == []
    assert all(marks_of_book(book) for book in CATALOG.manuscripts)


def test_a_card_has_the_colour_of_its_first_kind() -> None:
    assert {main_icon(card) for card in CARDS} == set(ICONS)
    assert main_icon(BY_ID["T61"]) is Icon.BUILDER
    assert len({field_of(card) for card in CARDS}) == len(ICONS)


# How it looks


def test_no_two_cards_look_the_same(look: Look) -> None:
    pictures = {card.id: raw(upright(look, card)) for card in CARDS}
    assert len(set(pictures.values())) == len(CARDS) == 86


def test_the_left_edge_alone_tells_cards_apart_that_are_worth_something_else(look: Look) -> None:
    """A closed fan shows the edge only: silver and icons."""
    edge = QRectF(12, 12 + 25, EDGE - 1, HIGH - 25 - 28)
    seen: dict[bytes, Townsfolk] = {}
    for card in CARDS:
        key = part(upright(look, card, in_fan=True), edge)
        other = seen.setdefault(key, card)
        assert (other.silver, other.icons) == (card.silver, card.icons)
    worth = {(card.silver, card.icons) for card in CARDS}
    assert len(seen) == len(worth)


def test_a_card_stays_in_its_box(look: Look) -> None:
    for card in (BY_ID["T20"], BY_ID["T08"], BY_ID["H05"]):
        image = upright(look, card)
        for x in range(image.width()):
            assert image.pixelColor(x, 8).name() == MAGENTA
        for y in range(image.height()):
            assert image.pixelColor(8, y).name() == MAGENTA


def test_a_card_is_told_apart_in_a_rivals_line(look: Look) -> None:
    pictures = {
        pixels(look, small_cards.SIZE, small_cards.paint_small_card, card) for card in CARDS
    }
    assert len(pictures) == len(CARDS)


def test_a_chip_in_a_small_window_is_whole_without_a_name(look: Look) -> None:
    full = painted(
        look, (98, 58), lambda brush, box: paint_folk_chip(brush, box, FolkTop(BY_ID["T16"], 9))
    )
    small = painted(
        look,
        (64, 46),
        lambda brush, box: paint_folk_chip(brush, box, FolkTop(BY_ID["T16"], 9), is_compact=True),
    )
    assert len(_colours(full)) > 50
    assert len(_colours(small)) > 50


def test_an_empty_pile_has_no_number_and_no_edges(look: Look) -> None:
    printed = CATALOG.segments[0].townsfolk
    image = painted(
        look, (98, 58), lambda brush, box: paint_folk_chip(brush, box, FolkTop(printed, 0))
    )
    below = [image.pixelColor(x, 12 + 58 + 4).name() for x in range(20, 100)]
    assert set(below) == {MAGENTA}
    above = [image.pixelColor(x, 7).name() for x in range(image.width())]
    assert set(above) == {MAGENTA}


@pytest.mark.parametrize("ribbon", RIBBONS)
def test_a_manuscript_is_bound_in_the_leather_of_its_ribbon(look: Look, ribbon: str) -> None:
    book = next(book for book in CATALOG.manuscripts if book.ribbon == ribbon)
    image = painted(look, (68, 50), lambda brush, box: paint_binding(brush, box, book))
    assert book.ribbon is not None
    assert LEATHER[book.ribbon] in _colours(image)


def test_manuscripts_are_told_apart(look: Look) -> None:
    """Those that cost and bring the same differ by their ribbons."""
    pictures = {
        book.id: pixels(look, (68, 50), paint_binding, book) for book in CATALOG.manuscripts
    }
    alike = [
        (one, other) for one, other in combinations(pictures, 2) if pictures[one] == pictures[other]
    ]
    assert alike == []


def test_a_pile_of_books_tells_its_number(look: Look) -> None:
    book = CATALOG.manuscripts[0]
    one, six = (pixels(look, (68, 50), paint_book, BookTop(book, books)) for books in (1, 6))
    assert one != six


def test_player_cards_are_told_apart(look: Look) -> None:
    pictures = [pixels(look, (86, 120), paint_player_card, card) for card in CATALOG.player_cards]
    assert len(set(pictures)) == len(pictures) == 10


def test_schemes_are_told_apart_and_written_in_drawn_signs(look: Look) -> None:
    schemes = shipped_catalog().schemes
    pictures = {pixels(look, (86, 120), paint_scheme, scheme) for scheme in schemes}
    assert len(pictures) == len(schemes) == 16
    effects = [effect for scheme in schemes for effect in (*scheme.rows, *scheme.choices)]
    named = {name for effect in effects for name in icons_of(marks(effect))}
    assert [name for name in named if not has_picture(f"icons/{name}.svg")] == []


def test_every_square_of_the_neutral_player_has_signs() -> None:
    for board in shipped_catalog().neutral_boards:
        assert all(marks_of_power(square.power) for square in board.squares)


def test_a_back_has_its_owners_sign(look: Look) -> None:
    pictures = [pixels(look, (38, 54), paint_card_back, seat) for seat in SEATS]
    assert len(set(pictures)) == len(SEATS)
    image = painted(look, (38, 54), lambda brush, box: paint_card_back(brush, box, SEATS[0]))
    assert CARD_TEXT in _colours(image)


def _colours(image: QImage) -> set[str]:
    return {
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    }


def test_a_long_name_is_cut_off_rather_than_too_small_to_read(look: Look) -> None:
    """Names are translated: some are longer than any card is wide."""
    image = painted(
        look,
        (90, 22),
        lambda brush, box: paint_name(
            brush, box, "Handwerksburschenschaft", 15, Qt.AlignmentFlag.AlignLeft
        ),
    )
    rows = [
        y
        for y in range(image.height())
        if any(image.pixelColor(x, y).name() != MAGENTA for x in range(image.width()))
    ]
    assert rows[-1] - rows[0] >= 8  # as high as the capitals of 13 pixels
    assert all(image.pixelColor(104, y).name() == MAGENTA for y in range(image.height()))
