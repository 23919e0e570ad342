"""The base of all effects of cards, the counts they use and their vocabulary.

An effect is a frozen value. A *plain* effect needs no decision: `apply` carries it out. Any other
effect offers *ways*: narrower effects, one for each legal choice of its owner. The step `Use` asks
for the way, and applies it. So "2 Gold or 2 Magic" offers "2 Gold" and "2 Magic", and "take a
Citizen" offers one way for every stack that has a fitting card on top.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar

from valeria_desktop.kernel.registry import Registry

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.phrases import Phrase


class Effect:
    """One effect, as a card's sentence says it."""

    __slots__ = ()

    tag: ClassVar[str]
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

    @property
    def fixed_ways(self) -> Sequence[Effect]:
        """The ways of an effect that has the same ways in every game; otherwise nothing."""
        return ()

    def ways(self, state: State, seat: int, cause: Card) -> Sequence[Effect]:
        """Return the effects that the owner may choose next, the most flexible first."""
        return (self,)

    def apply(self, state: State, seat: int, cause: Card) -> None:
        """Carry the effect out, or put its steps on the agenda."""
        raise NotImplementedError

    def words(self) -> Phrase:
        """Say the effect inside a sentence: "2 Gold or 2 Magic"."""
        raise NotImplementedError

    def sentence(self) -> Phrase:
        """Say the effect as a whole sentence of a domain: "Gain 1 Gold"."""
        return self.words()

    @property
    def key(self) -> str:
        """The name of this way in an option's id."""
        return self.tag.replace("_", "-")

    @property
    def at(self) -> At | None:
        """The address of the thing on the table that this way is about."""
        return None

    @property
    def is_gift(self) -> bool:
        """Whether the effect gives its owner something free of charge."""
        return False


class Count:
    """Counts things of a player, such as domains."""

    __slots__ = ()

    tag: ClassVar[str]

    def of(self, player: Holdings) -> int:
        """Count the player's things."""
        raise NotImplementedError

    def words(self) -> Phrase:
        """Say the counted things, after "for each": "of your Soldier Citizens"."""
        raise NotImplementedError


class Power:
    """A lasting or immediate power of a domain."""

    __slots__ = ()

    tag: ClassVar[str]

    def timing(self) -> Phrase:
        """Say the moment of the power: "At the start of your Action Phase"."""
        raise NotImplementedError

    def words(self) -> Phrase:
        """Say the power as a sentence."""
        raise NotImplementedError


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
