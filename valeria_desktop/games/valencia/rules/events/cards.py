"""Events of influence cards, tasks and fountains."""

from __future__ import annotations

from attrs import frozen

from valeria_desktop.games.valencia.rules.events.base import SeatEvent, SecretEvent
from valeria_desktop.games.valencia.rules.model.cards import Card
from valeria_desktop.games.valencia.rules.model.catalog import Fountain, Task
from valeria_desktop.kernel.events import Event
from valeria_desktop.kernel.neutral import name_of_side
from valeria_desktop.kernel.phrases import Phrase, count, join, say


def cards_words(cards: tuple[Card, ...]) -> Phrase:
    """Return the names of a stack's cards."""
    words = cards[0].words()
    for card in cards[1:]:
        words = say("{first} + {then}", first=words, then=card.words())
    return words


def tasks_words(tasks: tuple[Task, ...]) -> Phrase:
    """Return the names of tasks as a list."""
    return join([task.words() for task in tasks])


def stacks_words(sizes: tuple[int, ...]) -> Phrase:
    """Return stacks by their numbers of cards: those of several cards, then the single cards."""
    many = [say("{number}", number=size) for size in sizes if size > 1]
    alone = len(sizes) - len(many)
    singles = count(alone, "{number} single card", "{number} single cards")
    if not many:
        return singles
    sizes_said = join(many)
    stacks = say("stacks of {sizes}", sizes=sizes_said)
    if len(many) == 1:
        stacks = say("a stack of {sizes}", sizes=sizes_said)
    return say("{first} and {then}", first=stacks, then=singles) if alone else stacks


@frozen
class TasksDealt(SecretEvent):
    """A player was dealt tasks to choose from, or drew them."""

    tasks: tuple[Task, ...]

    def words(self, names: tuple[str, ...]) -> Phrase:
        tasks = tasks_words(self.tasks)
        return say("{player} was dealt tasks: {tasks}", player=names[self.seat], tasks=tasks)


@frozen
class TasksKept(SecretEvent):
    """A player has chosen the tasks to keep."""

    tasks: tuple[Task, ...]

    def words(self, names: tuple[str, ...]) -> Phrase:
        tasks = tasks_words(self.tasks)
        return say("{player} kept tasks: {tasks}", player=names[self.seat], tasks=tasks)


@frozen
class TasksTold(SeatEvent):
    """The number of a player's tasks became public (VA6)."""

    number: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        tasks = count(self.number, "{number} task", "{number} tasks")
        return say("{player} keeps {tasks}", player=names[self.seat], tasks=tasks)


@frozen
class Drawn(SecretEvent):
    """A player drew a card in planning."""

    card: Card

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("{player} drew a {card}", player=names[self.seat], card=self.card.words())


@frozen
class Divided(SecretEvent):
    """A player divided their hand into stacks."""

    stacks: tuple[tuple[Card, ...], ...]

    def words(self, names: tuple[str, ...]) -> Phrase:
        stacks = join([cards_words(stack) for stack in self.stacks])
        return say("{player} made stacks: {stacks}", player=names[self.seat], stacks=stacks)


@frozen
class PlanTold(SeatEvent):
    """The sizes of a player's stacks became public (VA12)."""

    sizes: tuple[int, ...]

    def words(self, names: tuple[str, ...]) -> Phrase:
        player = names[self.seat]
        if not self.sizes:
            return say("{player} has no stacks", player=player)
        return say("{player} laid down {stacks}", player=player, stacks=stacks_words(self.sizes))


@frozen
class Revealed(SeatEvent):
    """A player revealed a stack in an auction."""

    cards: tuple[Card, ...]
    stack: int = 0
    """The stack's place among the player's stacks before it was revealed, from 0."""

    def words(self, names: tuple[str, ...]) -> Phrase:
        cards = cards_words(self.cards)
        return say("{player} revealed {cards}", player=names[self.seat], cards=cards)


@frozen
class Passed(SeatEvent):
    """A player revealed no stack in an auction."""

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("{player} passed", player=names[self.seat])


@frozen
class Waited(SeatEvent):
    """A player put a privilege back, to be asked again after the others (VA16)."""

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("{player} put a privilege back, and waits", player=names[self.seat])


@frozen
class NinaRevealed(Event):
    """Nina, the neutral deck, revealed cards in an auction (VA40)."""

    cards: tuple[Card, ...]

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("Nina revealed {cards}", cards=cards_words(self.cards))


@frozen
class Ranked(Event):
    """The ranking of an auction, the best first; a seat below 0 is Nina's."""

    seats: tuple[int, ...]
    sums: tuple[int, ...]

    def words(self, names: tuple[str, ...]) -> Phrase:
        ranks = []
        for seat, total in zip(self.seats, self.sums, strict=True):
            player = name_of_side(seat, names, say("Nina"))
            ranks.append(say("{player} with {sum}", player=player, sum=total))
        return say("Ranking: {ranks}", ranks=join(ranks))


@frozen
class FigureTaken(SeatEvent):
    """The winner of an auction took the figure (VA18)."""

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("{player} took the figure", player=names[self.seat])


@frozen
class CardKept(SeatEvent):
    """A player put a revealed card under their deck (VA20)."""

    card: Card

    def words(self, names: tuple[str, ...]) -> Phrase:
        card = self.card.words()
        return say("{player} put a {card} under the deck", player=names[self.seat], card=card)


@frozen
class CardRecalled(SeatEvent):
    """A player shuffled a used card into their deck (VA29)."""

    card: Card

    def words(self, names: tuple[str, ...]) -> Phrase:
        card = self.card.words()
        return say("{player} shuffled a {card} into the deck", player=names[self.seat], card=card)


@frozen
class TaskDrawn(SeatEvent):
    """A player drew tasks and kept one (VA29)."""

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("{player} keeps one more task", player=names[self.seat])


@frozen
class FountainBuilt(SeatEvent):
    """A player built the fountain of the round on a site."""

    site: int
    place: Phrase
    fountain: Fountain

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} built {fountain} on the {place}",
            player=names[self.seat],
            fountain=self.fountain.words(),
            place=self.place,
        )


@frozen
class FountainLost(Event):
    """The fountain of the round left the game, as nobody sits for the nobility (VA27)."""

    fountain: Fountain

    def words(self, names: tuple[str, ...]) -> Phrase:
        name = self.fountain.words()
        return say("Nobody holds the nobility's seat: {fountain} is gone", fountain=name)
