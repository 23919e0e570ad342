"""The speed of every game beside the others: random games of each one's usual set-up in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.lab.bench.measure import MILLION, random_games, us_by_third
from valeria_desktop.lab.terminal import table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.lab.bench.figures import Figures
    from valeria_desktop.lab.book import LabBook

_PARTS = 10
"""Divisor of the games for the thirds, which are played twice."""


def measure_games(books: Iterable[LabBook], games: int, repeats: int) -> dict[str, Figures]:
    """Return the figures of each game by its id: the best of some repeats, taken in turn.

    So a slow moment of the machine affects all games alike.
    """
    seeds = range(1, games + 1)
    some = seeds[: max(1, games // _PARTS)]
    measured = list(books)
    for book in measured:
        random_games(book.rules, book.plan.setup, some)  # makes the shared options; not timed
    found = [[_figures(book, seeds, some) for book in measured] for _ in range(repeats)]
    best = zip(*found, strict=True)
    return {
        book.rules.id: max(each, key=lambda figures: figures["games_per_second"])
        for book, each in zip(measured, best, strict=True)
    }


def _figures(book: LabBook, seeds: range, some: range) -> Figures:
    rules, setup = book.rules, book.plan.setup
    played = random_games(rules, setup, seeds)
    return {
        "name": rules.name,
        "words": book.plan.words,
        "games_per_second": played.games / played.seconds,
        "decisions_per_game": played.decisions / played.games,
        "us_per_decision": played.seconds * MILLION / played.decisions,
        "us_per_decision_by_third": us_by_third(rules, setup, some),
    }


def games_words(found: dict[str, Figures]) -> str:
    """Return the figures of all games as one table, a line for each."""
    head = ("random choices", "games/s", "decisions", "µs each", "by third of a game")
    rows = [
        (
            f"{each['name']}, {each['words']}",
            f"{each['games_per_second']:.0f}",
            f"{each['decisions_per_game']:.0f}",
            f"{each['us_per_decision']:.1f}",
            ", ".join(f"{third:.1f}" for third in each["us_per_decision_by_third"]),
        )
        for each in found.values()
    ]
    return table([head, *rows])
