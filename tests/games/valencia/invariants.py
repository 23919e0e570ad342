"""What is true of a game of Valencia at every decision."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import evolve, frozen
from hypothesis import strategies as st

from tests.games.valencia.scenario import NAMES
from valeria_desktop.games.valencia.files.playable import problems
from valeria_desktop.games.valencia.rules.model.cards import deck_of, plain_deck
from valeria_desktop.games.valencia.rules.model.parts import Part
from valeria_desktop.games.valencia.rules.model.seats import NINA
from valeria_desktop.games.valencia.rules.setup import (
    FIRST_GAME,
    MAX_PLAYERS,
    MIN_PLAYERS,
    RANDOM,
    Advanced,
    Setup,
)

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
    check_cards(state)
    check_goods_and_members(state)
    check_council_and_city(state)
    check_decision(game)
    assert not list(problems(state))


def check_cards(state: State) -> None:
    """VA2, VA40, VA45: no card of any deck is lost or comes to somebody else."""
    deck = Counter(deck_of(state.table.setup.advanced))
    for seat, player in enumerate(state.players):
        held = [*player.deck, *player.hand, *player.opened, *player.used]
        held += [card for stack in player.stacks for card in stack]
        held += [card for bid in state.bids if bid.seat == seat for card in bid.cards]
        assert Counter(held) == deck
    nina = plain_deck() if len(state.players) == MIN_PLAYERS else ()
    assert Counter([*state.nina, *state.nina_used]) == Counter(nina)


def check_goods_and_members(state: State) -> None:
    """VA1, VA2: six goods of each guild, fifteen members of each family, nothing is owed."""
    for guild in range(5):
        assert sum(player.goods[guild] for player in state.players) + state.supply[guild] == 6
    beside = Counter(each.seat for each in state.assistants)
    for seat, player in enumerate(state.players):
        on_council = state.council.count(seat) + beside[seat]
        assert player.members + on_council + state.city.count(seat) == 15
        assert min(player.coins, player.members, player.privileges, player.prestige) >= 0
        assert min(player.goods) >= 0


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
        assert (state.round, state.part, state.turn) == (5, Part.COUNCIL, 55)
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
    """What everybody has that changes step by step, as the events tell it (VA8)."""

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
        """Give what the public events make of it."""
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
    """Play so many choices, or to the end; gives back what was chosen."""
    chosen: list[str] = []
    while game.decision is not None and len(chosen) < number:
        option = chance.choice(game.decision.options)
        game.choose(option)
        chosen.append(option.id)
    return chosen
