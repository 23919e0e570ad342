"""The base of all effects of cards, the counts they use and their vocabulary.

An effect is a frozen value. A *plain* effect needs no decision: `apply` carries it out. Any other
effect offers *ways*: narrower effects, one for each legal choice of its owner. The step `Use` asks
for the way, and applies it. So "2 Gold or 2 Magic" offers "2 Gold" and "2 Magic", and "take a
Citizen" offers one way for every stack that has a fitting card on top.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Protocol, TypeVar

from attrs import frozen

from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts
from valeria_desktop.games.valeria.rules.model.belongings import NO_NUMBERS, worth_of
from valeria_desktop.games.valeria.rules.model.income import resources_in
from valeria_desktop.kernel.phrases import Phrase, capital
from valeria_desktop.kernel.registry import Registry

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from valeria_desktop.games.valeria.rules.effects.centre import (
        FreeCitizen,
        ReturnCitizen,
        ReturnMonster,
    )
    from valeria_desktop.games.valeria.rules.model.amounts import Payment
    from valeria_desktop.games.valeria.rules.model.belongings import Numbers
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.income import Income
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.signs import Marks


class Readings(Protocol):
    """What effects become in a game for one player, where they need other players or places."""

    def claim_monster(self) -> Effect:
        """Return the gain of a monster that is taken from nobody."""

    def free_citizen(self, effect: FreeCitizen) -> Effect:
        """Return the gain of a citizen from the places of this game."""

    def return_monster(self, effect: ReturnMonster) -> Effect:
        """Return the way back of a monster to the places of this game."""

    def return_citizen(self, effect: ReturnCitizen) -> Effect:
        """Return the way back of a citizen to the places of this game."""


class CardWord:
    """A word of the card files: each says itself, in words and in signs."""

    __slots__ = ()

    tag: ClassVar[str]

    def words(self) -> Phrase:
        """Say it inside a sentence: "2 Gold or 2 Magic", "of your Soldier Citizens"."""
        raise NotImplementedError

    def signs(self) -> Marks:
        """Return it as numbers and icons in a row, as they stand on a card."""
        raise _unsaid(self, "has no signs yet")

    @property
    def reading(self) -> Phrase | None:
        """Our reading of it, where the printed rules are silent."""
        return None

    @property
    def citizens_named(self) -> tuple[str, ...]:
        """The names of the citizens that it speaks of."""
        return ()

    @property
    def monsters_named(self) -> tuple[str, ...]:
        """The names of the monsters that it speaks of."""
        return ()

    @property
    def area_named(self) -> str | None:
        """The area that it speaks of."""
        return None


def _unsaid(word: object, what: str) -> TypeError:
    return TypeError(f"{type(word).__name__} {what}; say it in its class.")


@frozen(kw_only=True)
class Subject:
    """How a sentence begins that tells what certain players get or do."""

    gains: Callable[[Phrase], Phrase]
    loses: Callable[[Phrase], Phrase]
    does: Callable[[Phrase], Phrase]
    may: Callable[[Phrase], Phrase]
    """With a deed as in "trade 3 Magic for 2 points", of which the players speak as their own."""


class Effect(CardWord):
    """One effect, as a card's sentence says it."""

    __slots__ = ()

    in_card_files: ClassVar[bool] = True
    """Whether card files use this effect; if not, it replaces another in a game for one player."""
    plain: bool = True
    """Whether its owner decides nothing. An attribute, as every harvest asks every card for it."""
    takes_from_others: bool = False
    """Whether the effect takes from another player; then it comes first in a harvest (T8)."""
    asks: ClassVar[bool] = False
    """Whether its owner has to pick one of its ways."""
    optional: ClassVar[bool] = False
    """Whether its owner may leave it unused."""
    is_clause: ClassVar[bool] = False
    """Whether its words contain a verb."""
    brings_a_card: ClassVar[bool] = False
    """Whether it can bring another card, which then brings more."""

    @property
    def pay(self) -> Payment:
        """The price that its owner pays for it."""
        return NOTHING

    @property
    def card(self) -> Card | None:
        """The card that a way is about."""
        return None

    @property
    def is_same_for_all(self) -> bool:
        """Whether it is worth the same to every owner."""
        return False

    @property
    def parts(self) -> tuple[Effect, ...]:
        """The effects that it is made of."""
        return ()

    def with_parts(self, change: Callable[[Effect], Effect]) -> Effect:
        """Return the effect with each part changed."""
        del change
        return self

    def alone(self, readings: Readings) -> Effect:
        """Return what becomes of it in a game for one player (D3, G6)."""
        raise _unsaid(self, "does not say what becomes of it for one player")

    def income(self, owner: Holdings) -> Income:
        """Return its gains in a harvest; none where they show in the position after it."""
        raise _unsaid(self, "has no worth to bots yet")

    def worth(self, owner: Holdings) -> float:
        """Return the resources from it in a harvest; tokens count by what they buy."""
        resources, tokens = resources_in(self.income(owner)), self.tokens(owner)
        return resources + worth_of(tokens) if tokens else resources

    def tokens(self, owner: Holdings) -> Numbers:
        """Return the tokens from it in a harvest, of tracks that sets bring."""
        return NO_NUMBERS

    @property
    def fixed_ways(self) -> Sequence[Effect]:
        """The ways of an effect that has the same ways in every game; otherwise nothing."""
        return ()

    def ways(self, state: State, seat: int, cause: Card) -> Sequence[Effect]:
        """Return the effects that the owner may choose next, the most flexible first."""
        return (self,)

    @property
    def question(self) -> Phrase | None:
        """The question for one of its ways, where "choose one" would not say what for."""
        return None

    def does_something(self, state: State, seat: int, cause: Card) -> bool:
        """Return whether it would do anything now (AG2)."""
        return not self.asks or bool(self.ways(state, seat, cause))

    def apply(self, state: State, seat: int, cause: Card) -> None:
        """Carry the effect out, or put its steps on the agenda."""
        raise NotImplementedError

    def words_for(self, subject: Subject) -> Phrase:
        """Say what certain players get or do by it."""
        return subject.does(self.words())

    def sentence(self) -> Phrase:
        """Say the effect as a whole sentence of a domain: "Gain 1 Gold"."""
        return capital(self.words())

    def order(self) -> Phrase:
        """Say it as what a player chooses to do, without "you may": "Trade 1 Gold for 2 Magic"."""
        return self.sentence()

    @property
    def key(self) -> str:
        """The name of this way in an option's id."""
        return self.tag.replace("_", "-")

    @property
    def at(self) -> At | None:
        """The address of the thing on the table that this way is about."""
        return None

    @property
    def icon(self) -> str:
        """The name of the icon for this way."""
        return ""

    @property
    def gained(self) -> Amounts:
        """The amounts that it gives, as far as they are named, without its parts'."""
        return NOTHING

    @property
    def is_gift(self) -> bool:
        """Whether the effect gives its owner something free of charge."""
        return False


class Count(CardWord):
    """Counts things of a player, such as domains."""

    __slots__ = ()

    def of(self, player: Holdings) -> int:
        """Count the player's things."""
        raise NotImplementedError


class Power(CardWord):
    """A lasting or immediate power of a domain."""

    __slots__ = ()

    def timing(self) -> Phrase:
        """Say the moment of the power: "At the start of your Action Phase"."""
        raise NotImplementedError

    def alone(self, readings: Readings) -> Power:
        """Return what becomes of it in a game for one player (D3, G6)."""
        raise _unsaid(self, "does not say what becomes of it for one player")


EFFECTS = Registry[Effect]("effect")
COUNTS = Registry[Count]("count")
POWERS = Registry[Power]("power")

_K = TypeVar("_K", bound="Effect | Count | Power")
_E = TypeVar("_E", bound=Effect)


def effect(tag: str) -> Callable[[type[_K]], type[_K]]:
    """Register an effect under the word that card files use for it."""
    return EFFECTS.tagged(tag)


def solo_effect(tag: str) -> Callable[[type[_E]], type[_E]]:
    """Register a replacement for an effect in games for one player, under a tag for saves only."""

    def register(kind: type[_E]) -> type[_E]:
        kind.in_card_files = False
        return effect(tag)(kind)

    return register


def counts(tag: str) -> Callable[[type[_K]], type[_K]]:
    """Register a count under the word that card files use for it."""
    return COUNTS.tagged(tag)


def power(tag: str) -> Callable[[type[_K]], type[_K]]:
    """Register a power under the word that card files use for it."""
    return POWERS.tagged(tag)
