"""Events of the whole game."""

from __future__ import annotations

from attrs import frozen

from valeria_desktop.kernel.events import Event
from valeria_desktop.kernel.phrases import Phrase, say


@frozen
class EndCardRevealed(Event):
    """The poverty card or the prosperity card was revealed (WK17)."""

    card: str
    last_round: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        template = "The prosperity card is revealed: round {round} is the last one"
        if self.card == "poverty":
            template = "The poverty card is revealed: round {round} is the last one"
        return say(template, round=self.last_round)


@frozen
class GameEnded(Event):
    """The game is over."""

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("The game is over")
