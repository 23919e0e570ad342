"""A seat that sees a rival's cards finds some Dukes likelier than others for that rival."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests.scenario import CATALOG
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.duke_beliefs import Unseen
from valeria_desktop.games.valeria.rules.game import imagine, new_game
from valeria_desktop.games.valeria.rules.setup import Setup, Solo, Variant
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.dukes import Duke


def greedy_game(setup: Setup, seed: int, rounds: int) -> Game:
    """Play greedy rounds from a seed."""
    game = new_game(setup, CATALOG, seed)
    bot = make_bot(RULES, "greedy", 1)
    while (decision := game.decision) is not None and game.round <= rounds:
        game.choose(bot.choose(game.view(decision.seat), decision))
    return game


def test_imagined_dukes_come_up_as_the_belief_has_them() -> None:
    game = greedy_game(Setup(players=3), 5, 4)
    view = game.view(0)
    unseen, stream = Unseen.by(view), Stream(7)
    assert unseen.rivals == (1, 2)
    belief = unseen.belief(view.players.__getitem__)
    found: list[Counter[Duke | None]] = [Counter(), Counter()]
    for _ in range(1_500):
        world = imagine(view, stream)
        for seat in unseen.rivals:
            found[seat - 1][world.holdings(seat).duke] += 1
    for counted, shares in zip(found, belief.shares(), strict=True):
        for duke, share in zip(unseen.dukes, shares, strict=True):
            assert counted[duke] / 1_500 == pytest.approx(share / sum(shares), abs=0.05)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_true_duke_is_likelier_than_an_even_guess(players: int) -> None:
    """In the mean over games of levels that look at what their Duke counts."""
    shares = []
    for seed in range(10):
        game = greedy_game(Setup(players=players), seed, 4)
        view = game.view(0)
        unseen = Unseen.by(view)
        for seat, each in zip(
            unseen.rivals, unseen.belief(view.players.__getitem__).shares(), strict=True
        ):
            duke = game.holdings(seat).duke
            assert duke is not None
            shares.append(each[unseen.dukes.index(duke)] / sum(each))
    assert sum(shares) / len(shares) > 1.2 / 8


@pytest.mark.clause("S12")
def test_the_belief_is_the_same_whatever_duke_a_rival_has() -> None:
    game = greedy_game(Setup(players=4), 6, 3)
    view = game.view(2)
    belief = Unseen.by(view).belief(view.players.__getitem__)
    for number in range(20):
        other = imagine(view, Stream(number)).view(2)
        assert Unseen.by(other).belief(other.players.__getitem__) == belief


def test_who_has_yet_to_choose_says_nothing() -> None:
    game = new_game(Setup(players=2), CATALOG, 3)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    assert Unseen.by(view).rivals == ()
    assert imagine(view, Stream(1)).view(view.seat) == view


def test_nothing_is_hidden_any_more_when_a_game_is_over() -> None:
    game = greedy_game(Setup(players=2), 2, 1_000)
    assert game.is_over
    assert Unseen.by(game.view(0)).rivals == ()


@pytest.mark.parametrize(
    "setup",
    [
        Setup(players=3, variants=frozenset({Variant.NO_DUKE})),
        Setup(players=1, solo=Solo.DARK_LORD),
        Setup(players=1, solo=Solo.SIEGE),
    ],
    ids=["no duke", "dark lord", "siege"],
)
def test_where_no_rival_keeps_a_duke_none_is_weighed(setup: Setup) -> None:
    game = greedy_game(setup, 4, 3)
    assert Unseen.by(game.view(0)).rivals == ()
