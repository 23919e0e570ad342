"""`valeria-lab analyse`: grades a saved game choice by choice, and prints lines or data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from valeria_desktop.coach.grades import Grade
from valeria_desktop.coach.questions import answers_of_past
from valeria_desktop.coach.review import ReviewStart
from valeria_desktop.coach.summary import summed_up, turning_points
from valeria_desktop.coach.trust import Measure
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.phrases import with_names
from valeria_desktop.kernel.seats import only_person
from valeria_desktop.lab.arguments import UsageError, whole_number
from valeria_desktop.lab.play import write_setup
from valeria_desktop.lab.terminal import bar_of, table
from valeria_desktop.storage.resume import replay
from valeria_desktop.storage.save import read_save

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from valeria_desktop.coach.review import Fortune, Graded, ReviewBatch, TurnChances
    from valeria_desktop.coach.summary import ReviewSummary, TurningPoint
    from valeria_desktop.coach.trust import Margin
    from valeria_desktop.kernel.record import Record
    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.lab.arguments import Parser
    from valeria_desktop.lab.book import Lab, LabBook, Section
    from valeria_desktop.storage.save import SavedGame


_CHANCE = 1
"""The seed of all reviews: repeated analyses of a game are the same."""


def add_arguments(parser: Parser, _: LabBook) -> None:
    """Add the arguments of the command."""
    add = parser.add_argument
    add("file", type=Path, metavar="FILE", help="a saved game; one that goes on is told so far")
    add("--nodes", type=whole_number(1), metavar="N",
        help="positions that a look at a choice may cost (as many as the coach takes)")  # fmt: skip
    add("--json", action="store_true", help="print data instead of lines")
    add("--progress", action="store_true", help="show a bar even if stderr is no terminal")


def analyse(arguments: argparse.Namespace, lab: Lab) -> None:
    """Print the analysis of a saved game; leave out others' secrets while the game goes on.

    The file itself contains those secrets, but a look back must not show them to its owner.
    """
    path: Path = arguments.file
    saved = read_save(path, lab.games, str(path))
    record = replay(saved, lab.games, str(path))
    _refuse(record.rules)
    book = lab.books[saved.game]
    names = tuple(seat.name for seat in saved.seats)
    person = only_person(saved.seats)
    reviewed = _reviewed(record, arguments)
    parts = tuple(part if saved.is_over else _so_far(part, person) for part in reviewed)
    analysis = Analysis(saved, record, parts, tuple(book.looked_back(record, names)))
    if arguments.json:
        print(json.dumps(as_data(analysis), indent=2))
        return
    for line in as_lines(analysis, book):
        print(line)


def _refuse(rules: Rules[Any]) -> None:
    if rules.worth is None:
        raise UsageError(
            f"Nobody has said what a position of {rules.name} is worth, so no choice can be graded."
        )


def _reviewed(record: Record, arguments: argparse.Namespace) -> Iterator[ReviewBatch]:
    since = ReviewStart(nodes=arguments.nodes)
    done = 0
    with bar_of(len(record.choices), wanted=arguments.progress, unit="choice") as bar:
        for part in answers_of_past(record, "review", since, Stream(_CHANCE)):
            if part is not None:
                yield part
                bar.update(part.done - done)
                done = part.done


def _so_far(part: ReviewBatch, person: int | None) -> ReviewBatch:
    """Return a batch without others' secrets: only the person's own grades, and no chances."""
    graded = (each for each in part.graded if each.seat == person and not each.is_secret)
    return evolve(part, graded=tuple(graded), standings=(), fortunes=())


@frozen
class Analysis:
    """The analysis of a saved game."""

    saved: SavedGame
    record: Record
    parts: tuple[ReviewBatch, ...]
    sections: tuple[Section, ...]
    """Sections that only this game's book adds."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""
        return tuple(seat.name for seat in self.saved.seats)

    @property
    def graded(self) -> list[Graded]:
        """All graded choices."""
        return [each for part in self.parts for each in part.graded]

    @property
    def standings(self) -> list[TurnChances]:
        """All players' chances of winning, turn by turn."""
        return [each for part in self.parts for each in part.standings]

    @property
    def fortunes(self) -> list[Fortune]:
        """The effects of dice and revealed cards on the chances."""
        return [each for part in self.parts for each in part.fortunes]

    @property
    def summaries(self) -> tuple[ReviewSummary, ...]:
        """The summary of each player's choices."""
        return summed_up(self.parts, len(self.names))

    @property
    def moments(self) -> tuple[TurningPoint, ...]:
        """The turning points; none while the game goes on."""
        return turning_points(self.parts) if self.saved.is_over else ()


# --- as lines

_GOES_ON = (
    "The game goes on: secret choices are left out, and all that rests on others' secrets is told "
    "when it is over: chances of winning, turning points, and what others might have done better."
)


def as_lines(analysis: Analysis, book: LabBook) -> Iterator[str]:
    """Yield the lines of an analysis: one for each choice, then the summaries and tables."""
    saved, record = analysis.saved, analysis.record
    kinds = tuple(seat.bot or "person" for seat in saved.seats)
    yield from book.header(record.start(), analysis.names, kinds, record.seed)
    if saved.rewound:
        yield "This game was rewound."
        yield ""
    yield "Choices: the round, what it cost of 100 games or in points (p), and how good it was"
    width = max(map(len, analysis.names))
    yield from (_choice_line(each, analysis.names, width) for each in analysis.graded)
    yield ""
    yield _grades(analysis)
    yield "Cost: what all choices cost of 100 games; luck: what chance brought beside the mean."
    if saved.is_over:
        yield ""
        yield "Chances of winning, and points that all can count, as each round begins"
        yield from _chances(analysis)
        yield ""
        yield "Turning points"
        yield from _moments(analysis)
    for section in analysis.sections:
        yield ""
        yield section.title
        yield from section.lines
    if not saved.is_over:
        yield ""
        yield _GOES_ON


def _choice_line(each: Graded, names: tuple[str, ...], width: int) -> str:
    name = names[each.seat].ljust(width)
    chosen = with_names(each.chosen.words(), names)
    line = f"{each.round:3}  {name}  {_cost(each)}  {each.grade:7}  {chosen}"
    if each.grade is Grade.BEST:
        return line
    return f"{line}; best: {with_names(each.best.words(), names)}"


def _cost(each: Graded) -> str:
    if each.margin.measure is Measure.POINTS:
        return f"{each.margin.amount:4.1f}p"
    return f"{100 * each.cost:4.1f} "


def _grades(analysis: Analysis) -> str:
    rows = [
        (
            analysis.names[each.seat],
            each.choices,
            *(each.grades.get(grade, 0) for grade in Grade),
            f"{100 * each.cost:.0f}",
            f"{100 * each.luck:+.0f}",
        )
        for each in analysis.summaries
        if each.choices or analysis.saved.is_over
    ]
    return table([("player", "choices", *Grade, "cost", "luck"), *rows])


def _chances(analysis: Analysis) -> Iterator[str]:
    told = set[int]()
    standings = analysis.standings
    for each in standings:
        is_end = each is standings[-1]
        if each.round in told and not is_end:
            continue
        told.add(each.round)
        shares = "  ".join(
            f"{name} {100 * share:3.0f} % {points:3}"
            for name, share, points in zip(analysis.names, each.shares, each.points, strict=True)
        )
        yield f"{'end' if is_end else each.round:>3}  {shares}"


def _moments(analysis: Analysis) -> Iterator[str]:
    if not analysis.moments:
        yield "  none: nothing changed the chances much"
    for each in analysis.moments:
        why = with_names(each.why, analysis.names)
        yield f"{each.round:3}  {100 * each.swing:+5.1f}  {why} (after {each.choices} choices)"


# --- as data


def as_data(analysis: Analysis) -> dict[str, Any]:
    """Return an analysis as plain data for JSON."""
    saved, names = analysis.saved, analysis.names
    return {
        "game": saved.game,
        "setup": write_setup(saved.setup),
        "seed": saved.seed,
        "over": saved.is_over,
        "seats": [{"name": seat.name, "bot": seat.bot} for seat in saved.seats],
        "choices": [_choice_data(each, names) for each in analysis.graded],
        "players": [_summary_data(each) for each in analysis.summaries],
        "chances": [_standing_data(each) for each in analysis.standings],
        "fortunes": [_fortune_data(each, names) for each in analysis.fortunes],
        "turning_points": [_moment_data(each, names) for each in analysis.moments],
        **{section.name: section.data for section in analysis.sections},
    }


def _summary_data(each: ReviewSummary) -> dict[str, Any]:
    return {
        "seat": each.seat,
        "choices": each.choices,
        "grades": {grade.value: each.grades.get(grade, 0) for grade in Grade},
        "cost": round(each.cost, 4),
        "luck": round(each.luck, 4),
    }


def _standing_data(each: TurnChances) -> dict[str, Any]:
    return {
        "choices_before": each.choices,
        "turn": each.turn,
        "round": each.round,
        "shares": [round(share, 4) for share in each.shares],
        "points": list(each.points),
    }


def _fortune_data(each: Fortune, names: tuple[str, ...]) -> dict[str, Any]:
    return {
        "choices_before": each.choices,
        "seat": each.seat,
        "round": each.round,
        "what": str(with_names(each.what, names)),
        "swings": [round(swing, 4) for swing in each.swings],
    }


def _choice_data(each: Graded, names: tuple[str, ...]) -> dict[str, Any]:
    return {
        "choices_before": each.choices,
        "seat": each.seat,
        "turn": each.turn,
        "round": each.round,
        "chosen": each.chosen.id,
        "words": str(with_names(each.chosen.words(), names)),
        "best": each.best.id,
        "best_words": str(with_names(each.best.words(), names)),
        "chance": round(each.chance, 4),
        "cost": round(each.cost, 4),
        "points": _points(each.margin),
        "trust": each.margin.trust.value,
        "grade": each.grade.value,
    }


def _points(margin: Margin) -> float | None:
    return round(margin.amount, 2) if margin.measure is Measure.POINTS else None


def _moment_data(each: TurningPoint, names: tuple[str, ...]) -> dict[str, Any]:
    return {
        "choices_before": each.choices,
        "seat": each.seat,
        "round": each.round,
        "swing": round(each.swing, 4),
        "luck": each.is_luck,
        "why": str(with_names(each.why, names)),
    }
