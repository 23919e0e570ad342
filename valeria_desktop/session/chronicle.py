"""What has happened, as lines that everyone at the table may read, and what a choice led to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from valeria_desktop.kernel.events import AnsweredItself, Event, TurnBegan

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.things import Thing


@frozen
class Line:
    """A line of the log: an event, and the turn it happened in."""

    turn: int
    round: int
    event: Event

    @property
    def begins_turn(self) -> bool:
        """Whether this line is the heading of a turn."""
        return isinstance(self.event, TurnBegan)

    @property
    def seat(self) -> int | None:
        """The seat it happened to, if it happened to one."""
        seat: int | None = getattr(self.event, "seat", None)
        return seat

    @property
    def things(self) -> tuple[Thing, ...]:
        """What can be looked at behind the line, what it is about before what caused it."""
        return self.event.things

    def words(self, names: tuple[str, ...]) -> Phrase:
        """Say the line."""
        return self.event.words(names)


class Chronicle:
    """All lines so far; secrets and what is told twice are left out."""

    def __init__(self, turn: int = 0, round_: int = 0) -> None:
        """Begin where the game begins, or goes on from."""
        self.lines: list[Line] = []
        self._start = self._turn, self._round = turn, round_

    def tell(self, events: Iterable[Event]) -> list[int]:
        """Add what happened; give how many lines there were after each event."""
        lengths = []
        for event in events:
            if isinstance(event, TurnBegan):
                self._turn, self._round = event.turn, event.round
            if event.audience is None and not _is_told_twice(event):
                self.lines.append(Line(self._turn, self._round, event))
            lengths.append(len(self.lines))
        return lengths

    def forget_after(self, length: int) -> None:
        """Take back all lines but the first few, by their number, as undo does."""
        del self.lines[length:]
        last = self.lines[-1] if self.lines else None
        self._turn, self._round = (last.turn, last.round) if last else self._start


def ended_turn(lines: Sequence[Line]) -> Sequence[Line]:
    """Return the lines of the turn that has just ended; none while one is under way."""
    if not lines or not lines[-1].begins_turn:
        return ()
    starts = [number for number, line in enumerate(lines) if line.begins_turn]
    return lines[starts[-2] : starts[-1]] if len(starts) > 1 else ()


def _is_told_twice(event: Event) -> bool:
    """Tell whether the next event says the same: a price that can be paid in one way only."""
    return isinstance(event, AnsweredItself) and event.option.is_told_again


@frozen
class GameMoment:
    """The game after something that happened in the middle of a choice."""

    lines: int
    """So much of the log had been told."""
    game: Any


def moments_of(told: int, lengths: Sequence[int], games: Iterable[Any]) -> tuple[GameMoment, ...]:
    """Return the games after each line; of what the log doesn't tell, the next moment knows."""
    return tuple(
        GameMoment(after, game)
        for before, after, game in zip((told, *lengths), lengths, games, strict=False)
        if after > before
    )


@frozen
class ChoiceResult:
    """A choice that was made, and what it led to."""

    seat: int
    option: Option
    events: tuple[Event, ...]
    """What everyone may know of."""
    moments: tuple[GameMoment, ...] = ()
    """How the game stood after each line that it added to the log; what isn't told there comes
    with the next."""
