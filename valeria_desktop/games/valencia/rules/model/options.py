"""The options of Valencia's questions. An option has the same id in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from valeria_desktop.games.valencia.rules.at import AtBush, AtCell, AtSeat, AtStack
from valeria_desktop.games.valencia.rules.catalog_words import (
    ability_words,
    reward_words,
    task_words,
)
from valeria_desktop.games.valencia.rules.events.goods import coins_words
from valeria_desktop.games.valencia.rules.model.city_words import goal_words, way_words
from valeria_desktop.games.valencia.rules.model.guild import seat_words
from valeria_desktop.kernel.options import Option, Plain, ToldOption
from valeria_desktop.kernel.phrases import count, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.catalog import Fountain, Task
    from valeria_desktop.games.valencia.rules.model.city import City
    from valeria_desktop.games.valencia.rules.model.guild import Guild
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.phrases import Phrase


DRAW = Plain("draw", say("Draw one more card"))
ENOUGH = Plain("enough", say("Draw no more"))
CLOSE = Plain("close", say("Close the stack"))
DONE = Plain("done", say("Done"))
PASS = Plain("pass", say("Pass"))
WAIT = Plain("wait", say("Put a privilege back and wait"))
NOTHING = Plain("nothing", say("Nothing"))
GOOD = Plain("good", say("Gain a good"))
ONCE = (DRAW, ENOUGH, CLOSE, DONE, PASS, WAIT, NOTHING, GOOD)


@frozen
class KeepTask(ToldOption):
    """Keep a task card that was dealt or drawn."""

    task: Task
    players: int
    """Number of players: the task's threshold depends on it."""

    @property
    def id(self) -> str:
        return f"keep {self.task.id}"

    def words(self) -> Phrase:
        return say(
            "Keep {task}: {what} ({reward})",
            task=self.task.words(),
            what=task_words(self.task, self.players),
            reward=reward_words(self.task),
        )


@frozen
class LeaveTask(Option):
    """Leave a task card that was dealt."""

    task: Task

    @property
    def id(self) -> str:
        return f"leave {self.task.id}"

    def words(self) -> Phrase:
        return say("Leave {task}", task=self.task.words())


@frozen
class CardOption(ToldOption):
    """Do something with a card: add it, put it under the deck, recall it or use its power."""

    verb: str
    card: Card

    @property
    def id(self) -> str:
        return f"{self.verb} {self.card.value}"

    def words(self) -> Phrase:
        return _OF_CARD[self.verb](self.card.words())


ADD, UNDER, RECALL, POWER = "add", "under", "recall", "power"
_OF_CARD: dict[str, Callable[[Phrase], Phrase]] = {
    ADD: lambda card: say("Add a {card} to the stack", card=card),
    UNDER: lambda card: say("Put a {card} under the deck", card=card),
    RECALL: lambda card: say("Shuffle a {card} into the deck", card=card),
    POWER: lambda card: say("Use the power: {card}", card=card),
}


@frozen
class Reveal(Option):
    """Reveal a stack; `seat` is its owner's, as the stack's address needs it."""

    seat: int
    stack: int
    size: int

    @property
    def id(self) -> str:
        return f"reveal {self.stack + 1}"

    @property
    def at(self) -> At:
        return AtStack(self.seat, self.stack)

    def words(self) -> Phrase:
        cards = count(self.size, "{number} card", "{number} cards")
        return say("Reveal stack {number} ({cards})", number=self.stack + 1, cards=cards)


@frozen
class Sit(ToldOption):
    """Put a member on a seat of the council, or beside the member that sits there."""

    place: int
    is_beside: bool = False

    @property
    def id(self) -> str:
        return f"assist {self.place}" if self.is_beside else "sit"

    @property
    def at(self) -> At:
        return AtSeat(self.place)

    def words(self) -> Phrase:
        if self.is_beside:
            return say("Put a member beside {place}", place=seat_words(self.place))
        return say("Take {place}", place=seat_words(self.place))


@frozen
class Settle(Option):
    """Put a member on a space of the city."""

    cell: int
    name: str
    """The space's name in ids."""
    guild: Guild
    price: int
    city: City = field(eq=False, repr=False)

    @property
    def id(self) -> str:
        return f"place {self.name}"

    @property
    def at(self) -> At:
        return AtCell(self.cell)

    def words(self) -> Phrase:
        return say("Settle on the {place}", place=self.place)

    @property
    def place(self) -> Phrase:
        """The space's name in words; it says the price."""
        return self.city.words[self.cell]

    @property
    def spot(self) -> Phrase:
        """The space in words without its price, which is shown beside them."""
        return self.city.spots[self.cell]


@frozen
class GoodOption(ToldOption):
    """Sell a good, or change it for the next dearer one."""

    verb: str
    guild: Guild

    @property
    def id(self) -> str:
        return f"{self.verb} {self.guild.value}"

    def words(self) -> Phrase:
        guild = self.guild.words()
        if self.verb == SELL:
            price = coins_words(self.guild.price)
            return say("Sell a good for {price}: {guild}", price=price, guild=guild)
        return say("Change a good for the next dearer one: {guild}", guild=guild)


SELL, CHANGE = "sell", "change"


@frozen
class Move(ToldOption):
    """Move a member to another space of the city."""

    start: int
    goal: int
    start_name: str
    goal_name: str
    city: City = field(eq=False, repr=False)

    @property
    def id(self) -> str:
        return f"move {self.start_name} {self.goal_name}"

    @property
    def at(self) -> At:
        return AtCell(self.goal)

    @property
    def ends(self) -> tuple[At, ...]:
        return AtCell(self.start), AtCell(self.goal)

    def words(self) -> Phrase:
        start, goal = self.city.words[self.start], goal_words(self.city, self.start, self.goal)
        return say("Move from the {start} to the {goal}", start=start, goal=goal)


def move_of(city: City, start: int, goal: int) -> Move:
    """Return the option to move from one space to another."""
    return Move(start, goal, city.name(start), city.name(goal), city)


@frozen
class Plant(ToldOption):
    """Plant the round's palm on a bush."""

    bush: int
    name: str
    city: City = field(eq=False, repr=False)

    @property
    def id(self) -> str:
        return f"palm {self.name}"

    @property
    def place(self) -> Phrase:
        """The bush's name in words."""
        return self.city.bush_words[self.bush]

    @property
    def at(self) -> At:
        return AtBush(self.bush)

    def words(self) -> Phrase:
        return say("Plant the palm at the {place}", place=self.place)


@frozen
class MovePalm(ToldOption):
    """Move a palm to a bush beside it."""

    start: int
    goal: int
    start_name: str
    goal_name: str
    city: City = field(eq=False, repr=False)

    @property
    def place(self) -> Phrase:
        """The first bush's name in words."""
        return self.city.bush_words[self.start]

    @property
    def way(self) -> Phrase:
        """The way to the other bush, in words."""
        return way_words(self.city, self.start, self.goal)

    @property
    def id(self) -> str:
        return f"palm {self.start_name} {self.goal_name}"

    @property
    def at(self) -> At:
        return AtBush(self.goal)

    @property
    def ends(self) -> tuple[At, ...]:
        return AtBush(self.start), AtBush(self.goal)

    def words(self) -> Phrase:
        return say("Move the palm {way} from the {place}", way=self.way, place=self.place)


@frozen
class Build(ToldOption):
    """Build the round's fountain on a site."""

    site: int
    name: str
    city: City = field(eq=False, repr=False)

    @property
    def id(self) -> str:
        return f"fountain {self.name}"

    @property
    def place(self) -> Phrase:
        """The site's name in words."""
        return self.city.words[self.site]

    @property
    def at(self) -> At:
        return AtCell(self.site)

    def words(self) -> Phrase:
        return say("Build the fountain on the {place}", place=self.place)


@frozen
class UseAbility(Option):
    """Use a fountain's ability."""

    site: int
    name: str
    fountain: Fountain

    @property
    def id(self) -> str:
        return f"use {self.name}"

    @property
    def at(self) -> At:
        return AtCell(self.site)

    def words(self) -> Phrase:
        fountain = self.fountain.words()
        return say("Use {fountain}: {what}", fountain=fountain, what=ability_words(self.fountain))
