"""The lists of finished games tell about Viscounts: set-ups, winners, points."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tests.games.viscounts.ui.ended import ended
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.setup import Rival, Setup
from valeria_desktop.games.viscounts.ui.face import FACE
from valeria_desktop.session.history_entry import entry_of
from valeria_desktop.storage.history import History
from valeria_desktop.ui.face import games_of
from valeria_desktop.ui.screens.past.history import HistoryScreen

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

SETUPS = (Setup(2), Setup(3, 2), Setup(1, rival=Rival.NOBLE, futures=1))
DAY = "2026-11-2{}T20:00:00+00:00"


@pytest.fixture
def screen(look: Look, qtbot: QtBot, tmp_path: Path) -> HistoryScreen:
    faces = {RULES.id: FACE}
    history = History(tmp_path, games_of(faces))
    for number, setup in enumerate(SETUPS, start=1):
        day = DAY.format(number)
        history.enter(entry_of(ended(setup), day, day))
    made = HistoryScreen(look, faces)
    qtbot.addWidget(made)
    made.show_history(history)
    return made


def column(screen: HistoryScreen, page: str, head: str) -> list[str]:
    model = screen.tables[page].model()
    heads = [model.headerData(at, Qt.Orientation.Horizontal) for at in range(model.columnCount())]
    at = heads.index(head)
    return [model.index(number, at).data() for number in range(model.rowCount())]


def test_the_models_keep_qts_rules(screen: HistoryScreen, qtmodeltester: ModelTester) -> None:
    for model in screen.models.values():
        qtmodeltester.check(model)


def test_it_brings_its_own_tables(screen: HistoryScreen) -> None:
    titles = [screen.tabs.tabText(tab) for tab in range(screen.tabs.count())]
    assert titles == ["Games", "Players", "Points", "In numbers", "Boards", "Alone"]


def test_set_ups_are_named_by_side_or_by_odos_board(screen: HistoryScreen) -> None:
    assert column(screen, "games", "Set-up") == ["The courtier · Hard", "Side 2", "Side 2"]


def test_points_are_told_by_source_as_means(screen: HistoryScreen) -> None:
    """Rose played in all three games; one alone doesn't count."""
    scores = [ended(setup).result().scores[0] for setup in SETUPS[:2]]
    players = column(screen, "viscounts sources", "Player")
    heads = {"buildings": "Buildings", "castle": "Castle", "papers": "Debts and deeds"}
    for source, head in heads.items():
        mean = sum(score.of(source) for score in scores) / 2
        found = column(screen, "viscounts sources", head)[players.index("Rose")]
        assert found == f"{mean:.1f}".replace("-", "\N{MINUS SIGN}")


def test_workers_and_collisions_are_told(screen: HistoryScreen) -> None:
    players = column(screen, "viscounts deeds", "Player")
    mine = players.index("Rose")
    for head in ("Workers in the castle", "Collisions", "Links closed", "Debts paid"):
        assert float(column(screen, "viscounts deeds", head)[mine]) >= 0


def test_games_against_odo_have_a_table(screen: HistoryScreen) -> None:
    assert column(screen, "viscounts alone", "Odo's board") == ["The courtier · Hard"]
    points = ended(SETUPS[2]).result().scores[0].total
    assert column(screen, "viscounts alone", "Most points") == [str(points)]
