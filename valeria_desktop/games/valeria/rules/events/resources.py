"""Events about Gold, Strength, Magic and Victory Points."""

from __future__ import annotations

from attrs import frozen

from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.rules.model.pools import POOLS
from valeria_desktop.kernel.events import Event
from valeria_desktop.kernel.phrases import Phrase, say


def cause_words(cause: Card) -> str:
    """Name the cause of an event: a card by its name, a rule in words that can be translated."""
    return cause.name if cause.has_face else say(cause.name)


@frozen
class Gained(Event):
    """A player gained amounts from the bank."""

    seat: int
    amounts: Amounts
    cause: Card

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} gained {amounts} ({cause})",
            player=names[self.seat],
            amounts=self.amounts.words(),
            cause=cause_words(self.cause),
        )


@frozen
class Paid(Event):
    """A player paid amounts to the bank."""

    seat: int
    amounts: Amounts
    cause: Card

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} paid {amounts} ({cause})",
            player=names[self.seat],
            amounts=self.amounts.words(),
            cause=cause_words(self.cause),
        )


@frozen
class Lost(Event):
    """A player lost amounts to the bank."""

    seat: int
    amounts: Amounts
    cause: Card

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} lost {amounts} ({cause})",
            player=names[self.seat],
            amounts=self.amounts.words(),
            cause=cause_words(self.cause),
        )


@frozen
class Took(Event):
    """A player took resources from another player."""

    seat: int
    victim: int
    amounts: Amounts
    cause: Card

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} took {amounts} from {victim} ({cause})",
            player=names[self.seat],
            amounts=self.amounts.words(),
            victim=names[self.victim],
            cause=cause_words(self.cause),
        )


@frozen
class Given(Event):
    """A player gave resources to another player."""

    seat: int
    receiver: int
    amounts: Amounts
    cause: Card

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} gave {amounts} to {receiver} ({cause})",
            player=names[self.seat],
            amounts=self.amounts.words(),
            receiver=names[self.receiver],
            cause=cause_words(self.cause),
        )


@frozen
class TokenPut(Event):
    """Tokens were put on a monster."""

    seat: int
    place: int
    card: Card
    amounts: Amounts
    cause: Card
    is_paid: bool = False
    """Whether they were the player's own; otherwise they come from the supply."""

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} put {amounts} on {card} ({cause})",
            player=names[self.seat],
            amounts=self.amounts.words(),
            card=self.card.name,
            cause=cause_words(self.cause),
        )


@frozen
class PoolFed(Event):
    """A player put resources into a pool."""

    seat: int
    pool: str
    amounts: Amounts
    cause: Card

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} put {amounts} into {pool} ({cause})",
            player=names[self.seat],
            amounts=self.amounts.words(),
            pool=POOLS[self.pool].title(),
            cause=cause_words(self.cause),
        )


@frozen
class PoolEmptied(Event):
    """A player took resources out of a pool."""

    seat: int
    pool: str
    amounts: Amounts
    cause: Card

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} took {amounts} out of {pool} ({cause})",
            player=names[self.seat],
            amounts=self.amounts.words(),
            pool=POOLS[self.pool].title(),
            cause=cause_words(self.cause),
        )
