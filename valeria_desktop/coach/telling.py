"""The reasons of a game: their weight, the ones that are told, and a number beside another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from valeria_desktop.kernel.coaching import Reason, ReasonKind
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.phrases import Phrase


TOTAL = "total"
"""The cause of a reason that tells with how many points a seat ends."""
HALF_A_GAME = 0.005
"""The least weight of a reason that is told: half a game of 100."""


@frozen
class Telling:
    """Makes the reasons of a game whose points have a usual worth."""

    point: float
    """The worth of a point, as a chance of winning."""

    def brings(
        self, cause: str, words: Phrase, points: float, number: float, card: str = ""
    ) -> Reason:
        """Return a reason for something that a choice brings."""
        weight = min(1.0, self.point * points)
        return Reason(ReasonKind.BRINGS, words, weight, cause=cause, number=number, card=card)

    def known(
        self, cause: str, words: Phrase, points: float, number: float, card: str = ""
    ) -> Reason:
        """Return a reason that rests on this seat's own knowledge."""
        return evolve(self.brings(cause, words, points, number, card), is_secret=True)

    def at_the_end(
        self, here: Game[Any], there: Game[Any], seat: int, *, is_secret: bool = False
    ) -> Iterator[Reason]:
        """Yield the points by which a seat ends better, where both games are over."""
        if not (here.is_over and there.is_over):
            return
        mine, other = (game.result().scores[seat].total for game in (here, there))
        if mine > other:
            words = say("You end with {mine} points, otherwise {other}.", mine=mine, other=other)
            found = self.brings(TOTAL, words, mine - other, mine - other)
            yield evolve(found, is_secret=is_secret)


def in_all_worlds(worlds: Iterable[Iterable[Reason]]) -> list[Reason]:
    """Return the reasons that count and are the same, word for word, in every imagined world."""
    first, *others = [{each.words: each for each in reasons} for reasons in worlds] or [{}]
    return [
        reason
        for words, reason in first.items()
        if counts(reason) and all(words in other for other in others)
    ]


def counts(reason: Reason) -> bool:
    """Return whether a reason weighs enough to be told."""
    return abs(reason.points) >= HALF_A_GAME


def weightiest(reasons: Iterable[Reason]) -> Iterable[Reason]:
    """Return the weightiest reason of each kind and cause."""
    best: dict[tuple[ReasonKind, str], Reason] = {}
    for reason in reasons:
        key = reason.kind, reason.cause
        if key not in best or abs(reason.points) > abs(best[key].points):
            best[key] = reason
    return best.values()


def more_of(what: Phrase, mine: int, other: int) -> Phrase:
    """Say that a player has more of something than after the other choice."""
    return say(
        "You then have more {what}: {mine}, and {other} with the other choice.",
        what=what,
        mine=mine,
        other=other,
    )


def fewer_of(what: Phrase, mine: int, other: int) -> Phrase:
    """Say that a player has fewer of something than after the other choice."""
    return say(
        "You then have fewer {what}: {mine}, and {other} with the other choice.",
        what=what,
        mine=mine,
        other=other,
    )
