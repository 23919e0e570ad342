"""Cards that give powers without being domains, invented for tests: an event in play, a relic."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import evolve, frozen

from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.rules.powers import Modifier, When
from valeria_desktop.games.valeria.rules.turn.in_force import in_play
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.signs import Mark

if TYPE_CHECKING:
    from tests.scenario import Scenario
    from valeria_desktop.games.valeria.rules.model.state import State
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


def with_relics(table: Scenario, relics: dict[int, Relic]) -> Scenario:
    """Let the cards in play count for everyone, and each relic for its seat."""

    def of_relics(_state: State, seat: int) -> list[Card]:
        return [relics[seat]] if seat in relics else []

    table.state.table = evolve(table.state.table, sources=(in_play, of_relics))
    return table
