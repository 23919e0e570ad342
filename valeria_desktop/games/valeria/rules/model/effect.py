"""What a card can say: the base of all effects, the counts they use and their vocabulary.

An effect is a frozen value. A *plain* effect needs nobody's decision: `apply` does it. Any other
effect offers *ways*: narrower effects, one for each thing its owner may decide, legal now. The
step `Use` asks which way, and applies it. So "2 Gold or 2 Magic" offers "2 Gold" and "2 Magic",
and "take a Citizen" offers one way for every stack that has a fitting card on top.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from valeria_desktop.kernel.registry import Registry

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.phrases import Phrase


class Effect:
    """One sentence of a card."""

    __slots__ = ()

    tag: ClassVar[str]
    in_card_files: ClassVar[bool] = True
    """Cards are written with it; otherwise it is what others become in a game for one player."""
    plain: bool = True
    """Nothing in it has to be decided. An attribute, as every harvest asks it of every card."""
    takes_from_others: bool = False
    """It takes from another player, so in a harvest it comes before all else (T8)."""
    asks: ClassVar[bool] = False
    """Its owner has to pick one of its ways."""
    optional: ClassVar[bool] = False
    """Its owner may leave it unused."""
    is_clause: ClassVar[bool] = False
    """Its words have a verb of their own."""

    @property
    def fixed_ways(self) -> Sequence[Effect]:
        """Its ways where they are the same in every game; else nothing."""
        return ()

    def ways(self, state: State, seat: int, cause: Card) -> Sequence[Effect]:
        """Return the effects that their owner may choose next, the most flexible first."""
        return (self,)

    def apply(self, state: State, seat: int, cause: Card) -> None:
        """Do it, or put on the agenda what is left to do."""
        raise NotImplementedError

    def words(self) -> Phrase:
        """Say what it gives or does: "2 Gold or 2 Magic"."""
        raise NotImplementedError

    def sentence(self) -> Phrase:
        """Say it as a sentence of a domain: "Gain 1 Gold"."""
        return self.words()

    @property
    def key(self) -> str:
        """Name this way in an option's id."""
        return self.tag.replace("_", "-")

    @property
    def at(self) -> At | None:
        """Name the thing on the table this way is about."""
        return None

    @property
    def is_gift(self) -> bool:
        """Whether it gives its owner something and costs them nothing."""
        return False


class Count:
    """Something of a player's that can be counted."""

    __slots__ = ()

    tag: ClassVar[str]

    def of(self, player: Holdings) -> int:
        """Count it."""
        raise NotImplementedError

    def words(self) -> Phrase:
        """Say what is counted, after "for each": "of your Soldier Citizens"."""
        raise NotImplementedError


class Power:
    """A lasting or immediate power of a domain."""

    __slots__ = ()

    tag: ClassVar[str]

    def timing(self) -> Phrase:
        """Say when it works: "At the start of your Action Phase"."""
        raise NotImplementedError

    def words(self) -> Phrase:
        """Say it as a sentence."""
        raise NotImplementedError


EFFECTS = Registry[Effect]("effect")
COUNTS = Registry[Count]("count")
POWERS = Registry[Power]("power")

_K = TypeVar("_K", bound="Effect | Count | Power")
_E = TypeVar("_E", bound=Effect)


def effect(tag: str) -> Callable[[type[_K]], type[_K]]:
    """Register an effect under the word that card files use for it."""
    return _entered(EFFECTS, tag)


def solo_effect(tag: str) -> Callable[[type[_E]], type[_E]]:
    """Register what an effect becomes in a game for one player, under a tag for saves alone."""

    def register(kind: type[_E]) -> type[_E]:
        kind.in_card_files = False
        return effect(tag)(kind)

    return register


def counts(tag: str) -> Callable[[type[_K]], type[_K]]:
    """Register a count under the word that card files use for it."""
    return _entered(COUNTS, tag)


def power(tag: str) -> Callable[[type[_K]], type[_K]]:
    """Register a power under the word that card files use for it."""
    return _entered(POWERS, tag)


def _entered(registry: Registry[Any], tag: str) -> Callable[[type[_K]], type[_K]]:
    def register(kind: type[_K]) -> type[_K]:
        kind.tag = tag
        registry.enter(tag, kind)
        return kind

    return register
