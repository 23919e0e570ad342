"""What a set (an expansion) brings to a game: its cards, and what it adds to the rules.

The rules know no set. Sets are handed in with the catalogue, and a set-up names those in use (X1).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from attrs import evolve, field, frozen

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.conditions import Condition
    from valeria_desktop.games.valeria.rules.layout import Row
    from valeria_desktop.games.valeria.rules.model.belongings import CardZone, Track
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.offer import Offer
    from valeria_desktop.games.valeria.rules.model.pile import Layer
    from valeria_desktop.games.valeria.rules.model.pools import Pool
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.setup import Setup, Solo, Variant
    from valeria_desktop.games.valeria.rules.turn.steps import Step
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.score import ScoreLine

MorePoints = Callable[["Sequence[Holdings]", int], "Sequence[ScoreLine]"]
"""Returns further lines of a seat's score, from what all players own."""
Layers = tuple["Layer", ...]
LayPile = Callable[["Setup", "Catalog", Layers], Layers]
"""Returns the layers of the Exhausted pile, from those that lie there without the set."""


@frozen(eq=False)
class Set:
    """A set; without what it leaves out it is cards alone."""

    id: str
    name: Phrase
    cards: Callable[[Catalog], Catalog]
    """Reads its cards, when it is first chosen; they may speak of those of the base game."""
    not_with: frozenset[str] = frozenset()
    """The ids of sets that can't be in use with it."""
    solo: frozenset[Solo] = frozenset()
    """The games for one player that it can be used in (X24, X25)."""
    needs: frozenset[Variant] = frozenset()
    """The variants without which its cards would have no place."""
    starters: tuple[str, ...] = ()
    """The ids of its starters, which lie before each player in place of the Herald (MA1, CS3)."""
    rows: tuple[Row, ...] = ()
    """The rows that lie beside the market, with their cards."""
    tracks: tuple[Track, ...] = ()
    """The tracks that players have besides those of the base game."""
    zones: tuple[CardZone, ...] = ()
    """The zones of cards that players have besides those of the base game."""
    pools: tuple[Pool, ...] = ()
    """The pools of the centre."""
    pile: LayPile | None = None
    offers: tuple[Offer, ...] = ()
    """What can also be chosen in an Action Phase."""
    steps: Mapping[type[Step], tuple[Step, ...]] = field(factory=dict)
    """Further steps of a turn, after the first step of each kind."""
    last: tuple[Step, ...] = ()
    """Further steps when all else of a turn is done (CS11)."""
    deal: Callable[[State], None] | None = None
    """Lays out what is its own, after all other cards have been dealt."""
    conditions: tuple[Condition, ...] = ()
    score: MorePoints | None = None

    def read(self, base: Catalog) -> Catalog:
        """Read its cards, with the rows, tracks, zones and pools that go with them."""
        found = self.cards(base)
        return evolve(
            found,
            sets=(self,),
            rows=tuple(row.holding(found.others) for row in self.rows),
            others=tuple(card for card in found.others if not card.row),
            tracks=self.tracks,
            zones=self.zones,
            pools=self.pools,
        )


def with_layers(layers: Layers, setup: Setup, catalog: Catalog) -> Layers:
    """Return the layers of the Exhausted pile with what each set lays there."""
    for each in catalog.sets:
        if each.pile:
            layers = each.pile(setup, catalog, layers)
    return layers
