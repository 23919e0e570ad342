"""Guilds with their goods, and the seats of the council (VA1, VA4)."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.phrases import Phrase


class Guild(StrEnum):
    """The five guilds, from the cheapest good to the dearest."""

    ORANGES = "oranges"
    TIGER_NUTS = "tiger nuts"
    WINE = "wine"
    CLOTH = "cloth"
    PORCELAIN = "porcelain"

    @property
    def place(self) -> int:
        """The guild's position in tuples of goods, from 0."""
        return _PLACES[self]

    @property
    def price(self) -> int:
        """The price of one of the guild's goods, in coins."""
        return _PLACES[self] + 1

    @property
    def sign(self) -> str:
        """The name of the drawings of the guild's good."""
        return self.value.replace(" ", "-")

    def words(self) -> Phrase:
        """Return the guild's name."""
        return _WORDS[self]


GUILDS = tuple(Guild)
_PLACES = {guild: place for place, guild in enumerate(GUILDS)}
_WORDS = {
    Guild.ORANGES: say("Oranges"),
    Guild.TIGER_NUTS: say("Tiger Nuts"),
    Guild.WINE: say("Wine"),
    Guild.CLOTH: say("Cloth"),
    Guild.PORCELAIN: say("Porcelain"),
}
GOODS_OF_A_GUILD = 6


def price_of(goods: Sequence[int]) -> int:
    """Return the price of goods together, in coins, from their number by guild."""
    return sum([number * guild.price for guild, number in zip(GUILDS, goods, strict=True)])


NOBILITY, CHURCH, FIRST_GUILD_SEAT, MERCHANTS = 0, 1, 2, 7
SEATS = 8
"""Number of seats on the council: nobility, church, the five guilds, merchants."""
_SEAT_WORDS = {
    NOBILITY: say("the seat of the nobility"),
    CHURCH: say("the seat of the church"),
    **{
        FIRST_GUILD_SEAT + place: words
        for place, words in enumerate(
            (
                say("the seat of the orange guild"),
                say("the seat of the tiger nut guild"),
                say("the seat of the wine guild"),
                say("the seat of the cloth guild"),
                say("the seat of the porcelain guild"),
            )
        )
    },
    MERCHANTS: say("the seat of the merchants"),
}


def seat_of(guild: Guild) -> int:
    """Return the number of a guild's seat on the council."""
    return FIRST_GUILD_SEAT + _PLACES[guild]


def seat_words(seat: int) -> Phrase:
    """Return the name of a seat of the council."""
    return _SEAT_WORDS[seat]
