"""A digest tells games apart, and is the same on every machine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.option_sets import CATALOG
from tests.properties.players import Temper, play_on
from valeria_desktop.content.digest import digest_of
from valeria_desktop.games.valeria.files.snapshot import digest, dump
from valeria_desktop.games.valeria.rules.game import Game, new_game
from valeria_desktop.games.valeria.rules.setup import (
    BASE_VARIANTS,
    Setup,
)

PROGRAM = """
from tests.storage.test_digest import a_game
from valeria_desktop.games.valeria.files.snapshot import digest
print(digest(a_game()))
"""


def a_game() -> Game:
    """Play some way into a game with every variant, chosen in the order of its options."""
    game = new_game(Setup(players=4, variants=frozenset(BASE_VARIANTS)), CATALOG, 11)
    play_on(game, Random(2), Temper.EAGER, 150)
    return game


@pytest.mark.thorough
def test_a_digest_is_the_same_in_every_process() -> None:
    digests = {digest(a_game())}
    for hash_seed in ("0", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(Path.cwd())}
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env=environment, capture_output=True, text=True, check=True,
        )  # fmt: skip
        digests.add(done.stdout.strip())
    assert len(digests) == 1
    assert len(digests.pop()) == 64


def test_a_digest_does_not_depend_on_how_variants_were_written() -> None:
    orders = (BASE_VARIANTS, tuple(reversed(BASE_VARIANTS)))
    games = [new_game(Setup(variants=frozenset(order)), CATALOG, 1) for order in orders]
    assert digest(games[0]) == digest(games[1])
    assert dump(games[0])["setup"]["variants"] == ["events", "mixed", "no-duke"]


def test_a_digest_does_not_depend_on_the_order_of_what_is_written() -> None:
    snapshot = dump(a_game())
    turned = dict(reversed(snapshot.items()))
    turned["setup"] = dict(reversed(snapshot["setup"].items()))
    assert digest_of(turned) == digest_of(snapshot) == digest(a_game())


def test_games_that_differ_in_one_thing_have_other_digests() -> None:
    digests = {digest(a_game())}
    changes = (
        lambda state: setattr(state, "seed", 12),
        lambda state: setattr(state, "draws", state.draws + 1),
        lambda state: setattr(state, "dice", (state.dice[1], state.dice[0] % 6 + 1)),
        lambda state: setattr(state.players[3], "gold", state.players[3].gold + 1),
        lambda state: state.players.reverse(),
        lambda state: state.face_down.__setitem__(15, 1 - state.face_down[15]),
        lambda state: state.stacks.__setitem__(2, state.stacks[2][:-1]),
        lambda state: setattr(state, "pile", state.pile[1:]),
        lambda state: state.agenda.pop(),
    )
    for change in changes:
        game = a_game()
        change(game._state)
        digests.add(digest(game))
    assert len(digests) == 1 + len(changes)


def test_looking_at_a_game_does_not_change_its_digest() -> None:
    game = a_game()
    before = digest(game)
    for seat in game.seats:
        game.view(seat)
        game.quote(seat, 7)
    game.result()
    game.collects_events = False
    assert digest(game) == before
