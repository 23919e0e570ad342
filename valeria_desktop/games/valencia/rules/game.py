"""A game of Valencia: the four verbs of a game, and its questions for bots, scene and score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules import score
from valeria_desktop.games.valencia.rules.deal import deal, lay_out, opening_events
from valeria_desktop.games.valencia.rules.imagine import imagine_state
from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.games.valencia.rules.model.state import Bid, State
from valeria_desktop.games.valencia.rules.model.table import Table
from valeria_desktop.games.valencia.rules.progress import seen_of, standing_of
from valeria_desktop.games.valencia.rules.round.auction import RankSums
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.games.valencia.rules.setup_check import check
from valeria_desktop.games.valencia.rules.standing import Held
from valeria_desktop.games.valencia.rules.tasks import cells_of
from valeria_desktop.games.valencia.rules.view import View, make_view
from valeria_desktop.kernel import game

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from valeria_desktop.games.valencia.rules.model.catalog import Catalog
    from valeria_desktop.games.valencia.rules.model.parts import RoundPart
    from valeria_desktop.games.valencia.rules.standing import PlayerStanding
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.score import Result


class Game(game.TableGame[State, Table, View, Setup]):
    """A game of Valencia."""

    __slots__ = ()

    make_view = staticmethod(make_view)

    @property
    def bids(self) -> tuple[Bid, ...]:
        """The stacks revealed in the present auction."""
        return self._state.bids

    def standing(self, seat: int) -> PlayerStanding:
        """Return a seat's standing; bots ask imagined games for it."""
        return standing_of(self._state, seat)

    def seen(self, seat: int) -> PlayerStanding:
        """Return the public part of a seat's standing."""
        return seen_of(self._state, seat)

    @property
    def what_stands(self) -> tuple[Hashable, Hashable]:
        """The public and the hidden things that standings depend on, without decks."""
        state = self._state
        seen = (
            *(tuple(state.city), state.council, state.palms, state.fountains, state.assistants),
            *(state.figure, state.round, state.ending),
            *[(each.prestige, each.privileges, each.members) for each in state.players],
        )
        hidden = [(each.coins, each.goods, each.tasks) for each in state.players]
        return seen, (state.part, *hidden)

    def held(self, seat: int) -> Held:
        """Return a player's cards and open steps; bots ask imagined games for them."""
        player, decision = self._state.players[seat], self.decision
        asked = () if decision is None else (decision.question,)
        steps = (*self._state.agenda, *asked)
        return Held(
            deck=player.deck,
            hand=player.hand,
            opened=player.opened,
            stacks=player.stacks,
            steps=tuple([step for step in steps if getattr(step, "seat", None) == seat]),
            is_ranked=RankSums not in map(type, steps),
        )

    @property
    def part(self) -> RoundPart:
        """The present part of the round."""
        return self._state.part

    def at(self, part: RoundPart) -> Game:
        """Return a copy of the game in another part of the round, to look at standings there."""
        game = self.copy()
        game._state.part = part
        return game

    def with_member(self, seat: int, cell: int) -> PlayerStanding:
        """Return a seat's standing after it has settled on a space and paid for it."""
        state = self._state
        coins = state.players[seat].coins
        state.city[cell] = seat
        state.players[seat].coins = coins - self.table.city.space(cell).price
        found = standing_of(state, seat)
        state.city[cell] = NOBODY
        state.players[seat].coins = coins
        return found

    def with_holder(self, seat: int, place: int, holder: int) -> PlayerStanding:
        """Return a seat's standing if `holder`, a seat or NOBODY, had a council seat."""
        state = self._state
        before = state.council
        state.council = (*before[:place], holder, *before[place + 1 :])
        found = standing_of(state, seat)
        state.council = before
        return found

    def with_figure(self, seat: int, holder: int) -> PlayerStanding:
        """Return a seat's standing if `holder`, a seat or NOBODY, had the figure."""
        state = self._state
        before, state.figure = state.figure, holder
        found = standing_of(state, seat)
        state.figure = before
        return found

    def with_moves(self, seat: int) -> list[PlayerStanding]:
        """Return a seat's standing after each move to a space beside its members (VA26)."""
        state, city, found = self._state, self._state.city, []
        for start in cells_of(state, seat):
            for move in self.table.moves[start]:
                if city[move.goal] == NOBODY:
                    city[start], city[move.goal] = NOBODY, seat
                    found.append(standing_of(state, seat))
                    city[start], city[move.goal] = seat, NOBODY
        return found

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
        state.events = list(opening_events(state))
    return Game(state)


def imagine(view: View, stream: Stream) -> Game:
    """Return a random game that fits a view; it collects no events."""
    asked = view.decision is not None and view.decision.seat == view.seat
    return Game(imagine_state(view, stream), view.decision if asked else None)
