"""The numbers that a learned value of Valencia reads, and worths by a net of them."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, ClassVar

import pytest

from tests.bots import learned_worths
from tests.bots.learned_worths import LearnedWorthContract
from valeria_desktop.games.valencia.bots import learned_worth
from valeria_desktop.games.valencia.bots.feature_words import BLOCKS, NAMES, WORDS
from valeria_desktop.games.valencia.bots.features import Eye
from valeria_desktop.games.valencia.bots.worth import WinningChance
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.setup import Setup

if TYPE_CHECKING:
    from types import ModuleType

    from valeria_desktop.games.valencia.rules.game import Game


def played(players: int, choices: int) -> Game:
    """Return a game after some choices of planners."""
    game: Game = learned_worths.played(RULES, "planner", Setup(players=players), choices)
    return game


def looked_at(game: Game, seat: int) -> dict[str, float]:
    return dict(zip(NAMES, Eye.of(game.view(seat)).look(game), strict=True))


class TestLearnedWorth(LearnedWorthContract):
    rules, played = RULES, played
    most, begun = 5, 60
    blocks, words = BLOCKS, WORDS
    learned: ClassVar[ModuleType] = learned_worth
    by_hand = WinningChance
    worth_by = learned_worth.worth_by


@pytest.mark.parametrize("choices", [5, 40, 70])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_worth_by_hand_is_among_the_numbers_and_so_are_its_parts(
    players: int, choices: int
) -> None:
    game = played(players, choices)
    for seat in game.seats:
        found, by_hand = looked_at(game, seat), WinningChance(game.view(seat))
        chance = by_hand(game)
        assert found["chance by hand"] == pytest.approx(log(chance / (1 - chance)))
        assert found["my expected points"] == pytest.approx(by_hand.value(game))
        parts = ("my position", "my tasks", "my later cards", "my cards now", "my questions")
        assert sum(found[part] for part in parts) == pytest.approx(found["my expected points"])
        cards = found["their later cards"] + found["their cards now"]
        assert found["their position"] + cards <= found["their expected points"]
        lead = found["my expected points"] - found["their expected points"]
        assert lead == pytest.approx(found["lead over the strongest"])
        assert found["lead over the weakest"] >= found["lead over the strongest"]


def test_things_are_counted() -> None:
    game = played(2, 70)
    found, mine, theirs = looked_at(game, 0), game.standing(0), game.seen(1)
    assert (found["my points"], found["their points"]) == (mine.points, theirs.points)
    assert (found["my coins"], found["their coins"]) == (mine.coins, theirs.coins)
    assert found["my members"] == mine.members
    assert found["my privileges"] == mine.privileges > 0
    assert found["their cards of the round"] + found["their cards of the deck"] > 0
