"""The history's data of a finished game of Valencia, beyond the data of all games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.content.checks import MOST_COUNTED, is_number, is_one_of, is_text
from valeria_desktop.games.valencia.rules.setup import FIRST_GAME, RANDOM, Advanced
from valeria_desktop.kernel.doors import door
from valeria_desktop.kernel.memory import Memory

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from valeria_desktop.games.valencia.rules.setup import Setup
    from valeria_desktop.kernel.memory import PlayedGame, Special
    from valeria_desktop.kernel.score import Score

SOURCES = ("prestige", "members", "palms", "fountains", "privileges", "tasks")
"""The sources of points, in the order of the score."""
LINES = 35
"""Lines of the table of tasks. The history has tasks by line, as own files may rename them."""
_COUNT = is_number(0, MOST_COUNTED)
_POINTS = is_number(-MOST_COUNTED, MOST_COUNTED)
_auctions_won: Callable[[PlayedGame], Sequence[int]] = door(
    "valeria_desktop.games.valencia.auctions:auctions_won"
)


def _sum_up(played: PlayedGame) -> tuple[Special, tuple[Special, ...]]:
    won = _auctions_won(played)
    scores = played.result().scores
    seats = tuple(
        _of_points(scores[seat]) | {"auctions": won[seat], "coins": _coins(played, seat)}
        for seat in range(len(played.seats))
    )
    return _of_setup(played.record.setup), seats


def _of_setup(setup: Setup) -> Special:
    return {
        "city": setup.city,
        "advanced": " ".join(sorted(setup.advanced)),
        "own": int(bool(setup.own)),
    }


def _of_points(score: Score) -> Special:
    """Return a player's points by source, and their fulfilled and missed tasks."""
    tasks = [line for line in score.lines if line.category == "tasks"]
    fulfilled = [line.cards[0].number for line in tasks if line.points > 0]
    missed = [line.cards[0].number for line in tasks if line.points <= 0]
    points = {source: score.of(source) for source in SOURCES}
    return points | {
        "kept": len(tasks),
        "fulfilled": len(fulfilled),
        "fulfilled tasks": " ".join(map(str, sorted(fulfilled))),
        "missed tasks": " ".join(map(str, sorted(missed))),
    }


def _coins(played: PlayedGame, seat: int) -> int:
    coins: int = played.view(seat).own.coins
    return coins


def _are_kinds(value: object) -> bool:
    return isinstance(value, str) and is_text(value) and set(value.split()) <= set(Advanced)


def _are_lines(value: object) -> bool:
    """Return whether a value is a text with different line numbers of the table of tasks."""
    if not isinstance(value, str) or not is_text(value):
        return False
    numbers = value.split()
    known = set(map(str, range(1, LINES + 1)))
    return len(set(numbers)) == len(numbers) and known.issuperset(numbers)


MEMORY = Memory(
    sum_up=_sum_up,
    of_game={"city": is_one_of(FIRST_GAME, RANDOM), "advanced": _are_kinds, "own": is_number(0, 1)},
    of_seat={
        **dict.fromkeys(SOURCES, _POINTS),
        **dict.fromkeys(("kept", "fulfilled", "auctions", "coins"), _COUNT),
        **dict.fromkeys(("fulfilled tasks", "missed tasks"), _are_lines),
    },
)
