"""What was found of a saved game, as lines and as data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from valeria_desktop.coach.grades import Grade
from valeria_desktop.coach.summary import summed_up
from valeria_desktop.coach.turning import turning_points
from valeria_desktop.kernel.phrases import with_names
from valeria_desktop.lab.play import write_setup
from valeria_desktop.lab.tables import table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.coach.review import Fortune, Graded, Part, Standing
    from valeria_desktop.coach.summary import Summary
    from valeria_desktop.coach.turning import TurningPoint
    from valeria_desktop.kernel.record import Record
    from valeria_desktop.lab.book import LabBook, Section
    from valeria_desktop.storage.save import SavedGame


@frozen
class Analysis:
    """A game that was looked back on."""

    saved: SavedGame
    record: Record
    parts: tuple[Part, ...]
    sections: tuple[Section, ...]
    """What the game itself has to say."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""
        return tuple(seat.name for seat in self.saved.seats)

    @property
    def graded(self) -> list[Graded]:
        """All choices."""
        return [each for part in self.parts for each in part.graded]

    @property
    def standings(self) -> list[Standing]:
        """The chances, turn by turn."""
        return [each for part in self.parts for each in part.standings]

    @property
    def fortunes(self) -> list[Fortune]:
        """What chance did."""
        return [each for part in self.parts for each in part.fortunes]

    @property
    def summaries(self) -> tuple[Summary, ...]:
        """What it comes to for each player."""
        return summed_up(self.parts, len(self.names))

    @property
    def moments(self) -> tuple[TurningPoint, ...]:
        """What decided; nothing has as long as the game goes on."""
        return turning_points(self.parts) if self.saved.is_over else ()


# --- as lines

_GOES_ON = (
    "The game goes on: secret choices are left out, and all that rests on others' secrets is told "
    "when it is over: chances of winning, turning points, and what others might have done better."
)


def as_lines(analysis: Analysis, book: LabBook) -> Iterator[str]:
    """Set it in lines: one for each choice, and what follows from all of them."""
    saved, record = analysis.saved, analysis.record
    kinds = tuple(seat.bot or "person" for seat in saved.seats)
    yield from book.header(record.start(), analysis.names, kinds, record.seed)
    if saved.rewound:
        yield "This game was rewound."
        yield ""
    yield "Choices: the round, what it cost of 100 games, and how good it was"
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
    name, cost = names[each.seat].ljust(width), 100 * each.cost
    chosen = with_names(each.chosen.words(), names)
    line = f"{each.round:3}  {name}  {cost:4.1f}  {each.grade:7}  {chosen}"
    if each.grade is Grade.BEST:
        return line
    return f"{line}; best: {with_names(each.best.words(), names)}"


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
    """Return the value as plain data."""
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


def _summary_data(each: Summary) -> dict[str, Any]:
    return {
        "seat": each.seat,
        "choices": each.choices,
        "grades": {grade.value: each.grades.get(grade, 0) for grade in Grade},
        "cost": round(each.cost, 4),
        "luck": round(each.luck, 4),
    }


def _standing_data(each: Standing) -> dict[str, Any]:
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
        "grade": each.grade.value,
    }


def _moment_data(each: TurningPoint, names: tuple[str, ...]) -> dict[str, Any]:
    return {
        "choices_before": each.choices,
        "seat": each.seat,
        "round": each.round,
        "swing": round(each.swing, 4),
        "luck": each.is_luck,
        "why": str(with_names(each.why, names)),
    }
