"""The report of an experiment, as data and as tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from valeria_desktop.lab.play import read_setup
from valeria_desktop.lab.terminal import table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from valeria_desktop.lab.book import LabBook
    from valeria_desktop.lab.tally import GamesSummary, Lengths, Performance


class Report(TypedDict):
    """The set-up of an experiment and the results of its games."""

    setup: dict[str, Any]
    bots: list[str]
    nodes: int | None
    """Most positions that a level looked at for a decision; None for each level's own number."""
    seed: int
    engine: str
    """The engine, "core" or "python"; the results are the same."""
    asked: int
    """The requested number of games."""
    games: int
    """The number of played games, fewer if the experiment was interrupted."""
    results: Mapping[str, Any]


def report_words(report: Report, book: LabBook, engine: str = "") -> str:
    """Return a report as tables of text, with the words about the engine below its head."""
    head = "\n".join(line for line in (_head(report, book), engine) if line)
    return "\n\n".join((head, *book.tables(report["results"])))


def summary_tables(found: GamesSummary) -> tuple[str, ...]:
    """Return a summary as tables of text."""
    return (
        _standings("bot", found["by_bot"]),
        _standings("seat", found["by_seat"]),
        _standings("turn", found["by_order"]),
        _lengths(found["games"]),
        "Win rate: a victory shared by two counts half. Turn: the place in the order of turns.",
    )


def _head(report: Report, book: LabBook) -> str:
    games, asked = report["games"], report["asked"]
    words = book.setup_words(read_setup(book.rules, report["setup"]))
    bots = ", ".join(report["bots"])
    if report["nodes"]:
        bots += f", {report['nodes']} positions a decision"
    count = "1 game" if asked == 1 else f"{asked} games"
    if games < asked:
        count = f"{games} of {count}"
    return f"{count} from seed {report['seed']}: {words}; bots: {bots}"


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


def _standings(what: str, standings: dict[str, Performance]) -> str:
    heads = (what, "seats", "wins", "shared", "win rate", "score", "±", "lowest", "highest")
    return table([heads, *((name, *_cells(standing)) for name, standing in standings.items())])


def _cells(standing: Performance) -> tuple[object, ...]:
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
