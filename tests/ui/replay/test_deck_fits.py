"""The deck of a replay keeps its buttons whole in a small window; less needed words give way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QLocale, QTranslator

from tests.ui.fitting import settle
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.ui.face import FACE
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.replay import Replay
from valeria_desktop.ui.replay.screen import ReplayScreen
from valeria_desktop.ui.words.language import use_language

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication, QWidget
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture(params=["en", "de"], autouse=True)
def language(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    before, known = QLocale(), set(qapp.findChildren(QTranslator))
    use_language(qapp, request.param)
    yield request.param
    for translator in set(qapp.findChildren(QTranslator)) - known:
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(before)


def small(look: Look, qtbot: QtBot, name: str) -> ReplayScreen:
    """Show a finished game, in which one player has this name, in the smallest window."""
    rose, *others = default_seats(3)
    over = Table(Setup(players=3), seats=(evolve(rose, name=name), *others)).plays_out()
    screen = ReplayScreen(look, FACE)
    qtbot.addWidget(screen)
    screen.resize(1024, 728)
    screen.show()
    screen.show_replay(Replay(over.session))
    return screen


def parts_of(screen: ReplayScreen) -> list[QWidget]:
    row = screen.deck.row
    items = [item for item in map(row.itemAt, range(row.count())) if item is not None]
    widgets = [item.widget() for item in items]
    return [widget for widget in widgets if widget is not None and widget.isVisible()]


@pytest.mark.parametrize("name", ["Rose", "Christopher"])
def test_no_word_of_the_deck_is_cut(
    qapp: QApplication, look: Look, qtbot: QtBot, name: str
) -> None:
    screen = small(look, qtbot, name)
    settle(qapp)
    for part in parts_of(screen):
        assert part.width() >= part.sizeHint().width(), part.accessibleName()
        assert part.geometry().right() < screen.deck.width()


def test_wider_words_in_a_deck_as_wide_as_before_take_the_room_of_less_needed_ones(
    qapp: QApplication, look: Look, qtbot: QtBot
) -> None:
    screen = small(look, qtbot, "Rose")
    settle(qapp)
    screen.parts.board_button.setText("Your own board, in full")
    screen.resize(1024, 730)
    settle(qapp)
    assert not screen.deck.speed.isVisible()
    last = screen.parts.board_button
    assert last.width() >= last.sizeHint().width()
    assert last.geometry().right() < screen.deck.width()
