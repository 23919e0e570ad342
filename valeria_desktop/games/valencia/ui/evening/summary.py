"""The summary of a round: winners of the steps, public points with their sources, the council."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.games.valencia.rules.model.parts import AUCTIONS, RoundPart, part_words
from valeria_desktop.games.valencia.rules.progress import PUBLIC_SOURCES, public_scores
from valeria_desktop.games.valencia.ui.parts.council import seats_of
from valeria_desktop.games.valencia.ui.parts.moods import mood_after
from valeria_desktop.games.valencia.ui.parts.steps import signs_of
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.parts.council import CouncilSeat
    from valeria_desktop.kernel.score import Score
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.ui.paint.busts import Expression

_BUILDERS = {RoundPart.H: told.PalmPlanted, RoundPart.I: told.FountainBuilt}


@frozen
class StepWinner:
    """A player in a step's ranking, or the one who acted in it."""

    name: str
    seat: Seat | None
    """The player's seat; None for Nina."""
    sum: int | None
    """The sum of the revealed stack; None where there was no auction."""


@frozen
class StepResult:
    """A step of the round, and its ranking from the winner down."""

    part: RoundPart
    sign: str
    name: str
    ranking: tuple[StepWinner, ...]


@frozen
class PlayerPoints:
    """A player's public points."""

    seat: Seat
    sources: tuple[int, ...]
    """Points from each source, in the order of PUBLIC_SOURCES."""
    is_mine: bool
    """Whether this is the person before the screen."""
    mood: Expression | None = None
    """The mood in which a character looks back at the round."""

    @property
    def total(self) -> int:
        """The sum of all public points."""
        return sum(self.sources)


@frozen
class RoundSummary:
    """All painted data of the page after a round."""

    round: int
    steps: tuple[StepResult, ...]
    players: tuple[PlayerPoints, ...]
    """The players in the order of their seats, from the viewer on."""
    council: tuple[CouncilSeat, ...]

    @property
    def sentence(self) -> str:
        """The summary in words, for a player who doesn't see it."""
        return " ".join((*map(_step_words, self.steps), *map(_points_words, self.players)))


def summary_of(scene: Scene, lines: Sequence[Line], round_: int) -> RoundSummary:
    """Return the summary of a round that is over, from a scene after it and from the log."""
    number = len(scene.seats)
    seats = [(scene.viewer + way) % number for way in range(number)]
    scores = public_scores(scene.view)
    steps = tuple(_steps(scene, [line for line in lines if line.round == round_]))
    winners = [step.ranking[0].seat for step in steps if step.ranking]
    won = [winners.count(seat) for seat in scene.seats]
    players = (
        evolve(_points(scene, seat, scores[seat]), mood=mood_after(won, seat)) for seat in seats
    )
    return RoundSummary(round_, steps, tuple(players), seats_of(scene))


def _points(scene: Scene, seat: int, score: Score) -> PlayerPoints:
    sources = tuple(score.of(source) for source in PUBLIC_SOURCES)
    return PlayerPoints(scene.seats[seat], sources, is_mine=seat == scene.viewer)


def _steps(scene: Scene, lines: Sequence[Line]) -> Iterator[StepResult]:
    """Yield the steps of a round's lines; a step that nobody won has no ranking."""
    for at, line in enumerate(lines):
        began = line.event
        if not isinstance(began, told.PartBegan):
            continue
        if began.part not in {*AUCTIONS, *_BUILDERS}:
            continue
        events = [each.event for each in _of_part(lines[at + 1 :])]
        sign = began.part.value if began.part in _BUILDERS else ""
        if began.part in AUCTIONS:
            sign = signs_of(began.part, began.guild, None)[0]
        yield StepResult(
            began.part,
            {"h": "palm", "i": "fountain"}.get(sign, sign),
            tell(part_words(began.part, began.guild)),
            tuple(_ranking(scene, began.part, events)),
        )


def _of_part(lines: Sequence[Line]) -> Iterator[Line]:
    for line in lines:
        if isinstance(line.event, told.PartBegan):
            return
        yield line


def _ranking(scene: Scene, part: RoundPart, events: Sequence[object]) -> Iterator[StepWinner]:
    for event in events:
        if isinstance(event, told.Ranked):
            for seat, points in zip(event.seats, event.sums, strict=True):
                yield _winner(scene, seat, points)
        elif part in _BUILDERS and isinstance(event, told.PalmPlanted | told.FountainBuilt):
            yield _winner(scene, event.seat, None)


def _winner(scene: Scene, seat: int, points: int | None) -> StepWinner:
    if seat < 0:
        return StepWinner(QCoreApplication.translate("RoundPage", "Nina"), None, points)
    return StepWinner(scene.seats[seat].name, scene.seats[seat], points)


def _step_words(step: StepResult) -> str:
    if not step.ranking:
        words = QCoreApplication.translate("RoundPage", "{letter}, {step}: Nobody.")
        return words.format(letter=step.part.letter, step=step.name)
    first = step.ranking[0]
    if first.sum is None:
        words = QCoreApplication.translate("RoundPage", "{letter}, {step}: {player}.")
    else:
        words = QCoreApplication.translate("RoundPage", "{letter}, {step}: {player} with {sum}.")
    return words.format(letter=step.part.letter, step=step.name, player=first.name, sum=first.sum)


def _points_words(player: PlayerPoints) -> str:
    """Return a player's points by what they come from; what brought none is left out."""
    words = QCoreApplication.translate("RoundPage", "{player}, points so far: {total}.")
    from_each = (
        QCoreApplication.translate("RoundPage", "{number} from prestige"),
        QCoreApplication.translate("RoundPage", "{number} from members"),
        QCoreApplication.translate("RoundPage", "{number} from palms"),
        QCoreApplication.translate("RoundPage", "{number} from fountains"),
        QCoreApplication.translate("RoundPage", "{number} from privileges"),
    )
    parts = [
        part.format(number=points)
        for part, points in zip(from_each, player.sources, strict=True)
        if points
    ]
    told = [words.format(player=player.seat.name, total=player.total)]
    told += [f"{', '.join(parts)}."] if parts else []
    return " ".join(told)
