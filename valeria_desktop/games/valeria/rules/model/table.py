"""The table: everything that never changes during a game and that all players know."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from attrs import Factory, field, frozen

from valeria_desktop.games.valeria.rules.model.cards import (
    EXHAUSTED,
    Card,
    Citizen,
    Domain,
    Monster,
    Starter,
)
from valeria_desktop.games.valeria.rules.model.pile import has_standing
from valeria_desktop.games.valeria.rules.moments import THEIRS
from valeria_desktop.games.valeria.rules.setup import MAX_PLAYERS, Edition

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.conditions import Condition
    from valeria_desktop.games.valeria.rules.layout import Layout
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.rules.model.offer import Offer
    from valeria_desktop.games.valeria.rules.model.pile import Layer
    from valeria_desktop.games.valeria.rules.model.player import Player
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.moments import Moment
    from valeria_desktop.games.valeria.rules.sets import MorePoints
    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.games.valeria.rules.terms import Terms
    from valeria_desktop.games.valeria.rules.turn.steps import Step
    from valeria_desktop.kernel.options import Option


def _clockwise(table: Table) -> tuple[tuple[int, ...], ...]:
    seats = range(table.setup.players)
    return tuple(tuple((seat + k) % len(seats) for k in seats) for seat in seats)


@frozen(eq=False)
class Table:
    """The set-up worked out: the cards that take part, the seats and the steps of a turn."""

    catalog: Catalog
    setup: Setup
    areas: tuple[str, ...]
    """The area of each column, left to right (S4)."""
    monsters: tuple[tuple[Monster, ...], ...]
    """The stack of each area, from the bottom to the top."""
    citizens: tuple[Citizen, ...]
    domains: tuple[Domain, ...]
    """All domains that may be in the stacks; more than the dealt ones."""
    starters: tuple[Starter, ...]
    turn: tuple[Step, ...]
    """The steps of a turn."""
    layout: Layout
    """The rows of the centre."""
    aside: frozenset[Card] = frozenset()
    """The cards that lie set aside until another card brings them."""
    pile: tuple[Layer, ...] = ()
    """The layers of the Exhausted pile at the deal, from the bottom to the top."""
    conditions: tuple[Condition, ...] = ()
    """The end conditions of the sets in use."""
    scores: tuple[MorePoints, ...] = ()
    """The lines of a score that the sets in use add."""
    magic_came: Callable[[State, int], None] = lambda _state, _seat: None
    """A function called when a seat gains its first Magic of a Harvest Phase (SV4)."""
    offers: tuple[Offer, ...] = ()
    """What can be chosen in an Action Phase."""
    adds: tuple[Callable[[State, Player, Terms, list[Option]], None], ...] = field(init=False)
    """What adds the options of each offer: asked for at every action."""
    begins: dict[type[Option], Callable[[State, Any], None]] = field(init=False)
    """What begins the action of each kind of options."""
    kept: dict[object, dict[object, Any]] = field(init=False, factory=dict, repr=False)
    clockwise: tuple[tuple[int, ...], ...] = field(
        init=False, default=Factory(_clockwise, takes_self=True)
    )
    """For each seat, all seats clockwise from it."""
    turn_as_agenda: tuple[Step, ...] = field(init=False)
    """The steps of a turn in the order of an agenda: the first step last."""
    phase_before: dict[type[Step], str] = field(init=False)
    """The phase that ends with each step that begins another."""
    shared_moments: frozenset[Moment] = field(init=False)
    """The moments at which powers of other seats, or for everyone, may be used."""
    row_of: tuple[int, ...] = field(init=False)
    """The index of each place's row: the layout's own, a look-up nearer."""
    has_resting: bool = field(init=False)
    resting_is_out: bool = field(init=False)
    open_in_pile: frozenset[Card] = field(init=False)
    """The cards of the pile that everyone knows where they were laid."""
    closed_in_pile: frozenset[Card] = field(init=False)
    """The cards that may have been shuffled into the pile."""
    has_events: bool = field(init=False)
    """Whether more than Exhausted cards can come up from the pile, such as Monster Events."""
    has_consolation: bool = field(init=False)
    """Whether a player gets a consolation if no card activates: no starter wakes then (T13, G3)."""
    growing: frozenset[str] = field(init=False)
    """The names of monsters whose prices grow with those that a player has slain (CS20)."""
    standing_rows: tuple[int, ...] = field(init=False)
    """The indices of rows on which a card with powers for everyone can lie."""
    has_standing: bool = field(init=False)
    """Whether a card of the pile can have powers for everyone (FF5, CS18)."""
    keepsakes: tuple[Card, ...] = field(init=False)
    """The cards of which each player keeps one at the beginning (C5)."""
    homes: dict[Card, int] = field(init=False)
    """The place to which each monster and citizen returns (T25)."""

    @adds.default
    def _adds(self) -> tuple[Callable[[State, Player, Terms, list[Option]], None], ...]:
        return tuple(offer.add for offer in self.offers)

    @begins.default
    def _begins(self) -> dict[type[Option], Callable[[State, Any], None]]:
        return {offer.kind: offer.begin for offer in self.offers}

    @turn_as_agenda.default
    def _turn_as_agenda(self) -> tuple[Step, ...]:
        return self.turn[::-1]

    @phase_before.default
    def _phase_before(self) -> dict[type[Step], str]:
        begun = [step for step in self.turn if step.phase]
        return {type(after): before.phase for before, after in pairwise(begun)}

    @shared_moments.default
    def _shared_moments(self) -> frozenset[Moment]:
        piled = [card for layer in self.pile for card in layer.cards]
        beside = (*self.layout.cards, *self.catalog.keepsakes, *self.aside)
        return frozenset(
            trigger.moment
            for card in (*self.domains, *piled, *beside)
            for trigger in card.triggers
            if card.stands_for_all or trigger.whose in THEIRS
        )

    @keepsakes.default
    def _keepsakes(self) -> tuple[Card, ...]:
        return self.catalog.keepsakes

    @homes.default
    def _homes(self) -> dict[Card, int]:
        return self.layout.homes(self)

    @row_of.default
    def _row_of(self) -> tuple[int, ...]:
        return self.layout.row_of

    @has_resting.default
    def _has_resting(self) -> bool:
        return self.setup.players == MAX_PLAYERS

    @resting_is_out.default
    def _resting_is_out(self) -> bool:
        return self.has_resting and self.setup.edition is Edition.SECOND

    @has_events.default
    def _has_events(self) -> bool:
        return bool((self.open_in_pile | self.closed_in_pile) - {EXHAUSTED})

    @growing.default
    def _growing(self) -> frozenset[str]:
        return frozenset(card.name for stack in self.monsters for card in stack if card.plus)

    @has_standing.default
    def _has_standing(self) -> bool:
        return has_standing(self.pile)

    @standing_rows.default
    def _standing_rows(self) -> tuple[int, ...]:
        return tuple(
            number
            for number, row in enumerate(self.layout.rows)
            if row.has_pile or any(card.stands_for_all for card in row.cards)
        )

    @open_in_pile.default
    def _open_in_pile(self) -> frozenset[Card]:
        return frozenset(card for layer in self.pile if layer.is_open for card in layer.cards)

    @closed_in_pile.default
    def _closed_in_pile(self) -> frozenset[Card]:
        return frozenset(card for layer in self.pile if not layer.is_open for card in layer.cards)

    @has_consolation.default
    def _has_consolation(self) -> bool:
        return not any(starter.when_nothing_else for starter in self.starters)
