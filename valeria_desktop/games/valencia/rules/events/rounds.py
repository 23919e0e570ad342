"""Events of rounds and of the whole game."""

from __future__ import annotations

from attrs import frozen

from valeria_desktop.games.valencia.rules.model.guild import Guild
from valeria_desktop.games.valencia.rules.model.parts import RoundPart, part_words
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.kernel.phrases import Phrase, say


def moment_words(number: int, part: RoundPart, guild: Guild | None) -> Phrase:
    """Return the round and its part in words: "Round 2, step B: Wine"."""
    what = part_words(part, guild)
    if part in {RoundPart.PLANNING, RoundPart.COUNCIL}:
        return say("Round {round}: {what}", round=number, what=what)
    return say("Round {round}, step {letter}: {what}", round=number, letter=part.letter, what=what)


@frozen
class PartBegan(TurnBegan):
    """A part of a round began; the event's seat holds the figure."""

    part: RoundPart
    guild: Guild | None

    def words(self, names: tuple[str, ...]) -> Phrase:
        return moment_words(self.round, self.part, self.guild)
