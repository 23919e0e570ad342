"""Golden games of Valencia, as tests/golden_games.py has those of Valeria.

python -m tests.games.valencia.golden_games write     plays all of GAMES again and writes golden/
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import frozen

from tests.golden import NAMES, as_written, at_random, header_of, lines_of, told, write_all
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.setup import FIRST_GAME, RANDOM, Advanced, Setup

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from valeria_desktop.games.valencia.rules.game import Game

FOLDER = Path(__file__).parent / "golden"


@frozen
class Golden:
    """A game to be written: what a file's header says."""

    setup: Setup
    seed: int

    @property
    def name(self) -> str:
        """Name the file."""
        advanced = sorted(self.setup.advanced)
        kinds = "all" if len(advanced) == len(Advanced) else "+".join(advanced) or "plain"
        return f"{self.setup.players}p-{self.setup.city}-{kinds}.txt"

    def header(self) -> list[str]:
        """Write the set-up and the seed."""
        advanced = ", ".join(sorted(self.setup.advanced))
        return [
            "A golden game; to write it anew: python -m tests.games.valencia.golden_games write",
            f"players: {self.setup.players}",
            f"city: {self.setup.city}",
            *([f"advanced: {advanced}"] if advanced else []),
            f"seed: {self.seed}",
            "",
        ]


def _golden(seed: int, players: int, city: str, *advanced: Advanced) -> Golden:
    return Golden(Setup(players, city, frozenset(advanced)), seed)


GAMES = (
    _golden(393, 2, FIRST_GAME),
    _golden(34, 2, RANDOM, *Advanced),
    _golden(251, 3, FIRST_GAME, Advanced.JOKER, Advanced.POWERHOUSE),
    _golden(4, 3, RANDOM),
    _golden(277, 4, FIRST_GAME, *Advanced),
    _golden(150, 4, RANDOM),
    _golden(207, 5, FIRST_GAME),
    _golden(328, 5, RANDOM, *Advanced),
)


def play(golden: Golden, chooser: Callable[[Any], str | None]) -> str:
    """Play a game and tell it; the chooser gives option ids, and None when it has no more."""
    game = RULES.deal(golden.setup, golden.seed)
    return "\n".join([*golden.header(), *told(game, chooser), *_scores(game)]) + "\n"


def _scores(game: Game) -> Iterator[str]:
    yield ""
    if not game.is_over:
        yield "The game is not over."
        return
    for score in game.result().scores:
        yield f"{NAMES[score.seat]}: {score.total} with {-score.tie_break} to break a tie"
        yield from lines_of(score)
    yield game.verdict(NAMES)


def play_at_random(golden: Golden) -> str:
    """Let chance choose for everyone."""
    return play(golden, at_random(golden.seed))


def replay(text: str) -> str:
    """Play the choices of a file again, from the set-up of its header."""
    return play(read_header(text), as_written(text))


def read_header(text: str) -> Golden:
    """Read the set-up and the seed."""
    pairs = header_of(text)
    names = pairs["advanced"].split(", ") if "advanced" in pairs else ()
    setup = Setup(int(pairs["players"]), pairs["city"], frozenset(map(Advanced, names)))
    return Golden(setup, int(pairs["seed"]))


if __name__ == "__main__":
    if sys.argv[1:] != ["write"]:
        sys.exit(__doc__)
    write_all(FOLDER, {golden.name: play_at_random(golden) for golden in GAMES})
