"""An event with the scenes around it, and beats of such events with a rest after great deeds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from attrs import evolve, frozen

from valeria_desktop.ui.stage.beats import beat_by_line

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.kernel.events import Event
    from valeria_desktop.ui.stage.beats import Beat, Motion, Passage

READS = 760.0
"""How long another player's card stands to be read, in ms: nobody at the screen has chosen it."""
HURRIED = 200.0
_RESTS = 240.0


@frozen(eq=False)
class StagedEvent:
    """An event as the stage tells it."""

    event: Event
    before: Any
    """The scene before the event; each game has its own class."""
    after: Any
    is_hurried: bool = False

    def reads(self, seat: int) -> float:
        """Return how long a card stands to be read: not at all where a person chose it."""
        seats = self.before.seats
        if seat < len(seats) and seats[seat].is_person:
            return 0.0
        return HURRIED if self.is_hurried else READS


E = TypeVar("E", bound=StagedEvent)


def staged_beats(
    passage: Passage,
    staged: Callable[[Event, Any, Any, bool], E],
    motions_of: Callable[[E], tuple[Motion, ...]],
    chief: tuple[type[Event], ...],
) -> list[Beat]:
    """Return a beat for each line; after a chief deed of another player the table rests.

    The last line ends in the scene in which all goes on.
    """
    last = len(passage.lines) - 1
    moments: list[E] = []

    def motions(number: int, before: Any) -> tuple[Motion, ...]:
        after = passage.after if number == last else passage.scene_after(number + 1)
        moments.append(staged(passage.lines[number].event, before, after, passage.is_hurried))
        return motions_of(moments[-1])

    beats = beat_by_line(passage, motions)
    return [
        evolve(beat, lasts=beat.length + _RESTS) if _is_for_others(moment, chief) else beat
        for beat, moment in zip(beats, moments, strict=True)
    ]


def _is_for_others(moment: StagedEvent, chief: tuple[type[Event], ...]) -> bool:
    seat: int = getattr(moment.event, "seat", 0)
    return isinstance(moment.event, chief) and not moment.is_hurried and moment.reads(seat) > 0
