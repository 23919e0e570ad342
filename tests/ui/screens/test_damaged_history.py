"""A damaged history is opened, sorted, exported and looked at, and what is wrong is told."""

from __future__ import annotations

import zlib
from random import Random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tests.counts import many
from tests.storage.test_damaged_history import COLUMNS, VALUES, filled, spoil
from tests.ui.one_game import FACES
from tests.ui.programs import play
from valeria_desktop.games import GAMES
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.files.archive import Archive
from valeria_desktop.ui.screens.past.history import HistoryScreen

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program


def go_through(screen: HistoryScreen) -> None:
    """Sort, narrow and read every table, as Qt does while it shows them."""
    for number, table in enumerate(screen.tables.values()):
        screen.tabs.setCurrentIndex(number)
        model = table.model()
        for column in range(model.columnCount()):
            for order in (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder):
                table.sortByColumn(column, order)
            model.setFilterKeyColumn(column)  # type: ignore[attr-defined]  # a proxy
            model.setFilterFixedString("a")  # type: ignore[attr-defined]  # a proxy
            model.setFilterFixedString("")  # type: ignore[attr-defined]  # a proxy
        table.grab()


@pytest.mark.parametrize("seed", range(12))
def test_random_damage_anywhere_is_survived_and_told(
    seed: int, look: Look, qtbot: QtBot, tmp_path: Path
) -> None:
    chance = Random(seed)
    history = filled(tmp_path)
    told: list[str] = []
    screen = HistoryScreen(look, FACES)
    qtbot.addWidget(screen)
    screen.told.connect(told.append)
    screen.show()
    for table, column in chance.sample(COLUMNS, 3):
        spoil(history, table, column, chance.choice(VALUES))
        screen.show_history(history)
        go_through(screen)
    left_out = len(history.ledger().damaged)
    assert screen.models["games"].rowCount() == 3 - left_out
    assert bool(told) is bool(left_out)
    archive = Archive(tmp_path, GAMES)
    archive.told.connect(told.append)
    archive.export(tmp_path / "all.csv")
    assert told[-1].startswith("Exported as all.csv.")
    assert ("left out" in told[-1]) is bool(left_out)
    for game in history.ledger().games:
        archive.look_at(game.id)
        assert told[-1].startswith("The game is ")


@pytest.mark.slow
@pytest.mark.parametrize("part", range(many(2, 1, whole=6)))
def test_a_damaged_save_in_the_history_is_told(
    part: int, begin: Callable[[], Program], tmp_path: Path
) -> None:
    program = begin()
    program.draft.seats = [*default_seats(5)]
    play(program, 0)
    session = program.controller.session
    assert session is not None
    while session.decision is not None:
        program.controller.choose(session.decision.options[0].id)
    program.carry_out("history")
    history = program.past.archive.history
    (game,) = history.ledger().games
    (kept,) = history.rows("SELECT save FROM games")
    chance = Random(part)
    for _ in range(15):
        is_packed = chance.random() < 0.3
        data = bytearray(kept[0] if is_packed else zlib.decompress(kept[0]))
        data[chance.randrange(len(data))] = chance.randrange(256)
        if chance.random() < 0.3:
            data = data[: chance.randrange(len(data))]
        history.rows("UPDATE games SET save = ?", bytes(data) if is_packed else zlib.compress(data))
        program.notice.setText("")
        program.past.archive.look_at(game.id)
        shown = program.window.screen_shown is program.past.replaying
        assert program.notice.text() or shown
        program.carry_out("history")


def test_a_history_of_nothing_but_damage_says_so(look: Look, qtbot: QtBot, tmp_path: Path) -> None:
    history = filled(tmp_path)
    screen = HistoryScreen(look, FACES)
    qtbot.addWidget(screen)
    history.rows("UPDATE games SET rounds = 'none'")
    screen.show_history(history)
    assert screen.empty.isVisibleTo(screen)
    assert screen.empty.text().startswith("3 games in history.sqlite are damaged and left out")
    history.rows("DELETE FROM games")
    screen.show_history(history)
    assert screen.empty.text().startswith("No game is finished yet.")
