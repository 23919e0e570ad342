"""The sources of points: each point of a score, and the choice that brought it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.coach.origins import TracedSeat, Tracing
from valeria_desktop.games.valeria.rules.model.cards import Rule
from valeria_desktop.games.valeria.rules.score import NO_DUKE
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.dukes import Duke
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.record import Record
    from valeria_desktop.kernel.score import Score, ScoreLine


@frozen
class PointSource:
    """Points and their source."""

    seat: int
    points: int
    category: str
    """A category of the score: monsters, domains, board, duke, majorities or one of a set."""
    card: Card | None
    """The card that scores them, or whose power gained them; None for resources left over."""
    words: Phrase
    choice: int | None
    """The number of choices made before the one that brought them; None without a single choice."""
    round: int | None
    bought: int | None
    """The number of choices made before the one that brought the card; None for a starting card."""


def sources_of(record: Record, looking: int | None = None) -> tuple[PointSource, ...]:
    """Return the source of each point in all scores.

    While the game goes on, only the looking seat's Duke counts; the others' are secret.
    """
    return _sources(Tracing(record).played(), looking)


def on_sources(
    record: Record, looking: int | None, _stream: Stream
) -> Iterator[tuple[PointSource, ...] | None]:
    """Yield the sources of points; pauses in between leave time for other questions."""
    tracing = Tracing(record)
    for _ in tracing.play():
        yield None
    yield _sources(tracing, looking)


def by_card(sources: Iterable[PointSource]) -> Iterator[list[PointSource]]:
    """Yield the sources of each seat's points in groups, a group for each card or reason."""
    found: dict[object, list[PointSource]] = {}
    for source in sources:
        is_of_card = source.card is not None and source.category in _OF_CARDS
        key = source.card if is_of_card else str(source.words)
        found.setdefault((source.seat, key), []).append(source)
    yield from found.values()


_OF_CARDS = frozenset({"monsters", "domains", "board", "duke"})
"""The categories whose points are those of single cards; of others, of all cards together."""


def _sources(tracing: Tracing, looking: int | None) -> tuple[PointSource, ...]:
    game = tracing.game
    found: list[PointSource] = []
    for score in game.result().scores:
        seat = score.seat
        is_known = game.is_over or seat == looking or not game.setup.has_dukes
        shown = score if is_known else score.public
        duke = game.holdings(seat).duke if game.setup.has_dukes else NO_DUKE
        found += _of_seat(shown, tracing.owners[seat], duke if is_known else None)
    return tuple(found)


def _of_seat(score: Score, owner: TracedSeat, duke: Duke | None) -> Iterator[PointSource]:
    seat = score.seat
    yield from _printed(seat, owner)
    yield from _gained(seat, owner)
    if duke is not None:
        yield from _by_duke(seat, owner, duke)
    for line in score.lines:
        if line.category not in _OF_CARDS:
            yield _of_line(seat, owner, line)
        elif line.category == "duke" and not line.cards and line.points:  # the resources left over
            yield PointSource(seat, line.points, "duke", None, line.cause, None, None, None)


def _printed(seat: int, owner: TracedSeat) -> Iterator[PointSource]:
    for had in owner.has:
        card = had.card
        if card.points and card.kept in _OF_CARDS:
            words = say("{card}", card=card.name)
            at = had.choice
            yield PointSource(seat, card.points, card.kept, card, words, at, had.round, at)


def _gained(seat: int, owner: TracedSeat) -> Iterator[PointSource]:
    if owner.points_before:
        words = say("there from the beginning")
        yield PointSource(seat, owner.points_before, "board", None, words, None, None, None)
    for had in owner.all:
        for each in had.brought:
            if each.amounts.points:
                is_rule = had.card.kind == Rule.kind
                by_itself = say("{card}", card=had.card.name)
                by_power = say("{card}, by its power", card=had.card.name)
                yield PointSource(
                    seat,
                    each.amounts.points,
                    "board",
                    had.card,
                    by_itself if is_rule else by_power,
                    each.choice,
                    each.round,
                    had.choice,
                )


def _by_duke(seat: int, owner: TracedSeat, duke: Duke) -> Iterator[PointSource]:
    for had in owner.has:
        points = duke.points_for(had.card)
        if points:
            words = say("{card}, by {duke}", card=had.card.name, duke=duke.name)
            at = had.choice
            yield PointSource(seat, points, "duke", had.card, words, at, had.round, at)


def _of_line(seat: int, owner: TracedSeat, line: ScoreLine) -> PointSource:
    """Return a line's points, with the last of its cards as their source."""
    latest = max(
        (had for had in owner.has if had.card in line.cards),
        key=lambda had: -1 if had.choice is None else had.choice,
        default=None,
    )
    at = latest.choice if latest else None
    card, when = (latest.card, latest.round) if latest else (None, None)
    return PointSource(seat, line.points, line.category, card, line.cause, at, when, at)
