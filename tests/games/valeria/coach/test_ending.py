"""How long a game still goes on, as a spread over games that are played on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.coach.test_rolls import positions
from tests.scenario import Scenario
from tests.ui.tables import Table
from valeria_desktop.games.valeria.coach import ending
from valeria_desktop.games.valeria.coach.ending import EndForecast, RoundSpread, ending_of
from valeria_desktop.games.valeria.native import CORE
from valeria_desktop.games.valeria.rules.game import Game
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.view import View

WAYS = ["engine", pytest.param("core", marks=pytest.mark.skipif(CORE is None, reason="make lab"))]


@pytest.fixture(params=WAYS)
def by(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Play on by the core, or by the engine alone, and not so often."""
    if request.param == "engine":
        monkeypatch.setattr(ending, "quick_futures", lambda *_: None)
    monkeypatch.setattr(ending, "_BY_ENGINE", 6)
    monkeypatch.setattr(ending, "_BY_CORE", 60)
    return str(request.param)


def answers(view: View, seed: int = 1) -> list[EndForecast]:
    return [found for found in ending_of(view, Stream(seed)) if found is not None]


def test_one_answer_is_told_which_nothing_changes_later(by: str) -> None:
    (found,) = answers(Table(Setup(players=2)).plays(60).scene(0).view)
    assert found.futures == (6 if by == "engine" else 60)
    assert 0 <= found.rounds.least <= found.rounds.middle <= found.rounds.most < 60
    assert 1 <= sum(found.share.values()) < 2
    assert set(found.share) <= {"monsters", "domains", "exhausted"}


@pytest.mark.clause("T31")
def test_a_game_that_is_about_to_end_ends_with_its_round(by: str) -> None:
    """Four exhausted places end a game of two when the round does."""
    del by
    table = Scenario(players=2).exhausts("citizen-1", "citizen-2", "citizen-3", "citizen-4").acts(0)
    for found in answers(table.game.view(0)):
        assert found.rounds == RoundSpread(0, 0, 0)
        assert found.share["exhausted"] == 1


def test_a_siege_ends_when_its_deck_is_used_up(by: str) -> None:
    """63 cards, three a turn: 21 turns, of which this is one."""
    del by
    view = Table(Setup(players=1, solo=Solo.SIEGE)).scene(0).view
    for found in answers(view):
        assert found.rounds == RoundSpread(20, 20, 20)
        assert found.share == {"siege": 1}


def test_before_the_answer_others_can_be_asked(by: str) -> None:
    del by
    steps = [*ending_of(Table(Setup(players=2)).plays(60).scene(0).view, Stream(1))]
    assert [found is not None for found in steps] in (
        [False, False, False, False, False, True],
        [False, False, True],
    )


@pytest.mark.slow
def test_the_same_chance_gives_the_same_answer(by: str) -> None:
    del by
    view = Table(Setup(players=3)).plays(40).scene(0).view
    assert answers(view) == answers(view)
    assert answers(view, 2) != answers(view, 1)


def test_worlds_that_differ_in_secrets_answer_alike(by: str) -> None:
    del by
    for state in positions(800, 2):
        view = Game(state.copy()).view(0)
        state.seed += 1
        assert answers(view) == answers(Game(state).view(0))


def test_nothing_is_said_of_a_game_that_is_over(by: str) -> None:
    del by
    table = Table(Setup(players=2)).plays(2_000)
    assert table.session.decision is None
    assert answers(table.scene(0).view) == []
