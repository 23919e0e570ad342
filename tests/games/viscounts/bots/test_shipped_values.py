"""The shipped values of two players: what they read, who uses them, and that they choose alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.bots import learned_worths
from valeria_desktop.bots.learned import values_folder
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.bots.weights import Weights, read_weights
from valeria_desktop.games.viscounts.bots.feature_words import BLOCKS, NAMES
from valeria_desktop.games.viscounts.bots.learned_worth import LearnedChance, learned_worth
from valeria_desktop.games.viscounts.bots.worth import WinningChance
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.game import Game

pytestmark = pytest.mark.thorough


@pytest.fixture(scope="module")
def shipped() -> Weights:
    return read_weights(values_folder(RULES.id) / "2.json", BLOCKS)


def played(players: int, choices: int = 120) -> Game:
    game: Game = learned_worths.played(RULES, "steward", Setup(players=players), choices)
    return game


def test_the_file_says_what_it_was_learned_from(shipped: Weights) -> None:
    made: dict[str, Any] = {**shipped.made}
    assert (made["game"], made["course"]) == (RULES.id, "2")
    assert made["games"] >= 300
    assert made["promised and happened"]


def test_all_features_are_read_but_those_that_are_always_alike(shipped: Weights) -> None:
    """Two players have no second rival, and no square or bonus card shows a criminal."""
    unread = [name for name, scale in zip(NAMES, shipped.net.scale, strict=True) if not scale]
    always = ["lead over the second", "my standing criminals", "their standing criminals"]
    assert unread == always


def test_two_players_go_by_them_and_others_by_hand() -> None:
    assert isinstance(learned_worth(played(2).view(0)), LearnedChance)
    for players in (3, 4):
        assert isinstance(learned_worth(played(players).view(0)), WinningChance)


def test_a_lead_promises_more_than_being_behind() -> None:
    game = played(2, 220)
    leader = max(game.seats, key=lambda seat: WinningChance(game.view(seat))(game))
    chances = [learned_worth(game.view(seat))(game) for seat in game.seats]
    assert chances.index(max(chances)) == leader


def test_the_duchess_chooses_alike_for_the_same_seed_and_view() -> None:
    game = played(2, 60)
    decision = game.decision
    assert decision is not None
    view = game.view(decision.seat)
    chosen = {make_bot(RULES, "duchess", 4, 300).choose(view, decision) for _ in range(2)}
    other = RULES.imagine(view, Stream(9))  # differs in what the seat doesn't know alone
    assert other.decision is not None
    again = make_bot(RULES, "duchess", 4, 300).choose(other.view(decision.seat), other.decision)
    assert chosen == {again}
