"""A character of two games has a page for each, and a list says which is which."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from valeria_desktop.faces import FACES
from valeria_desktop.games import GAMES
from valeria_desktop.session.rivalries import RivalKey, RivalKind
from valeria_desktop.storage.history import History
from valeria_desktop.ui.files.keepsakes import Keepsakes
from valeria_desktop.ui.screens.hall.rival_card import RivalWriter

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("qapp")
HERE, THERE = (RivalKey(RivalKind.CHARACTER, "tamsin", game) for game in ("valeria", "valencia"))
PIM = RivalKey(RivalKind.CHARACTER, "pim", HERE.game)
ADA = RivalKey(RivalKind.PERSON, "Ada")


@pytest.fixture
def writer(tmp_path: Path) -> Iterator[RivalWriter]:
    keepsakes = Keepsakes(History(tmp_path, GAMES), FACES)
    yield RivalWriter(FACES, keepsakes)
    keepsakes.close()


def test_who_sits_in_two_games_is_listed_with_the_game(writer: RivalWriter) -> None:
    keys = (HERE, PIM, ADA, THERE)
    names = [writer.listed_name(key, keys) for key in keys]
    assert names == ["Tamsin, Valeria", "Pim", "Ada", "Tamsin, Valencia"]


def test_who_sits_in_one_game_has_the_name_alone(writer: RivalWriter) -> None:
    assert [writer.listed_name(key, (THERE, PIM)) for key in (THERE, PIM)] == ["Tamsin", "Pim"]
    assert writer.listed_name(THERE, ()) == "Tamsin"
