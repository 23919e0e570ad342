"""The names of bots and of their levels, and a description of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from valeria_desktop.bots.registry import parts_of
from valeria_desktop.kernel.foreign import shown

if TYPE_CHECKING:
    from valeria_desktop.kernel.rules import Rules


class BotWords(QObject):
    """The words for the bots of a game."""

    def levels(self) -> dict[str, str]:
        """Return the name of each level, the weakest first."""
        return {
            "squire": self.tr("Squire"),
            "knight": self.tr("Knight"),
            "baron": self.tr("Baron"),
            "duchess": self.tr("Duchess"),
            "queen": self.tr("Queen"),
        }

    def manners(self) -> dict[str, str]:
        """Return a description of each level, and of the bots without a level."""
        return {
            "squire": self.tr("Misses most good moves."),
            "knight": self.tr("Misses a lot, like anyone late in the evening."),
            "baron": self.tr("Misses something now and then."),
            "duchess": self.tr("Misses nothing, and plans the whole turn."),
            "queen": self.tr("Thinks beyond the turn, and takes her time for it."),
            "planner": self.tr("Saves its cards for what it needs, and answers at once."),
        }

    def with_sets(self) -> str:
        """Return what the best level says of games with expansions, which no core in C knows."""
        return self.tr("With expansions she looks less far ahead.")

    def kinds(self) -> dict[str, str]:
        """Return the names of the bots without a level."""
        return {
            "random": self.tr("Bot: plays at random"),
            "greedy": self.tr("Bot: plays well"),
            "planner": self.tr("Bot: plans ahead"),
        }

    def kind(self, bot: str) -> str:
        """Return the name of a bot's level or kind, without the bot's own name."""
        level = parts_of(bot)[0]
        return (self.levels() | self.kinds()).get(level) or shown(bot)

    def who(self, rules: Rules[Any] | None, bot: str) -> str:
        """Return a bot's name and level: "Sorrel, Knight"."""
        guest = parts_of(bot)[1]
        name = rules.guests.get(guest) if rules is not None else None
        if name is None:
            return self.kind(bot)
        return self.tr("{name}, {level}").format(name=name, level=self.kind(bot))
