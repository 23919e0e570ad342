"""A full tableau has pages: a tab says which is shown; a click, a key and the wheel turn them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.games.valeria.ui.table.test_out_of_use import put, state_of
from tests.scenario import CATALOG
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.at import OfCard
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.ui.board.page_key import PAGE_KEY, page_key_words

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.board.side_board import SideBoard
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.ui.program.program import Program

_FULL, _NARROWEST = 18, 96


def full(program: Program, citizens: int = _FULL) -> TableScreen:
    """A table whose player owns one of each citizen."""
    game = Table().plays_to(Prompt.ACT)
    owned = state_of(game).players[game.decision.seat]
    owned.citizens = tuple(CATALOG.citizens[:citizens])
    return put(program, game)


def on_page(board: SideBoard) -> list[str]:
    """Return the cards whose tiles are wholly visible."""
    view, seen = board.tableau, board.tableau.viewport().rect()
    return [
        piece.name
        for piece in view.laid.listed
        if seen.contains(view.visualRect(view.pieces.index_of(piece.at)).center())
    ]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_a_full_tableau_has_pages_and_tiles_as_large_as_before(
    program: Program, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    board = full(program).board
    view = board.tableau
    assert view.pages == 2
    assert board.pages.isVisible()
    inside = board._inside
    assert inside is not None
    assert inside.tile.width() >= _NARROWEST * inside.unit
    first = on_page(board)
    view.turn_page()
    second = on_page(board)
    assert len(first) == view.part.places
    assert not set(first) & set(second)
    assert len(first) + len(second) == len(view.laid.listed)
    view.turn_page()
    assert on_page(board) == first


def test_the_tab_covers_no_tile_and_is_away_while_all_tiles_fit(program: Program) -> None:
    board = full(program).board
    tiles = [board.tableau.visualRect(board.tableau.pieces.index_of(p.at)) for p in
             board.tableau.laid.listed]  # fmt: skip
    tab = board.pages.geometry().translated(-board.tableau.pos())
    assert not any(tile.intersects(tab) for tile in tiles)
    few = put(program, Table().plays_to(Prompt.ACT)).board
    assert few.tableau.pages == 1
    assert not few.pages.isVisible()


def test_key_click_and_wheel_turn_the_page_and_it_is_said(program: Program) -> None:
    table = full(program)
    view = table.board.tableau
    said: list[str] = []
    view.said.connect(said.append)
    table.centre.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(table.centre, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ShiftModifier)
    QApplication.processEvents()
    assert view.page == 1
    assert said[-1].startswith("Page 2 of 2: ")
    assert "Page 2 of 2" in table.board.pages.accessibleName()
    table.board.pages.click()
    assert view.page == 0
    middle = QPointF(view.viewport().rect().center())
    nothing, button = QPoint(), Qt.MouseButton.NoButton
    for turn, page in ((-120, 1), (-120, 1), (120, 0)):
        view.wheelEvent(
            QWheelEvent(
                middle, view.viewport().mapToGlobal(middle), nothing, QPoint(0, turn), button,
                Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,  # noqa: FBT003
            )
        )  # fmt: skip
        assert view.page == page


def test_the_focus_brings_its_page(program: Program) -> None:
    table = full(program)
    view = table.board.tableau
    last = view.laid.listed[-1]
    assert isinstance(last.at, OfCard)
    view.setCurrentIndex(view.pieces.index_of(last.at))
    assert view.page == 1
    view.setCurrentIndex(view.pieces.index_of(view.laid.listed[0].at))
    assert view.page == 0


def test_the_key_is_in_the_list_of_keys() -> None:
    assert page_key_words() == ((PAGE_KEY,), "The next page of a full board")
