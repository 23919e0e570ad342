"""A game of Viscounts: the four verbs of a game, and its questions for bots, scene and score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules import score, vocabulary
from valeria_desktop.games.viscounts.rules.deal import deal, lay_out
from valeria_desktop.games.viscounts.rules.imagine import imagine_state
from valeria_desktop.games.viscounts.rules.model.state import State
from valeria_desktop.games.viscounts.rules.model.table import Table
from valeria_desktop.games.viscounts.rules.reasons import refusal_of
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.games.viscounts.rules.setup_check import check
from valeria_desktop.games.viscounts.rules.turn.funding import icons_of
from valeria_desktop.games.viscounts.rules.turn.ride import AskRide, ride_prices
from valeria_desktop.games.viscounts.rules.view import View, make_view
from valeria_desktop.kernel import game

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from valeria_desktop.games.viscounts.rules.model.amounts import Counts
    from valeria_desktop.games.viscounts.rules.model.catalog import Catalog
    from valeria_desktop.games.viscounts.rules.model.standing import Standing
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.score import Result

VOCABULARY = vocabulary
"""The modules of effects and steps: a game can't be played without all of them."""


class Game(game.TableGame[State, Table, View, Setup]):
    """A game of Viscounts."""

    __slots__ = ()

    make_view = staticmethod(make_view)

    def why_not(self, option_id: str, decision: Decision) -> str | None:
        """Name what is missing for an action, a ride, a building or a hire that isn't offered."""
        return refusal_of(self.view(decision.seat), decision, option_id)

    def likeness(self) -> Hashable:
        """Return a value that is equal for games with the same future."""
        return self._state.likeness()

    @property
    def active(self) -> int:
        """The seat whose turn it is; in the neutral player's turn, the only seat."""
        return min(self._state.active, len(self._state.players) - 1)

    @property
    def standing(self) -> Standing:
        """What all players own just now, for reading only; bots ask imagined games for it."""
        return self._state

    @property
    def icons(self) -> tuple[Counts, ...]:
        """Each player's icons just now (WK36)."""
        return tuple(icons_of(self._state, seat) for seat in self.seats)

    def ride_prices(self, seat: int) -> tuple[int | None, ...]:
        """Return the price of a ride to each space while a seat is asked where to; else nothing."""
        question = self.decision.question if self.decision is not None else None
        if not isinstance(question, AskRide) or question.seat != seat:
            return ()
        return tuple(ride_prices(self._state, seat, question.steps))

    def result(self) -> Result:
        """Return the result as if the game ended now; it is final once the game is over."""
        return score.result(self._state)

    def verdict(self, names: Sequence[str]) -> Phrase:
        """Return a sentence on the winners and their points, as if the game ended now."""
        return score.verdict(self._state, names)


def new_game(setup: Setup, catalog: Catalog, seed: int, *, collects_events: bool = True) -> Game:
    """Return a new game; a set-up or a seed that is not allowed raises a SetupError."""
    check(setup, seed)
    state = deal(lay_out(setup, catalog, seed), seed)
    if collects_events:
        state.events = []
    return Game(state)


def imagine(view: View, stream: Stream) -> Game:
    """Return a random game that fits a view; it collects no events."""
    asked = view.decision is not None and view.decision.seat == view.seat
    return Game(imagine_state(view, stream), view.decision if asked else None)
