"""A game of Valeria: the four verbs, and the questions that can be put to a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.at import on_table
from valeria_desktop.games.valeria.rules.deal import opening_events
from valeria_desktop.games.valeria.rules.imagine import imagine_state
from valeria_desktop.games.valeria.rules.model.options import ACTIONS
from valeria_desktop.games.valeria.rules.model.state import State
from valeria_desktop.games.valeria.rules.model.table import Table
from valeria_desktop.games.valeria.rules.modes import conditions, deal, lay_out, verdict
from valeria_desktop.games.valeria.rules.modes import result as result_of
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.rules.setup_check import check
from valeria_desktop.games.valeria.rules.turn.actions import Act
from valeria_desktop.games.valeria.rules.turn.harvest import activated
from valeria_desktop.games.valeria.rules.turn.prices import prices_at
from valeria_desktop.games.valeria.rules.turn.quote import Quote, quote, timing_of
from valeria_desktop.games.valeria.rules.turn.standing import standing, terms_for
from valeria_desktop.games.valeria.rules.view import View, make_view
from valeria_desktop.games.valeria.solo.siege import ActAtPiles
from valeria_desktop.kernel import game
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.kernel.score import Result

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from valeria_desktop.games.valeria.rules.model.amounts import Amounts
    from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen, Starter
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.pools import Pools
    from valeria_desktop.games.valeria.rules.model.price import Price
    from valeria_desktop.games.valeria.rules.terms import Terms
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.phrases import Phrase


class Game(game.TableGame[State, Table, View, Setup]):
    """A game of Valeria."""

    __slots__ = ()

    make_view = staticmethod(make_view)

    def why_not(self, option_id: str, decision: Decision) -> str | None:
        """Name the reasons why an action at a place can't be chosen."""
        action, _, name = option_id.partition(" ")
        place = self.table.layout.names.get(name)
        if place is None or action not in ACTIONS:
            return self._why_no_offer(option_id, decision)
        found = self.quote(decision.seat, place)
        if found.action is not ACTIONS[action]:
            return None
        card = found.card.name if found.card else name
        return f"{card} at {name} can't be chosen now: {'; '.join(found.reasons)}."

    def _why_no_offer(self, option_id: str, decision: Decision) -> str | None:
        for offer in self._state.table.offers:
            if why := offer.why_not(self._state, decision.seat, option_id):
                return f"{capital(why)}."
        return None

    def closed(self, seat: int) -> dict[At, tuple[Phrase, ...]]:
        """Return the things beside the stacks that a seat can't choose now, each with reasons."""
        decision, state = self.decision, self._state
        timing = timing_of(state, decision, seat)
        open_now = {option.id for option in decision.options} if decision and not timing else ()
        found: dict[At, tuple[Phrase, ...]] = {}
        for offer in state.table.offers:
            for at, option_id in offer.things(state, seat):
                why = offer.why_not(state, seat, option_id)
                if option_id not in open_now and (reasons := timing or ((why,) if why else ())):
                    found[on_table(at, seat)] = reasons
        return found

    def holdings(self, seat: int) -> Holdings:
        """Return a player's holdings, for reading only; bots ask for them in imagined worlds."""
        return self._state.players[seat]

    def rival(self) -> Holdings | None:
        """Return the Dark Lord's holdings in a solo game, for reading only."""
        return self._state.rival

    def likeness(self) -> Hashable:
        """Return a value that two games share only if they go on alike, in any order of cards."""
        return self._state.likeness()

    @property
    def stacks(self) -> Sequence[tuple[Card, ...]]:
        """The places of the centre, for reading only; bots ask for them in imagined worlds."""
        return self._state.stacks

    def top(self, place: int) -> Card | None:
        """Return the face-up card on top of a place, or None."""
        return self._state.top(place)

    def tokens_on(self, place: int) -> Amounts:
        """Return the tokens on the top card of a place."""
        return self._state.tokens_on(place)

    @property
    def pile(self) -> tuple[Card, ...]:
        """The Exhausted pile, for reading only; bots ask for it in imagined worlds."""
        return self._state.pile

    @property
    def banished(self) -> tuple[Card, ...]:
        """The cards that left the game (X8)."""
        return self._state.banished

    @property
    def pools(self) -> Pools:
        """The amounts that lie in pools of sets."""
        return self._state.pools

    def terms(self, seat: int) -> Terms:
        """Return the terms on which a seat plays now."""
        return terms_for(self._state, seat)

    def standing(self, seat: int) -> list[Card]:
        """Return the cards, besides the seat's domains, whose powers count for the seat now."""
        return standing(self._state, seat)

    def prices(self, seat: int, place: int) -> tuple[Price, ...]:
        """Return a seat's prices of the top card of a place; none if nobody can have it."""
        return prices_at(self._state, seat, place)

    @property
    def actions_left(self) -> int:
        """The number of actions still to be taken this turn."""
        return sum(isinstance(step, Act | ActAtPiles) for step in self._state.agenda)

    def quote(self, seat: int, place: int, *, depth: int = 0) -> Quote:
        """Return a seat's price of a card in the centre, and the reasons against taking it."""
        return quote(self._state, self.decision, seat, place, depth=depth)

    def would_activate(self, seat: int, dice: tuple[int, int]) -> tuple[Citizen | Starter, ...]:
        """Return a seat's cards that these dice would activate, each as often as it activates."""
        if seat == self._state.resting:
            return ()
        return activated(self._state, seat, dice)

    def end_conditions(self) -> tuple[str, ...]:
        """Name the end conditions that hold now."""
        return conditions(self._state)

    def result(self) -> Result:
        """Score the game as if it ended now; the result is final when the game is over."""
        return result_of(self._state)

    def verdict(self, names: Sequence[str]) -> Phrase:
        """Say who won and why, as if the game ended now."""
        return verdict(self._state, names)


def new_game(setup: Setup, catalog: Catalog, seed: int, *, collects_events: bool = True) -> Game:
    """Deal a game; refuse an impossible set-up."""
    check(setup, catalog, seed)
    state = deal(lay_out(setup, catalog, seed), seed)
    if collects_events:
        state.events = list(opening_events(state))
    return Game(state)


def imagine(view: View, stream: Stream) -> Game:
    """Deal a game that agrees with all a seat knows; it collects no events."""
    asked = view.decision is not None and view.decision.seat == view.seat
    return Game(imagine_state(view, stream), view.decision if asked else None)
