"""Event cards for the Exhausted pile, invented for tests, and tables whose pile holds them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen

from tests.games.valeria.rules.invented_sources import EventInPlay
from tests.properties.invariants import cards_of, check_copy
from tests.scenario import CATALOG, Scenario
from valeria_desktop.games.valeria.files.snapshot import SNAPSHOTS
from valeria_desktop.games.valeria.rules.deal import deal_stacks, layers_of
from valeria_desktop.games.valeria.rules.effects.audience import Each
from valeria_desktop.games.valeria.rules.effects.centre import FreeCitizen
from valeria_desktop.games.valeria.rules.effects.gains import Gain, GainAny
from valeria_desktop.games.valeria.rules.game import Game, imagine
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED
from valeria_desktop.games.valeria.rules.model.pile import Layer, mask_of
from valeria_desktop.games.valeria.rules.modes import lay_out
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.zones import unfit

if TYPE_CHECKING:
    from collections import Counter

    from valeria_desktop.content.snapshots import Snapshots
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.games.valeria.rules.model.table import Table
    from valeria_desktop.games.valeria.rules.setup import Setup


@frozen(eq=False, kw_only=True)
class EventCard(EventInPlay):
    """A card without a price that acts when it comes up (C7)."""

    revealed: Effect | None = None


FAIR = EventCard(id="fair", name="Fair", revealed=Each(GainAny(1)))
RAIN = EventCard(id="rain", name="Rain", revealed=Gain(Amounts(magic=2)))
GUESTS = EventCard(id="guests", name="Guests", revealed=FreeCitizen())
CALM = EventCard(id="calm", name="Calm")
DAWN = EventCard(id="dawn", name="Dawn")
EVENT_CARDS = (FAIR, RAIN, GUESTS, CALM, DAWN)


def shuffled_layers(players: int) -> tuple[Layer, ...]:
    """Return a pile of one Exhausted card and one event for each player, shuffled (FF3)."""
    return (Layer((EXHAUSTED,) * players, EVENT_CARDS, 2 * players),)


def with_shuffled_pile(table: Table) -> Table:
    """Lay a shuffled pile of events, and below Monster Events what is shuffled (FF3)."""
    closed = layers_of(table.setup, table.catalog, table.areas)[1:]
    layers = (*shuffled_layers(table.setup.players), *closed)
    return evolve(table, pile=layers)


def shuffled_game(setup: Setup, seed: int) -> Game:
    """Deal a game with a shuffled pile."""
    return Game(deal_stacks(with_shuffled_pile(lay_out(setup, CATALOG, seed)), seed))


def shuffled(players: int = 2, *pile: Card, known: tuple[Card, ...] = ()) -> Scenario:
    """Lay a table with exactly this pile, from the bottom to the top, and known cards on top."""
    table = Scenario(players)
    state = table.state
    state.table = with_shuffled_pile(state.table)
    state.pile = (*pile, *known)
    state.known_pile = mask_of(((None,) * len(pile)) + known, state.table.open_in_pile)
    return table


def _catalog() -> Catalog:
    catalog = evolve(CATALOG)
    catalog.by_id.update({card.id: card for card in EVENT_CARDS})
    return catalog


EVENT_CATALOG = _catalog()
SHUFFLED_SNAPSHOTS: Snapshots[Game, Catalog] = evolve(
    SNAPSHOTS,
    lay_out=lambda layout, catalog: with_shuffled_pile(SNAPSHOTS.lay_out(layout, catalog)),
)


def written_and_read(game: Game) -> Game:
    """Return a game from its own snapshot."""
    state = game._state
    table = evolve(state.table, catalog=EVENT_CATALOG)
    state.table, before = table, state.table
    data = SHUFFLED_SNAPSHOTS.dump(game)
    state.table = before
    return SHUFFLED_SNAPSHOTS.restore(data, EVENT_CATALOG)


def check_whole(game: Game, dealt: Counter[str], number: int) -> None:
    """Check that no card got lost, and that copies and imagined worlds have all that is seen."""
    assert cards_of(game._state) == dealt
    assert not [*unfit(game._state)]
    check_copy(game)
    for seat in game.seats:
        view = game.view(seat)
        world = imagine(view, Stream(number))
        assert world.view(seat) == view
        assert cards_of(world._state).total() == dealt.total()
