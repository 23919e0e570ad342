"""Cards that give powers without being domains, invented for tests: an event in play, a relic."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import evolve, frozen

from valeria_desktop.games.valeria.rules.model.belongings import CardZone, enter_zone
from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.rules.model.pile import Layer
from valeria_desktop.games.valeria.rules.powers import Modifier, When
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.signs import Mark

if TYPE_CHECKING:
    from tests.scenario import Scenario
    from valeria_desktop.kernel.signs import Marks


@frozen(eq=False, kw_only=True)
class EventInPlay(Card):
    """A card on a place whose powers count for everyone (C7)."""

    modifiers: tuple[Modifier, ...] = ()
    triggers: tuple[When, ...] = ()

    kind: ClassVar[str] = "event"
    marks_exhausted: ClassVar[bool] = True
    stands_for_all: bool = True


@frozen(eq=False, kw_only=True)
class Relic(EventInPlay):
    """A card before one player, who alone has its powers (C17)."""

    stands_for_all: bool = False


@frozen(cache_hash=True)
class Immune(Modifier):
    """Nobody may take from its owner (C18)."""

    is_immune: ClassVar[bool] = True

    def signs(self) -> Marks:
        return (Mark("steal"), Mark(text="0"))

    def words(self) -> Phrase:
        return say("Nobody may take from you")


_RELICS = enter_zone(CardZone(tag="invented", has_powers=True, title=lambda: say("relics")))


def with_relics(table: Scenario, relics: dict[int, Relic], *events: EventInPlay) -> Scenario:
    """Lay a relic before each seat, and let events come up, which then count for everyone."""
    state = table.state
    for seat, relic in relics.items():
        state.players[seat].laid = ((_RELICS.tag, (relic,)),)
    coming = Layer(events or (EventInPlay(id="any", name="Any"),), is_open=True)
    state.table = evolve(state.table, pile=(*state.table.pile, coming))
    return table
