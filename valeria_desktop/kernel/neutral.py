"""Neutral actors: sides that the rules play, without a seat and without decisions of their own.

A neutral actor takes turns, owns pieces and has points, but nobody is asked for it: what it does
follows from the rules and from chance. Its number is none of the seats' numbers, so a list of the
players' names doesn't have its name. Its turn is a list of ordinary steps, each of which tells its
events, so a window shows the turn step by step, as it shows a bot's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import evolve, frozen

from valeria_desktop.kernel.events import Event, TurnBegan
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.said import SaidOfSeats
from valeria_desktop.kernel.score import Outcome, Result

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.score import Score


def name_of_side(number: int, names: Sequence[str], actor: Phrase) -> Phrase:
    """Return the name of a seat, or that of the neutral actor if the number is no seat's."""
    if 0 <= number < len(names):
        return say("{player}", player=names[number])
    return actor


@frozen
class SideEvent(SaidOfSeats, Event):
    """An event of a seat, or of the neutral actor of a game with one."""

    seat: int

    actor: ClassVar[Phrase]
    """The name of the actor."""

    def name_of(self, seat: int, names: Sequence[str]) -> str:
        """Return the name of a seat or of the actor."""
        return name_of_side(seat, names, self.actor)


@frozen
class NeutralTurnBegan(TurnBegan):
    """A turn of a neutral actor began; `seat` is the actor's number."""

    actor: Phrase
    """The name of the actor."""

    def words(self, names: tuple[str, ...]) -> Phrase:
        """Return the round and the name of the actor whose turn it is."""
        return say("Round {round}: {player}'s turn", round=self.round, player=self.actor)


def against(player: Score, rival: Score, outcome: Outcome) -> Result:
    """Return the result of a game for one player against a side that the rules play."""
    winners = (player.seat,) if outcome is Outcome.WON else ()
    result = Result((player,), winners, by_tie_break=False)
    return evolve(result, rival=rival, outcome=outcome)
