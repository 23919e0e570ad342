"""The other players' strips: each part stands in its place."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF

from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.setup import Rival, Setup
from valeria_desktop.games.viscounts.ui.parts import rivals
from valeria_desktop.games.viscounts.ui.parts.rival_words import more_of
from valeria_desktop.games.viscounts.ui.parts.rivals import _LEAST_WORKERS as LEAST_WORKERS
from valeria_desktop.games.viscounts.ui.parts.rivals import strip_boxes, strips_of
from valeria_desktop.games.viscounts.ui.screens.setup_words import SetupWords
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.pictures import drawing
from valeria_desktop.ui.place.faces import leant

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.look import Look


@pytest.mark.parametrize(
    ("players", "size"), [(2, (478.0, 290.0)), (3, (478.0, 138.0)), (4, (478.0, 92.0))]
)
def test_a_face_that_leans_in_covers_neither_name_nor_track(
    players: int, size: tuple[float, float]
) -> None:
    seats = tuple(
        evolve(seat, bot="knight+sorrel") if number else seat
        for number, seat in enumerate(default_seats(players))
    )
    scene = Session.begin(RULES, Setup(players), seats, 3).scene(0)
    strip = strips_of(scene)[0]
    assert strip.portrait
    places = strip_boxes(strip, QRectF(0, 0, *size), 1.0, 1.0)
    assert not places.face.isEmpty()
    reach = leant(places.face, 1.0)
    for box in (places.name, places.track, places.papers):
        assert not reach.intersects(box)


@pytest.mark.parametrize("height", [290.0, 138.0, 92.0, 62.0, 52.0])
@pytest.mark.parametrize("bot", ["knight+sorrel", "knight"])
def test_the_supply_of_workers_is_on_each_strip_with_or_without_a_face(
    bot: str, height: float
) -> None:
    seats = default_seats(4)
    seats = (seats[0], *(evolve(seat, bot=bot) for seat in seats[1:]))
    strip = strips_of(Session.begin(RULES, Setup(4), seats, 3).scene(0))[0]
    places = strip_boxes(strip, QRectF(0, 0, 478, height), 1.0, 1.0)
    assert bool(strip.portrait) is not places.face.isEmpty()
    assert QRectF(0, 0, 478, height).contains(places.workers)
    assert places.workers.height() >= (LEAST_WORKERS if strip.portrait else 0)
    for box in (places.face, places.name, places.purse, places.track, places.papers, places.line):
        assert not box.adjusted(1, 0, 0, 0).intersects(places.workers)


def test_a_narrow_strip_alone_has_a_row_for_each_of_its_things() -> None:
    scene = Session.begin(RULES, Setup(2), default_seats(2), 3).scene(0)
    text = 1.25
    places = strip_boxes(strips_of(scene)[0], QRectF(0, 0, 336, 280), 0.8, text)
    rows = [places.name, places.purse, places.track, places.cards, places.papers, places.icons]
    for upper, lower in pairwise(rows):
        assert lower.top() == pytest.approx(upper.bottom())
        assert lower.width() == upper.width()
    assert all(row.height() >= 19 * text for row in rows)
    assert not any(places.line.intersects(row) for row in rows)


def test_odos_narrow_strip_has_no_rows_for_cards() -> None:
    scene = Session.begin(RULES, Setup(1), default_seats(1), 3).scene(0)
    places = strip_boxes(strips_of(scene)[0], QRectF(0, 0, 336, 280), 0.8, 1.25)
    assert places.cards.isEmpty()
    assert places.icons.isEmpty()
    assert places.papers.top() == pytest.approx(places.track.bottom())
    assert places.ribbons.top() == pytest.approx(places.papers.bottom())
    assert places.ribbons.height() >= 19 * 1.25


@pytest.mark.parametrize("rival", Rival)
def test_odos_plank_shows_his_habits_beside_his_schemes_and_says_them(
    look: Look, monkeypatch: pytest.MonkeyPatch, rival: Rival
) -> None:
    shown: list[QRectF] = []
    monkeypatch.setattr(rivals, "paint_habits", lambda _brush, box, _board: shown.append(box))
    scene = Session.begin(RULES, Setup(1, rival=rival), default_seats(1), 3).scene(0)
    strip = strips_of(scene)[0]
    for width, height in ((478.0, 290.0), (336.0, 280.0)):
        places = strip_boxes(strip, QRectF(0, 0, width, height), 1.0, 1.0)
        with drawing(round(width), round(height), 1.0) as (_, painter):
            rivals._StripPainter(Brush(painter, look, 1.0), strip, places).paint()
    (habits,) = shown  # a narrow plank has no room for them
    wide = strip_boxes(strip, QRectF(0, 0, 478, 290), 1.0, 1.0)
    for box in (wide.line, wide.squares, wide.papers, wide.ribbons):
        assert not box.intersects(habits)
    said = more_of(scene, strip.seat)
    assert SetupWords().rivals()[rival][1] in said
    assert "On the board: none." in said
    assert ".." not in said
