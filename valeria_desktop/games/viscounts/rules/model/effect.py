"""The base of all effects and standing powers, and their vocabulary in data files and saves.

An effect belongs to one seat, its owner, who makes every choice in it, in another's turn too
(WK22). `apply` does at once what needs no choice, and puts questions on the agenda for the rest.
What has to come after an effect is put on the agenda before the effect is used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar, dataclass_transform

from attrs import field

from valeria_desktop.kernel.registry import Registry
from valeria_desktop.kernel.things import Thing

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.viscounts.rules.model.kinds import Moment
    from valeria_desktop.games.viscounts.rules.model.state import State
    from valeria_desktop.kernel.phrases import Phrase


class Item(Thing):
    """A thing of Viscounts with an id for saves: a card, a spot, a link, a rule that acts."""

    __slots__ = ()

    def words(self) -> Phrase:
        """Return the thing's name inside a sentence."""
        raise NotImplementedError

    @property
    def name(self) -> str:  # type: ignore[override]  # made of what it is, where it isn't printed
        """The thing's name in English."""
        return str(self.words())


class Effect:
    """One effect, as a card or a board shows it."""

    __slots__ = ()

    tag: ClassVar[str]

    def works(self, state: State, seat: int) -> bool:
        """Return whether the effect could change anything for its owner now."""
        raise NotImplementedError

    def apply(self, state: State, seat: int, cause: Item) -> None:
        """Carry the effect out, or put its questions on the agenda."""
        raise NotImplementedError

    def words(self) -> Phrase:
        """Say the effect as an order inside a sentence: "gain 2 silver"."""
        raise NotImplementedError


class Power:
    """A standing power: of a card on its owner's board, of a free square, of a bonus card."""

    __slots__ = ()

    tag: ClassVar[str]

    def triggered(self, moment: Moment) -> Effect | None:
        """Return the effect of a moment; None if the power isn't about this moment."""
        return None

    def words(self) -> Phrase:
        """Say the power as a sentence without its full stop."""
        raise NotImplementedError


EFFECTS = Registry[Effect]("effect")
POWERS = Registry[Power]("power")

_K = TypeVar("_K", bound="Effect | Power")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def effect(tag: str) -> Callable[[type[_K]], type[_K]]:
    """Make a class a frozen effect, and register it under the word that data files use for it."""
    return EFFECTS.frozen(tag, cache_hash=True)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def power(tag: str) -> Callable[[type[_K]], type[_K]]:
    """Make a class a frozen power, and register it under the word that data files use for it."""
    return POWERS.frozen(tag, cache_hash=True)
