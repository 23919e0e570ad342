"""Finished games of older rules that are looked at again: what they count today, and count then."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from valeria_desktop.games import GAMES
from valeria_desktop.storage.history import NAME
from valeria_desktop.ui.files.archive import Archive

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.session.session import Session

OLD = Path(__file__).parents[1] / "storage" / "old" / "valencia-rules-1" / "history.sqlite"
HEART = "2026-11-23T19:00:00+00:00 300"
"""Two players; Oak kept Heart of the City, and has four at the central fountain."""
WAITED = "2026-11-23T19:00:00+00:00 326"


@pytest.fixture
def archive(tmp_path: Path, qtbot: QtBot) -> Archive:
    shutil.copy(OLD, tmp_path / NAME)
    return Archive(tmp_path, GAMES)


def looked_at(archive: Archive, game: str) -> tuple[list[Session], list[str]]:
    sessions: list[Session] = []
    said: list[str] = []
    archive.looked_at.connect(sessions.append)
    archive.told.connect(said.append)
    archive.look_at(game)
    return sessions, said


@pytest.mark.clause("VA35")
def test_a_game_that_counts_otherwise_today_says_so_and_keeps_its_points(archive: Archive) -> None:
    """Four at the central fountain were enough for two players by version 1."""
    (session,), said = looked_at(archive, HEART)
    assert [score.total for score in session.result().scores] == [95, 51]
    assert archive.history.points_of(HEART) == (95, 66)
    (words,) = said
    assert words == (
        "This game was played by version 1 of the rules. The replay counts by version 2; the "
        "history keeps the points of that time."
    )


@pytest.mark.clause("VA16")
def test_a_game_that_version_2_can_not_replay_stays_in_the_history(archive: Archive) -> None:
    """Someone waited for players without a stack."""
    sessions, said = looked_at(archive, WAITED)
    assert sessions == []
    assert len(said) == 1
    assert "was played by other rules" in said[0]
    assert archive.history.points_of(WAITED) == (48, 64, 55)
    assert len(archive.history.ledger().games) == 2


def test_a_game_of_older_rules_that_counts_the_same_says_nothing(archive: Archive) -> None:
    archive.history.rows("UPDATE seats SET points = 51 WHERE entry = ? AND points = 66", HEART)
    assert len(looked_at(archive, HEART)[0]) == 1
    assert looked_at(archive, HEART)[1] == []
