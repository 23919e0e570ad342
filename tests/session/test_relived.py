"""A finished game is lived through again; one that goes on is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from tests.ui.tables import Table
from valeria_desktop.games import GAMES
from valeria_desktop.games.valeria.rules.events.turns import GameEnded
from valeria_desktop.session.relived import relive
from valeria_desktop.storage.save import from_text, to_saved, to_text

if TYPE_CHECKING:
    from valeria_desktop.storage.save import SavedGame

CREATED = "2026-11-21T12:00:00+00:00"


def saved_of(table: Table) -> SavedGame:
    text = to_text(to_saved(table.session.unsaved(CREATED)))
    return from_text(text, "game", GAMES)


def test_all_events_come_in_order_with_their_rounds() -> None:
    table = Table().plays_out()
    relived = relive(saved_of(table), GAMES)
    assert relived is not None
    assert relived.result.scores == table.session.result().scores
    rounds = [lived.round for lived in relived.events]
    assert rounds == sorted(rounds)
    assert isinstance(relived.events[-1].event, GameEnded)


def test_a_game_that_goes_on_tells_nothing() -> None:
    assert relive(saved_of(Table().plays(30)), GAMES) is None


def test_a_game_of_other_rules_has_only_its_end() -> None:
    table = Table().plays_out()
    saved = saved_of(table)
    other = evolve(saved, choices=saved.choices[:-3], rules=saved.rules - 1)
    relived = relive(other, GAMES)
    assert relived is not None
    assert relived.events == ()
    assert relived.result.scores == table.session.result().scores
