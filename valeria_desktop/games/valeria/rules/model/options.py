"""The options of Valeria: all possible answers to its questions."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from attrs import Factory, field, frozen

from valeria_desktop.games.valeria.rules.at import (
    AtPlace,
    OfCard,
    OfDie,
    at_pile,
    place_name,
    place_words,
)
from valeria_desktop.games.valeria.rules.model.amounts import Amounts, Resource, amount_words
from valeria_desktop.kernel.entered import Entered
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, capital, join, say

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card, Domain
    from valeria_desktop.games.valeria.rules.model.dukes import Duke
    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.games.valeria.rules.model.event_cards import MonsterEvent
    from valeria_desktop.games.valeria.rules.model.price import Price
    from valeria_desktop.kernel.at import At


@frozen
class ActionWords:
    """What an action says of itself."""

    name: Phrase
    """The deed on a button: "Slay"."""
    question: Phrase
    """Asks for the card: "which monster do you slay?"."""
    chance: Phrase
    """Says that a card can be had now: "can be slain"."""
    offer: Callable[[str, Phrase | int], Phrase]
    """From the card and its price: "Slay {card} for {price}"."""
    deed: Callable[[str, Phrase], Phrase]
    """From the card and the payment: "Slay {card}: {choice}."."""
    refusal: Callable[[str], Phrase]
    """Says that a card can't be had now: "You can't slay {card} now"."""
    icon: str
    past: Callable[[object], Phrase] = lambda card: say("gained {card}", card=card)
    """From the card: "engaged {card}"."""
    past_for: Callable[[object, object], Phrase] = lambda card, price: say(
        "gained {card} for {price}", card=card, price=price
    )
    """From the card and what was paid: "engaged {card} for {price}"."""
    verb: Phrase = field(factory=lambda: say("gained"))
    """The deed alone, as it was done: "engaged"."""
    occasion: Phrase = field(factory=lambda: say("you have gained it"))
    """Says why its card does something now: "you have engaged it"."""


class Action(Entered[ActionWords]):
    """An action that takes the top card of a place; sets enter further ones."""

    __slots__ = ()

    sort = "action"
    SLAY: ClassVar[Action]
    RECRUIT: ClassVar[Action]
    BUILD: ClassVar[Action]

    def words(self) -> Phrase:
        """Return the name of the deed."""
        return self.said.name


ACTIONS: dict[str, Action] = Action.entered
enter = Action.enter


SLAY = Action.SLAY = enter(
    "slay",
    ActionWords(
        say("Slay"),
        say("which monster do you slay?"),
        say("can be slain"),
        lambda card, price: say("Slay {card} for {price}", card=card, price=price),
        lambda card, choice: say("Slay {card}: {choice}.", card=card, choice=choice),
        lambda card: say("You can't slay {card} now", card=card),
        "slay",
        lambda card: say("slew {card}", card=card),
        lambda card, price: say("slew {card} for {price}", card=card, price=price),
        say("slain"),
    ),
)
RECRUIT = Action.RECRUIT = enter(
    "recruit",
    ActionWords(
        say("Recruit"),
        say("which citizen do you recruit?"),
        say("can be recruited"),
        lambda card, price: say("Recruit {card} for {price}", card=card, price=price),
        lambda card, choice: say("Recruit {card}: {choice}.", card=card, choice=choice),
        lambda card: say("You can't recruit {card} now", card=card),
        "recruit",
        lambda card: say("recruited {card}", card=card),
        lambda card, price: say("recruited {card} for {price}", card=card, price=price),
        say("recruited"),
    ),
)
BUILD = Action.BUILD = enter(
    "build",
    ActionWords(
        say("Build"),
        say("which domain do you build?"),
        say("can be built"),
        lambda card, price: say("Build {card} for {price}", card=card, price=price),
        lambda card, choice: say("Build {card}: {choice}.", card=card, choice=choice),
        lambda card: say("You can't build {card} now", card=card),
        "build",
        lambda card: say("built {card}", card=card),
        lambda card, price: say("built {card} for {price}", card=card, price=price),
        say("built"),
    ),
)
OF_BASE = frozenset({SLAY, RECRUIT, BUILD})
"""The actions of the base game."""


@frozen(eq=False)
class KeepDuke(Option):
    """Keep this one of two Dukes; neither lies on the table, so the option has no address."""

    duke: Duke

    @property
    def card(self) -> Duke:
        """The card that is kept."""
        return self.duke

    @property
    def id(self) -> str:
        return f"keep {self.duke.id}"

    def words(self) -> Phrase:
        return say("Keep {duke}", duke=self.duke.name)


@frozen(eq=False)
class KeepCard(Option):
    """Keep this one of the cards dealt in secret; none of them lies on the table."""

    card: Card

    @property
    def id(self) -> str:
        return f"keep {self.card.id}"

    def words(self) -> Phrase:
        return say("Keep {card}", card=self.card.name)


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
class RerollDice(Option):
    """Roll one die or both again with a domain."""

    card: Domain
    dice: tuple[int, ...]
    pay: Amounts

    @property
    def id(self) -> str:
        which = "ab"[self.dice[0]] if len(self.dice) == 1 else "both"
        return f"reroll {which} with {self.card.id}"

    @property
    def at(self) -> At:
        return OfDie(self.dice[0])

    def words(self) -> Phrase:
        price = say(" for {amounts}", amounts=self.pay.words()) if self.pay else ""
        if len(self.dice) > 1:
            return say("Roll both dice again{price} ({card})", price=price, card=self.card.name)
        return say(
            "Roll die {die} again{price} ({card})",
            die="AB"[self.dice[0]],
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


def _act_id(option: ActAt) -> str:
    return f"{option.action} {place_name(option.place)}"


@frozen(eq=False)
class ActAt(Option):
    """Slay, recruit or build the top card of a stack."""

    action: Action
    place: int
    card: Card
    prices: tuple[Price, ...]
    """Usually one; the payer chooses between several."""
    extra: int = 0
    """The part of a citizen's price, in Gold, for the copies already owned."""
    id: str = field(init=False, repr=False, default=Factory(_act_id, takes_self=True))

    @property
    def price(self) -> Amounts:
        """The resources of the price, or of the first of several."""
        return self.prices[0].amounts

    @property
    def at(self) -> At:
        return AtPlace(self.place)

    def words(self) -> Phrase:
        price = join([each.words() for each in self.prices], "or")
        if self.extra > 0:
            base = self.price.gold - self.extra
            price = say("{price} ({base} + {extra})", price=price, base=base, extra=self.extra)
        return at_pile(self.action.said.offer(self.card.name, price), self.place, self.card)


class TakesSeveral(Option):
    """An option that takes the top cards of several places with one action."""

    __slots__ = ()

    @property
    def takes(self) -> tuple[int, ...]:
        """The places; empty for a way of the action that takes no card."""
        raise NotImplementedError


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


def _pay_id(option: Pay) -> str:
    return f"pay {option.amounts.key}"


@frozen(eq=False)
class Pay(Option):
    """Pay a price in one of the ways that the help of Magic allows (T16)."""

    amounts: Amounts
    id: str = field(init=False, repr=False, default=Factory(_pay_id, takes_self=True))

    is_told_again = True

    def words(self) -> Phrase:
        return say("Pay {amounts}", amounts=self.amounts.words())


def _use_id(option: UseWay) -> str:
    return f"{option.cause.id}: {option.way.key}"


@frozen(eq=False)
class UseWay(Option):
    """Use a card's power in one of its ways."""

    cause: Card
    way: Effect
    box: Phrase | None = None
    """The set of the card, where another one to choose has its name (X2)."""
    id: str = field(init=False, repr=False, default=Factory(_use_id, takes_self=True))

    @property
    def at(self) -> At | None:
        return self.way.at or OfCard(self.cause.id)

    def words(self) -> Phrase:
        words = capital(self.way.words())
        if self.cause.is_said:
            words = say("{effect} ({card})", effect=words, card=self.cause.name)
        return self.from_box(words)

    def from_box(self, words: Phrase) -> Phrase:
        """Add the card's set to words about it, where it has to be told apart."""
        if self.box is None:
            return words
        return say("{phrase}, from {box}", phrase=words, box=self.box)


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
keep_card = cache(KeepCard)
change_die = cache(ChangeDie)
reroll = cache(RerollDice)
use_way = cache(UseWay)
act_at = cache(ActAt)
trigger_event = cache(TriggerEvent)
fill_place = cache(FillPlace)
