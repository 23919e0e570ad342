"""Houses on a rival's plank are laid and worded once for what stands there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.parts import table_of
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.at import OfCard
from valeria_desktop.games.valeria.ui.parts.rivals import RivalPlaques

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.piece import Piece
    from valeria_desktop.ui.program.program import Program


@pytest.fixture
def around(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(1280, 720)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def others(look: Look, around: QWidget) -> RivalPlaques:
    made = RivalPlaques(look, around)
    made.setGeometry(14, 44, 1252, 76)
    around.show()
    return made


def houses_of(others: RivalPlaques) -> Sequence[Piece]:
    return [piece for piece in others.laid.listed if isinstance(piece.at, OfCard)]


def test_the_same_kingdom_keeps_its_houses(others: RivalPlaques) -> None:
    table = Table().plays(60)
    others.show_scene(table.scene(0))
    before = houses_of(others)
    others.lay()
    assert before
    assert all(one is other for one, other in zip(before, houses_of(others), strict=True))


def test_a_kingdom_with_one_house_more_and_a_larger_room_are_laid_anew(
    others: RivalPlaques,
) -> None:
    table = Table().plays(60)
    others.show_scene(table.scene(0))
    before, words = houses_of(others), {piece.words for piece in houses_of(others)}
    others.resize(900, others.height())
    assert [piece.box for piece in houses_of(others)] != [piece.box for piece in before]
    others.show_scene(table.plays(60).scene(0))
    assert {piece.words for piece in houses_of(others)} - words


def test_in_another_language_houses_have_its_words(begin: Callable[[], Program]) -> None:
    program = begin()
    program._play(Table().plays(60).session)
    QApplication.processEvents()
    assert any("a hut with a field" in each.words for each in houses_of(table_of(program).others))
    program.change("language", "de")
    QApplication.processEvents()
    words = [each.words for each in houses_of(table_of(program).others)]
    assert words
    assert not any("a hut with a field" in each for each in words)
    program.change("language", "en")
    QApplication.processEvents()
