"""Cards as they are painted: told apart, in a fan too, and framed for what they are."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from tests.games.valencia.ui.painting import colours_of, painted
from valeria_desktop.games.valencia.files.loader import shipped_catalog
from valeria_desktop.games.valencia.rules.model.cards import Card
from valeria_desktop.games.valencia.rules.model.catalog import TaskKind
from valeria_desktop.games.valencia.rules.standing import TaskStanding
from valeria_desktop.games.valencia.rules.tasks import COUNTED
from valeria_desktop.games.valencia.ui.cards import task_card
from valeria_desktop.games.valencia.ui.cards.dyes import (
    CARD_BACK,
    TASK_BACK,
    dyes_of,
    paint_back,
    paint_member,
    paint_pile,
)
from valeria_desktop.games.valencia.ui.cards.influence_card import WINE, paint_card
from valeria_desktop.games.valencia.ui.cards.task_card import TaskFace, paint_task
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.paint.materials import GOLD
from valeria_desktop.ui.pieces.piece import FLAT, PieceMood

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from valeria_desktop.ui.paint.look import Look

SEATS = default_seats(5)
TASKS = {task.kind: task for task in shipped_catalog().tasks}


def _face(look: Look, card: Card, height: int, shown: float | None = None) -> QImage:
    wide = round(height * 0.72)
    return painted(
        look, lambda brush, box: paint_card(brush, box, card, FLAT, shown=shown), wide, height
    )


@pytest.mark.parametrize("height", [34, 100, 200])
def test_all_cards_are_told_apart_at_every_size(look: Look, height: int) -> None:
    faces = [_face(look, card, height) for card in Card]
    assert all(one != other for one, other in combinations(faces, 2))


def test_a_card_in_a_fan_says_all_in_the_part_that_is_seen(look: Look) -> None:
    parts = [_face(look, card, 100, shown=30).copy(0, 0, 30, 100) for card in Card]
    assert all(one != other for one, other in combinations(parts, 2))


def test_a_plain_card_has_as_many_pips_as_it_counts(look: Look) -> None:
    wine = []
    for card in (Card.ONE, Card.TWO, Card.THREE, Card.SIX):
        face = _face(look, card, 100)
        wine.append(
            sum(
                face.pixelColor(x, y).name() == WINE
                for x in range(face.width())
                for y in range(face.height())
            )
        )
    assert wine[0] > 20
    assert wine == pytest.approx([wine[0], 2 * wine[0], 3 * wine[0], 6 * wine[0]], rel=0.12)


@pytest.mark.clause("VA35")
@pytest.mark.parametrize("kind", list(TaskKind))
@pytest.mark.parametrize("size", [(64, 90), (160, 220), (320, 110)])
def test_wine_is_on_a_task_only_if_its_points_can_be_lost(
    look: Look, kind: TaskKind, size: tuple[int, int]
) -> None:
    task = TASKS[kind]
    face = TaskFace(task, 3, TaskStanding(task, 0, 1))
    image = painted(look, lambda brush, box: paint_task(brush, box, face, FLAT, text=1.0), *size)
    assert (WINE in colours_of(image)) is (kind not in COUNTED)


@pytest.mark.parametrize(("size", "has_words"), [((60, 150), False), ((130, 190), True)])
def test_a_slim_task_is_its_picture_and_points_without_cut_words(
    look: Look, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], *, has_words: bool
) -> None:
    task = next(iter(TASKS.values()))
    face = TaskFace(task, 3, TaskStanding(task, 0, 1))
    written: list[object] = []
    monkeypatch.setattr(task_card, "_write", lambda *args: written.append(args))
    painted(look, lambda brush, box: paint_task(brush, box, face, FLAT, text=1.0), *size)
    assert bool(written) is has_words


def test_what_can_be_chosen_is_framed_in_gold_and_nothing_else_is(look: Look) -> None:
    for mood, is_gold in (
        (PieceMood(is_lit=True), True),
        (PieceMood(is_hovered=True), False),
        (PieceMood(is_focused=True), False),
        (PieceMood(is_dim=True), False),
        (FLAT, False),
    ):
        image = painted(
            look,
            lambda brush, box, mood=mood: paint_card(  # type: ignore[misc]
                brush, box.adjusted(20, 20, -20, -20), Card.FOUR, mood
            ),
            112,
            140,
        )
        assert (GOLD in colours_of(image)) is is_gold


def test_backs_and_members_are_dyed_in_their_owners_colours(look: Look) -> None:
    for seat in SEATS:
        tones = dict(dyes_of(look, seat))
        for name in (CARD_BACK, TASK_BACK):
            back = painted(
                look,
                lambda brush, box, seat=seat, name=name: paint_back(  # type: ignore[misc]
                    brush, box, seat, name
                ),
                72,
                100,
            )
            assert set(tones.values()) <= colours_of(back)
            assert not set(tones) & colours_of(back)
        member = painted(
            look,
            lambda brush, box, seat=seat: paint_member(brush, box, seat),  # type: ignore[misc]
            64,
            64,
        )
        assert look.player(seat.colour).name() in colours_of(member)


def test_a_pile_shows_the_edges_of_what_lies_below(look: Look) -> None:
    low, high = (
        painted(
            look,
            lambda brush, box, many=many: paint_pile(  # type: ignore[misc]
                brush, box.adjusted(0, 0, -10, -10), SEATS[0], many
            ),
            82,
            110,
        )
        for many in (1, 20)
    )
    assert low != high
