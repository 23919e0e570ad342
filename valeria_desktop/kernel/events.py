"""Events: facts in the past tense, each with its cause and the seats that may know it.

The log, animations, the sources of scores and statistics read events. The engine makes events
only for a game that collects them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import fields, frozen

from valeria_desktop.kernel.phrases import Phrase, say, with_names
from valeria_desktop.kernel.things import Thing

if TYPE_CHECKING:
    from valeria_desktop.kernel.options import Option


@frozen
class Event:
    """A fact that happened; `audience` is the one seat that may know it, or None for all."""

    @property
    def audience(self) -> int | None:
        """The only seat that may know the event; None if all may."""
        return None

    @property
    def things(self) -> tuple[Thing, ...]:
        """The things of the event that a player can look at: its subject before its cause."""
        values = (getattr(self, each.name) for each in fields(type(self)))
        return tuple(value for value in values if isinstance(value, Thing) and value.has_face)

    def words(self, names: tuple[str, ...]) -> Phrase:
        """Return the event's words, with the players' names by seat."""
        raise NotImplementedError


@frozen
class TurnBegan(Event):
    """A turn began."""

    seat: int
    turn: int
    round: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        """Return the round and the name of the player whose turn it is."""
        return say("Round {round}: {player}'s turn", round=self.round, player=names[self.seat])


def begins_turn(event: Event) -> bool:
    """Return whether an event is the beginning of a turn."""
    return isinstance(event, TurnBegan)


@frozen
class AnsweredItself(Event):
    """A decision had only one option, so no player was asked."""

    seat: int
    option: Option
    is_secret: bool = False
    """Only the seat itself may know the question and the answer."""

    @property
    def audience(self) -> int | None:
        """The seat itself if the answer is secret; None if all may know it."""
        return self.seat if self.is_secret else None

    def words(self, names: tuple[str, ...]) -> Phrase:
        """Return the player's name with the only option."""
        option = with_names(self.option.words(), names)
        return say("{player} could only: {option}", player=names[self.seat], option=option)


@frozen
class GameEnded(Event):
    """The game is over; a game that names the reasons has an event of its own."""

    def words(self, names: tuple[str, ...]) -> Phrase:
        """Return the sentence."""
        return say("The game is over")
