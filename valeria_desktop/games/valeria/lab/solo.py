"""Summaries of many games for one player: the share of wins, and the endings."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypedDict, final

from valeria_desktop.kernel.score import Outcome
from valeria_desktop.lab.tally import spread
from valeria_desktop.lab.terminal import table

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.lab.play import Played
    from valeria_desktop.lab.tally import Distribution


class Outcomes(TypedDict):
    """The player's results in some games; only outright wins count in the win rate."""

    games: int
    won: int
    lost: int
    drawn: int
    win_rate: float


@final
class SoloSummary(TypedDict):
    """The summary of many games for one player."""

    all: Outcomes
    by_ending: dict[str, Outcomes]
    score: Distribution
    rival: Distribution
    """The Dark Lord's scores."""
    lead: Distribution
    """The player's score less the Dark Lord's."""
    turns: Distribution


def solo_summary(games: Iterable[Played]) -> SoloSummary:
    """Return the summary of games, in whatever order they come."""
    played = sorted(games, key=lambda game: game["game"])
    endings = sorted({_ending(game) for game in played})
    scores = [game["scores"][0] for game in played]
    rivals = [game["rival"] or 0 for game in played]
    return SoloSummary(
        all=_outcomes(played),
        by_ending={
            ending: _outcomes([game for game in played if _ending(game) == ending])
            for ending in endings
        },
        score=spread(scores),
        rival=spread(rivals),
        lead=spread([mine - his for mine, his in zip(scores, rivals, strict=True)]),
        turns=spread([game["rounds"] for game in played]),
    )


def _ending(game: Played) -> str:
    return "+".join(game["ended_by"])


def _outcomes(games: Sequence[Played]) -> Outcomes:
    counted = Counter(game["outcome"] for game in games)
    won = counted[Outcome.WON]
    return Outcomes(
        games=len(games),
        won=won,
        lost=counted[Outcome.LOST],
        drawn=counted[Outcome.DRAWN],
        win_rate=won / len(games),
    )


def solo_tables(found: SoloSummary) -> tuple[str, ...]:
    """Return a summary as tables."""
    heads = ("ended by", "games", "won", "lost", "drawn", "win rate")
    rows = [*found["by_ending"].items(), ("all", found["all"])]
    spreads = (
        ("player's score", found["score"]),
        ("Dark Lord's score", found["rival"]),
        ("lead", found["lead"]),
        ("turns", found["turns"]),
    )
    return (
        table([heads, *((name, *_cells(outcomes)) for name, outcomes in rows)]),
        table(
            [
                ("", "mean", "±", "lowest", "median", "highest"),
                *((name, *_spread_cells(numbers)) for name, numbers in spreads),
            ]
        ),
    )


def _cells(outcomes: Outcomes) -> tuple[object, ...]:
    won, lost, drawn = outcomes["won"], outcomes["lost"], outcomes["drawn"]
    return outcomes["games"], won, lost, drawn, f"{outcomes['win_rate']:.1%}"


def _spread_cells(numbers: Distribution) -> tuple[object, ...]:
    return (
        f"{numbers['mean']:.2f}",
        f"{numbers['deviation']:.2f}",
        numbers["lowest"],
        f"{numbers['median']:g}",
        numbers["highest"],
    )
