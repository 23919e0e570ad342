"""The options of Valeria: all possible answers to its questions."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.rules.at import (
    AtPlace,
    OfCard,
    OfDie,
    at_pile,
    place_name,
    place_words,
)
from valeria_desktop.games.valeria.rules.model.amounts import Amounts, Resource, amount_words
from valeria_desktop.kernel.kinds import Kind
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, capital, join, say

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import (
        Card,
        Citizen,
        Domain,
        Duke,
        Foe,
        MonsterEvent,
    )
    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.games.valeria.rules.model.price import Price
    from valeria_desktop.kernel.at import At


class Action(Kind):
    """The actions that take the top card of a stack."""

    SLAY = "slay"
    RECRUIT = "recruit"
    BUILD = "build"


SLAY, RECRUIT, BUILD = Action  # a look-up in the Enum takes as long as two calls


@frozen(eq=False)
class KeepDuke(Option):
    """Keep this one of two Dukes; neither lies on the table, so the option has no address."""

    duke: Duke

    @property
    def id(self) -> str:
        return f"keep {self.duke.id}"

    def words(self) -> Phrase:
        return say("Keep {duke}", duke=self.duke.name)


@frozen(eq=False)
class RollDice(Option):
    """Roll the dice."""

    @property
    def id(self) -> str:
        return "roll"

    def words(self) -> Phrase:
        return say("Roll the dice")


@frozen(eq=False)
class ChangeDie(Option):
    """Change a die with a domain."""

    card: Domain
    die: int
    number: int
    gold: int

    @property
    def id(self) -> str:
        return f"change {'ab'[self.die]} with {self.card.id}"

    @property
    def at(self) -> At:
        return OfDie(self.die)

    def words(self) -> Phrase:
        price = say(" for {gold} Gold", gold=self.gold) if self.gold else ""
        return say(
            "Turn die {die} to {number}{price} ({card})",
            die="AB"[self.die],
            number=self.number,
            price=price,
            card=self.card.name,
        )


@frozen(eq=False)
class KeepDice(Option):
    """Leave the dice as they are."""

    is_harmless = True

    @property
    def id(self) -> str:
        return "keep dice"

    def words(self) -> Phrase:
        return say("Keep the dice")


@frozen(eq=False)
class ActAt(Option):
    """Slay, recruit or build the top card of a stack."""

    action: Action
    place: int
    card: Citizen | Foe | Domain
    prices: tuple[Price, ...]
    """Usually one; the payer chooses between several."""
    extra: int = 0
    """The part of a citizen's price, in Gold, for the copies already owned."""

    @property
    def price(self) -> Amounts:
        """The resources of the price, or of the first of several."""
        return self.prices[0].amounts

    @property
    def id(self) -> str:
        return f"{self.action.value} {place_name(self.place)}"

    @property
    def at(self) -> At:
        return AtPlace(self.place)

    def words(self) -> Phrase:
        price = join([each.amounts.words() for each in self.prices], "or")
        if self.extra > 0:
            base = self.price.gold - self.extra
            price = say("{price} ({base} + {extra})", price=price, base=base, extra=self.extra)
        return at_pile(say(_ACT_WORDS[self.action], card=self.card.name, price=price), self.place)


_ACT_WORDS = {
    Action.SLAY: "Slay {card} for {price}",
    Action.RECRUIT: "Recruit {card} for {price}",
    Action.BUILD: "Build {card} for {price}",
}


@frozen(eq=False)
class GainResource(Option):
    """The fourth action: gain 1 of a resource."""

    resource: Resource

    is_harmless = True

    @property
    def id(self) -> str:
        return f"gain {self.resource.value}"

    def words(self) -> Phrase:
        return say("Gain {amount}", amount=amount_words(self.resource.value, 1))


@frozen(eq=False)
class Pay(Option):
    """Pay a price in one of the ways that the help of Magic allows (T16)."""

    amounts: Amounts

    is_told_again = True

    @property
    def id(self) -> str:
        return f"pay {self.amounts.key}"

    def words(self) -> Phrase:
        return say("Pay {amounts}", amounts=self.amounts.words())


@frozen(eq=False)
class UseWay(Option):
    """Use a card's power in one of its ways."""

    cause: Card
    way: Effect

    @property
    def id(self) -> str:
        return f"{self.cause.id}: {self.way.key}"

    @property
    def at(self) -> At | None:
        return self.way.at or OfCard(self.cause.id)

    def words(self) -> Phrase:
        return say("{effect} ({card})", effect=capital(self.way.words()), card=self.cause.name)


@frozen(eq=False)
class Done(Option):
    """Leave the optional powers unused."""

    is_harmless = True

    @property
    def id(self) -> str:
        return "done"

    def words(self) -> Phrase:
        return say("Nothing more")


@frozen(eq=False)
class TriggerEvent(Option):
    """Let this Monster Event act next."""

    place: int
    card: MonsterEvent

    @property
    def id(self) -> str:
        return f"event {place_name(self.place)}"

    @property
    def at(self) -> At:
        return AtPlace(self.place)

    def words(self) -> Phrase:
        return say("{card} acts next", card=self.card.name)


@frozen(eq=False)
class FillPlace(Option):
    """Fill this emptied place next, with the top card of the Exhausted pile."""

    place: int

    @property
    def id(self) -> str:
        return f"fill {place_name(self.place)}"

    @property
    def at(self) -> At:
        return AtPlace(self.place)

    def words(self) -> Phrase:
        return say("Fill {place} next", place=place_words(self.place))


ROLL_DICE = RollDice()
KEEP_DICE = KeepDice()
DONE = Done()
GAINS = tuple(GainResource(resource) for resource in Resource)


# Millions of options are asked for, but few are different: each is made once.
keep_duke = cache(KeepDuke)
change_die = cache(ChangeDie)
use_way = cache(UseWay)
act_at = cache(ActAt)
trigger_event = cache(TriggerEvent)
fill_place = cache(FillPlace)
