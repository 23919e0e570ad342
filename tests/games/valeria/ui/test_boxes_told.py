"""Which boxes were on the table is said wherever a game is looked up (issue 36, point 2)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.storage.played import play
from tests.ui.one_game import FACES
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.ui.hall import make_hall
from valeria_desktop.session.relived import Relived
from valeria_desktop.storage.save import to_saved
from valeria_desktop.ui.screens.past.games_list import GamesModel

if TYPE_CHECKING:
    from valeria_desktop.session.session import Session

WITH = frozenset({"promos", "gnolls"})
WHEN = "2026-11-21T12:00:00+00:00"
ALONE = frozenset[str]()


def played_out(sets: frozenset[str]) -> Session:
    session = play(Setup(players=2, sets=sets), 0)
    chance = Random(3)
    while (decision := session.decision) is not None:
        session.choose(chance.choice(decision.options).id)
    return session


@pytest.mark.parametrize(("sets", "told"), [(WITH, "with Gnolls and Promos"), (ALONE, "")])
def test_a_saved_game_says_it(sets: frozenset[str], told: str) -> None:
    model = GamesModel(FACES)
    saved = to_saved(play(Setup(players=2, sets=sets), 10).unsaved(WHEN))
    details = model.details(saved).split(" · ")
    assert [part for part in details if part.startswith("with ")] == ([told] if told else [])
    assert told in model.words(saved)


@pytest.mark.parametrize(("sets", "told"), [(WITH, ", from Card Kingdoms with "), (ALONE, "")])
def test_its_painting_in_the_hall_says_it(sets: frozenset[str], told: str) -> None:
    session = played_out(sets)
    keepsake = make_hall().recall(Relived(session.seats, session.game, ()), 0)
    assert ("from Card Kingdoms" in keepsake.words) is bool(told)
    assert told in keepsake.words
