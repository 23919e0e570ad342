"""The page of points as heaps: most first, nothing over anything else, and all of it told."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from tests.games.viscounts.ui.ended import ended
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.games.viscounts.ui.face import FACE
from valeria_desktop.ui.screens.end.addresses import AtCount, AtItem, AtPortrait
from valeria_desktop.ui.screens.end.score_ledger import LedgerItem, row_of
from valeria_desktop.ui.screens.review.heaps import heaps_of
from valeria_desktop.ui.screens.review.ledger_points import LedgerPoints

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

ONE, OTHER = LedgerItem(2, "One", sum="1"), LedgerItem(3, "Other", sum="2")
ROWS = (
    row_of("low", "Low", (2, 9), ((ONE,), ())),
    row_of("none", "None", (0, 4), ((), ())),
    row_of("high", "High", (5, 1), ((ONE, OTHER), (ONE,))),
)


def test_heaps_lie_by_their_points_and_empty_ones_are_left_out() -> None:
    first, second = (heaps_of(ROWS, column) for column in (0, 1))
    assert [(heap.source, heap.points, heap.is_best) for heap in first] == [
        ("High", 5, True),
        ("Low", 2, False),
    ]
    assert [heap.row for heap in first] == [2, 0], "addresses name the ledger's lines"
    assert [heap.source for heap in second] == ["Low", "None", "High"]


@pytest.fixture
def part(look: Look, qtbot: QtBot) -> LedgerPoints:
    made = LedgerPoints(look, FACE)
    qtbot.addWidget(made)
    made.resize(1190, 450)
    made.show()
    return made


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_heap_has_its_place_and_its_words(
    part: LedgerPoints, players: int, qtmodeltester: ModelTester
) -> None:
    session = ended(Setup(players))
    part.show_game(session)
    qtmodeltester.check(part.ledger.pieces)
    pieces = part.ledger.laid.listed
    boxes = [(each.at, each.box) for each in pieces]
    assert not [(one, two) for (one, a), (two, b) in combinations(boxes, 2) if a.intersects(b)]
    slips = part.ledger.laid.ground
    assert not [pair for pair in combinations(slips, 2) if pair[0].intersects(pair[1])]
    heads = [each for each in pieces if isinstance(each.at, AtPortrait)]
    assert len(heads) == len(session.result().sides)
    for column, score in enumerate(session.result().sides):
        counts = [each for each in pieces if isinstance(each.at, AtCount)]
        told = [each for each in counts if each.face.column == column]
        assert sum(each.face.points for each in told[1:]) == score.total == told[0].face.points
        points = [each.face.points for each in told[1:]]
        assert points == sorted(points, reverse=True)
    assert all(each.words.endswith(".") for each in pieces if not isinstance(each.at, AtPortrait))


def test_a_heap_lies_on_its_slip(part: LedgerPoints) -> None:
    part.show_game(ended(Setup(2)))
    laid = part.ledger.laid
    for each in laid.listed:
        if isinstance(each.at, AtItem):
            inside = [slip for slip in laid.ground if slip.contains(each.box)]
            assert len(inside) == 1, each.words


def test_large_text_is_scrolled_and_nothing_is_wider_than_the_page(
    part: LedgerPoints, look: Look
) -> None:
    part.show_game(ended(Setup(4)))
    look.use(scale=1.5)
    laid = part.ledger.laid
    assert max(slip.right() for slip in laid.ground) <= part.ledger.viewport().width()
    assert laid.height >= max(slip.bottom() for slip in laid.ground)
    look.use(scale=1.0)
