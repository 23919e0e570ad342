"""Facts in the past tense: what happened, why, and who may know it.

Log, animation, provenance of scores and statistics read events. They are made only while
somebody collects them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.engine.amounts import Amounts
from valeria_desktop.engine.cards import EXHAUSTED, Card, Citizen, Domain, Duke, Foe
from valeria_desktop.engine.phrases import Phrase, join, say
from valeria_desktop.engine.targets import place_name

if TYPE_CHECKING:
    from valeria_desktop.engine.options import Option


@frozen
class Event:
    """Something that happened; `audience` is the one seat that may know, or None for all."""

    @property
    def audience(self) -> int | None:
        """Give the seat that alone may know of it."""
        return None

    def words(self, names: tuple[str, ...]) -> Phrase:
        """Say it, with the players' names by seat."""
        raise NotImplementedError


@frozen
class DukesDealt(Event):
    """A player was dealt two Dukes to choose from."""

    seat: int
    dukes: tuple[Duke, ...]

    @property
    def audience(self) -> int | None:
        return self.seat

    def words(self, names: tuple[str, ...]) -> Phrase:
        dukes = join([say("{duke}", duke=duke.name) for duke in self.dukes])
        return say("{player} was dealt {dukes}", player=names[self.seat], dukes=dukes)


@frozen
class DukeKept(Event):
    """A player kept a Duke."""

    seat: int
    duke: Duke

    @property
    def audience(self) -> int | None:
        return self.seat

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("{player} kept {duke}", player=names[self.seat], duke=self.duke.name)


@frozen
class TurnBegan(Event):
    """A turn began."""

    seat: int
    turn: int
    round: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("Round {round}: {player}'s turn", round=self.round, player=names[self.seat])


@frozen
class Rolled(Event):
    """The dice were rolled."""

    seat: int
    dice: tuple[int, int]

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} rolled {first} and {second}, sum {sum}",
            player=names[self.seat],
            first=self.dice[0],
            second=self.dice[1],
            sum=sum(self.dice),
        )


@frozen
class DieChanged(Event):
    """A domain changed a die."""

    seat: int
    cause: Card
    die: int
    dice: tuple[int, int]

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} changed a die with {card}: now {first} and {second}",
            player=names[self.seat],
            card=self.cause.name,
            first=self.dice[0],
            second=self.dice[1],
        )


@frozen
class Gained(Event):
    """A player gained something from the bank."""

    seat: int
    amounts: Amounts
    cause: Card

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} gained {amounts} ({cause})",
            player=names[self.seat],
            amounts=self.amounts.words(),
            cause=self.cause.name,
        )


@frozen
class Paid(Event):
    """A player paid something to the bank."""

    seat: int
    amounts: Amounts
    cause: Card

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} paid {amounts} ({cause})",
            player=names[self.seat],
            amounts=self.amounts.words(),
            cause=self.cause.name,
        )


@frozen
class Lost(Event):
    """A player lost something to the bank."""

    seat: int
    amounts: Amounts
    cause: Card

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} lost {amounts} ({cause})",
            player=names[self.seat],
            amounts=self.amounts.words(),
            cause=self.cause.name,
        )


@frozen
class Took(Event):
    """A player took resources from another."""

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
            cause=self.cause.name,
        )


@frozen
class Slain(Event):
    """A monster was slain."""

    seat: int
    card: Foe
    place: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("{player} slew {card}", player=names[self.seat], card=self.card.name)


@frozen
class CitizenGained(Event):
    """A citizen came into a tableau: recruited, or free because of another card."""

    seat: int
    card: Citizen
    place: int
    cause: Card

    def words(self, names: tuple[str, ...]) -> Phrase:
        if self.cause.kind == "rule":
            return say("{player} recruited {card}", player=names[self.seat], card=self.card.name)
        return say(
            "{player} took {card} for free ({cause})",
            player=names[self.seat],
            card=self.card.name,
            cause=self.cause.name,
        )


@frozen
class Built(Event):
    """A domain was built."""

    seat: int
    card: Domain
    place: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("{player} built {card}", player=names[self.seat], card=self.card.name)


@frozen
class TurnedUp(Event):
    """A face-down card was turned up."""

    card: Card
    place: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{card} was turned up at {place}", card=self.card.name, place=place_name(self.place)
        )


@frozen
class Filled(Event):
    """An emptied place got a card of the Exhausted pile, or stays empty."""

    place: int
    card: Card | None

    def words(self, names: tuple[str, ...]) -> Phrase:
        place = place_name(self.place)
        if self.card is None:
            return say("{place} is exhausted and stays empty", place=place)
        if self.card is not EXHAUSTED:
            return say("{place} is exhausted: {card} appears", place=place, card=self.card.name)
        return say("{place} is exhausted", place=place)


@frozen
class TokenPut(Event):
    """Tokens were put on a monster."""

    seat: int
    place: int
    card: Card
    amounts: Amounts
    cause: Card

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} put {amounts} on {card} ({cause})",
            player=names[self.seat],
            amounts=self.amounts.words(),
            card=self.card.name,
            cause=self.cause.name,
        )


@frozen
class MonsterTaken(Event):
    """A slain monster changed its owner."""

    seat: int
    victim: int
    card: Foe
    cause: Card

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} took {card} from {victim} ({cause})",
            player=names[self.seat],
            card=self.card.name,
            victim=names[self.victim],
            cause=self.cause.name,
        )


@frozen
class Returned(Event):
    """A monster or citizen went back to its stack."""

    seat: int
    card: Card
    place: int
    cause: Card

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} returned {card} to its stack ({cause})",
            player=names[self.seat],
            card=self.card.name,
            cause=self.cause.name,
        )


@frozen
class AnsweredItself(Event):
    """A decision had one option, so nobody was asked."""

    seat: int
    option: Option

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} could only: {option}", player=names[self.seat], option=self.option.words()
        )


@frozen
class LastRound(Event):
    """An end condition holds: this round is the last one unless it is undone."""

    conditions: tuple[str, ...]

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("Last round: {conditions}", conditions=_conditions(self.conditions))


@frozen
class GameEnded(Event):
    """The game is over."""

    conditions: tuple[str, ...]

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("The game is over: {conditions}", conditions=_conditions(self.conditions))


_CONDITION_WORDS = {
    "monsters": "all monsters are slain",
    "domains": "all domains are built",
    "exhausted": "enough stacks are exhausted",
}


def _conditions(conditions: tuple[str, ...]) -> Phrase:
    return join([say(_CONDITION_WORDS[condition]) for condition in conditions])
