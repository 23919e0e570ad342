"""A game of Stairs: the verbs of all games, and its score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.stairs.rules.model.state import HAND, Player, State
from tests.games.stairs.rules.model.table import Cards, Table
from tests.games.stairs.rules.setup import Setup, check
from tests.games.stairs.rules.turn import Begin
from tests.games.stairs.rules.view import View, imagine_state, make_view
from valeria_desktop.kernel import game
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.score import Result, Score, ScoreLine, decided, verdict_of

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from valeria_desktop.kernel.phrases import Phrase

DEAL = 1
"""The draws from chance: each purpose has a number of its own."""
HIGH, WORTH = 21, 2
TIE = "{winners} wins with {points} and the lower cards in hand."


class Game(game.TableGame[State, Table, View, Setup]):
    """A game of Stairs."""

    __slots__ = ()
    make_view = staticmethod(make_view)

    def likeness(self) -> Hashable:
        return self._state.likeness()

    def result(self) -> Result:
        return decided(tuple(map(self._score, self.seats)))

    def _score(self, seat: int) -> Score:
        player = self._state.players[seat]
        high = sum(card >= HIGH for card in player.hand)
        lines = (
            ScoreLine("steps", player.points, say("Steps up"), is_public=True),
            ScoreLine("hand", WORTH * high, say("High cards in hand")),
        )
        return Score(seat, lines, sum(player.hand))

    def verdict(self, names: Sequence[str]) -> Phrase:
        return verdict_of(self.result(), names, TIE)


def new_game(setup: Setup, deck: Cards, seed: int, *, collects_events: bool = True) -> Game:
    """Return a new game; a set-up or a seed that is not allowed raises a SetupError."""
    check(setup, seed)
    cards = Stream(seed, DEAL).sample(deck, len(deck))
    hands = [[cards.pop() for _ in range(HAND)] for _ in range(setup.players)]
    state = State(
        table=Table(setup, deck),
        players=[Player(tuple(sorted(hand))) for hand in hands],
        deck=tuple(cards),
        agenda=[Begin()],
    )
    state.events = [] if collects_events else None
    return Game(state)


def imagine(view: View, stream: Stream) -> Game:
    """Return a random game that fits a view; it collects no events."""
    is_asked = view.decision is not None and view.decision.seat == view.seat
    return Game(imagine_state(view, stream), view.decision if is_asked else None)
