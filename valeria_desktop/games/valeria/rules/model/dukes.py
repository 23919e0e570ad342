"""Dukes: each scores points for its owner at the end of the game (F2, F3)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from attrs import field, frozen
from attrs.validators import deep_mapping, in_, instance_of, min_len

from valeria_desktop.games.valeria.rules.model.amounts import Leftovers, Resource
from valeria_desktop.games.valeria.rules.model.cards import Card, card_kind
from valeria_desktop.games.valeria.rules.model.icons import (
    COUNTED_TYPES,
    NO_ICONS,
    Icons,
    MonsterType,
    Role,
    whole,
)

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings


@card_kind("duke")
@frozen(eq=False, kw_only=True)
class Duke(Card):
    """A Duke: the things that score points for its owner at the end of the game (F2, F3)."""

    left: tuple[Leftovers, ...] = field(validator=min_len(1))
    """The points for resources left; each kind counts in one of them."""
    icons: Icons = NO_ICONS
    """The points for each icon."""
    citizens: int = whole(default=0)
    monsters: int = whole(default=0)
    domains: int = whole(default=0)
    types: dict[MonsterType, int] = field(
        factory=dict,
        validator=deep_mapping(key_validator=in_(COUNTED_TYPES), value_validator=instance_of(int)),
    )

    mean_left: Fraction = field(init=False)
    """The points for a resource left, in the mean of the three kinds."""
    each_left: float = field(init=False)
    """The same, as bots reckon with it."""

    @mean_left.default
    def _mean_left(self) -> Fraction:
        points = (Fraction(len(line.of), line.per_point) for line in self.left)
        return sum(points, Fraction(0)) / len(Resource)

    @each_left.default
    def _each_left(self) -> float:
        return float(self.mean_left)

    @left.validator
    def _each_kind_once(self, _attribute: object, value: tuple[Leftovers, ...]) -> None:
        kinds = [kind for line in value for kind in line.of]
        if len(set(kinds)) != len(kinds):
            raise ValueError("'left' must not count a kind of resource twice")

    def points_left(self, owner: Holdings) -> int:
        """Return the points for an owner's resources left (F3)."""
        return sum([line.number(owner) // line.per_point for line in self.left])

    @property
    def each_icon(self) -> tuple[int, int, int, int]:
        """The points for each Worker, Soldier, Shadow and Holy icon."""
        return self.icons.worker, self.icons.soldier, self.icons.shadow, self.icons.holy

    def points_for(self, card: Card) -> int:
        """Return the points for one card of the Duke's owner (F2)."""
        points: int = getattr(self, card.kept, 0)
        points += sum(self.icons.of(role) * card.icons.of(role) for role in Role)
        return points + (self.types.get(card.type, 0) if card.type else 0)
