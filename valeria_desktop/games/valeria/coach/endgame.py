"""What a choice brings when the game ends with it."""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING

from valeria_desktop.kernel.coaching import Reason, ReasonKind
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from valeria_desktop.kernel.coaching import Prospect
    from valeria_desktop.kernel.score import Result


def at_the_end(seat: int, mine: Prospect, other: Prospect) -> tuple[Reason, ...]:
    """Say with how many points more one ends; your Duke counts, so nobody else may know."""
    here, there = _total(seat, mine), _total(seat, other)
    if not all(game.is_over for game in mine.games) or here <= there:
        return ()
    words = say("You end with {mine} instead of {other} points.", mine=here, other=there)
    won = _share(seat, mine) - _share(seat, other)
    return (Reason(ReasonKind.BRINGS, words, max(0.0, won), is_secret=True),)


def _total(seat: int, prospect: Prospect) -> int:
    result: Result = prospect.games[0].result()
    return next(score.total for score in result.scores if score.seat == seat)


def _share(seat: int, prospect: Prospect) -> float:
    games = prospect.games
    return fsum(game.result().share_of(seat) for game in games) / len(games)
