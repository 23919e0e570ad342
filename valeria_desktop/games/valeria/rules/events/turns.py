"""Events about turns, dice, Dukes and decisions."""

from __future__ import annotations

from attrs import frozen

from valeria_desktop.games.valeria.rules.conditions import condition_words
from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.rules.model.dukes import Duke
from valeria_desktop.kernel.events import Event
from valeria_desktop.kernel.phrases import Phrase, join, say


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
class KeepsakeKept(Event):
    """A player kept a card in secret."""

    seat: int
    card: Card

    @property
    def audience(self) -> int | None:
        return self.seat

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("{player} kept {card}", player=names[self.seat], card=self.card.name)


@frozen
class KeepsakeShown(Event):
    """A player showed the card that was kept in secret."""

    seat: int
    card: Card

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("{player} has {card}", player=names[self.seat], card=self.card.name)


@frozen
class CardUsed(Event):
    """A player used a card as an action."""

    seat: int
    card: Card

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("{player} used {card}", player=names[self.seat], card=self.card.name)


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
class Rerolled(Event):
    """A domain let one die or both be rolled again."""

    seat: int
    cause: Card
    rolled: tuple[int, ...]
    """The dice that were rolled again, 0 for the first."""
    dice: tuple[int, int]

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} rolled again with {card}: now {first} and {second}",
            player=names[self.seat],
            card=self.cause.name,
            first=self.dice[0],
            second=self.dice[1],
        )


NewDice = Rolled | DieChanged | Rerolled
"""The events after which the dice show something else."""


@frozen
class LastRound(Event):
    """An end condition holds: this round is the last unless a later move undoes the condition."""

    conditions: tuple[str, ...]

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("Last round: {conditions}", conditions=_conditions(self.conditions))


@frozen
class GameEnded(Event):
    """The game is over."""

    conditions: tuple[str, ...]

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("The game is over: {conditions}", conditions=_conditions(self.conditions))


def _conditions(conditions: tuple[str, ...]) -> Phrase:
    return join([condition_words(condition) for condition in conditions])
