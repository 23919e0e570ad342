"""The words for the options of a new game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from valeria_desktop.games.valencia.rules.model.guild import GUILDS
from valeria_desktop.games.valencia.rules.setup import FIRST_GAME, RANDOM, Advanced
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.city import City


class SetupWords(QObject):
    """The names of cities and of advanced cards."""

    def cities(self) -> dict[str, str]:
        """Return the name of each kind of city."""
        return {FIRST_GAME: self.tr("First game"), RANDOM: self.tr("Random city")}

    def kinds(self) -> dict[Advanced, tuple[str, str]]:
        """Return the name and the powers of each kind of advanced cards (VA45)."""
        return {
            Advanced.JOKER: (
                self.tr("Joker 0"),
                self.tr("A 25th card. It counts 2 for each 6 that others reveal."),
            ),
            Advanced.NEST_EGG: (
                self.tr("Nest Egg 1"),
                self.tr("For two of the 1s. It brings 2 coins when it is revealed."),
            ),
            Advanced.TWIN: (
                self.tr("Twin 2"),
                self.tr("For two of the 2s. Both together in a stack count 6."),
            ),
            Advanced.WAREHOUSE: (
                self.tr("Warehouse 3"),
                self.tr("For two of the 3s. One brings a wine when it is revealed, one a cloth."),
            ),
            Advanced.ASSISTANCE: (
                self.tr("Assistance 4"),
                self.tr("For a 4. It puts a member beside the holder of a guild's seat."),
            ),
            Advanced.WANDERER: (
                self.tr("Wanderer 5"),
                self.tr("For a 5. It moves one of your members up to three spaces."),
            ),
            Advanced.POWERHOUSE: (
                self.tr("Powerhouse 7"),
                self.tr("For a 6. It counts 7, but 5 if someone else reveals a 0."),
            ),
        }

    def city(self, city: City) -> str:
        """Return the description of a city for a player who can't see it."""
        words = self.tr("{width} × {height}, with {sites} fountain sites. Spaces: {guilds}.")
        guilds = ", ".join(
            self.tr("{guild} {number}").format(
                guild=tell(guild.words()), number=len(city.of_guild[guild])
            )
            for guild in GUILDS
        )
        return words.format(
            width=city.width, height=city.height, sites=len(city.sites), guilds=guilds
        )

    def modules(self, kinds: str) -> str:
        """Return the names of kinds of advanced cards; `kinds` has their ids between blanks."""
        chosen = kinds.split()
        return ", ".join(name for kind, (name, _) in self.kinds().items() if kind in chosen)
