"""A pressed card sinks at once, and stays so while the tutor thinks about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.asked import Asked
from tests.ui.parts import table_of
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.model.options import ActAt
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.kernel.seats import default_seats

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRectF

    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.thorough


def stands(table: TableScreen, at: At) -> QRectF:
    """Where a card is painted now."""
    centre = table.centre
    piece = centre.laid.piece_of(at)
    assert piece is not None
    return centre._held(piece, centre.mood_of(piece))


@pytest.fixture
def asked(begin: Callable[[], Program], monkeypatch: pytest.MonkeyPatch) -> tuple[Program, ActAt]:
    """A person before an action, and a card that can be had."""
    program = begin()
    thinking = Asked(program)
    for name in ("consult", "hasten", "drop"):
        monkeypatch.setattr(program.thinker, name, getattr(thinking, name))
    table = Table(seats=default_seats(2, bots="greedy")).plays(40)
    while table.decision.prompt is not Prompt.ACT or table.decision.seat != 0:
        table.step()
    program._play(table.session)
    program.controller.tutor.is_on = True
    return program, next(each for each in table.decision.options if isinstance(each, ActAt))


@pytest.mark.slow
def test_a_card_sinks_under_the_mouse_and_comes_up_again(asked: tuple[Program, ActAt]) -> None:
    program, option = asked
    table = table_of(program)
    spot = table.centre.visualRect(table.centre.pieces.index_of(option.at)).center()
    QTest.mouseMove(table.centre.viewport(), spot)
    before = stands(table, option.at)
    QTest.mousePress(table.centre.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert stands(table, option.at).top() - before.top() == pytest.approx(2 * table.look.unit)
    QTest.mouseRelease(
        table.centre.viewport(), Qt.MouseButton.LeftButton, pos=table.centre.rect().topLeft()
    )
    assert stands(table, option.at).top() == before.top()


@pytest.mark.slow
def test_while_the_tutor_thinks_it_stays_down_and_taken_back_it_comes_up(
    asked: tuple[Program, ActAt],
) -> None:
    program, option = asked
    table = table_of(program)
    before = stands(table, option.at)
    program.controller.choose(option.id)
    assert stands(table, option.at).top() - before.top() == pytest.approx(2 * table.look.unit)
    program.controller.tutor.put_off()
    assert stands(table, option.at).top() == before.top()
