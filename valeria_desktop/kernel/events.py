"""A fact in the past tense: what happened, why, and who may know it.

Log, animation, provenance of scores and statistics read events. They are made only while
someone collects them.
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
    """Something that happened; `audience` is the one seat that may know, or None for all."""

    @property
    def audience(self) -> int | None:
        """The seat that alone may know of it."""
        return None

    @property
    def things(self) -> tuple[Thing, ...]:
        """What can be looked at behind it, what it is about before what caused it."""
        values = (getattr(self, each.name) for each in fields(type(self)))
        return tuple(value for value in values if isinstance(value, Thing) and value.has_face)

    def words(self, names: tuple[str, ...]) -> Phrase:
        """Say it, with the players' names by seat."""
        raise NotImplementedError


@frozen
class TurnBegan(Event):
    """A turn began."""

    seat: int
    turn: int
    round: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        """Say whose turn it is, and in which round."""
        return say("Round {round}: {player}'s turn", round=self.round, player=names[self.seat])


@frozen
class AnsweredItself(Event):
    """A decision had one option, so nobody was asked."""

    seat: int
    option: Option
    is_secret: bool = False
    """The question was for the eyes of its seat alone, and so is the answer."""

    @property
    def audience(self) -> int | None:
        """A secret answer is told to its seat alone."""
        return self.seat if self.is_secret else None

    def words(self, names: tuple[str, ...]) -> Phrase:
        """Say what could only be answered."""
        option = with_names(self.option.words(), names)
        return say("{player} could only: {option}", player=names[self.seat], option=option)
