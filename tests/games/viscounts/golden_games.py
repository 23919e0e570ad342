"""Golden games of Viscounts, as tests/golden_games.py has those of Valeria.

python -m tests.games.viscounts.golden_games write    plays all of GAMES again and writes golden/
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import frozen

from tests.golden import NAMES, as_written, at_random, header_of, lines_of, told, write_all
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.setup import Rival, Setup

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from valeria_desktop.games.viscounts.rules.game import Game

FOLDER = Path(__file__).parent / "golden"


@frozen
class Golden:
    """A game to be written: what a file's header says."""

    setup: Setup
    seed: int

    @property
    def names(self) -> tuple[str, ...]:
        """Name the players."""
        return NAMES[: self.setup.players]

    @property
    def name(self) -> str:
        """Name the file."""
        kind = f"{self.setup.rival}-{self.setup.futures}" if self.setup.is_solo else "side"
        side = "" if self.setup.is_solo else f"-{self.setup.board_side}"
        return f"{self.setup.players}p-{kind}{side}.txt"

    def header(self) -> list[str]:
        """Write the set-up and the seed."""
        setup = self.setup
        solo = [f"rival: {setup.rival}", f"futures: {setup.futures}"] if setup.is_solo else []
        return [
            "A golden game; to write it anew: python -m tests.games.viscounts.golden_games write",
            f"players: {setup.players}",
            f"side: {setup.side}",
            *solo,
            f"seed: {self.seed}",
            "",
        ]


def _alone(seed: int, rival: Rival, futures: int = 0, side: int = 0) -> Golden:
    return Golden(Setup(players=1, rival=rival, futures=futures, side=side), seed)


GAMES = (
    _alone(3, Rival.CLERIC),
    _alone(5, Rival.BUILDER, futures=1),
    _alone(8, Rival.NOBLE, side=1),
    _alone(13, Rival.CARDS, futures=3),
    Golden(Setup(players=2), 21),
    Golden(Setup(players=2, side=1), 34),
    Golden(Setup(players=3), 55),
    Golden(Setup(players=4), 89),
)


def play(golden: Golden, chooser: Callable[[Any], str | None]) -> str:
    """Play a game and tell it; the chooser gives option ids, and None when it has no more."""
    game = RULES.deal(golden.setup, golden.seed)
    lines = [*golden.header(), *told(game, chooser, golden.names), *_scores(game, golden.names)]
    return "\n".join(lines) + "\n"


def _scores(game: Game, names: tuple[str, ...]) -> Iterator[str]:
    yield ""
    if not game.is_over:
        yield "The game is not over."
        return
    result = game.result()
    for score in result.scores:
        yield f"{names[score.seat]}: {score.total} with {-score.tie_break} to break a tie"
        yield from lines_of(score)
    if result.rival is not None:
        yield f"Odo: {result.rival.total}"
        yield from lines_of(result.rival)
    yield game.verdict(names)


def play_at_random(golden: Golden) -> str:
    """Let chance choose for everyone."""
    return play(golden, at_random(golden.seed))


def replay(text: str) -> str:
    """Play the choices of a file again, from the set-up of its header."""
    return play(read_header(text), as_written(text))


def read_header(text: str) -> Golden:
    """Read the set-up and the seed."""
    pairs = header_of(text)
    setup = Setup(
        players=int(pairs["players"]),
        side=int(pairs["side"]),
        rival=Rival(pairs.get("rival", Rival.CLERIC)),
        futures=int(pairs.get("futures", 0)),
    )
    return Golden(setup, int(pairs["seed"]))


if __name__ == "__main__":
    if sys.argv[1:] != ["write"]:
        sys.exit(__doc__)
    write_all(FOLDER, {golden.name: play_at_random(golden) for golden in GAMES})
