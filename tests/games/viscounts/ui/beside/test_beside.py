"""What lies beside the board: rivals in strips, claims, how far off the end is."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from tests.games.viscounts.catalogue import CATALOG
from tests.games.viscounts.ui.realm import CARDS, LATE, SEATS, view_after
from valeria_desktop.games.viscounts.rules.model.kinds import RIBBONS, Paper, Ribbon
from valeria_desktop.games.viscounts.ui.beside import claims, strip
from valeria_desktop.games.viscounts.ui.beside.claims import Claims, Meter
from valeria_desktop.games.viscounts.ui.beside.strip import Strip
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.materials import BRASS_EDGE

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.ui.paint.look import Look


def painted(
    look: Look, size: tuple[float, float], paint: Callable[[Brush, QRectF], None]
) -> QImage:
    image = QImage(round(size[0]) + 20, round(size[1]) + 20, QImage.Format.Format_RGB32)
    image.fill(QColor("#2c3038"))
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


# Strips


def a_strip(look: Look, shown: Strip, *, is_active: bool = False) -> QImage:
    return painted(
        look,
        strip.SIZE,
        partial(strip.paint_strip, shown=shown, squares=CATALOG.squares, is_active=is_active),
    )


def test_a_strip_is_read_from_what_everyone_sees() -> None:
    view = view_after(LATE)
    for seat, player in enumerate(view.players):
        shown = Strip.of(view, seat, SEATS)
        assert shown.seat is SEATS[seat]
        assert (shown.hand, shown.deck) == (player.hand, len(player.deck) - player.hand)
        assert shown.discard == len(player.discard)
        assert shown.line == player.line
        assert shown.freed == set(player.freed)
        assert sum(shown.ribbons.values()) == len(player.manuscripts)
        assert shown.is_first is (view.start == seat)


def test_a_strip_of_a_secret_view_is_that_of_the_public_one() -> None:
    """Nobody's hand makes a difference to what a strip shows."""
    view = view_after(LATE)
    assert view.players[1].own is None
    assert Strip.of(view, 1, SEATS) == Strip.of(evolve(view, seat=2), 1, SEATS)


CHANGES: dict[str, Callable[[Strip], Strip]] = {
    "workers": lambda shown: evolve(shown, workers=3),
    "hand": lambda shown: evolve(shown, hand=5),
    "discard": lambda shown: evolve(shown, discard=9),
    "first": lambda shown: evolve(shown, is_first=True),
    "freed": lambda shown: evolve(shown, freed=frozenset({5})),
    "ribbons": lambda shown: evolve(shown, ribbons={Ribbon.BLUE: 2}),
    "line": lambda shown: evolve(shown, line=(CARDS[0], None, None)),
}


@pytest.mark.parametrize("what", CHANGES)
def test_whatever_changes_is_seen_on_the_strip(look: Look, what: str) -> None:
    before = evolve(Strip.of(view_after(0), 1, SEATS), is_first=False)
    assert a_strip(look, before) != a_strip(look, CHANGES[what](before))


def test_the_active_strip_has_a_ring_in_its_players_colour(look: Look) -> None:
    shown = Strip.of(view_after(LATE), 2, SEATS)
    edge = QRectF(8, 40, 8, 20)
    colour = look.player(SEATS[2].colour).name()
    assert colour in colours(a_strip(look, shown, is_active=True), edge)
    assert colour not in colours(a_strip(look, shown), edge)


def test_a_small_card_of_each_kind_has_its_own_look(look: Look) -> None:
    pictures = {
        bytes(painted(look, (40, 76), partial(strip.paint_small_card, card=card)).constBits())
        for card in CARDS
    }
    assert len(pictures) == len(CARDS)


# Claims and meters


def the_claims(look: Look, shown: Claims) -> QImage:
    return painted(
        look,
        claims.SIZE,
        partial(claims.paint_claims, cards=CATALOG.bonuses, shown=shown, words="leads"),
    )


def test_a_claim_has_the_shield_of_who_holds_it(look: Look) -> None:
    nobody = Claims(dict.fromkeys(RIBBONS))
    whole = QRectF(10, 10, *claims.SIZE)
    bare = the_claims(look, nobody)
    for place, card in enumerate(CATALOG.bonuses):
        held = the_claims(look, Claims({**nobody.bonuses, card.ribbon: SEATS[2]}))
        boxes = [claims.claim_box(whole, at, 1.0).toAlignedRect() for at in range(5)]
        changed = [bare.copy(box) != held.copy(box) for box in boxes]
        assert changed == [at == place for at in range(5)]
        assert look.player(SEATS[2].colour).name() in colours(held, QRectF(boxes[place]))


def test_the_castles_leader_is_told_last(look: Look) -> None:
    image = the_claims(look, Claims(dict.fromkeys(RIBBONS), SEATS[1]))
    box = claims.claim_box(QRectF(10, 10, *claims.SIZE), 4, 1.0)
    assert look.player(SEATS[1].colour).name() in colours(image, box)


def test_claims_are_read_from_a_view() -> None:
    view = evolve(view_after(0), leader=3, bonuses=(-1, 0, -1, 2))
    found = Claims.of(view, SEATS)
    assert found.leader is SEATS[3]
    assert [found.bonuses[ribbon] for ribbon in RIBBONS] == [None, SEATS[0], None, SEATS[2]]


@pytest.mark.parametrize(("left", "share"), [(18, 0.0), (9, 0.5), (0, 1.0)])
def test_a_meter_fills_as_papers_are_taken(look: Look, left: int, share: float) -> None:
    meter = Meter(Paper.DEBT, left, 18, f"{left} to poverty")
    image = painted(look, (148, 33), partial(claims.paint_meter, shown=meter))
    row = [
        x
        for x in range(image.width())
        if any(image.pixelColor(x, y).name() == BRASS_EDGE for y in range(20, image.height()))
    ]
    filled = (row[-1] - row[0] + 1) / 117 if row else 0.0
    assert filled == pytest.approx(share, abs=0.06)
