"""The rules are heard clause by clause, and each link by its words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest

from tests.ui.screens.test_looking_up import Ponds
from valeria_desktop.content.rule_book import Clause
from valeria_desktop.ui.screens.learn.clauses import RulesPage
from valeria_desktop.ui.screens.learn.rules import ClausesView

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

UP, DOWN, TAB = Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab
CLAUSES = (
    Clause("A1", "Waters", "Fill the pond."),
    Clause("A2", "Waters", "Wait."),
    Clause("B1", "Land", "Walk\naround."),
)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that a reader is told."""
    told: list[str] = []

    def hear(event: object) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            told.append(event.message())

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return told


@pytest.fixture
def view(look: Look, qtbot: QtBot, said: list[str]) -> ClausesView:
    made = ClausesView(look, Ponds())
    qtbot.addWidget(made)
    made.resize(600, 300)
    with qtbot.waitActive(made):
        made.show()
    made.show_page(RulesPage(CLAUSES))
    made.setFocus()
    said.clear()
    return made


def test_the_arrows_say_clause_by_clause_and_the_section_with_its_first(
    view: ClausesView, said: list[str]
) -> None:
    for key in (DOWN, DOWN, DOWN, DOWN, UP, UP):
        QTest.keyClick(view, key)
    last = "Land. B1. Walk around."
    assert said == [
        "Waters. A1. Fill the pond.",
        "A2. Wait.",
        last,
        last,
        "A2. Wait.",
        "Waters. A1. Fill the pond.",
    ]


def test_the_arrows_begin_at_the_section_that_was_chosen(
    view: ClausesView, said: list[str]
) -> None:
    view.go_to("Land")
    QTest.keyClick(view, DOWN)
    assert said == ["Land. B1. Walk around."]


def test_tab_says_the_link_that_it_leads_to(view: ClausesView, said: list[str]) -> None:
    for _ in range(3):
        QTest.keyClick(view, TAB)
    assert said == ["pond", "A pond <deep>", "A pond <shallow>"], "pictures by their names"


def test_without_a_reader_the_arrows_scroll(
    view: ClausesView, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    view.resize(300, 60)
    view.verticalScrollBar().setValue(0)
    QTest.keyClick(view, DOWN)
    assert said == []
    assert view.verticalScrollBar().value() > 0
