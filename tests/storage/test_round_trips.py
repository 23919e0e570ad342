"""A game that is written as text and read again at every decision goes on as if nothing were."""

from __future__ import annotations

import json
from itertools import count
from random import Random
from typing import TYPE_CHECKING

import pytest
from attrs import NOTHING, evolve, fields

from tests.counts import many
from tests.option_sets import (
    CATALOG,
    COMBINATIONS,
    PRESETS,
    SOLO_COMBINATIONS,
    Combination,
    OptionSet,
)
from tests.properties.players import Temper, pick, play_on
from valeria_desktop.games.valeria.files.snapshot import SNAPSHOTS, digest, dump, restore
from valeria_desktop.games.valeria.rules.game import imagine, new_game
from valeria_desktop.games.valeria.rules.model.state import State
from valeria_desktop.games.valeria.rules.setup import RANDOM, Setup
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.setup import Edition, Variant


def _one_of_each() -> list[OptionSet]:
    """Return every edition with every variant once, with players and presets taking turns."""
    seen: set[tuple[Edition, frozenset[Variant]]] = set()
    chosen: list[Combination] = []
    for number in range(len(COMBINATIONS)):
        combination = COMBINATIONS[number * 13 % len(COMBINATIONS)]
        if (combination.edition, combination.variants) not in seen:
            seen.add((combination.edition, combination.variants))
            chosen.append(combination)
    return [
        OptionSet(combination, PRESETS[number % len(PRESETS)])
        for number, combination in enumerate(chosen)
    ]


ALONE = [
    OptionSet(combination, PRESETS[number % len(PRESETS)])
    for number, combination in enumerate(SOLO_COMBINATIONS)
]


@pytest.mark.parametrize("option_set", _one_of_each() + ALONE, ids=lambda each: each.name)
def test_a_game_loaded_again_and_again_goes_on_the_same(option_set: OptionSet) -> None:
    chance = Random(3)
    game = new_game(option_set.setup(chance), CATALOG, 3)
    loaded, every = game.copy(), many(3, 3, whole=1)
    for number in count():
        if game.decision is None:
            break
        if number % every == 0:
            loaded = restore(json.loads(json.dumps(dump(loaded))), CATALOG)
            assert loaded.opening.events == ()
        assert loaded.decision == game.decision
        option = pick(chance, game.decision, Temper.EAGER)
        assert loaded.choose(option.id) == game.choose(option)
    loaded = restore(json.loads(json.dumps(dump(loaded))), CATALOG)
    assert loaded.is_over
    assert loaded.result() == game.result()
    assert digest(loaded) == digest(game)


def test_every_edition_and_variant_makes_the_round_trip() -> None:
    combinations = [option_set.combination for option_set in _one_of_each()]
    # 2 x 2 variants in the first edition, 2 x 2 x 2 in the second
    assert len({(each.edition, each.variants) for each in combinations}) == 4 + 8
    assert {each.players for each in combinations} == {2, 3, 4, 5}
    assert len(ALONE) == 3 * (2 + 4) + 2 * 2  # levels of the Dark Lord; sieges


def test_a_snapshot_holds_all_of_a_state_but_what_is_for_the_moment() -> None:
    # the table and what rows offer are made again; what came to light is nothing to go on from
    state = {field.name for field in fields(State)} - {"table", "barrier", "events", "listed"}
    assert state <= {field.name for field in fields(SNAPSHOTS.kind)}


def test_a_snapshot_of_a_new_game_leaves_out_what_has_not_begun() -> None:
    data = dump(new_game(Setup(), CATALOG, 5))
    always = {field.name for field in fields(SNAPSHOTS.kind) if field.default is NOTHING}
    assert data.keys() == always
    assert digest(restore(data, CATALOG)) == digest(new_game(Setup(), CATALOG, 5))


@pytest.mark.parametrize("dice", [(1, 1), (6, 6)])
def test_a_snapshot_may_show_any_dice(dice: tuple[int, int]) -> None:
    game = new_game(Setup(), CATALOG, 5)
    play_on(game, Random(1), Temper.EAGER, 40)
    data = dump(game) | {"dice": list(dice)}
    assert restore(data, CATALOG).view(0).dice == dice


@pytest.mark.parametrize("preset", PRESETS[:-1])
def test_an_imagined_game_makes_the_round_trip(preset: str) -> None:
    # its seed is another one than that of its table, which matters for the preset "random"
    game = new_game(Setup(players=4, preset=preset), CATALOG, 5)
    play_on(game, Random(1), Temper.EAGER, 100)
    imagined = imagine(game.view(2), Stream(9))
    loaded = restore(dump(imagined), CATALOG)
    assert digest(loaded) == digest(imagined)
    assert loaded.table.areas == game.table.areas
    assert loaded.table.citizens == game.table.citizens
    assert evolve(loaded.view(2), table=game.table) == game.view(2)


@pytest.mark.parametrize("combination", SOLO_COMBINATIONS[::3], ids=lambda each: each.name)
def test_an_imagined_game_for_one_player_makes_the_round_trip(combination: Combination) -> None:
    game = new_game(OptionSet(combination, RANDOM).setup(Random(1)), CATALOG, 5)
    for _ in range(8):
        play_on(game, Random(1), Temper.EAGER, 10)
        imagined = imagine(game.view(0), Stream(9))
        loaded = restore(dump(imagined), CATALOG)
        assert digest(loaded) == digest(imagined)
        assert evolve(loaded.view(0), table=game.table) == game.view(0)


def test_a_random_table_is_the_one_that_was_written() -> None:
    game = new_game(Setup(preset=RANDOM), CATALOG, 8)
    data = dump(game)
    assert data["areas"] == list(game.table.areas)
    # a later version of the program may draw other areas from the same seed
    data["seed"] = 9
    loaded = restore(data, CATALOG)
    assert loaded.table.areas == game.table.areas
    assert loaded.table.homes == game.table.homes
    assert loaded._state.stacks == game._state.stacks


def test_a_loaded_game_collects_events() -> None:
    game = new_game(Setup(), CATALOG, 1, collects_events=False)
    loaded = restore(dump(game), CATALOG)
    assert loaded.collects_events
    assert loaded.decision is not None
    assert len(loaded.choose(loaded.decision.options[0]).events) == 1
