"""The verbs of a game whose cards are plain values, and which has no files of a player's own."""

from __future__ import annotations

import pytest

from tests.games.stairs.game import RULES
from tests.games.stairs.rules.setup import Setup
from valeria_desktop.content.snapshots import SnapshotError


def test_a_save_that_names_own_files_is_refused_by_a_game_without_them() -> None:
    data = RULES.dump(RULES.deal(Setup(), 7))
    data["setup"] = {"players": 2, "own": "0" * 64}
    with pytest.raises(SnapshotError, match=r"^The snapshot can't be read: setup: .*own"):
        RULES.restore(data)


def test_a_game_of_plain_values_has_no_vocabulary() -> None:
    assert RULES.vocabulary(Setup(), 7) == {}
