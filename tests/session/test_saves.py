"""What a list of saved games tells of each: how it ended, and how its table looks."""

from __future__ import annotations

import pytest
from attrs import evolve

from tests.storage.played import SETUPS, play
from valeria_desktop.games import GAMES
from valeria_desktop.games.valeria.rules.scene import stacks_of
from valeria_desktop.session.saves import Final, final_of, game_of
from valeria_desktop.storage.save import to_saved

CREATED = "2026-11-21T12:00:00+00:00"
OVER = {name: play(SETUPS[name], 5000) for name in ("two", "siege")}


def test_a_game_of_several_that_is_over_tells_its_points_and_winners() -> None:
    session = OVER["two"]
    result = session.result()
    assert final_of(to_saved(session.unsaved(CREATED)), GAMES) == Final(
        tuple(score.total for score in result.scores),
        tuple(session.seats[seat].name for seat in result.winners),
        None,
    )
    assert result.winners


def test_a_game_for_one_tells_its_outcome_instead_of_a_winner() -> None:
    session = OVER["siege"]
    result = session.result()
    final = final_of(to_saved(session.unsaved(CREATED)), GAMES)
    assert final == Final((result.scores[0].total,), (), result.outcome)
    assert final.outcome is not None


def test_a_game_that_goes_on_has_no_end() -> None:
    saved = to_saved(play(SETUPS["two"], 60).unsaved(CREATED))
    assert final_of(saved, GAMES) is None


@pytest.mark.parametrize("name", SETUPS)
def test_a_table_is_shown_with_all_its_stacks_and_nothing_to_choose(name: str) -> None:
    session = play(SETUPS[name], 60)
    scene = stacks_of(game_of(to_saved(session.unsaved(CREATED)), GAMES), session.seats)
    assert scene.view.stacks == session.scene(0).view.stacks
    assert scene.lit == {}
    assert scene.quotes
    assert not any(quote.missing for quote in scene.quotes.values())


def test_a_game_that_can_not_be_read_is_listed_without_table_and_end() -> None:
    saved = to_saved(OVER["two"].unsaved(CREATED))
    for spoiled in (evolve(saved, snapshot={}), evolve(saved, seats=saved.seats[:1])):
        assert final_of(spoiled, GAMES) is None
        assert game_of(spoiled, GAMES) is None
