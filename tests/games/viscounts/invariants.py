"""Conditions that hold at every decision of a game of Viscounts."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from valeria_desktop.games.viscounts.rules.model.kinds import NOBODY, RIBBONS
from valeria_desktop.games.viscounts.rules.model.zones import CARDS, MANUSCRIPTS, SCHEMES, WORKFORCE
from valeria_desktop.games.viscounts.rules.setup import FUTURES, MAX_PLAYERS, Rival, Setup
from valeria_desktop.games.viscounts.rules.turn.castle import AskBump, AskCrowded, CastleWork
from valeria_desktop.games.viscounts.rules.turn.piles import FEWEST
from valeria_desktop.kernel.zones import disordered, pools_of, tally, unbalanced, unfit

if TYPE_CHECKING:
    from random import Random

    from valeria_desktop.games.viscounts.rules.game import Game
    from valeria_desktop.games.viscounts.rules.model.player import Player
    from valeria_desktop.games.viscounts.rules.model.state import State

SEEDS = st.integers(0, (1 << 64) - 1)
SETUPS = st.builds(Setup, players=st.integers(2, MAX_PLAYERS), side=st.integers(0, 2))
"""Set-ups for several players."""
SOLOS = st.builds(
    Setup,
    players=st.just(1),
    side=st.integers(0, 2),
    rival=st.sampled_from(Rival),
    futures=st.sampled_from(FUTURES),
)
"""Set-ups for one player and the neutral one."""
ALL_SETUPS = SETUPS | SOLOS
MOST_STEPS = 200
"""No choice leads to as many steps: each round of effects uses up a debt, a card or a worker."""


def check(game: Game) -> None:
    """Check all of it."""
    state = game._state
    check_zones(state)
    for player in state.players:
        check_player(state, player)
    check_rival(state)
    check_castle(state)
    check_end(state)
    check_decision(game)


def check_zones(state: State) -> None:
    """Nothing is lost or comes from nowhere: WK1, WK7, WK8."""
    pools = {CARDS, MANUSCRIPTS, WORKFORCE} | ({SCHEMES} if state.rival is not None else set())
    assert set(pools_of(state)) == pools
    assert not [*unfit(state), *unbalanced(state), *disordered(state)]
    assert sum(tally(state, MANUSCRIPTS).values()) == 35
    assert sum(tally(state, WORKFORCE).values()) == 20 * state.table.colours
    pairs = len(state.table.pairs)
    assert sum(tally(state, CARDS).values()) == 68 + pairs + 8 * len(state.players)


def check_player(state: State, player: Player) -> None:
    """WK18, WK27, WK53, WK72: markers in order, three cards at least, squares as buildings."""
    assert player.corruption <= player.virtue
    if state.is_set_up:
        assert player.owned >= FEWEST
        assert player.card is not None
    squares = state.table.squares(player.seat)
    freed = Counter(squares[number - 1].building for number in player.freed)
    built = Counter(each.type for each in state.spots if each and each.seat == player.seat)
    assert freed == built
    for ribbon in RIBBONS:
        if state.bonuses[ribbon.at] == player.seat:
            assert sum(each.ribbon is ribbon for each in player.manuscripts) >= 3


def check_rival(state: State) -> None:
    """WK121, WK124, WK126: schemes, no silver, and a viscount on the outer path."""
    rival = state.rival
    if rival is None:
        assert not state.table.setup.is_solo
        return
    assert tally(state, SCHEMES).total() == len(state.table.schemes) == 13
    assert (rival.silver, rival.seat) == (0, 1)
    assert rival.corruption <= rival.virtue
    if state.is_set_up:
        assert rival.space % 3 in {0, 1}
    assert not set(rival.known) & set(rival.futures)


def check_castle(state: State) -> None:
    """WK61 to WK63, WK66: when nobody moves, nobody is crowded, and the leader has most."""
    if state.leader == NOBODY:
        assert not any(state.third)
    else:
        assert state.third[state.leader] == max(state.third)
    if any(isinstance(step, CastleWork | AskBump | AskCrowded) for step in state.agenda):
        return
    for section in (*state.first, *state.second):
        assert sum(section) <= 3
        assert max(section) < 3


def check_end(state: State) -> None:
    """WK17, WK110: the end is near exactly when a card is revealed."""
    is_revealed = not (state.debts_left and state.deeds_left)
    assert bool(state.last_round) == is_revealed
    assert state.last_round <= state.round + 1
    assert bool(state.ending) == (not state.agenda)


def check_decision(game: Game) -> None:
    """One open question with something to choose, or the end."""
    decision = game.decision
    assert (decision is None) == game.is_over
    if decision is None:
        return
    ids = [option.id for option in decision.options]
    assert len(set(ids)) == len(ids) > 1
    assert decision.seat in game.seats
    asked: object = game._state.agenda[-1]
    assert asked == decision.question
    before = game.snapshot()
    assert [option.id for option in decision.question.options(game._state)] == ids
    assert game._state == before  # to ask changes nothing


def play_on(game: Game, chance: Random, most: int) -> list[str]:
    """Play a number of choices at random; give back their ids."""
    choices: list[str] = []
    for _ in range(most):
        if game.decision is None:
            break
        choices.append(chance.choice(game.decision.options).id)
        game.choose(choices[-1])
    return choices
