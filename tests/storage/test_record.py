"""A record is a set-up, a seed and the choices; playing it again gives the same game."""

from __future__ import annotations

from random import Random

import pytest

from tests.option_sets import CATALOG, COMBINATIONS, SOLO_COMBINATIONS, Combination, OptionSet
from tests.properties.players import Temper, pick
from valeria_desktop.games.valeria.files.snapshot import digest
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.game import Game, new_game
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.errors import IllegalChoiceError
from valeria_desktop.kernel.record import Record


def _play(record: Record, decisions: int) -> Game:
    game: Game = record.start()
    chance = Random(1)
    for _ in range(decisions):
        if game.decision is not None:
            record.choose(game, pick(chance, game.decision, Temper.EAGER))
    return game


CHOSEN = COMBINATIONS[::5] + SOLO_COMBINATIONS[::3]


@pytest.mark.parametrize("combination", CHOSEN, ids=lambda each: each.name)
def test_a_record_replays_to_the_same_game_at_any_length(combination: Combination) -> None:
    setup = OptionSet(combination, "custom").setup(Random(4))
    for decisions, is_over in ((0, False), (1, False), (40, False), (1000, True)):
        record = Record(RULES, setup, 77)
        game = _play(record, decisions)
        assert game.is_over == is_over
        assert digest(record.replay()) == digest(game)


def test_a_choice_is_written_down_by_its_id() -> None:
    record = Record(RULES, Setup(), 5)
    game: Game = record.start()
    assert game.decision is not None
    first, second = game.decision.options
    record.choose(game, second)
    assert record.choices == [second.id]
    assert second.id.startswith("keep ")
    assert first.id != second.id


def test_a_choice_gives_back_what_the_game_gives_back() -> None:
    record = Record(RULES, Setup(), 5)
    game, twin = record.start(), new_game(Setup(), CATALOG, 5)
    assert game.decision is not None
    option = game.decision.options[0]
    assert record.choose(game, option.id) == twin.choose(option)


@pytest.mark.parametrize("choice", ["fly", "build domain-1", "keep nobody", ""])
def test_a_refused_choice_is_not_written_down(choice: str) -> None:
    record = Record(RULES, Setup(), 5)
    game = _play(record, 5)
    written, before = list(record.choices), digest(game)
    with pytest.raises(IllegalChoiceError, match="can't be chosen now"):
        record.choose(game, choice)
    assert record.choices == written
    assert digest(game) == before


def test_nothing_is_written_down_after_the_end() -> None:
    record = Record(RULES, Setup(), 5)
    game = _play(record, 1000)
    written = list(record.choices)
    with pytest.raises(IllegalChoiceError, match=r"^The game is over; nothing can be chosen"):
        record.choose(game, "roll")
    assert record.choices == written


def test_a_record_that_does_not_fit_its_seed_is_refused() -> None:
    record = Record(RULES, Setup(), 5)
    _play(record, 100)
    other = Record(RULES, record.setup, 6, record.choices)
    with pytest.raises(IllegalChoiceError):
        other.replay()


def test_records_do_not_share_their_choices() -> None:
    first, second = Record(RULES, Setup(), 5), Record(RULES, Setup(), 5)
    _play(first, 3)
    assert len(first.choices) == 3
    assert second.choices == []
