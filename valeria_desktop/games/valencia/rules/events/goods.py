"""Events of goods, coins and prestige; all see each of them happen (VA8)."""

from __future__ import annotations

from attrs import frozen

from valeria_desktop.games.valencia.rules.events.base import SeatEvent
from valeria_desktop.games.valencia.rules.model.guild import Guild
from valeria_desktop.kernel.phrases import Phrase, count, say


@frozen
class GoodGained(SeatEvent):
    """A player gained a good from the supply."""

    guild: Guild

    def words(self, names: tuple[str, ...]) -> Phrase:
        player = names[self.seat]
        return say("{player} gained a good: {guild}", player=player, guild=self.guild.words())


@frozen
class GoodSold(SeatEvent):
    """A player sold a good to the supply."""

    guild: Guild

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} sold a good for {price}: {guild}",
            player=names[self.seat],
            guild=self.guild.words(),
            price=coins_words(self.guild.price),
        )


@frozen
class GoodChanged(SeatEvent):
    """A player changed a good for the next dearer one (VA29)."""

    given: Guild
    gained: Guild

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} changed a good: {given} for {gained}",
            player=names[self.seat],
            given=self.given.words(),
            gained=self.gained.words(),
        )


@frozen
class CoinsGained(SeatEvent):
    """A player gained coins."""

    coins: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} gained {coins}", player=names[self.seat], coins=coins_words(self.coins)
        )


@frozen
class PrestigeGained(SeatEvent):
    """A player gained points of prestige."""

    points: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        points = self.points
        return say("{player} gained {points} prestige", player=names[self.seat], points=points)


@frozen
class PrivilegeGained(SeatEvent):
    """A player gained a privilege for the most members on the council (VA30)."""

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("{player} gained a privilege", player=names[self.seat])


def coins_words(coins: int) -> Phrase:
    """Return a number of coins as words."""
    return count(coins, "{number} coin", "{number} coins")
