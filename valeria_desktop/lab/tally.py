"""The statistics of many games: wins, scores, lengths and endings, as counts and means."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from statistics import fmean, median, pstdev
from typing import TYPE_CHECKING, TypedDict, final

from attrs import define, field

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.lab.play import Played


class Distribution(TypedDict):
    """The distribution of a number; its deviation is that of these games, not an estimate."""

    mean: float
    deviation: float
    lowest: int
    median: float
    highest: int


class Performance(TypedDict):
    """The performance of a seat, of a place in the order of turns, or of a bot."""

    seats: int
    """Number of seats in all games; a bot may have had several seats in one game."""
    wins: int
    """Number of victories not shared."""
    shared_wins: int
    """Number of victories shared with other seats."""
    win_rate: float
    """Share of victories, from 0 to 1; one shared by two counts half, so seats' rates add up."""
    score: Distribution


class Lengths(TypedDict):
    """The lengths and endings of the games."""

    rounds: Distribution
    ended_by: dict[str, int]
    """Number of games by their end conditions; several conditions are joined with "+"."""
    shared_victories: int
    by_tie_break: int


@final
class GamesSummary(TypedDict):
    """The statistics of many games."""

    by_seat: dict[str, Performance]
    by_order: dict[str, Performance]
    by_bot: dict[str, Performance]
    games: Lengths


@define
class _Tally:
    """The scores and victories of one seat, place or bot."""

    scores: list[int] = field(factory=list)
    wins: int = 0
    shared_wins: int = 0
    share: Fraction = Fraction(0)

    def add(self, score: int, *, won: bool, winners: int) -> None:
        self.scores.append(score)
        if won:
            self.wins += winners == 1
            self.shared_wins += winners > 1
            self.share += Fraction(1, winners)

    def standing(self) -> Performance:
        return Performance(
            seats=len(self.scores),
            wins=self.wins,
            shared_wins=self.shared_wins,
            win_rate=float(self.share / len(self.scores)),
            score=spread(self.scores),
        )


def spread(numbers: list[int]) -> Distribution:
    """Return the distribution of whole numbers."""
    return Distribution(
        mean=fmean(numbers),
        deviation=pstdev(numbers),
        lowest=min(numbers),
        median=float(median(numbers)),
        highest=max(numbers),
    )


def summary(games: Iterable[Played]) -> GamesSummary:
    """Return the statistics of games, independent of their order."""
    played = sorted(games, key=lambda game: game["game"])
    players = range(len(played[0]["bots"]))
    seats, order = ({str(place + 1): _Tally() for place in players} for _ in range(2))
    bots = {name: _Tally() for name in sorted({bot for game in played for bot in game["bots"]})}
    for game in played:
        for seat, (bot, score) in enumerate(zip(game["bots"], game["scores"], strict=True)):
            place = (seat - game["first"]) % len(players)
            for tally in (seats[str(seat + 1)], order[str(place + 1)], bots[bot]):
                tally.add(score, won=seat in game["winners"], winners=len(game["winners"]))
    return GamesSummary(
        by_seat={name: tally.standing() for name, tally in seats.items()},
        by_order={name: tally.standing() for name, tally in order.items()},
        by_bot={name: tally.standing() for name, tally in bots.items()},
        games=_lengths(played),
    )


def _lengths(played: list[Played]) -> Lengths:
    ended_by = Counter("+".join(game["ended_by"]) for game in played)
    return Lengths(
        rounds=spread([game["rounds"] for game in played]),
        ended_by=dict(sorted(ended_by.items())),
        shared_victories=sum(len(game["winners"]) > 1 for game in played),
        by_tie_break=sum(game["by_tie_break"] for game in played),
    )
