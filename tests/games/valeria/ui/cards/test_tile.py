"""Where the parts of a tile stand that come and go: the powers of an event, and tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from tests.german import german
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.game import BOX
from valeria_desktop.games.valeria.sets import SETS
from valeria_desktop.games.valeria.ui.cards import face_parts
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.hover import signs_painted
from valeria_desktop.games.valeria.ui.cards.mood import CardMood
from valeria_desktop.games.valeria.ui.cards.paint import signs_of_card
from valeria_desktop.games.valeria.ui.cards.tile import (
    EDGE,
    foot_of,
    paint_state,
    text_unit,
    tile_plan_of,
    token_boxes,
)
from valeria_desktop.ui.paint.brush import Brush, width_of
from valeria_desktop.ui.paint.look import LEAST_LETTERS
from valeria_desktop.ui.paint.ruler import NARROWEST, shortened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.ui.cards.face import CardFace
    from valeria_desktop.ui.paint.look import Look

CATALOG = shipped_catalog()
ALL = BOX().cards_of(frozenset(SETS))
MOOD = CardMood(stack=5)
NARROW = (131, 122, 1.5)
"""A tile at 1024×768 and 150 % text."""
WIDE = [(172, 92, 1.0), (258, 138, 1.0)]
SIZES = [*WIDE, NARROW, (138, 104, 1.0), (165, 105, 1.5), (172, 92, 1.3)]
READ = 10.0  # pixels of a sign


@pytest.fixture
def brush(look: Look, request: pytest.FixtureRequest) -> Iterator[tuple[Brush, QRectF]]:
    width, height, scale = request.param
    look.use(scale=scale)
    canvas = QPixmap(1, 1)
    painter = QPainter(canvas)
    tile = QRectF(20, 30, width, height)
    yield Brush(painter, look, text_unit(tile, look)), tile
    painter.end()
    look.use(scale=1.0)


@pytest.mark.parametrize("brush", [NARROW, *WIDE, (138, 104, 1.0)], indirect=True)
def test_both_powers_of_an_event_can_be_read(brush: tuple[Brush, QRectF]) -> None:
    hand, tile = brush
    for card in CATALOG.events:
        powers, face = tile_plan_of(hand, tile, face_of(card), MOOD).foot.powers, face_of(card)
        widest = max(width_of(line, READ) for line in face.powers)
        assert widest <= powers.width(), card.id
        assert powers.height() >= READ * len(face.powers)


@pytest.mark.parametrize("brush", SIZES, indirect=True)
def test_powers_and_price_never_cover_each_other(brush: tuple[Brush, QRectF]) -> None:
    hand, tile = brush
    for card in CATALOG.all_cards():
        face = face_of(card)
        foot = foot_of(hand, tile, 0.0, face)
        is_over = foot.powers.bottom() <= foot.price_line.top() + 3
        side = foot.price_line.height()
        points = side if face.points is not None else 0.0
        is_beside = foot.powers.right() <= foot.price_line.right() - points
        assert is_over or is_beside, card.id
        assert tile.contains(foot.room), card.id


@pytest.mark.parametrize("brush", [*WIDE, NARROW, (138, 104, 1.0)], indirect=True)
def test_an_events_picture_keeps_room_for_its_number(brush: tuple[Brush, QRectF]) -> None:
    hand, tile = brush
    for card in CATALOG.events:
        plan = tile_plan_of(hand, tile, face_of(card), MOOD)
        assert plan.picture.height() >= 24, card.id
        assert plan.badge.side >= 17


GROWING = ("araby-brigands", "sea-drake", "goblin-pirates", "harpies")
"""Monsters whose price grows, and whose reward counts them (CS20)."""


@pytest.mark.clause("CS20")
@pytest.mark.parametrize("brush", [(164, 105, 1.5), (160, 62, 1.0), (115, 77, 1.5)], indirect=True)
@pytest.mark.parametrize("name", GROWING)
def test_a_small_tile_leaves_out_how_a_price_grows_and_the_reward_can_be_read(
    brush: tuple[Brush, QRectF], name: str
) -> None:
    hand, tile = brush
    face = face_of(ALL.by_id[name])
    foot = tile_plan_of(hand, tile, face, MOOD).foot
    assert all(width_of(line, READ) <= foot.powers.width() for line in foot.face.powers)
    assert foot.powers.height() >= READ * len(foot.face.powers)
    (*_, reward), (*_, shown) = face.powers, foot.face.powers
    assert shown[:2] == reward[:2]


@pytest.mark.parametrize("brush", [(258, 138, 1.0)], indirect=True)
@pytest.mark.parametrize("name", GROWING)
def test_a_large_tile_shows_how_a_price_grows(brush: tuple[Brush, QRectF], name: str) -> None:
    hand, tile = brush
    face = face_of(ALL.by_id[name])
    assert tile_plan_of(hand, tile, face, MOOD).foot.face == face


# --- tokens


@pytest.mark.parametrize("brush", WIDE, indirect=True)
def test_tokens_lie_beside_a_monsters_emblem(brush: tuple[Brush, QRectF]) -> None:
    hand, tile = brush
    for card in CATALOG.monsters:
        plan = tile_plan_of(hand, tile, face_of(card), MOOD)
        for many in (1, 2):
            for box in token_boxes(hand, tile, face_of(card), MOOD, many):
                assert plan.emblem.right() - 0.1 <= box.left(), card.id
                assert box.right() <= plan.free + 0.1
                assert box.height() >= READ


@pytest.mark.parametrize("brush", SIZES, indirect=True)
def test_tokens_leave_most_of_an_emblem_uncovered(brush: tuple[Brush, QRectF]) -> None:
    hand, tile = brush
    for card in CATALOG.monsters:
        plan = tile_plan_of(hand, tile, face_of(card), MOOD)
        (box,) = token_boxes(hand, tile, face_of(card), MOOD, 1)
        covered = box.intersected(plan.emblem)
        share = covered.width() * covered.height() / plan.emblem.width() / plan.emblem.height()
        assert share < 0.3, card.id
        assert plan.picture.contains(box), card.id


def test_without_tokens_there_is_no_place_for_them(look: Look) -> None:
    canvas = QPixmap(1, 1)
    painter = QPainter(canvas)
    face = face_of(CATALOG.by_id["goblin"])
    assert token_boxes(Brush(painter, look, 1.0), QRectF(0, 0, 172, 92), face, MOOD, 0) == []
    painter.end()


# --- names of areas

LANGUAGES: dict[str, dict[str, str]] = {
    "en": {},
    "de": {"Mountains": "Gebirge", "Barrens": "Ödland", "Swamp": "Sumpf", "Caverns": "Höhlen"},
}


@pytest.mark.parametrize("brush", [*SIZES, (114, 87, 1.5), (160, 100, 1.0)], indirect=True)
@pytest.mark.parametrize("words", LANGUAGES)
@pytest.mark.parametrize("stack", [0, 1, 6])
def test_all_areas_are_named_or_none_is(
    brush: tuple[Brush, QRectF], monkeypatch: pytest.MonkeyPatch, words: str, stack: int
) -> None:
    monkeypatch.setattr(
        face_parts, "tell", lambda phrase: LANGUAGES[words].get(str(phrase), str(phrase))
    )
    hand, tile = brush
    plans = [
        (tile_plan_of(hand, tile, face, CardMood(stack=stack)), face)
        for face in map(face_of, CATALOG.monsters)
        if face.caption
    ]
    assert len({face.caption for _, face in plans}) == 8
    assert len({plan.caption is None for plan, _ in plans}) == 1
    sizes = {(plan.caption.size, plan.caption.is_narrow) for plan, _ in plans if plan.caption}
    assert len(sizes) <= 1
    for plan, face in plans:
        if plan.caption is not None:
            right = plan.caption.at.x() + plan.caption.width(face)
            assert right <= plan.emblem.left() + plan.emblem.width() * 0.14 + 0.5, face.name


INK = 1.5
"""The ink round a name's letters, in pixels; many emblems fill their box."""
LOW = [
    *((172, 89, 1.0), (172, 92, 1.0), (160, 62, 1.0)),
    *((150, 54, 1.0), (140, 70, 1.0), (258, 134, 1.5)),
]


@pytest.mark.parametrize("brush", LOW, indirect=True)
def test_a_low_card_names_its_area_and_its_emblem_gives_way(brush: tuple[Brush, QRectF]) -> None:
    hand, tile = brush
    for area in ("Cutthroats", "Dark Waters"):
        for face in map(face_of, ALL.areas[area]):
            plan = tile_plan_of(hand, tile, face, CardMood(stack=6))
            assert plan.caption is not None, face.name
            right = plan.caption.at.x() + plan.caption.width(face)
            assert right + INK <= plan.emblem.left(), face.name
            assert plan.emblem.right() <= plan.free


@pytest.mark.parametrize("brush", [(172, 89, 1.0), (172, 92, 1.0), (160, 62, 1.0)], indirect=True)
def test_the_longest_name_of_an_area_makes_the_emblem_smaller(
    brush: tuple[Brush, QRectF], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cutthroats are called so in German."""
    hand, tile = brush
    monkeypatch.setattr(face_parts, "tell", german().get)
    plan = tile_plan_of(hand, tile, face_of(ALL.by_id["araby-brigands"]), CardMood(stack=6))
    assert plan.caption is not None
    right = plan.caption.at.x() + plan.caption.width(face_of(ALL.by_id["araby-brigands"]))
    assert right + INK <= plan.emblem.left()
    assert plan.emblem.right() <= plan.free


@pytest.mark.parametrize("brush", [(116, 114, 1.0), NARROW], indirect=True)
@pytest.mark.parametrize("name", ["nest-of-the-weaver-witch", "crystal-lake-encampment"])
def test_no_name_of_a_domain_is_cut(brush: tuple[Brush, QRectF], name: str) -> None:
    hand, tile = brush
    plan = tile_plan_of(hand, tile, face_of(ALL.by_id[name]), MOOD)
    font = hand.title(1)
    font.setPixelSize(LEAST_LETTERS)
    font.setStretch(NARROWEST)
    assert shortened(font, ALL.by_id[name].name, plan.head.width()) == ALL.by_id[name].name


@pytest.mark.clause("CS20")
@pytest.mark.parametrize("brush", [*LOW, (164, 105, 1.5), (258, 134, 1.0)], indirect=True)
def test_no_tag_of_a_price_covers_a_power(brush: tuple[Brush, QRectF], look: Look) -> None:
    """Araby Brigands cost more of two resources and have two lines of powers."""
    hand, tile = brush
    for card in ("araby-brigands", "goblin-pirates", "harpies"):
        face = face_of(ALL.by_id[card])
        dearer = tuple(part._replace(extra=4) for part in face.price)
        face = evolve(face, price=dearer)
        plan = tile_plan_of(hand, tile, face, CardMood(stack=6))

        def paint(piece: Brush, face: CardFace = face) -> None:
            paint_state(piece, tile, face, CardMood(stack=6))

        tags = [sign.box for sign in signs_painted(look, hand.unit, paint) if sign.name == "extra"]
        letters = plan.foot.powers.adjusted(0, 0, 0, -EDGE * tile.height())
        assert all(not tag.intersects(letters) for tag in tags), card


# --- own cards as low as bars


@pytest.mark.parametrize("brush", [(258, 82, 1.5), (388, 128, 1.5), (330, 110, 2.0)], indirect=True)
def test_the_emblem_of_a_low_card_is_as_high_as_the_card(brush: tuple[Brush, QRectF]) -> None:
    hand, tile = brush
    for card in (*CATALOG.citizens, *CATALOG.starters):
        face, mood = evolve(face_of(card), price=()), CardMood(count=12)
        plan = tile_plan_of(hand, tile, face, mood)
        assert plan.emblem.height() >= tile.height() * 0.8, card.id
        assert tile.contains(plan.emblem)
        assert plan.emblem.right() <= min(plan.head.left(), plan.foot.powers.left())
        assert plan.head.bottom() <= plan.foot.powers.top()
        assert plan.head.right() < plan.free <= plan.tally.x()
        assert plan.head.width() >= 40  # letters
        roles = plan.role_side * len(face.roles)
        assert plan.tally.x() + roles <= tile.right()


LOW = [(180, 83, 1.0), (178, 76, 1.0), (172, 92, 1.0), (138, 104, 1.0), NARROW]
"""Tiles under the bars of leaves, and others."""


@pytest.mark.parametrize(("width", "height", "scale"), LOW)
def test_the_number_of_cards_covers_no_role(
    look: Look, width: float, height: float, scale: float
) -> None:
    """Some citizens of the expansions have two roles."""
    look.use(scale=scale)
    tile = QRectF(20, 30, width, height)
    cards = [card for card in ALL.citizens if len(face_of(card).roles) > 1]
    assert cards
    for card in cards:
        face = face_of(card)
        signs = signs_of_card(tile, face, look, MOOD)
        roles = [sign.box for sign in signs if sign.name in {role.icon for role in face.roles}]
        (count,) = (sign.box for sign in signs if sign.name == "count")
        assert len(roles) >= 2, card.id
        assert not any(count.intersects(role.adjusted(1, 1, -1, -1)) for role in roles), card.id
    look.use(scale=1.0)


@pytest.mark.parametrize("brush", [NARROW, (138, 104, 1.0)], indirect=True)
def test_a_long_name_has_two_lines_rather_than_squeezed_letters(
    brush: tuple[Brush, QRectF],
) -> None:
    """At 1024×768 “Nest of the Weaver Witch” had letters of 13 px, 80 % as wide as others."""
    painting, tile = brush
    for card in CATALOG.domains:
        plan = tile_plan_of(painting, tile, face_of(card), MOOD)
        if plan.lines is not None:
            assert " ".join(plan.lines.lines) == card.name
            assert plan.lines.size >= LEAST_LETTERS
            assert plan.head.height() >= 2 * plan.lines.size
            assert plan.picture.height() > 24
        else:
            face_parts.paint_name(painting, plan.head, card.name, plan.name_size)
            assert painting.painter.font().stretch() != NARROWEST, card.name
    nest = face_of(CATALOG.by_id["nest-of-the-weaver-witch"])
    assert tile_plan_of(painting, tile, nest, MOOD).lines is not None


@pytest.mark.parametrize("brush", WIDE, indirect=True)
def test_a_name_that_fits_has_one_line(brush: tuple[Brush, QRectF]) -> None:
    painting, tile = brush
    for card in CATALOG.domains:
        assert tile_plan_of(painting, tile, face_of(card), MOOD).lines is None
