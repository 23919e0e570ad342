"""The report of an experiment, as data and in tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from valeria_desktop.games.valeria.rules.model.cards import Edition
from valeria_desktop.lab.solo import SoloSummary, mode_words, solo_summary, solo_tables
from valeria_desktop.lab.tables import table
from valeria_desktop.lab.tally import Summary, summary
from valeria_desktop.lab.words import EDITIONS, preset_words, variant_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.lab.play import Played
    from valeria_desktop.lab.tally import Lengths, Standing


class Report(TypedDict):
    """The set-up of an experiment and what its games came to."""

    setup: dict[str, Any]
    bots: list[str]
    seed: int
    asked: int
    """How many games were to be played."""
    games: int
    """How many were, which is fewer where the experiment was cut short."""
    results: Summary | SoloSummary


def results_of(played: Sequence[Played]) -> Summary | SoloSummary:
    """Sum games up as their kind asks for."""
    return summary(played) if played[0]["outcome"] is None else solo_summary(played)


def report_words(report: Report) -> str:
    """Set a report in tables."""
    found = report["results"]
    parts = solo_tables(found) if "by_ending" in found else _shared_tables(found)
    return "\n\n".join((_head(report), *parts))


def _shared_tables(found: Summary) -> tuple[str, ...]:
    return (
        _standings("bot", found["by_bot"]),
        _standings("seat", found["by_seat"]),
        _standings("turn", found["by_order"]),
        _lengths(found["games"]),
        "Win rate: a victory shared by two counts half. Turn: the place in the order of turns.",
    )


def _head(report: Report) -> str:
    setup, games, asked = report["setup"], report["games"], report["asked"]
    who = mode_words(setup) if setup["solo"] else f"{setup['players']} players"
    edition, preset = EDITIONS[Edition(setup["edition"])], preset_words(setup["preset"])
    words = [who, edition, preset, *variant_words(setup["variants"])]
    bots = ", ".join(report["bots"])
    count = "1 game" if asked == 1 else f"{asked} games"
    if games < asked:
        count = f"{games} of {count}"
    return f"{count} from seed {report['seed']}: {', '.join(words)}; bots: {bots}"


def _lengths(games: Lengths) -> str:
    rounds = games["rounds"]
    spread = f"{rounds['mean']:.1f} ± {rounds['deviation']:.1f}, median {rounds['median']:g}"
    ended_by = (f"{how}: {number}" for how, number in games["ended_by"].items())
    ties = f"{games['by_tie_break']} decided by the tie-break, {games['shared_victories']} shared"
    lines = (
        f"rounds    {spread}, from {rounds['lowest']} to {rounds['highest']}",
        f"ended by  {', '.join(ended_by)}",
        f"ties      {ties}",
    )
    return "\n".join(lines)


def _standings(what: str, standings: dict[str, Standing]) -> str:
    heads = (what, "seats", "wins", "shared", "win rate", "score", "±", "lowest", "highest")
    return table([heads, *((name, *_cells(standing)) for name, standing in standings.items())])


def _cells(standing: Standing) -> tuple[object, ...]:
    score = standing["score"]
    return (
        standing["seats"],
        standing["wins"],
        standing["shared_wins"],
        f"{standing['win_rate']:.1%}",
        f"{score['mean']:.2f}",
        f"{score['deviation']:.2f}",
        score["lowest"],
        score["highest"],
    )
