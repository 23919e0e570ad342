"""The end of a game, counted over the Dukes that rivals may have."""

from __future__ import annotations

from itertools import permutations
from math import prod
from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.native.nets import any_net
from tests.games.valeria.native.setups import games, likely
from tests.games.valeria.rules.test_duke_beliefs import greedy_game
from valeria_desktop.bots.look import Lookahead
from valeria_desktop.bots.meter import Nodes
from valeria_desktop.games.valeria.bots.ends import Ends, _counted, _Rival, _Standing
from valeria_desktop.games.valeria.bots.learned_worth import learned_worth
from valeria_desktop.games.valeria.native import CORE, needed
from valeria_desktop.games.valeria.native.games import mind_of
from valeria_desktop.games.valeria.rules.duke_beliefs import Unseen
from valeria_desktop.games.valeria.rules.game import imagine
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.beliefs import Belief, weighed
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.dukes import Duke
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.score import Result


def ended(players: int, seed: int) -> tuple[View, Game]:
    """Play a greedy game to its end; return the view before the last choice as well."""
    view, rounds = None, 1
    while not (game := greedy_game(Setup(players=players), seed, rounds)).is_over:
        view, rounds = game.view(0), rounds + 1
    assert view is not None
    return view, game


@pytest.mark.parametrize("players", [2, 3])
def test_every_case_counts_by_its_weight(players: int) -> None:
    view, game = ended(players, 8)
    unseen = Unseen.by(view)
    belief = unseen.belief(game.holdings)
    share = lead = total = 0.0
    for case in permutations(range(len(unseen.dukes)), players - 1):
        weight = prod(belief.weights[at][thing] for at, thing in enumerate(case))
        result = with_dukes(game, [unseen.dukes[thing] for thing in case])
        total += weight
        share += weight * result.share_of(0)
        others = [score.total for score in result.scores if score.seat]
        lead += weight * (result.scores[0].total - max(others))
    ending = Ends(view).of(game)
    assert ending.share == pytest.approx(share / total)
    assert ending.lead == pytest.approx(lead / total)
    assert ending.error == 0
    assert learned_worth(view)(game) == ending.share


def with_dukes(game: Game, dukes: Sequence[Duke]) -> Result:
    """Return the result as if the rivals of the first seat had these Dukes."""
    twin = game.copy()
    for seat, duke in enumerate(dukes, start=1):
        twin._state.players[seat].duke = duke
    return twin.result()


def test_a_game_that_is_over_for_all_counts_as_it_came_out() -> None:
    _, game = ended(2, 9)
    for seat in game.seats:
        assert Ends(game.view(seat)).of(game).share == game.result().share_of(seat)


def test_more_than_two_thousand_cases_are_sampled_within_the_error() -> None:
    things = 9
    belief = Belief((weighed([9, 5, 3, *[1] * (things - 3)]),) * 4)
    rivals = tuple(_Rival(tuple(range(36, 36 + 3 * things, 3)), owner % 2) for owner in range(4))
    own = _Standing(55, 1)
    ending = _counted(own, rivals, belief)
    total = won = 0
    for case in permutations(range(things), 4):
        weight = prod(belief.weights[at][thing] for at, thing in enumerate(case))
        best = max(rivals[at].totals[thing] for at, thing in enumerate(case))
        total += weight
        won += weight * (best < own.total)
    assert not belief.is_exact
    assert 0 < ending.error < 0.02
    assert ending.share == pytest.approx(won / total, abs=3 * ending.error)


def test_a_search_can_take_the_imagined_duke_for_the_true_one() -> None:
    """The coach compares ends world by world."""
    view, game = ended(2, 8)
    worth = learned_worth(view)
    counted = Lookahead(0, worth, Nodes(9)).position(game)
    dealt = Lookahead(0, worth, Nodes(9), counts_ends=False).position(game)
    result = game.result()
    lead = result.scores[0].total - result.scores[1].total
    assert dealt == pytest.approx(result.share_of(0) + 1e-6 * lead, abs=1e-12)
    ending = Ends(view).of(game)
    assert counted == pytest.approx(ending.share + 1e-6 * ending.lead, abs=1e-11)


@pytest.mark.skipif(CORE is None, reason="the core in C was not built: make lab")
def test_the_core_counts_ends_alike() -> None:
    unsure = 0
    for chance, twins in games(71_000, 12):
        mind, views = mind_of(any_net(chance, (8, 4))), []
        while twins.engine.decision is not None:
            views = [twins.engine.view(seat) for seat in twins.engine.seats]
            twins.choose(likely(chance, twins.engine))
        for seat, view in enumerate(views):
            share = Ends(view).of(twins.engine).share
            assert needed().promise(twins.core, mind, seat) == share
            unsure += 0 < share < 1
    assert unsure


def test_an_imagined_end_says_nothing_of_the_true_duke() -> None:
    """Two worlds that differ in Dukes only are worth the same at their end."""
    view, game = ended(2, 8)
    other = imagine(view, Stream(3)).holdings(1).duke
    assert other is not None
    twin = game.copy()
    twin._state.players[1].duke = other
    assert twin.result() != game.result()
    assert Ends(view).of(twin) == Ends(view).of(game)
