"""Why one option of a past choice was better than another, asked of a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.coach.reasoning import Reasoning
from valeria_desktop.coach.weighing import Weighing
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.kernel.coaching import Reason
    from valeria_desktop.kernel.record import Record


@frozen
class PastPair:
    """Two options of one choice in a finished game."""

    choices: int
    """The number of choices before it."""
    better: str
    other: str
    """The ids of the two options."""


def past_reasons(
    record: Record, about: PastPair, stream: Stream
) -> Iterator[tuple[Reason, ...] | None]:
    """Yield the reasons for the better option, the weightiest first, by the View of that moment.

    Counts of imagined games are left out: only causes are told so long after.
    """
    game = record.up_to(about.choices).replay()
    decision = game.decision
    if decision is None:
        return
    view = game.view(decision.seat)
    weighing = Weighing(record.rules, view, decision.options, Stream(stream.number()))
    better, other = (weighing.place_of(each) for each in (about.better, about.other))
    yield None
    reasoning = Reasoning(record.rules, view, weighing, Stream(stream.number()))
    reasoning.look(better, other)
    yield tuple(each for each in reasoning.lesson(better, other) if not each.is_count)
