"""The log: public events as lines for all players at the table, and the result of a choice."""

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
    """A line of the log: an event, and the turn and round in which it happened."""

    turn: int
    round: int
    event: Event
    seats: int | None = None
    """The number of seats at the table; None if every number is a seat's."""

    @property
    def begins_turn(self) -> bool:
        """Whether this line is the heading of a turn."""
        return isinstance(self.event, TurnBegan)

    @property
    def seat(self) -> int | None:
        """The seat that the event concerns; None for the whole table, or a neutral actor."""
        seat: int | None = getattr(self.event, "seat", None)
        if seat is not None and self.seats is not None and seat >= self.seats:
            return None
        return seat

    @property
    def things(self) -> tuple[Thing, ...]:
        """The things that a window can show for this line: its subject first, then the cause."""
        return self.event.things

    def words(self, names: tuple[str, ...]) -> Phrase:
        """Return the words of the line, with the players' names by seat."""
        return self.event.words(names)


class Chronicle:
    """All lines of the log so far, without secret and repeated events."""

    def __init__(self, turn: int = 0, round_: int = 0, seats: int | None = None) -> None:
        """Begin an empty log at the turn and round in which the game begins.

        `seats` is the number of seats; a neutral actor has a number beyond them.
        """
        self._seats = seats
        self.lines: list[Line] = []
        self._start = self._turn, self._round = turn, round_

    def tell(self, events: Iterable[Event]) -> list[int]:
        """Add the public events as lines; return the number of lines after each event."""
        lengths = []
        for event in events:
            if isinstance(event, TurnBegan):
                self._turn, self._round = event.turn, event.round
            if event.audience is None and not _is_told_twice(event):
                self.lines.append(Line(self._turn, self._round, event, self._seats))
            lengths.append(len(self.lines))
        return lengths

    def forget_after(self, length: int) -> None:
        """Keep only the first `length` lines; undo needs this."""
        del self.lines[length:]
        last = self.lines[-1] if self.lines else None
        self._turn, self._round = (last.turn, last.round) if last else self._start


def ended_turn(lines: Sequence[Line]) -> Sequence[Line]:
    """Return the lines of the turn that has just ended; none while a turn is under way."""
    if not lines or not lines[-1].begins_turn:
        return ()
    starts = [number for number, line in enumerate(lines) if line.begins_turn]
    return lines[starts[-2] : starts[-1]] if len(starts) > 1 else ()


def _is_told_twice(event: Event) -> bool:
    """Return whether the next event says the same, as for a price with one way to pay it."""
    return isinstance(event, AnsweredItself) and event.option.is_told_again


@frozen
class GameMoment:
    """The game just after one event of a choice."""

    lines: int
    """The number of lines in the log at this moment."""
    game: Any


def moments_of(told: int, lengths: Sequence[int], games: Iterable[Any]) -> tuple[GameMoment, ...]:
    """Return the game after each new line; an event without a line is part of the next moment."""
    return tuple(
        GameMoment(after, game)
        for before, after, game in zip((told, *lengths), lengths, games, strict=False)
        if after > before
    )


@frozen
class ChoiceResult:
    """A choice and its consequences."""

    seat: int
    option: Option
    events: tuple[Event, ...]
    """The public events that the choice caused."""
    moments: tuple[GameMoment, ...] = ()
    """The game after each line that the choice added to the log.

    An event without a line is part of the next moment."""
