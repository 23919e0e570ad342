"""Saves: what is written is the whole truth, and what can't be read is refused by its field."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.games.valencia.catalogue import CATALOG, RULES, deal
from tests.games.valencia.positions import OVER, POSITIONS, position, refusal
from valeria_desktop.games.valencia.files.snapshot import dump, restore
from valeria_desktop.games.valencia.rules.game import imagine
from valeria_desktop.games.valencia.rules.model.cards import ORDER, Card
from valeria_desktop.games.valencia.rules.setup import Advanced, Setup
from valeria_desktop.kernel.chance import Stream

EVERYWHERE = [*POSITIONS, OVER]


@pytest.mark.clause("VA8")
@pytest.mark.parametrize("name", EVERYWHERE)
def test_what_is_written_is_read_again(name: str) -> None:
    """All of it, also what nobody sees."""
    data = position(name)
    game = restore(data, CATALOG)
    assert json.loads(json.dumps(dump(game))) == data
    assert game.is_over == (name == OVER)
    assert game.collects_events


@pytest.mark.clause("VA10")
@pytest.mark.parametrize("name", EVERYWHERE)
def test_what_was_read_is_played_to_its_end(name: str) -> None:
    game, chance = restore(position(name), CATALOG), Random(3)
    while game.decision is not None:
        game.choose(chance.choice(game.decision.options))
    assert (game.round, game.ending) == (5, ("rounds",))


@pytest.mark.clause("VA50")
@pytest.mark.parametrize("name", POSITIONS)
def test_an_imagined_game_is_written_with_the_table_it_was_dealt_for(name: str) -> None:
    """Its seed is another one, its city is not."""
    game = restore(position(name), CATALOG)
    for seat in game.seats:
        world = imagine(game.view(seat), Stream(1))
        again = restore(json.loads(json.dumps(dump(world))), CATALOG)
        assert again.table.city.quarters == game.table.city.quarters
        assert dump(again) == dump(world)


@pytest.mark.clause("VA50")
def test_a_drawn_city_is_read_again() -> None:
    game = deal(5, seed=3, city="random")
    again = restore(dump(game), CATALOG)
    assert again.table.city.quarters == game.table.city.quarters
    assert again.table.city.cells == game.table.city.cells


@pytest.mark.clause("VA11")
def test_somebody_with_an_empty_deck_does_not_wait_to_plan() -> None:
    """So the agenda names those with cards alone."""
    data = position("draw")
    seat = next(step["draw first"] for step in data["agenda"] if "draw first" in step)
    player = data["players"][seat]
    player["used"] = [*player["used"], *player["deck"]]
    player["used"].sort(key=lambda card: ORDER[Card(card)])
    player["deck"], player["shown"], player["known"] = [], 0, []
    data["agenda"] = [
        step for step in data["agenda"] if step not in ({"plan": seat}, {"draw first": seat})
    ]
    assert dump(restore(data, CATALOG))["agenda"] == data["agenda"]


@pytest.mark.clause("VA11")
def test_the_order_of_secret_choices_is_written_and_read_again() -> None:
    game, chance = RULES.deal(Setup(players=4, early=(2,)), 5), Random(2)
    for _ in range(40):
        data = json.loads(json.dumps(dump(game)))
        assert data["setup"]["early"] == [2]
        assert dump(restore(data, CATALOG)) == dump(game)
        assert game.decision is not None
        game.choose(chance.choice(game.decision.options))


def put(data: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """Put something at a path: "players 0 coins"."""
    *way, last = (int(key) if key.isdigit() else key for key in path.split())
    there: Any = data
    for key in way:
        there = there[key]
    if value is LACKING:
        del there[last]
    else:
        there[last] = value
    return data


LACKING = object()


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("figure", "x", "figure: must be a whole number, not 'x'"),
        ("figure", True, "figure: must be a whole number, not"),
        ("figure", LACKING, "figure: is missing"),
        ("agenda", LACKING, "agenda: is missing"),
        ("players", 7, "players: must be a list"),
        ("players 1 coins", 10**30, "players[1].coins: must be at most 9999"),
        ("players 1 goods", "wine", "players[1].goods: must be a list, not 'wine'"),
        ("players 1 deck 0", "7", "players[1].deck[0]: must be one of 1, 2, 3"),
        ("players 1 tasks", ["task-99"], "players[1].tasks[0]: there is no task 'task-99'"),
        ("players 1 tasks", [4], "players[1].tasks[0]: there is no task"),
        ("boards 0", "board-9", "boards[0]: there is no board 'board-9'"),
        ("fountains_of_rounds 4", "seven", "fountains_of_rounds[4]: there is no fountain 'seven'"),
        ("supply", 4, "supply: must be a list, not"),
        ("part", "z", "part: must be one of planning, a, b"),
        ("plans_told", 1, "plans_told: must be true or false, not"),
        ("seed", -(1 << 65), "seed: must be at most"),
        ("setup players", None, "setup.players: must be a whole number, not"),
        ("setup advanced", ["king"], "setup.advanced"),
        ("agenda 0", {"coronation": {}}, "agenda[0]: 'coronation' is not in the vocabulary"),
        ("agenda 0", "council", "agenda[0]: must be a table with one key"),
        ("nothing", 1, "it has a field too many: nothing"),
        ("players 0 crown", 1, "players[0]: has a field too many: crown"),
    ],
)
def test_what_does_not_fit_its_field_is_refused(path: str, value: object, words: str) -> None:
    assert refusal(put(position("bid"), path, value)).startswith(
        f"The snapshot can't be read: {words}"
    )


@pytest.mark.parametrize("data", [None, 3, "game", [], {}])
def test_what_is_no_snapshot_is_refused(data: object) -> None:
    assert refusal(data).startswith("The snapshot can't be read: ")


@pytest.mark.clause("VA50")
@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("setup players", 6, "setup: This game is for 2 to 5 players, not 6."),
        ("setup city", "venice", "setup: There is no city “venice”"),
        ("seed", -1, "setup: The seed -1 is out of range"),
        ("quarters", ["8-1a", "8-2a", "8-3a"], "quarters must be a side of each tile"),
        ("quarters", ["8-1a", "8-2a", "8-3a", "8-3b"], "quarters must be a side of each tile"),
        ("quarters", ["8-1a", "8-2a", "8-3a", "6-4a"], "quarters must be a side of each tile"),
        ("quarters", ["8-1a", "8-2a", "8-3a", "8-4a", "8-4b"], "quarters must be a side of each"),
        ("quarters", ["8-1a", "8-3a", "8-4a", "8-2a"], "quarters don't make a city"),
    ],
)
def test_a_table_that_can_not_be_laid_is_refused(path: str, value: object, words: str) -> None:
    """A city of these tiles would break its own rules."""
    assert f"The snapshot can't be played: {words}" in refusal(put(position("bid"), path, value))


@pytest.mark.clause("VA45")
@pytest.mark.parametrize("kind", Advanced)
def test_each_module_is_written(kind: Advanced) -> None:
    game = deal(2, advanced=frozenset({kind}))
    data = json.loads(json.dumps(RULES.dump(game)))
    assert data["setup"]["advanced"] == [kind.value]
    assert restore(data, CATALOG).setup == game.setup
