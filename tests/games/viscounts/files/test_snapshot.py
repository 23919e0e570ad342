"""Saves: what is written is the whole truth, and what can't be read is refused by its field."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.games.viscounts.catalogue import CATALOG
from tests.games.viscounts.positions import OVER, POSITIONS, position, refusal
from valeria_desktop.games.viscounts.files.snapshot import dump, restore
from valeria_desktop.games.viscounts.rules.game import imagine
from valeria_desktop.kernel.chance import Stream

EVERYWHERE = [*POSITIONS, OVER]
LACKING = object()


@pytest.mark.parametrize("name", EVERYWHERE)
def test_what_is_written_is_read_again(name: str) -> None:
    """All of it, also what nobody sees."""
    data = position(name)
    game = restore(data, CATALOG)
    assert json.loads(json.dumps(dump(game))) == data
    assert game.is_over == (name == OVER)
    assert game.collects_events


@pytest.mark.clause("WK110")
@pytest.mark.parametrize("name", EVERYWHERE)
def test_what_was_read_is_played_to_its_end(name: str) -> None:
    game, chance = restore(position(name), CATALOG), Random(3)
    while game.decision is not None:
        game.choose(chance.choice(game.decision.options))
    assert game.ending


@pytest.mark.clause("WK4", "WK5", "WK6")
@pytest.mark.parametrize("name", EVERYWHERE)
def test_an_imagined_game_is_written_with_the_table_it_was_dealt_for(name: str) -> None:
    """Its seed is another one; its ring, its castle and its pairs are not."""
    game = restore(position(name), CATALOG)
    for seat in game.seats:
        world = imagine(game.view(seat), Stream(1))
        again = restore(json.loads(json.dumps(dump(world))), CATALOG)
        assert again.table.ring.segments == game.table.ring.segments
        assert again.table.ring.sections == game.table.ring.sections
        assert again.table.pairs == game.table.pairs
        assert dump(again) == dump(world)


@pytest.mark.clause("WK97")
def test_shuffles_after_a_save_are_those_of_the_game() -> None:
    """The next one follows from the seed, the seat and the number of shuffles so far."""
    one, other = (restore(position("play"), CATALOG) for _ in range(2))
    chances = Random(5), Random(5)
    for _ in range(60):
        for game, chance in zip((one, other), chances, strict=True):
            if game.decision is not None:
                game.choose(chance.choice(game.decision.options).id)
        other = restore(dump(other), CATALOG)
    assert dump(one) == dump(other)
    assert sum(player.shuffles for player in one._state.players) > 0


def put(data: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """Put something at a path: "players 0 silver"."""
    *way, last = (int(key) if key.isdigit() else key for key in path.split())
    there: Any = data
    for key in way:
        there = there[key]
    if value is LACKING:
        del there[last]
    else:
        there[last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("active", "x", "active: must be a whole number, not 'x'"),
        ("active", True, "active: must be a whole number, not"),
        ("active", LACKING, "active: is missing"),
        ("agenda", LACKING, "agenda: is missing"),
        ("players", 7, "players: must be a list"),
        ("players 1 silver", 10**30, "players[1].silver: must be at most 9999"),
        ("players 1 card", "player-11", "players[1].card: there is no playercard 'player-11'"),
        ("players 1 deck", "S01", "players[1].deck: must be a list, not 'S01'"),
        ("players 1 deck 0", "M01", "players[1].deck[0]: there is no townsfolk 'M01'"),
        ("players 1 deck 0", [4], "players[1].deck[0]: there is no townsfolk"),
        ("segments 0", "F", "segments[0]: there is no segment 'F'"),
        ("first 0", 4, "first[0]: must be a list, not 4"),
        ("seed", -(1 << 65), "seed: must be at most"),
        ("setup players", None, "setup.players: must be a whole number, not"),
        ("setup rival", "king", "setup.rival: must be one of cleric, builder, noble, cards"),
        ("agenda 0", {"coronation": {}}, "agenda[0]: 'coronation' is not in the vocabulary"),
        ("agenda 0", "end", "agenda[0]: must be a table with one key"),
        ("agenda 1", {"use": {"seat": 0}}, "agenda[1].use.effect: is missing"),
        ("nothing", 1, "it has a field too many: nothing"),
        ("players 0 crown", 1, "players[0]: has a field too many: crown"),
    ],
)
def test_what_does_not_fit_its_field_is_refused(path: str, value: object, words: str) -> None:
    assert refusal(put(position("play"), path, value)).startswith(
        f"The snapshot can't be read: {words}"
    )


@pytest.mark.parametrize("data", [None, 3, "game", [], {}])
def test_what_is_no_snapshot_is_refused(data: object) -> None:
    assert refusal(data).startswith("The snapshot can't be read: ")


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("setup players", 5, "setup: This game is for 1 to 4 players, not 5."),
        ("setup side", 3, "setup: The board has no side 3; choose 1 or 2."),
        ("setup futures", 4, "setup: At most 3 future schemes can be shuffled in, not 4."),
        ("seed", -1, "setup: The seed -1 is out of range"),
        ("segments", ["A", "B", "C", "D"], "segments must be all five"),
        ("segments", ["A", "B", "C", "D", "D"], "segments must be all five"),
        ("castle", 5, "castle must be a position"),
        ("laid", [], "laid must be 3 pairs"),
        ("laid 0 hero", "S01", "laid must be 3 pairs"),
    ],
)
def test_a_table_that_can_not_be_laid_is_refused(path: str, value: object, words: str) -> None:
    assert refusal(put(position("play"), path, value)).startswith(
        f"The snapshot can't be played: {words}"
    )
