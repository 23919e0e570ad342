"""Spoiled tables and positions played by the core: each is refused, or played without harm.

    python -m tests.games.valeria.native.spoiled CORE [FEWER]

plays them by an extension of that name, which may have been built with a sanitizer: what it writes
beside its memory then ends this process. With FEWER only each FEWER-th number is spoiled.
"""

from __future__ import annotations

import random
import struct
import sys
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from typing import TYPE_CHECKING, Any

from tests.games.valeria.native.setups import any_setup, likely
from tests.option_sets import CATALOG
from valeria_desktop.games.valeria.native.states import state_as_numbers
from valeria_desktop.games.valeria.native.tables import table_as_numbers
from valeria_desktop.games.valeria.rules.game import Game
from valeria_desktop.games.valeria.rules.modes import deal, lay_out
from valeria_desktop.games.valeria.rules.setup import LARGEST_DECK, Edition, Setup, Solo, Variant

if TYPE_CHECKING:
    from collections.abc import Iterator

ABSURD = (-1, 0, 1, 3, 99, 128, 254, 255, 256, 70_000, 2**31 - 1)
NEAR = (-2, -1, 1, 2)
ALL = frozenset({Variant.MIXED, Variant.EVENTS})
_POSITIONS = 0.06
"""The share of a game's moments that are written as positions."""
SETUPS = (
    Setup(players=5, variants=ALL),
    Setup(players=2, edition=Edition.FIRST),
    Setup(players=3, variants=frozenset({Variant.NO_DUKE})),
    Setup(players=1, solo=Solo.DARK_LORD, variants=ALL),
    Setup(players=1, solo=Solo.SIEGE, deck=LARGEST_DECK),
)

_QUEENLY = (1 << 62, 40, 3, 3, 2, 2, 2, 1, 1, 4.0)
"""Overlooks a quarter, searches the turn, lets the best two race, and may look at 40 positions."""


def numbers_of(setup: Setup) -> list[int]:
    """Write the table of a set-up."""
    _, written = table_as_numbers(lay_out(setup, CATALOG, 7))
    return _unpacked(written)


def positions_of(setup: Setup, chance: random.Random) -> Iterator[list[int]]:
    """Write some positions of a game at that table."""
    table = lay_out(setup, CATALOG, 7)
    numbers, _ = table_as_numbers(table)
    game = Game(deal(table, chance.getrandbits(64)))
    while game.decision is not None:
        if chance.random() < _POSITIONS:
            yield _unpacked(state_as_numbers(game._state, numbers))
        game.choose(game.decision.options[likely(chance, game)])


def _unpacked(written: bytes) -> list[int]:
    return list(struct.unpack(f"{len(written) // 4}i", written))


def spoiled(numbers: list[int], chance: random.Random, fewer: int) -> Iterator[bytes]:
    """Spoil the table, or the position, in one place after another, three times each.

    By an absurd number, by a neighbour of what is there, and together with another place.
    """
    for at in range(chance.randrange(fewer), len(numbers), fewer):
        near, other = numbers[at] + chance.choice(NEAR), chance.randrange(len(numbers))
        also = chance.choice((chance.choice(ABSURD), numbers[other] + chance.choice(NEAR)))
        for changes in ({at: chance.choice(ABSURD)}, {at: near}, {other: also, at: near}):
            changed = [changes.get(place, number) for place, number in enumerate(numbers)]
            yield struct.pack(f"{len(changed)}i", *changed)


def play(core: Any, written: bytes, seed: int) -> bool:  # noqa: ANN401 - built with or without a sanitizer
    """Play games at a table by each kind of player; tell whether it was played at all."""
    try:
        table = core.Table(written)
        game = core.Game(table, seed)
        features = len(core.features_of(game, 0))
        net = _net(features)
        minds = [core.Mind(*mind) for mind in (("random",), ("hand",), net, (*net, _QUEENLY))]
        players = struct.unpack_from("i", written)[0]
        for mind in minds:
            game = core.Game(table, seed)
            core.play(game, [mind] * players, range(players))
            _use_all(core, game, mind)
            core.self_play(table, [mind] * players, range(players), seed, 1, 0.1, 0.6, 4)
    except (ValueError, OverflowError):
        return False
    return True


def go_on(core: Any, written: bytes, position: bytes, seed: int) -> bool:  # noqa: ANN401 - as above
    """Go on from a position by each kind of player; tell whether it was taken up at all."""
    table, players = core.Table(written), struct.unpack_from("i", written)[0]
    try:
        game = core.Game(table, seed, position)
        net = _net(len(core.features_of(game, 0)))
        minds = [core.Mind(*mind) for mind in (("random",), ("hand",), net, (*net, _QUEENLY))]
        core.rank_for(game, minds[-1], seed, tuple(range(len(game.options()))))
        for mind in minds:
            other = game.copy()
            core.play(other, [mind] * players, range(players))
            _use_all(core, other, mind)
            _use_all(core, game, mind)
    except (ValueError, OverflowError):
        return False
    return True


def _net(features: int) -> tuple[str, int, int, bytes]:
    weights = 2 * features + (features + 1) * 4 + 5
    return "net", 4, 0, bytes(8 * weights)


def _use_all(core: Any, game: Any, mind: Any) -> None:  # noqa: ANN401 - as above
    game.state()
    game.scores()
    game.ended()
    game.options()
    game.copy().imagine(0, 7)
    core.won(game, 0)
    core.promise(game, mind, 0)


def play_spoiled(core: Any, seed: int, fewer: int) -> tuple[int, int]:  # noqa: ANN401 - as above
    """Play spoiled tables of every mode; count those that were refused, and those played."""
    chance = random.Random(seed)
    counted = [0, 0]
    for setup in SETUPS:
        for written in spoiled(numbers_of(setup), chance, fewer):
            counted[play(core, written, chance.getrandbits(64))] += 1
    return counted[0], counted[1]


def go_on_from_spoiled(core: Any, seed: int, fewer: int) -> tuple[int, int]:  # noqa: ANN401 - as above
    """Go on from spoiled positions of every mode; count as above."""
    chance = random.Random(seed)
    counted = [0, 0]
    for setup in SETUPS:
        numbers = numbers_of(setup)
        table = struct.pack(f"{len(numbers)}i", *numbers)
        for position in positions_of(setup, chance):
            for written in spoiled(position, chance, fewer):
                counted[go_on(core, table, written, chance.getrandbits(64))] += 1
    return counted[0], counted[1]


def play_sound(core: Any, games: int) -> None:  # noqa: ANN401 - as above
    """Play sound tables of every kind."""
    for seed in range(games):
        chance = random.Random(seed)
        numbers = numbers_of(any_setup(chance))
        assert play(core, struct.pack(f"{len(numbers)}i", *numbers), seed)


def main(path: str, fewer: int = 1) -> None:
    """Play spoiled tables by an extension, and then sound ones."""
    loader = ExtensionFileLoader("_core", path)
    spec = spec_from_file_location("_core", path, loader=loader)
    assert spec is not None
    core = module_from_spec(spec)
    loader.exec_module(core)
    refused, played = play_spoiled(core, 1, fewer)
    not_taken_up, taken_up = go_on_from_spoiled(core, 2, fewer)
    play_sound(core, 2_000 // fewer)
    print(  # noqa: T201 - it is a program, too
        f"tables: {refused} refused, {played} played; "
        f"positions: {not_taken_up} refused, {taken_up} played"
    )


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
