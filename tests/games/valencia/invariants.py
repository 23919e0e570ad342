"""What is true of a game of Valencia at every decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen
from hypothesis import strategies as st

from tests.games.valencia.scenario import NAMES
from valeria_desktop.games.valencia.files.playable import problems
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.seats import NINA
from valeria_desktop.games.valencia.rules.model.zones import DECKS, FAMILIES, GOODS, NINAS, TASKS
from valeria_desktop.games.valencia.rules.setup import (
    FIRST_GAME,
    MAX_PLAYERS,
    MIN_PLAYERS,
    RANDOM,
    Advanced,
    Setup,
)
from valeria_desktop.kernel.zones import disordered, pools_of, tally, unbalanced, unfit

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.games.valencia.rules.model.state import State
    from valeria_desktop.kernel.events import Event

SEEDS = st.integers(1 << 60, (1 << 64) - 1)
SETUPS = st.builds(
    Setup,
    players=st.integers(MIN_PLAYERS, MAX_PLAYERS),
    city=st.sampled_from((FIRST_GAME, RANDOM)),
    advanced=st.frozensets(st.sampled_from(Advanced)),
)


def check(game: Game) -> None:
    """Check all of it."""
    state = game._state
    check_zones(state)
    check_council_and_city(state)
    check_decision(game)
    assert not list(problems(state))


def check_zones(state: State) -> None:
    """Nothing is lost or comes to someone else, and nothing is owed: VA1, VA2, VA6, VA40, VA45.

    Cards of each deck, six goods of each guild, fifteen members of each family, tasks, Nina's deck.
    """
    assert pools_of(state) == (FAMILIES, GOODS, TASKS, NINAS, DECKS)
    assert not [*unfit(state), *unbalanced(state), *disordered(state)]
    assert sum(tally(state, GOODS).values()) == 30
    assert sum(tally(state, FAMILIES).values()) == 15 * len(state.players)
    assert sum(tally(state, DECKS).values()) == len(state.table.deck) * len(state.players)


def check_council_and_city(state: State) -> None:
    """VA24, VA27, VA45: one thing in one place, beside a holder only, one of each a round."""
    city = state.table.city
    assert all(city.cells[cell] is not None for cell, who in enumerate(state.city) if who >= 0)
    assert all(state.council[each.place] >= 0 for each in state.assistants)
    assert len(set(state.palms)) == len(state.palms) <= state.round
    sites = [built.site for built in state.fountains]
    assert len(set(sites)) == len(sites) <= state.round
    assert len({each.id for each in state.table.fountains}) == 5


def check_decision(game: Game) -> None:
    """One open question with something to choose, or the end after five rounds."""
    state, decision = game._state, game.decision
    assert (decision is None) == game.is_over == bool(state.ending)
    if decision is None:
        assert (state.round, state.part, state.turn) == (5, RoundPart.COUNCIL, 55)
        return
    ids = [option.id for option in decision.options]
    assert len(set(ids)) == len(ids)
    assert len(ids) > 1 or ids == ["done"]
    top: object = state.agenda[-1]
    assert top is decision.question
    for seat in game.seats:
        view = game.view(seat)
        assert [player.own is not None for player in view.players] == [
            other == seat for other in game.seats
        ]


@frozen
class Ledger:
    """What everyone has that changes step by step, as the events tell it (VA8)."""

    coins: tuple[int, ...]
    goods: tuple[int, ...]
    members: tuple[int, ...]

    @classmethod
    def of(cls, state: State) -> Ledger:
        """Read it off a state."""
        players = state.players
        return cls(
            tuple(player.coins for player in players),
            tuple(sum(player.goods) for player in players),
            tuple(player.members for player in players),
        )

    def after(self, events: Iterable[Event]) -> Ledger:
        """Return the ledger after the public events."""
        coins, goods, members = list(self.coins), list(self.goods), list(self.members)
        for event in events:
            assert str(event.words(NAMES))
            name, seat = type(event).__name__, getattr(event, "seat", NINA)
            if name == "CoinsGained":
                coins[seat] += event.coins  # type: ignore[attr-defined]
            elif name == "GoodSold":
                coins[seat] += event.guild.price  # type: ignore[attr-defined]
                goods[seat] -= 1
            elif name == "GoodGained":
                goods[seat] += 1
            elif name == "Settled":
                coins[seat] -= event.price  # type: ignore[attr-defined]
                members[seat] -= 1
            elif name in {"Sat", "Assisted"}:
                members[seat] -= 1
            elif name == "SentHome":
                members[seat] += 1
        return evolve(self, coins=tuple(coins), goods=tuple(goods), members=tuple(members))


def play_on(game: Game, chance: Random, number: int) -> list[str]:
    """Play a number of choices, or to the end; gives back what was chosen."""
    chosen: list[str] = []
    while game.decision is not None and len(chosen) < number:
        option = chance.choice(game.decision.options)
        game.choose(option)
        chosen.append(option.id)
    return chosen
