"""Learning of values for Valeria: the courses, and games in the core to learn from."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from valeria_desktop.bots.weights import read_weights_text
from valeria_desktop.games.valeria.bots.feature_words import BLOCKS, NAMES
from valeria_desktop.games.valeria.bots.learned_worth import MADE_WITH
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.native import needed
from valeria_desktop.games.valeria.native.games import mind_of
from valeria_desktop.games.valeria.native.tables import table_as_numbers
from valeria_desktop.games.valeria.rules.modes import lay_out
from valeria_desktop.games.valeria.rules.setup import (
    BASE_VARIANTS,
    RANDOM,
    Edition,
    Level,
    Setup,
    Solo,
    Variant,
)
from valeria_desktop.games.valeria.rules.setup_check import check
from valeria_desktop.kernel.chance import draw
from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.lab.book import FOLLOWS, Course, Learning, TrainingSamples
from valeria_desktop.lab.errors import share_error
from valeria_desktop.lab.play import check_version

if TYPE_CHECKING:
    from collections.abc import Mapping

    from valeria_desktop.bots.weights import Weights
    from valeria_desktop.games.valeria.native._core import Table
    from valeria_desktop.lab.book import LearningTask

_SOLO = {"dark-lord": Solo.DARK_LORD, "siege": Solo.SIEGE}
_GAMES_AT_A_TABLE = 10
"""Games per table: working out a table takes as long as some games at it."""
_RANDOM_SHARE, _FIRST_EDITION_SHARE, _VARIANT_SHARE = 0.5, 0.2, 0.15
_MEASURED = 2_000
_TABLES, _GAMES, _SEATS = 121, 122, 123  # rows of numbers from the seed


def _course(
    words: str, *, rounds: int, games: int, last_rounds: int = 2, last_noise: float = 0.08
) -> Course:
    return Course(
        words=words,
        hidden=(64, 32),
        rounds=rounds,
        games=games,
        each=10,
        trust=0.85,
        noise=0.08,
        first_noise=0.12,
        epochs=2,
        pace=1e-3,
        last_rounds=last_rounds,
        last_games=3 * games,
        last_noise=last_noise,
    )


COURSES = {
    "2": _course("games of two", rounds=8, games=40_000),
    "3": _course("games of three", rounds=7, games=24_000),
    "4": _course("games of four", rounds=7, games=16_000),
    # Last rounds gained nothing: 51.9 ± 2.2 % against greedy instead of 54.3 %.
    "5": _course("games of five", rounds=7, games=12_000, last_rounds=0),
    # Players beat him in nine games of ten, so noise decides most lost games.
    "dark-lord": _course("games against the Dark Lord", rounds=6, games=40_000, last_noise=0.02),
    "siege": _course("sieges", rounds=6, games=40_000),
}


def any_setup(course: str, chance: random.Random) -> Setup:
    """Draw a set-up of a course: presets and random ones, both editions, now and then variants."""
    solo = _SOLO.get(course)
    edition = Edition.FIRST if chance.random() < _FIRST_EDITION_SHARE else Edition.SECOND
    variants = {variant for variant in BASE_VARIANTS if chance.random() < _VARIANT_SHARE}
    if solo is not None:
        variants -= {Variant.NO_DUKE}
    if solo is Solo.SIEGE:
        variants = set()
    if edition is Edition.FIRST:
        variants -= {Variant.EVENTS}
    presets = [preset.id for preset in shipped_catalog().presets]
    is_random = chance.random() < _RANDOM_SHARE
    return Setup(
        players=1 if solo else int(course),
        edition=edition,
        preset=RANDOM if is_random else chance.choice(presets),
        variants=frozenset(variants),
        solo=solo,
        level=chance.choice(list(Level)) if solo is Solo.DARK_LORD else Level.STANDARD,
    )


def playable_setup(course: str, seed: int) -> Setup:
    """Draw set-ups of a course until one can be dealt from a seed."""
    catalog, chance = shipped_catalog(), random.Random(seed)
    while True:
        setup = any_setup(course, chance)
        try:
            check(setup, catalog, seed)
        except SetupError:
            continue
        return setup


def _any_table(course: str, seed: int) -> Table:
    """Lay out a playable table."""
    return _table(playable_setup(course, seed), seed)


def _table(setup: Setup, seed: int) -> Table:
    _, written = table_as_numbers(lay_out(setup, shipped_catalog(), seed))
    made: Table = needed().Table(written)
    return made


def play(part: LearningTask) -> TrainingSamples:
    """Play games to learn from, each player by the weights of the previous round."""
    check_version(part["version"])
    text = part["weights"]
    net = read_weights_text(text, BLOCKS, "a round").net if text else None
    mind = mind_of(net)
    seen, followed, number = bytearray(), bytearray(), 0
    for start in range(0, part["games"], _GAMES_AT_A_TABLE):
        games = min(_GAMES_AT_A_TABLE, part["games"] - start)
        table = _any_table(part["course"], draw(part["seed"], _TABLES, start))
        players = 1 if part["course"] in _SOLO else int(part["course"])
        more, then, count = needed().self_play(
            table,
            [mind] * players,
            [0] * players,
            draw(part["seed"], _GAMES, start),
            games,
            part["noise"],
            part["trust"],
            part["each"],
        )
        seen += more[: count * len(NAMES) * 4]
        followed += then[: count * FOLLOWS * 4]
        number += count
    return TrainingSamples(
        part=part["part"], number=number, seen=bytes(seen), followed=bytes(followed)
    )


def measure(course: str, weights: Weights, seed: int) -> Mapping[str, float]:
    """Return the share of usual games that weights win by looking one step ahead, in per cent."""
    solo, mind, greedy = _SOLO.get(course), mind_of(weights.net), mind_of(None)
    players = 1 if solo else int(course)
    level = Level.HARDEST if solo is Solo.DARK_LORD else Level.STANDARD
    table = _table(Setup(players=players, solo=solo, level=level), seed)
    won = 0.0
    for number in range(_MEASURED):
        seat = number % players
        game = needed().Game(table, draw(seed, _GAMES, number // players))
        minds = [mind if other == seat else greedy for other in range(players)]
        seeds = [draw(seed, _SEATS, number * players + other) for other in range(players)]
        needed().play(game, minds, seeds)
        won += needed().won(game, seat)
    share = won / _MEASURED
    error = share_error(share, _MEASURED)
    against = "won" if solo else "against greedy"
    return {against: round(100 * share, 1), "error": round(100 * error, 1)}


LEARNING = Learning(blocks=BLOCKS, courses=COURSES, play=play, measure=measure, made_with=MADE_WITH)
