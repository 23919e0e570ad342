"""The numbers that a learned value of Valencia reads, and worths by a net of them."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING

import pytest

from tests.german import german
from tests.nets import only_of
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valencia.bots import learned_worth as learned
from valeria_desktop.games.valencia.bots.feature_words import BLOCKS, NAMES, words_of
from valeria_desktop.games.valencia.bots.features import Eye
from valeria_desktop.games.valencia.bots.learned_worth import learned_worth, worth_by
from valeria_desktop.games.valencia.bots.worth import WinningChance
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.game import imagine
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.phrases import Phrase

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.game import Game

LONGEST = 60  # letters: it stands within a sentence


def played(players: int, choices: int) -> Game:
    """Play planners' choices."""
    game: Game = RULES.deal(Setup(players=players), 5)
    bots = [make_bot(RULES, "planner", seat) for seat in game.seats]
    while (decision := game.decision) is not None and choices:
        game.choose(bots[decision.seat].choose(game.view(decision.seat), decision))
        choices -= 1
    return game


def looked_at(game: Game, seat: int) -> dict[str, float]:
    return dict(zip(NAMES, Eye.of(game.view(seat)).look(game), strict=True))


def test_no_two_features_have_one_name() -> None:
    assert len(set(NAMES)) == len(NAMES) == sum(map(len, BLOCKS.values()))


def test_every_feature_has_words_of_its_own_in_both_languages() -> None:
    phrases = [words_of(name) for name in NAMES]
    assert len({str(phrase) for phrase in phrases}) == len(NAMES)
    parts = [part for phrase in phrases for part in phrase.parts.values()]
    templates = {each.template for each in (*phrases, *parts) if isinstance(each, Phrase)}
    assert all(0 < len(german()[template]) <= LONGEST for template in templates)
    assert all(len(str(phrase)) <= LONGEST for phrase in phrases)


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
        parts = found["my position"] + found["my tasks"] + found["my stacks and questions"]
        assert parts == pytest.approx(found["my expected points"])
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


@pytest.mark.parametrize("players", [2, 5])
def test_a_net_of_the_worth_by_hand_alone_promises_the_same(players: int) -> None:
    game, net = played(players, 60), only_of(NAMES, "chance by hand")
    for seat in game.seats:
        view = game.view(seat)
        world = imagine(view, Stream(1))
        assert worth_by(net, view)(world) == pytest.approx(WinningChance(view)(world))


def test_a_game_that_is_over_is_worth_what_was_won_of_it() -> None:
    game, net = played(2, 10_000), only_of(NAMES, "chance by hand")
    assert [worth_by(net, game.view(seat))(game) for seat in game.seats] == [
        game.result().share_of(seat) for seat in game.seats
    ]


def test_where_there_are_no_weights_the_worth_is_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learned, "net_of", lambda _players: None)
    game = played(2, 20)
    assert isinstance(learned_worth(game.view(0)), WinningChance)
